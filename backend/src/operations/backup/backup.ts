// `npm run data -- backup <file>`: all data of one point in time in one file: tables as lines of
// JSON, uploads, imported images.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Disk } from 'flydrive';
import { isFileName, openDisk } from '../../files/files.ts';
import { IMAGE_SUBFOLDERS, importedImagesFolder } from '../../files/image-folders.ts';
import { type Run, withDatabase } from '../open.ts';
import { amount } from '../progress.ts';
import { type Archive, createArchive, MANIFEST, type Manifest } from './archive.ts';
import { countRows, findMigration, findTables, readRows } from './table-queries.ts';

/** Tables are split into entries of about this size. */
const MAX_TABLE_ENTRY_BYTES = 2 * 1024 * 1024;

/** @returns the summary */
export async function backUp(run: Run, file: string): Promise<string> {
  if (!file.endsWith('.tar.gz')) throw new Error('The name of the file must end with .tar.gz.');
  if (existsSync(file))
    throw new Error(`${file} already exists: a backup never replaces another one.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  const draft = `${file}.${process.pid}.unfinished`;
  const archive = await createArchive(draft);
  try {
    const { migration, tables } = await addTables(run, archive);
    // After the rows, because the files that they refer to were stored before them.
    const files = await addFiles(run, archive, await openDisk(run.env));
    const images = await addImages(run, archive);
    const manifest: Manifest = {
      format: 'alokpath-backup',
      version: 1,
      createdAt: new Date().toISOString(),
      migration,
      tables,
      entries: { ...archive.entries },
    };
    await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
    await archive.close();
    run.signal.throwIfAborted();
    renameSync(draft, file);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    const size = `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`;
    return `${amount(rows, 'row')} of ${amount(Object.keys(tables).length, 'table')}, ${amount(files, 'file')} and ${amount(images, 'drawing')} in ${file}, ${size}`;
  } finally {
    archive.destroy();
    rmSync(draft, { force: true });
  }
}

async function addTables(
  { progress, signal, ...run }: Run,
  archive: Archive,
): Promise<Pick<Manifest, 'migration' | 'tables'>> {
  return withDatabase({ ...run, progress, signal }, { mustExist: true }, ({ db }) =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql`set local time zone 'UTC'`);
        const migration = await findMigration(tx);
        if (migration === undefined) throw new Error('The database has no tables of Alokpath.');
        const tables: Record<string, number> = {};
        for (const table of await findTables(tx)) {
          const all = await countRows(tx, table);
          let lines: string[] = [];
          let [size, processedRows, piece] = [0, 0, 0];
          const flush = async () => {
            piece += 1;
            await archive.add(
              `tables/${table}/${String(piece).padStart(6, '0')}.ndjson`,
              Buffer.from(`${lines.join('\n')}\n`),
            );
            [lines, size] = [[], 0];
          };
          for await (const rows of readRows(tx, table)) {
            signal.throwIfAborted();
            for (const row of rows) {
              lines.push(row);
              size += row.length;
              if (size >= MAX_TABLE_ENTRY_BYTES) await flush();
            }
            processedRows += rows.length;
            progress.count(table, processedRows, all);
          }
          if (lines.length > 0) await flush();
          tables[table] = processedRows;
        }
        return { migration, tables };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}

/** @returns the number of files */
async function addFiles({ progress, signal }: Run, archive: Archive, disk: Disk): Promise<number> {
  const names = await listFiles(disk);
  let added = 0;
  for (const [index, name] of names.entries()) {
    signal.throwIfAborted();
    const data = await disk.getBytes(name).catch(async (error: unknown) => {
      // A photo that was replaced since the list was made is not part of the backup.
      if (await disk.exists(name)) throw error;
      return undefined;
    });
    if (data) {
      await archive.add(`files/${name}`, Buffer.from(data));
      added += 1;
    }
    progress.count('files', index + 1, names.length);
  }
  return added;
}

async function listFiles(disk: Disk): Promise<string[]> {
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', {
      recursive: false,
      ...(paginationToken !== undefined && { paginationToken }),
    });
    for (const object of page.objects)
      if (object.isFile && isFileName(object.name)) names.push(object.name);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return names;
}

/** @returns the number of images */
async function addImages({ env }: Run, archive: Archive): Promise<number> {
  let added = 0;
  for (const folder of IMAGE_SUBFOLDERS) {
    const path = join(importedImagesFolder(env.dataDir), folder);
    for (const name of existsSync(path) ? readdirSync(path).sort() : []) {
      if (!name.endsWith('.svg')) continue;
      await archive.add(`images/${folder}/${name}`, readFileSync(join(path, name)));
      added += 1;
    }
  }
  return added;
}
