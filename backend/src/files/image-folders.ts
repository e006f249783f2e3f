// Folders with the images of courses, subjects and lessons: those of the demo content, and
// those of imported content.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../package-folder.ts';

/** Images of the demo content. */
export const DEMO_IMAGES_FOLDER = fileURLToPath(new URL('demo/images', PACKAGE_FOLDER));

/** Image folders that are served, and can be imported. */
export const IMAGE_SUBFOLDERS = ['covers', 'subjects', 'diagrams'] as const;

/**
 * Images of imported content (`npm run data -- import`); they take precedence over those of the
 * demo content.
 */
export function importedImagesFolder(dataDir: string): string {
  return join(dataDir, 'images');
}
