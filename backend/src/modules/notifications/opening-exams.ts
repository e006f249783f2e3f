// SQL of single exams with an opening time, for which enrolled students are notified.
import { type AnyColumn, and, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type CursorPage, keyset, type Page } from '../../db/keyset.ts';
import { academicUnits, courses, subjects } from '../academics/tables.ts';
import { units, universities } from '../admission/tables.ts';
import { examCampaigns } from '../campaigns/tables.ts';
import { COURSE_OF_EXAM, SUBJECT_OF_EXAM } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { LAST_END } from '../personal-windows/conditions.ts';
import { examResults } from '../results/tables.ts';

type OpeningExam = { id: string; title: string; at: Date };

/**
 * A condition: students of the course can take the exam, because none of its parents is archived
 * and no campaign reserves it at its opening.
 */
export const IS_FOR_COURSE: SQL = sql`${exams.archivedAt} is null
  and (exists (select 1 from ${courses} where ${courses.id} = ${COURSE_OF_EXAM}
  and ${courses.archivedAt} is null)
    or exists (select 1 from ${universities} where ${universities.id} = ${COURSE_OF_EXAM}
    and ${universities.archivedAt} is null))
  and not exists (select 1 from ${subjects} where ${subjects.id} = ${SUBJECT_OF_EXAM}
  and ${subjects.archivedAt} is not null)
  and not exists (select 1 from ${units} where ${units.id} = ${exams.unitId}
  and ${units.archivedAt} is not null)
  and not exists (select 1 from ${academicUnits} where ${academicUnits.id} = ${exams.academicUnitId}
  and ${academicUnits.archivedAt} is not null)
  and not exists (select 1 from ${examCampaigns}
    where ${examCampaigns.examId} = ${exams.id} and ${LAST_END} > ${exams.startingDate})`;

/** A page of the exams that open after `from`, up to `to`. A rescheduled exam is a new event. */
export async function findOpeningExams<Event>(
  db: Db,
  { from, to }: { from: Date; to: Date },
  page: Page,
  toEvent: (exam: OpeningExam) => Event,
): Promise<CursorPage<Event>> {
  const list = keyset({ timestamp: exams.startingDate, id: exams.id, order: 'oldest first' }, page);
  const rows = await db
    .select({
      id: exams.id,
      title: exams.title,
      cursor: list.cursor,
      at: sql<Date>`${exams.startingDate}`.mapWith(exams.startingDate),
    })
    .from(exams)
    .where(
      and(
        gt(exams.startingDate, from),
        lte(exams.startingDate, to),
        IS_FOR_COURSE,
        list.afterCursor,
      ),
    )
    .orderBy(...list.orderBy)
    .limit(list.limit);
  return list.toPage(rows, toEvent);
}

/** A condition: the account has a result in the exam. */
export const hasTakenExam = (examId: SQL | AnyColumn, userId: AnyColumn) =>
  sql<boolean>`exists (select 1 from ${examResults} where ${examResults.examId} = ${examId}
    and ${examResults.userId} = ${userId})`;
