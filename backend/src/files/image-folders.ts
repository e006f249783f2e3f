// Where the drawings of courses, subjects and lessons are: those that come with the product, and
// those that came with imported content.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../package-folder.ts';

/** Drawings that come with the product. */
export const demoImages = fileURLToPath(new URL('demo/images', PACKAGE_FOLDER));

/** The folders of drawings that are served, and may be imported. */
export const IMAGE_FOLDERS = ['covers', 'subjects', 'diagrams'] as const;

/** Drawings of imported content (`npm run data -- import`); they win over those of the product. */
export function imagesFolder(dataDir: string): string {
  return join(dataDir, 'images');
}
