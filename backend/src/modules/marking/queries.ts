// SQL of submissions of written exams: unmarked ones, and those of one student in one exam.
import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { userIdOf, type Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { type CursorPage, countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { revisionOf } from '../../db/revision-cache.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { attempts } from '../attempts/tables.ts';
import { users } from '../auth/tables.ts';
import { examVersions } from '../exam-versions/tables.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { exams } from '../exams/tables.ts';
import { isGranted } from '../grants/conditions.ts';
import { type SubmissionDocument, toExamResult } from '../results/documents.ts';
import { examResults as results, examResultVersions as versions } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import { examSecondMarking, independentMarks } from './tables.ts';
import { TAKEN_TOTAL_MARKS, TAKEN_VERSION_ID } from './taken-exam.ts';

/** Of one response: nearly all students submit an exam once or twice. */
const MAX_SUBMISSIONS = 100;
const newer = alias(versions, 'newer');
const ownMarks = alias(independentMarks, 'own_marks');

/** The result has no later submission. @param condition a further condition on later ones */
function hasNoNewer(db: Db, condition?: SQL): SQL {
  const later = db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        eq(newer.resultId, versions.resultId),
        sql`${newer.version} > ${versions.version}`,
        condition,
      ),
    );
  return sql`not exists ${later}`;
}

/**
 * Submissions without a final mark. Excluded are those replaced by late answers of the same
 * attempt, and blank ones unless ranks or the result show them.
 */
export function isUnmarked(db: Db): SQL | undefined {
  const isShown = sql`(${versions.countsForRank} or ${hasNoNewer(db)}
    or jsonb_array_length(${versions.answers} -> 'writtenAnswer') > 0)`;
  return and(
    isNull(versions.score),
    eq(exams.type, 'Written'),
    hasNoNewer(db, eq(newer.attemptId, versions.attemptId)),
    isShown,
  );
}

/**
 * Submissions that wait for a mark of the reader: with two markers, not those that the reader has
 * marked, or two others.
 */
export function isWaiting(db: Db, readerId: string): SQL | undefined {
  const { number, markerId } = independentMarks;
  return and(isUnmarked(db), eq(countMarks(or(eq(number, 2), eq(markerId, readerId))), 0));
}

/**
 * The number of marks that a submission has from its two markers. Not `exists`, for which
 * PostgreSQL may read the whole table.
 */
export const countMarks = (condition: SQL | undefined = sql`true`) =>
  sql<number>`(select count(*)::int from ${independentMarks}
    where ${independentMarks.submissionId} = ${versions.id} and ${condition})`;

/**
 * The name of the account that has set the marks of a submission; null without marks. Admins get
 * its address if it has no name.
 */
function markerName(db: Db, readerId: string): SQL<string | null> {
  const readers = alias(users, 'readers');
  const isAdmin = db
    .select({ id: readers.id })
    .from(readers)
    .where(and(eq(readers.id, readerId), eq(readers.role, 'admin')));
  const address = sql`case when exists ${isAdmin}
    then coalesce(${users.email}, ${users.phoneNumber}) end`;
  const markers = db
    .select({ name: sql`coalesce(${students.name}, ${address})` })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(eq(users.id, versions.markedBy));
  return sql`(${markers})`;
}

/** @param cursor for reading a page */
export function selectSubmissions(
  db: Db,
  readerId: string,
  where: SQL | undefined,
  cursor = sql<string>`''`,
) {
  return db
    .select({
      version: versions,
      result: results,
      isNewest: sql<boolean>`${hasNoNewer(db)}`,
      cursor,
      examVersionId: TAKEN_VERSION_ID,
      totalMarks: TAKEN_TOTAL_MARKS,
      own: ownMarks,
      revision: revisionOf(versions),
      ownRevision: sql<string | null>`${revisionOf(ownMarks)}`,
      markedBy: markerName(db, readerId),
      tolerance: examSecondMarking.tolerance,
      independentMarks: countMarks(),
    })
    .from(versions)
    .innerJoin(results, eq(results.id, versions.resultId))
    .innerJoin(exams, eq(exams.id, versions.examId))
    .leftJoin(attempts, eq(attempts.id, versions.attemptId))
    .leftJoin(examVersions, eq(examVersions.id, TAKEN_VERSION_ID))
    .leftJoin(examSecondMarking, eq(examSecondMarking.examId, versions.examId))
    .leftJoin(
      ownMarks,
      and(eq(ownMarks.submissionId, versions.id), eq(ownMarks.markerId, readerId)),
    )
    .where(where);
}
type Row = Awaited<ReturnType<typeof selectSubmissions>>[number];

