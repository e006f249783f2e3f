// Diagrams within lessons and notes: `<img src="/media/diagrams/<name>.svg" alt="…" width="…"
// height="…">`.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './read-content.ts';

/** A lesson is read on mobile data: a diagram is about as large as a paragraph with formulas. */
const MAX_BYTES = 6 * 1024;
const IMAGE = /<img\b[^>]*>/gi;
const SOURCE = /^\/media\/(diagrams\/[a-z0-9-]+)\.svg$/;

/** The names of all diagrams that lessons and notes show, such as `diagrams/right-triangle`. */
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

/** Tells what is wrong with the diagrams of a text. @param imageFolders where `diagrams/` may be */
export function checkDiagrams(
  text: string | undefined,
  imageFolders: readonly string[],
  tell: (problem: string) => void,
): void {
  for (const image of imagesIn(text)) {
    const source = attributeOf(image, 'src');
    const name = SOURCE.exec(source)?.[1];
    if (name === undefined) {
      // Other pictures are uploaded files: the content folder does not have them.
      if (!source.startsWith('/media/')) tell(`picture '${source}' is not below /media`);
      continue;
    }
    const file = imageFolders
      .map((folder) => join(folder, `${name}.svg`))
      .find((path) => existsSync(path));
    if (file === undefined) tell(`no drawing images/${name}.svg`);
    else if (statSync(file).size > MAX_BYTES)
      tell(`images/${name}.svg is larger than ${MAX_BYTES} bytes`);
    if (attributeOf(image, 'alt').trim() === '') tell(`${name} has no alt text`);
    // Without its size the text moves when the picture arrives.
    if (!attributeOf(image, 'width') || !attributeOf(image, 'height'))
      tell(`${name} has no width and height`);
  }
}

const imagesIn = (text: string | undefined): string[] => text?.match(IMAGE) ?? [];
const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
