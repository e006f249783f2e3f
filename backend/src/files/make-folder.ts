// Makes folders like `mkdirSync` with `recursive`, which never returns for a folder below /proc.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder and its parents unless they exist. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
