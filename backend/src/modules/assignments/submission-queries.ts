// SQL of students' submissions for assignments.

import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { findPagedAnswers } from '../answer-files/page-queries.ts';
import { students } from '../students/tables.ts';
import {
  type ListedSubmissionDocument,
  type SubmissionFilter,
  type SubmittedDetailsDocument,
  toSubmission,
} from './submission-documents.ts';
import { assignments, type SubmissionRow, assignmentSubmissions as submissions } from './tables.ts';

/** Everything that one account has saved or submitted, one row per assignment. */
export function findOwnSubmissions(db: Db, userId: string): Promise<SubmissionRow[]> {
  return db.select().from(submissions).where(eq(submissions.userId, userId));
}

/** Locked until the transaction ends. */
export async function lockOwnSubmission(
  tx: Db,
  assignmentId: string,
  userId: string,
): Promise<SubmissionRow | undefined> {
  const isOwn = and(eq(submissions.assignmentId, assignmentId), eq(submissions.userId, userId));
  return (await tx.select().from(submissions).where(isOwn).for('update'))[0];
}

/** Locked until the transaction ends. Undefined for drafts. */
export async function lockSubmitted(tx: Db, id: string): Promise<SubmissionRow | undefined> {
  const isSubmitted = and(eq(submissions.id, id), isNotNull(submissions.submittedAt));
  return (await tx.select().from(submissions).where(isSubmitted).for('update'))[0];
}

/** Undefined if another request has stored one meanwhile. */
export async function insertSubmission(
  tx: Db,
  values: typeof submissions.$inferInsert,
): Promise<SubmissionRow | undefined> {
  return (await tx.insert(submissions).values(values).onConflictDoNothing().returning())[0];
}

export async function updateSubmission(
  tx: Db,
  id: string,
  changes: Partial<SubmissionRow>,
): Promise<SubmissionRow | undefined> {
  return (await tx.update(submissions).set(changes).where(eq(submissions.id, id)).returning())[0];
}

/**
 * The sizes in bytes of the files that are registered for this submission; `isStored` once all of a
 * file has arrived.
 */
export async function findRegisteredFiles(
  db: Db,
  attemptId: string,
  userId: string,
  names: readonly string[],
) {
  const answers = await findPagedAnswers(db, names);
  const ownAnswers = answers.filter(
    ({ answer }) => answer.userId === userId && answer.attemptId === attemptId,
  );
  return new Map(
    ownAnswers.map(({ answer, pages }) => [
      answer.name,
      {
        size: pages.reduce((sum, page) => sum + page.size, 0),
        // An unfinished upload is removed after a while: then a page is missing.
        isStored: pages.length === answer.pages.length && pages.every(({ url }) => url !== null),
      },
    ]),
  );
}

function matches(assignmentId: string, filter: SubmissionFilter): SQL | undefined {
  const isSubmitted = and(
    eq(submissions.assignmentId, assignmentId),
    isNotNull(submissions.submittedAt),
  );
  if (filter === 'waiting') return and(isSubmitted, isNull(submissions.returnedAt));
  if (filter === 'returned') return and(isSubmitted, isNotNull(submissions.returnedAt));
  return filter === 'late' ? and(isSubmitted, eq(submissions.isLate, true)) : isSubmitted;
}

function toListedSubmission({
  row,
  name,
}: {
  row: SubmissionRow;
  name: string | null;
}): ListedSubmissionDocument {
  return { ...toSubmission(row), userId: row.userId, ...withoutNulls({ studentName: name }) };
}

/** A page of an assignment's submissions, the earliest first. */
export async function findSubmitted(
  db: Db,
  assignmentId: string,
  filter: SubmissionFilter,
  page: Page,
): Promise<ListPage<ListedSubmissionDocument>> {
  const list = keyset(
    { timestamp: submissions.submittedAt, id: submissions.id, order: 'oldest first' },
    page,
  );
  const where = matches(assignmentId, filter);
  const rows = await db
    .select({ row: submissions, name: students.name, cursor: list.cursor })
    .from(submissions)
    .leftJoin(students, eq(students.userId, submissions.userId))
    .where(and(where, list.afterCursor))
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  return list.toListPage(
    rows,
    await countRows(db, sql`${submissions}`, where, page),
    toListedSubmission,
  );
}

async function findNeighbour(
  db: Db,
  row: SubmissionRow,
  filter: SubmissionFilter,
  side: 'previous' | 'next',
): Promise<string | undefined> {
  const [by, operator] = side === 'next' ? [asc, sql.raw('>')] : [desc, sql.raw('<')];
  // Compares with the row itself, because a JavaScript date would lose the microseconds.
  const own = sql`(select s.submitted_at, s.id from ${submissions} s where s.id = ${row.id})`;
  const [neighbour] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        matches(row.assignmentId, filter),
        sql`(${submissions.submittedAt}, ${submissions.id}) ${operator} ${own}`,
      ),
    )
    .orderBy(by(submissions.submittedAt), by(submissions.id))
    .limit(1);
  return neighbour?.id;
}

/** One submission with its neighbours in the list. Undefined for a draft. */
export async function findSubmittedById(
  db: Db,
  id: string,
  filter: SubmissionFilter,
): Promise<SubmittedDetailsDocument | undefined> {
  const [details] = await db
    .select({ row: submissions, name: students.name, assignment: assignments })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(students, eq(students.userId, submissions.userId))
    .where(and(eq(submissions.id, id), isNotNull(submissions.submittedAt)));
  if (!details) return undefined;
  const [previousId, nextId] = await Promise.all([
    findNeighbour(db, details.row, filter, 'previous'),
    findNeighbour(db, details.row, filter, 'next'),
  ]);
  const { id: assignmentId, title, maxMark } = details.assignment;
  const document: SubmittedDetailsDocument = {
    ...toListedSubmission(details),
    assignment: { _id: assignmentId, title, ...withoutNulls({ maxMark }) },
  };
  if (previousId !== undefined) document.previousId = previousId;
  if (nextId !== undefined) document.nextId = nextId;
  return document;
}
