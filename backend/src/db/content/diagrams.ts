// Diagrams within lessons and notes: `<img src="/media/diagrams/<name>.svg" alt="…" width="…"
// height="…">`.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './read-content.ts';

/** About the size of a paragraph with formulas, because lessons are read on mobile data. */
const MAX_BYTES = 6 * 1024;
const IMAGE = /<img\b[^>]*>/gi;
const FOLDER = '/media/diagrams/';
const SOURCE = /^\/media\/(diagrams\/[a-z0-9-]+)\.svg$/;

/** The names of all diagrams in lessons and notes, such as `diagrams/right-triangle`. */
export function diagramsOf(content: Content): string[] {
  const texts = content.chapters.flatMap(({ data }) => [
    ...data.lessons.map((lesson) => lesson.content),
    ...data.contents.map((note) => note.contentDetails),
  ]);
  const names = texts.flatMap((text) =>
    imagesIn(text).flatMap((image) => SOURCE.exec(attributeOf(image, 'src'))?.[1] ?? []),
  );
  return [...new Set(names)].sort();
}

/**
 * Reports the problems of the diagrams in a text.
 * @param imageFolders folders that may contain `diagrams/`
 */
export function checkDiagrams(
  text: string | undefined,
  imageFolders: readonly string[],
  report: (problem: string) => void,
): void {
  for (const image of imagesIn(text)) {
    const source = attributeOf(image, 'src');
    const name = SOURCE.exec(source)?.[1];
    if (name === undefined) {
      // Paths in other folders below /media are uploaded files and are not checked.
      if (source.startsWith(FOLDER))
        report(`image '${source}' is not a diagram: ${FOLDER}<a-z, 0-9, ->.svg`);
      else if (!source.startsWith('/media/')) report(`image '${source}' is not below /media`);
      continue;
    }
    const file = imageFolders
      .map((folder) => join(folder, `${name}.svg`))
      .find((path) => existsSync(path));
    if (file === undefined) report(`no diagram images/${name}.svg`);
    else if (statSync(file).size > MAX_BYTES)
      report(`images/${name}.svg is larger than ${MAX_BYTES} bytes`);
    if (attributeOf(image, 'alt').trim() === '') report(`${name} has no alt text`);
    // Without a size the text moves when the diagram is loaded.
    if (!attributeOf(image, 'width') || !attributeOf(image, 'height'))
      report(`${name} has no width or no height`);
  }
}

const imagesIn = (text: string | undefined): string[] => text?.match(IMAGE) ?? [];
const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
