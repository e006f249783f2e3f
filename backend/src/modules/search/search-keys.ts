// Updates the stored search keys: of rows that were written without one, and of all rows when the
// rule for keys has changed.
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { searchKey } from '../../records/search/search-key.ts';
import { chapters, contents, courses, lessons, subjects } from '../academics/tables.ts';
import { units, universities } from '../admission/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { students } from '../students/tables.ts';

type SearchedTable = PgTable & { id: PgColumn; searchKey: PgColumn };

const SEARCHED_TITLES: readonly (readonly [SearchedTable, title: PgColumn])[] = [
  [universities, universities.name],
  [units, units.unitName],
  [courses, courses.title],
  [subjects, subjects.subjectName],
  [chapters, chapters.chapterTitle],
  [lessons, lessons.title],
  [contents, contents.title],
  [exams, exams.title],
  [multiSubjectExams, multiSubjectExams.title],
  [students, students.name],
];

/**
 * Students are read only if a key is missing, because there are many and the start waits. A change
 * of the rule for keys must clear this column in a migration.
 */
const toRead = (table: SearchedTable) =>
  table === students
    ? sql`${students.searchKey} is null and ${students.name} is not null`
    : undefined;

/** Rows of one update: far below the 65,535 values that a statement can take. */
const BATCH_SIZE = 1000;

/**
 * Runs at each start and after each import of content: reads all titles, and writes only changed
 * keys.
 */
export async function refreshSearchKeys(db: Db): Promise<void> {
  for (const [table, title] of SEARCHED_TITLES) {
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        title: sql<string>`${title}`,
        stored: sql<string | null>`${table.searchKey}`,
      })
      .from(table)
      .where(toRead(table));
    const stale = rows
      .map((row) => ({ ...row, key: searchKey(row.title) }))
      .filter(({ key, stored }) => key !== stored);
    for (let start = 0; start < stale.length; start += BATCH_SIZE) {
      const values = sql.join(
        stale
          .slice(start, start + BATCH_SIZE)
          .map(({ id, title: text, key }) => sql`(${id}, ${text}, ${key})`),
        sql`, `,
      );
      // A title that was changed meanwhile already has its key.
      await db.execute(
        sql`update ${table} set search_key = v.key from (values ${values}) as v (id, title, key)
          where ${table.id} = v.id and ${title} = v.title`,
      );
    }
  }
}
