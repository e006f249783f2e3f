// Fills an empty catalogue from the content files, and updates it when files change. Students' data
// is not touched.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Env } from '../config.ts';
import { courses } from '../modules/academics/tables.ts';
import { universities } from '../modules/admission/tables.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';
import type { Db } from './client.ts';
import { type Content, readContent } from './content/read-content.ts';
import { hasDemoAccounts, insertDemoAccounts } from './demo/accounts.ts';
import { yearIdsOf } from './demo/rows.ts';
import { contentFiles } from './demo/tables.ts';
import { writeContent } from './demo/write.ts';

/**
 * Increase it when the loader makes other rows from the same files: everything is then loaded
 * again.
 */
const LOADER_VERSION = '1';
const demoFolder = fileURLToPath(new URL('demo', PACKAGE_FOLDER));

/**
 * Runs at each start, inside `whileStarting`. Leaves a catalogue with other content alone.
 * @param root the content folder
 * @returns a message for the console, if something was loaded
 */
export async function loadDemo(
  db: Db,
  env: Pick<Env, 'hasDemo' | 'isProduction'>,
  root = demoFolder,
): Promise<string | undefined> {
  if (env.isProduction && (await hasDemoAccounts(db))) {
    console.warn(
      'Warning: this database holds the demo accounts, whose passwords are public. Delete them.',
    );
  }
  if (!env.hasDemo) return undefined;
  const loadedHashes = new Map(
    (await db.select().from(contentFiles)).map((row) => [row.file, row.hash]),
  );
  if (loadedHashes.size === 0 && !(await isCatalogueEmpty(db))) return undefined;
  if (!env.isProduction) await insertDemoAccounts(db);

  const hashes = fingerprints(root);
  const changedFiles = new Set(
    [...hashes].filter(([file, hash]) => loadedHashes.get(file) !== hash).map(([file]) => file),
  );
  if (changedFiles.size === 0) return undefined;

  const source = readContent(root);
  // Imported lazily: it loads the formula compiler, which most starts do not need.
  const { checkContent } = await import('./content/check-content.ts');
  // Files that do not match the schema are not in `content`. Other problems, such as a missing
  // image, do not prevent loading.
  for (const problem of [...source.problems, ...checkContent(source.content, root)])
    console.warn(`content: ${problem}`);
  const content = withoutOrphans(source.content);
  // Skipped files are tried again at the next start.
  const usable = new Set(
    Object.values(content).flatMap((sources) => sources.map((source) => source.file)),
  );
  const files = new Set([...changedFiles].filter((file) => usable.has(file)));
  await db.transaction(async (tx) => {
    await writeContent(tx, content, files, new Date());
    const rows = [...files].map((file) => ({
      file,
      hash: hashes.get(file) ?? '',
      loadedAt: new Date(),
    }));
    for (let start = 0; start < rows.length; start += 1000) {
      await tx
        .insert(contentFiles)
        .values(rows.slice(start, start + 1000))
        .onConflictDoUpdate({
          target: contentFiles.file,
          set: { hash: sql`excluded.hash`, loadedAt: sql`excluded.loaded_at` },
        });
    }
  });
  return `demo content loaded from ${files.size} files`;
}

async function isCatalogueEmpty(db: Db): Promise<boolean> {
  const [university] = await db.select({ id: universities.id }).from(universities).limit(1);
  const [course] = await db.select({ id: courses.id }).from(courses).limit(1);
  return !university && !course;
}

/** A hash per content file, by its path below `root`. */
function fingerprints(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  return new Map(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(LOADER_VERSION)
          .update(readFileSync(join(root, file)))
          .digest('hex'),
      ]),
  );
}

/** Omits papers without their year and chapters without their course, which cannot be stored. */
function withoutOrphans(content: Content): Content {
  const yearIdOf = yearIdsOf(content);
  const chapters = new Set(
    content.academicCourses.flatMap(({ data }) =>
      data.subjects.flatMap((subject) => subject.chapters.map((chapter) => chapter.key)),
    ),
  );
  return {
    ...content,
    papers: content.papers.filter(({ course, data }) => yearIdOf(course, data) !== undefined),
    chapters: content.chapters.filter(({ data }) => chapters.has(data.chapter)),
  };
}
