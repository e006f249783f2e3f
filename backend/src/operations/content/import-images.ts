// Images that come with imported content: checked, then copied to where the backend serves them
// (DATA_DIR/images).
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  DEMO_IMAGES_FOLDER,
  IMAGE_SUBFOLDERS,
  importedImagesFolder,
} from '../../files/image-folders.ts';
import { svgProblem } from './svg.ts';

const NAME = /^[a-z0-9-]+\.svg$/;

/** @param name below images/, such as `covers/du.svg` */
export type ImportedImage = { name: string; change: 'inserted' | 'changed' | 'unchanged' };

/** Reads the folder's images/; one line per problem. */
export function readImages(
  root: string,
  dataDir: string,
): { images: ImportedImage[]; problems: string[] } {
  const images: ImportedImage[] = [];
  const problems: string[] = [];
  const imagesFolder = join(root, 'images');
  for (const entry of existsSync(imagesFolder) ? readdirSync(imagesFolder).sort() : []) {
    if (!IMAGE_SUBFOLDERS.some((folder) => folder === entry))
      problems.push(`images/${entry}: only ${IMAGE_SUBFOLDERS.join(', ')} are served`);
  }
  for (const folder of IMAGE_SUBFOLDERS) {
    const path = join(imagesFolder, folder);
    for (const file of existsSync(path) ? readdirSync(path).sort() : []) {
      const name = `${folder}/${file}`;
      if (!NAME.test(file) || !statSync(join(path, file)).isFile()) {
        problems.push(`images/${name}: not an .svg named with small letters, digits and hyphens`);
        continue;
      }
      const data = readFileSync(join(path, file));
      const problem = svgProblem(data);
      if (problem) problems.push(`images/${name}: ${problem}`);
      const served = [importedImagesFolder(dataDir), DEMO_IMAGES_FOLDER]
        .map((imagesRoot) => join(imagesRoot, name))
        .find((path) => existsSync(path));
      images.push({ name, change: changeOf(served, data) });
    }
  }
  return { images, problems };
}

/** @param served path of the image that is served now; undefined if there is none */
function changeOf(served: string | undefined, data: Buffer): ImportedImage['change'] {
  if (served === undefined) return 'inserted';
  return readFileSync(served).equals(data) ? 'unchanged' : 'changed';
}

/**
 * Copies new images under temporary names; `commit` renames them to their final paths, `rollback`
 * removes them.
 */
export function stageImages(
  root: string,
  dataDir: string,
  images: readonly ImportedImage[],
): { commit(): void; rollback(): void } {
  const staged = images
    .filter(({ change }) => change !== 'unchanged')
    .map(({ name }) => join(importedImagesFolder(dataDir), name));
  const temporaryPath = (path: string) => `${path}.${process.pid}.import`;
  const rollback = () => {
    for (const path of staged) rmSync(temporaryPath(path), { force: true });
  };
  try {
    for (const folder of IMAGE_SUBFOLDERS)
      mkdirSync(join(importedImagesFolder(dataDir), folder), { recursive: true });
    for (const path of staged)
      copyFileSync(
        join(root, 'images', path.slice(importedImagesFolder(dataDir).length)),
        temporaryPath(path),
      );
  } catch (error) {
    rollback();
    throw error;
  }
  return {
    commit: () => {
      for (const path of staged) renameSync(temporaryPath(path), path);
    },
    rollback,
  };
}
