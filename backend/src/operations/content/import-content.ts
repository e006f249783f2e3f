// `npm run data -- import <folder>`: checks content files and writes them, all or nothing.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { and, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { checkReferences } from '../../db/content/check-content.ts';
import { checkTexts } from '../../db/content/check-texts.ts';
import { type Content, readContent } from '../../db/content/read-content.ts';
import { catalogueTables, tableNames } from '../../db/demo/catalogue-tables.ts';
import { contentRows, joinRows } from '../../db/demo/rows.ts';
import { columnOf, writeRows } from '../../db/demo/write.ts';
import { BATCH_SIZE } from '../../db/insert-rows.ts';
import { DEMO_IMAGES_FOLDER, importedImagesFolder } from '../../files/image-folders.ts';
import { universities } from '../../modules/admission/tables.ts';
import { type Run, withTables } from '../open.ts';
import { amount, number } from '../progress.ts';
import { findCatalogue } from './catalogue-queries.ts';
import { readImages, stageImages } from './import-images.ts';
import { type Change, type Plan, planImport, settle } from './import-plan.ts';
import { type PruneCounts, prune } from './import-prune.ts';

export type ImportOptions = { dryRun?: boolean; prune?: boolean; lenient?: boolean };

/** Rolls a transaction back. */
class DryRunError extends Error {}

