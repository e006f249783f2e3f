// SQL of archived items that can be restored: those without archived parents.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import {
  academicUnits,
  chapters,
  contents,
  courses,
  lessons,
  subjects,
} from '../academics/tables.ts';
import { units, universities, years } from '../admission/tables.ts';
import type { Item } from '../content-revisions/queries.ts';
import type { ContentKind } from '../content-revisions/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import type { ArchivedItemDocument } from './documents.ts';

/** Items of one kind below one kind of parent. The item has the alias `i`, the course `c`. */
type Source = { kind: ContentKind; title: SQL; parentTitle: SQL; from: SQL; parents: string };

const none = sql`null`;
const inCourse = sql`join ${courses} c on c.archived_at is null`;
const inUniversity = sql`join ${universities} c on c.archived_at is null`;
const inSubject = sql`join ${subjects} s on s.archived_at is null ${inCourse}
  and c.id = s.course_id`;
const inChapter = sql`join ${chapters} h on h.archived_at is null ${inSubject}
  and s.id = h.subject_id`;
const inUnit = sql`join ${units} u on u.archived_at is null ${inUniversity}
  and c.id = u.university_id`;

const exam = (parentTitle: SQL, parents: string, from: SQL): Source => ({
  kind: 'exam',
  title: sql`i.title`,
  parentTitle,
  parents,
  from: sql`${exams} i ${from}`,
});

const SOURCES: readonly Source[] = [
  {
    kind: 'subject',
    title: sql`i.subject_name`,
    parentTitle: none,
    parents: 'c',
    from: sql`${subjects} i ${inCourse} and c.id = i.course_id`,
  },
  {
    kind: 'academic-unit',
    title: sql`i.unit_name`,
    parentTitle: none,
    parents: 'c',
    from: sql`${academicUnits} i ${inCourse} and c.id = i.course_id`,
  },
  {
    kind: 'chapter',
    title: sql`i.chapter_title`,
    parents: 'c, s',
    parentTitle: sql`s.subject_name`,
    from: sql`${chapters} i ${inSubject} and s.id = i.subject_id`,
  },
  {
    kind: 'lesson',
    title: sql`i.title`,
    parents: 'c, s, h',
    parentTitle: sql`h.chapter_title`,
    from: sql`${lessons} i ${inChapter} and h.id = i.chapter_id`,
  },
  {
    kind: 'note',
    title: sql`i.title`,
    parents: 'c, s, h',
    parentTitle: sql`h.chapter_title`,
    from: sql`${contents} i ${inChapter} and h.id = i.chapter_id`,
  },
  {
    kind: 'admission-unit',
    title: sql`i.unit_name`,
    parentTitle: none,
    parents: 'c',
    from: sql`${units} i ${inUniversity} and c.id = i.university_id`,
  },
  {
    kind: 'exam-year',
    title: sql`i.year::text`,
    parents: 'c, u',
    parentTitle: sql`u.unit_name`,
    from: sql`${years} i ${inUnit} and u.id = i.unit_id`,
  },
  {
    kind: 'paper',
    title: sql`i.title`,
    parents: 'c, u, y',
    parentTitle: sql`u.unit_name || ' ' || y.year`,
    from: sql`${multiSubjectExams} i join ${years} y on y.id = i.year_id
      and y.archived_at is null ${inUnit} and u.id = y.unit_id`,
  },
  exam(none, 'c', sql`${inCourse} and c.id = i.course_id`),
  exam(sql`s.subject_name`, 'c, s', sql`${inSubject} and s.id = i.subject_id`),
  exam(sql`h.chapter_title`, 'c, s, h', sql`${inChapter} and h.id = i.chapter_id`),
  exam(
    sql`l.title`,
    'c, s, h, l',
    sql`join ${lessons} l on l.id = i.lesson_id and l.archived_at is null ${inChapter}
      and h.id = l.chapter_id`,
  ),
  exam(
    sql`a.unit_name`,
    'c, a',
    sql`join ${academicUnits} a on a.id = i.academic_unit_id and a.archived_at is null ${inCourse}
      and c.id = a.course_id`,
  ),
  exam(sql`u.unit_name`, 'c, u', sql`${inUnit} and u.id = i.unit_id`),
];

/** A page of the archived items of a course of either kind, the newest first. */
export async function findArchived(
  db: Db,
  courseId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: ArchivedItemDocument[]; total: number }> {
  const selects = SOURCES.map(
    ({ kind, title, parentTitle, from }) =>
      sql`select ${sql.raw(`'${kind}'`)}::text as kind, i.id, ${title} as title,
        ${parentTitle}::text as parent_title, i.archived_at
        from ${from} where c.id = ${courseId} and i.archived_at is not null`,
  );
  const archivedItems = sql`(${sql.join(selects, sql` union all `)}) listed`;
  const rows = await db
    .select({
      _id: sql<string>`id`,
      kind: sql<ContentKind>`kind`,
      title: sql<string>`title`,
      parentTitle: sql<string | null>`parent_title`,
      archivedAt: sql<string>`to_char(archived_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(archivedItems)
    .orderBy(sql`archived_at desc, kind, id`)
    .limit(limit)
    .offset(offset);
  return { items: rows.map(withoutNulls), total: await db.$count(archivedItems) };
}

/**
 * Whether none of the item's parents is archived. The parents are locked against being archived
 * until the end of the transaction.
 */
export async function lockParents(tx: Db, { kind, id }: Item): Promise<boolean> {
  for (const source of SOURCES) {
    if (source.kind !== kind) continue;
    const locked = sql`(select i.id from ${source.from} where i.id = ${id}
      for share of ${sql.raw(source.parents)}) locked`;
    if ((await tx.select({ id: sql<string>`id` }).from(locked)).length > 0) return true;
  }
  return false;
}
