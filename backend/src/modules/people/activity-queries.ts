// SQL of one account's attempts and results, of both kinds of exam.
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { attempts } from '../attempts/tables.ts';
import { exams } from '../exams/tables.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import { examResults, multiSubjectResults } from '../results/tables.ts';
import type { PersonAttemptDocument, PersonResultDocument } from './documents.ts';

/** A page of the account's attempts, the newest first. */
export async function findAttempts(
  db: Db,
  userId: string,
  page: Page,
): Promise<ListPage<PersonAttemptDocument>> {
  const sort = { timestamp: attempts.startedAt, id: attempts.id, order: 'newest first' } as const;
  const list = keyset(sort, page);
  const where = eq(attempts.userId, userId);
  const rows = await db
    .select({
      attempt: attempts,
      title: sql<string>`coalesce(${exams.title}, ${multiSubjectExams.title})`,
      cursor: list.cursor,
    })
    .from(attempts)
    .leftJoin(exams, eq(exams.id, attempts.examId))
    .leftJoin(multiSubjectExams, eq(multiSubjectExams.id, attempts.multiSubjectExamId))
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const count = await countRows(db, sql`${attempts}`, where, page);
  return list.toListPage(rows, count, ({ attempt, title }) => ({
    _id: attempt.id,
    kind: attempt.examId === null ? 'multi-subject' : 'single',
    examId: attempt.examId ?? attempt.multiSubjectExamId ?? '',
    title,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    ...withoutNulls({
      closedAt: attempt.closedAt?.toISOString() ?? null,
      closedBy: attempt.closedBy,
    }),
  }));
}

/** A page of the account's results, each with its newest submission; the newest first. */
export async function findResults(
  db: Db,
  userId: string,
  page: Page,
): Promise<ListPage<PersonResultDocument>> {
  const singles = db
    .select({
      id: examResults.id,
      kind: sql<'single' | 'multi-subject'>`'single'`.as('kind'),
      examId: examResults.examId,
      title: exams.title,
      dateTaken: examResults.dateTaken,
      score: sql<number | null>`${examResults.score}`.mapWith(Number).as('score'),
    })
    .from(examResults)
    .innerJoin(exams, eq(exams.id, examResults.examId))
    .where(eq(examResults.userId, userId));
  const papers = db
    .select({
      id: multiSubjectResults.id,
      kind: sql<'single' | 'multi-subject'>`'multi-subject'`.as('kind'),
      examId: multiSubjectResults.examId,
      title: multiSubjectExams.title,
      dateTaken: multiSubjectResults.dateTaken,
      score: sql<number | null>`${multiSubjectResults.totalScore}`.mapWith(Number).as('score'),
    })
    .from(multiSubjectResults)
    .innerJoin(multiSubjectExams, eq(multiSubjectExams.id, multiSubjectResults.examId))
    .where(eq(multiSubjectResults.userId, userId));
  const all = unionAll(singles, papers).as('results');
  const list = keyset({ timestamp: all.dateTaken, id: all.id, order: 'newest first' }, page);
  const rows = await db
    .select({
      id: all.id,
      kind: all.kind,
      examId: all.examId,
      title: all.title,
      dateTaken: all.dateTaken,
      score: all.score,
      cursor: list.cursor,
    })
    .from(all)
    .where(list.afterCursor)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const counts = await Promise.all([
    db.$count(examResults, eq(examResults.userId, userId)),
    db.$count(multiSubjectResults, eq(multiSubjectResults.userId, userId)),
  ]);
  return list.toListPage(
    rows,
    counts[0] + counts[1],
    ({ id, dateTaken, cursor: _, ...result }) => ({
      _id: id,
      dateTaken: dateTaken.toISOString(),
      ...withoutNulls(result),
    }),
  );
}