/** @returns the summary */
export async function importContent(
  run: Run,
  root: string,
  options: ImportOptions,
): Promise<string> {
  const { env, progress, signal } = run;
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${root}.`);
  const { content, problems } = readContent(root);
  const files = new Set(
    Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
  );
  problems.push(...unreadFiles(root, files, problems), ...checkReferences(content));
  const { images, problems: imageProblems } = readImages(root, env.dataDir);
  problems.push(...imageProblems);
  const remarks = checkTexts(content, [
    join(root, 'images'),
    importedImagesFolder(env.dataDir),
    DEMO_IMAGES_FOLDER,
  ]);
  for (const problem of [...problems, ...remarks]) progress.print(problem);
  const stopping = problems.length + (options.lenient ? 0 : remarks.length);
  if (stopping > 0) {
    const isLenient = problems.length === 0 ? ' (--lenient imports it nevertheless)' : '';
    throw new Error(`${amount(stopping, 'problem')}: nothing was imported${isLenient}.`);
  }
  if (files.size === 0) throw new Error(`${root} has no content files.`);
  progress.print(
    `${amount(files.size, 'file')} and ${amount(images.length, 'drawing')} read and checked`,
  );

  return withTables(run, { mustExist: false }, async (database) => {
    const staged = stageImages(root, env.dataDir, options.dryRun ? [] : images);
    let outcome: Outcome | undefined;
    try {
      // Holds the start lock, so that a starting backend does not load its demonstration meanwhile.
      await database.whileStarting(() =>
        database.db.transaction(async (tx) => {
          outcome = await write(tx, run, content, options);
          signal.throwIfAborted();
          if (options.dryRun) throw new DryRunError();
        }),
      );
      staged.commit();
    } catch (error) {
      staged.rollback();
      if (!(error instanceof DryRunError)) throw error;
    }
    const imageTally = { inserted: 0, changed: 0, unchanged: 0, removed: 0 };
    for (const { change } of images) imageTally[change] += 1;
    for (const line of summaryLines(outcome, imageTally, options.dryRun === true))
      progress.print(line);
    return options.dryRun ? 'dry run: nothing was written' : 'imported';
  });
}

type Outcome = { plan: Plan; pruned: Map<string, PruneCounts> };

async function write(
  tx: Db,
  { progress, signal }: Run,
  unsettled: Content,
  options: ImportOptions,
): Promise<Outcome> {
  const now = new Date();
  const catalogue = await findCatalogue(tx);
  const content = settle(unsettled, catalogue);
  await refuseTakenCodes(tx, content);
  const parts = contentRows(content, now);
  const chapterFiles = new Map(content.chapters.map(({ file, data }) => [data.chapter, file]));
  const plan = planImport(parts, catalogue, chapterFiles);
  const rows = joinRows(parts.filter(({ file }) => plan.files.has(file)));
  const all = Object.values(rows).reduce((sum, list) => sum + list.length, 0);
  let importedCount = 0;
  const chapterIds = content.chapters
    .filter(({ file }) => plan.files.has(file))
    .map(({ data }) => data.chapter);
  await writeRows(tx, rows, chapterIds, (count) => {
    signal.throwIfAborted();
    importedCount += count;
    if (count > 0) progress.count('rows written', importedCount, all);
  });
  for (const name of tableNames) {
    const ids = plan.inserted.get(name) ?? [];
    const table: PgTable = catalogueTables[name];
    if (!('archivedAt' in catalogueTables[name])) continue;
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const isBack = and(
        inArray(columnOf(table, 'id'), ids.slice(start, start + BATCH_SIZE)),
        isNotNull(columnOf(table, 'archivedAt')),
      );
      await tx.update(table).set({ archivedAt: null }).where(isBack);
    }
  }
  return { plan, pruned: options.prune ? await prune(tx, parts, catalogue, now) : new Map() };
}

/**
 * A course code is unique; without this check a code of another course would end the import with a
 * database error.
 */
async function refuseTakenCodes(tx: Db, content: Content): Promise<void> {
  const courses = content.admissionCourses.map(({ data }) => ({
    id: data.id ?? data.courseCode,
    code: data.courseCode,
  }));
  if (courses.length === 0) return;
  const { id, courseCode, archivedAt } = universities;
  const codes = courses.map((course) => course.code);
  const others = await tx
    .select({ id, courseCode, archivedAt })
    .from(universities)
    .where(
      and(
        inArray(courseCode, codes),
        notInArray(
          id,
          courses.map((course) => course.id),
        ),
      ),
    );
  const [otherCourse] = others;
  if (!otherCourse) return;
  const state = otherCourse.archivedAt ? 'an archived course' : 'a course';
  throw new Error(
    `admission/${otherCourse.courseCode}/course.yaml: ${state} with another id ('${otherCourse.id}') has this courseCode; name that id in the file, or take another code.`,
  );
}

/**
 * Content files that are never read: with a wrong name or folder, content would be missing
 * silently.
 */
function unreadFiles(
  root: string,
  read: ReadonlySet<string>,
  problems: readonly string[],
): string[] {
  const lists = ['campaigns.yaml', 'exam-campaigns.yaml', 'assignments.yaml'];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        /\.ya?ml$/.test(file) && !/(^|\/)\./.test(file) && !read.has(file) && !lists.includes(file),
    )
    .filter((file) => !problems.some((problem) => problem.startsWith(`${file}: `)))
    .map((file) => `${file}: not a name and place that is read (see docs/operations.md)`);
}

function summaryLines(
  outcome: Outcome | undefined,
  images: Record<Change, number>,
  isDryRun: boolean,
): string[] {
  const word = isDryRun ? 'would be ' : '';
  const lines = [...(outcome?.plan.tally ?? []), ['drawings', images] as const].flatMap(
    ([kind, tally]) => {
      const pruned = outcome?.pruned.get(kind);
      const removed = tally.removed + (pruned?.deleted ?? 0);
      const counts = [
        tally.inserted && `${number(tally.inserted)} ${word}inserted`,
        tally.changed && `${number(tally.changed)} ${word}changed`,
        removed && `${number(removed)} ${word}removed`,
        pruned?.archived &&
          `${number(pruned.archived)} ${word}archived, since students have results in them`,
        pruned?.kept && `${number(pruned.kept)} kept, since students have results below them`,
        tally.unchanged && `${number(tally.unchanged)} unchanged`,
      ].filter((count) => typeof count === 'string');
      return counts.length > 0 ? [`  ${kind}: ${counts.join(', ')}`] : [];
    },
  );
  return lines;
}
