// `npm run data -- restore <file>`: checks a whole backup, then loads it in one transaction. A
// damaged one changes nothing.
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Db } from '../../db/client.ts';
import { openDisk } from '../../files/files.ts';
import { confirm } from '../ask.ts';
import { type Run, withTables } from '../open.ts';
import { amount } from '../progress.ts';
import { readArchive } from './archive.ts';
import { checkArchive, entryOfArchive } from './check-archive.ts';
import { type RestoredFiles, restoreFiles } from './restore-files.ts';
import {
  countRows,
  emptyTables,
  findMigration,
  findTables,
  insertJsonRows,
} from './table-queries.ts';

export type RestoreOptions = { replace?: boolean; yes?: boolean };

/** @returns the summary */
export async function restore(
  run: Run,
  file: string,
  options: RestoreOptions,
  input: Readable,
): Promise<string> {
  const { progress, signal } = run;
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const manifest = await checkArchive(file, signal);
  progress.print(
    `${file} is complete: created on ${manifest.createdAt}, ${amount(Object.keys(manifest.entries).length, 'entry', 'entries')}`,
  );

  return withTables(run, { mustExist: false }, async ({ db, whileStarting }) => {
    if ((await findMigration(db)) !== manifest.migration) {
      throw new Error(
        'The backup was made by another version of Alokpath, with other tables: restore it with that version, then start this one, which brings it up to date.',
      );
    }
    const tables = await findTables(db);
    const hasData = async (tx: Db) => {
      for (const table of tables) if ((await countRows(tx, table)) > 0) return true;
      return false;
    };
    if (await hasData(db)) {
      if (!options.replace)
        throw new Error(
          'The database has data: restore into an empty one, or use --replace to delete it.',
        );
      if (
        !options.yes &&
        !(await confirm(
          'Everything in this database will be replaced by the backup. Go on?',
          input,
          signal,
        ))
      ) {
        throw new Error('Nothing was changed. Use --yes to go on without the question.');
      }
    }

    const files = restoreFiles(run.env, await openDisk(run.env));
    try {
      await whileStarting(() =>
        db.transaction(async (tx) => {
          if (options.replace) await emptyTables(tx, tables);
          else if (await hasData(tx))
            throw new Error('Somebody has written to the database meanwhile.');
          await load(tx, run, file, manifest.tables, files);
          signal.throwIfAborted();
        }),
      );
    } catch (error) {
      await files.rollback();
      throw error;
    }
    files.commit();
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
    return `${amount(rows, 'row')} of ${amount(tables.length, 'table')}, ${amount(files.count.files, 'file')} and ${amount(files.count.images, 'drawing')} restored`;
  });
}

async function load(
  tx: Db,
  { progress, signal }: Run,
  file: string,
  expected: Record<string, number>,
  files: RestoredFiles,
): Promise<void> {
  const counts: Record<string, number> = {};
  for await (const { name, data } of readArchive(file)) {
    signal.throwIfAborted();
    const part = entryOfArchive(name);
    if (part?.kind === 'table') {
      const rows = data.toString('utf8').trimEnd().split('\n');
      await insertJsonRows(tx, part.name, rows);
      counts[part.name] = (counts[part.name] ?? 0) + rows.length;
      progress.count(part.name, counts[part.name] ?? 0, expected[part.name] ?? 0);
    } else if (part) {
      await files.put(part, data);
    }
  }
  for (const [table, count] of Object.entries(expected)) {
    const rowCount = await countRows(tx, table);
    if (rowCount !== count)
      throw new Error(
        `${table} would have ${amount(rowCount, 'row')} instead of ${count}: nothing was restored.`,
      );
  }
}