export function toSubmission({
  version,
  result,
  isNewest,
  examVersionId,
  totalMarks,
  own,
  revision,
  ownRevision,
  markedBy,
  tolerance,
  independentMarks: count,
}: Omit<Row, 'cursor'>): SubmissionDocument {
  const isOpen = version.score === null;
  // The newest submission's mark may be older than the column for the time in versions.
  const markedAt = version.markedAt ?? (isNewest ? result.markedAt : null);
  return {
    ...toExamResult(result, { ...version, markedAt }),
    submissionId: version.id,
    number: version.version,
    isNewest,
    countsForRank: version.countsForRank,
    totalMarks,
    ...(examVersionId && { examVersionId }),
    ...((count === 2 || (isOpen && tolerance !== null)) && { independentMarks: count }),
    ...(isOpen && own && { ownMark: toOwnMark(own) }),
    revision: marksRevision(revision, ownRevision),
    ...withoutNulls({ markedBy }),
  };
}

/**
 * The revision of the marks that a reader sees: those of the submission, and the own ones of one of
 * two markers. The other marker's do not change it, because they stay hidden.
 */
export const marksRevision = (ofSubmission: string, own: string | null | undefined): string =>
  own ? `${ofSubmission}-${own}` : ofSubmission;

/** The mark of one of two markers. */
export const toOwnMark = ({
  score,
  marks,
  comment,
  markedAt,
}: Pick<typeof independentMarks.$inferSelect, 'score' | 'marks' | 'comment' | 'markedAt'>) => ({
  score,
  markedAt: markedAt.toISOString(),
  ...withoutNulls({ marks, comment }),
});

/**
 * A page of submissions that wait for a mark, the longest waiting first.
 * @param viewer an account with grants gets those of its courses without its own, and no account
 *   those that it has marked as one of two markers
 */
export async function findUnmarkedPage(
  db: Db,
  viewer: Viewer,
  page: Page,
): Promise<ListPage<SubmissionDocument>> {
  const list = keyset(
    { timestamp: versions.dateTaken, id: versions.id, order: 'oldest first' },
    page,
  );
  const readerId = userIdOf(viewer);
  const where = and(
    isWaiting(db, readerId),
    isGranted(viewer, 'marker', { courseId: COURSE_OF_EXAM, userId: versions.userId }),
  );
  const [rows, count] = await Promise.all([
    selectSubmissions(db, readerId, and(where, list.afterCursor), list.cursor)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(db, sql`${versions} join ${exams} on ${exams.id} = ${versions.examId}`, where, page),
  ]);
  return list.toListPage(rows, count, toSubmission);
}

/**
 * A part of the submissions of a user in an exam, the newest first.
 * @param after the number of the last submission of the previous part
 */
export async function findSubmissions(
  db: Db,
  readerId: string,
  { userId, examId, after }: { userId: string; examId: string; after: number | undefined },
): Promise<CursorPage<SubmissionDocument>> {
  const isOfPart = and(
    eq(versions.userId, userId),
    eq(versions.examId, examId),
    after === undefined ? undefined : lt(versions.version, after),
  );
  const found = await selectSubmissions(db, readerId, isOfPart)
    .orderBy(desc(versions.version))
    .limit(MAX_SUBMISSIONS + 1);
  const rows = found.slice(0, MAX_SUBMISSIONS).map(toSubmission);
  const hasMore = found.length > MAX_SUBMISSIONS;
  return { rows, nextCursor: hasMore ? `${rows.at(-1)?.number}` : undefined };
}

export async function findSubmission(
  db: Db,
  readerId: string,
  id: string,
): Promise<SubmissionDocument | undefined> {
  const [row] = await selectSubmissions(db, readerId, eq(versions.id, id));
  return row && toSubmission(row);
}
