// Writes content rows in batches: inserts new ones, updates existing ones by key, and removes
// lessons, notes and lists inside of content that are no longer in a changed file.
import { and, getTableColumns, inArray, like, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contents, lessons } from '../../modules/academics/tables.ts';
import { deleteChanges } from '../../modules/content-revisions/queries.ts';
import type { EditedKind } from '../../modules/content-revisions/tables.ts';
import { storeImportedVersions } from '../../modules/exam-versions/versions.ts';
import { reapplyCorrections } from '../../modules/key-corrections/reapply-corrections.ts';
import { refreshSearchKeys } from '../../modules/search/search-keys.ts';
import type { Db } from '../client.ts';
import type { Content } from '../content/read-content.ts';
import { BATCH_SIZE, insertRows } from '../insert-rows.ts';
import {
  type CatalogueRows,
  catalogueTables,
  isWholeList,
  type TableName,
  tableNames,
  wholeLists,
} from './catalogue-tables.ts';
import { contentRows, joinRows } from './rows.ts';

/** Tables that admins can edit too. */
const EDITED_KIND_OF: { readonly [N in TableName]?: EditedKind } = {
  courses: 'course',
  universities: 'admission-course',
  subjects: 'subject',
  academicUnits: 'academic-unit',
  chapters: 'chapter',
  lessons: 'lesson',
  contents: 'note',
  units: 'admission-unit',
  years: 'exam-year',
  exams: 'exam',
  papers: 'paper',
};

/**
 * Writes the named files, in the caller's transaction. `content` has all files, because positions
 * in lists depend on them.
 */
export async function writeContent(
  tx: Db,
  content: Content,
  files: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const chapterIds = content.chapters
    .filter(({ file }) => files.has(file))
    .map(({ data }) => data.chapter);
  await writeRows(
    tx,
    joinRows(contentRows(content, now).filter(({ file }) => files.has(file))),
    chapterIds,
  );
}

/**
 * @param chapterIds chapters whose lessons and notes are among the rows
 * @param onRows called after each table with its number of rows
 */
export async function writeRows(
  tx: Db,
  rows: CatalogueRows,
  chapterIds: readonly string[],
  onRows?: (count: number) => void,
): Promise<void> {
  for (const name of tableNames) {
    if (isWholeList(name)) {
      const { parent, key } = wholeLists[name];
      // Questions and options are deleted with their parents and inserted again with the same keys;
      // results refer to them by key only.
      await remove(
        tx,
        catalogueTables[name],
        columnOf(catalogueTables[name], key),
        ids(rows[parent]),
      );
      await insertRows(tx, catalogueTables[name] as PgTable, rows[name]);
    } else {
      await upsert(tx, catalogueTables[name] as PgTable & { id: PgColumn }, rows[name]);
      await deleteChangeRecords(tx, name, ids(rows[name]));
    }
    if (name === 'lessons')
      await tx
        .delete(lessons)
        .where(isRemovedFromFile(lessons.id, chapterIds, 'lesson', ids(rows.lessons)));
    if (name === 'contents')
      await tx
        .delete(contents)
        .where(isRemovedFromFile(contents.id, chapterIds, 'note', ids(rows.contents)));
    onRows?.(rows[name].length);
  }
  await reapplyCorrections(tx);
  await storeImportedVersions(tx, 'single', ids(rows.exams));
  await storeImportedVersions(tx, 'multi-subject', ids(rows.papers));
  await refreshSearchKeys(tx);
}

/**
 * Rows of these chapters from an earlier load that this load does not have; those made by admins
 * have other keys.
 */
function isRemovedFromFile(
  id: PgColumn,
  chapterIds: readonly string[],
  kind: string,
  keptIds: readonly string[],
): SQL {
  const fromFiles = or(...chapterIds.map((chapter) => like(id, `${chapter}-${kind}-%`)));
  return (
    (fromFiles && and(fromFiles, keptIds.length > 0 ? notInArray(id, [...keptIds]) : undefined)) ??
    sql`false`
  );
}

const ids = (rows: readonly object[]) =>
  rows.flatMap((row) => ('id' in row && typeof row.id === 'string' ? [row.id] : []));

/** The column of this name; a table without it is a mistake in catalogue-tables.ts. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no column ${name}`);
  return column;
}

async function deleteChangeRecords(
  tx: Db,
  name: TableName,
  writtenIds: readonly string[],
): Promise<void> {
  const kind = EDITED_KIND_OF[name];
  for (let start = 0; kind && start < writtenIds.length; start += BATCH_SIZE)
    await deleteChanges(tx, kind, writtenIds.slice(start, start + BATCH_SIZE));
}

async function remove(
  tx: Db,
  table: PgTable,
  column: PgColumn,
  values: readonly string[],
): Promise<void> {
  for (let start = 0; start < values.length; start += BATCH_SIZE)
    await tx.delete(table).where(inArray(column, values.slice(start, start + BATCH_SIZE)));
}

/** Inserts rows by `id`, or updates the existing ones. */
async function upsert<T extends PgTable & { id: PgColumn }>(
  tx: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  // Columns that are not in content files keep their values.
  const set = Object.fromEntries(
    Object.keys(getTableColumns(table))
      .filter((name) => name !== 'id' && name in first)
      .map((name) => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]),
  );
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + BATCH_SIZE))
      .onConflictDoUpdate({ target: table.id, set: set as never });
  }
}
