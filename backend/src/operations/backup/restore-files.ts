// Restores the uploads and images of a backup. Everything can be undone until the database
// transaction is committed.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Disk } from 'flydrive';
import type { Env } from '../../config.ts';
import { importedImagesFolder } from '../../files/image-folders.ts';
import type { ArchiveEntry } from './check-archive.ts';

export type RestoredFiles = {
  readonly count: { files: number; images: number };
  put(part: ArchiveEntry, data: Buffer): Promise<void>;
  rollback(): Promise<void>;
  commit(): void;
};

export function restoreFiles({ dataDir }: Env, disk: Disk): RestoredFiles {
  const count = { files: 0, images: 0 };
  const addedNames: string[] = [];
  const imagePaths: string[] = [];
  const temporaryPath = (path: string) => `${path}.${process.pid}.restore`;
  return {
    count,
    async put({ kind, name }, data) {
      if (kind === 'file') {
        // Names are unique: an existing file is the same one, unless it is damaged.
        const isThere = await disk.exists(name);
        if (!isThere) addedNames.push(name);
        if (!isThere || !Buffer.from(await disk.getBytes(name)).equals(data))
          await disk.put(name, data);
        count.files += 1;
      } else {
        const path = join(importedImagesFolder(dataDir), name);
        mkdirSync(dirname(path), { recursive: true });
        imagePaths.push(path);
        writeFileSync(temporaryPath(path), data);
        count.images += 1;
      }
    },
    async rollback() {
      for (const path of imagePaths) rmSync(temporaryPath(path), { force: true });
      for (const name of addedNames) await disk.delete(name).catch(() => undefined);
    },
    commit() {
      for (const path of imagePaths) renameSync(temporaryPath(path), path);
    },
  };
}
