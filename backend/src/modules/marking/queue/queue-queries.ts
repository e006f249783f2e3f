// SQL of the queue of submissions: by exam, by student, and the neighbours of one submission.
import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { userIdOf, type Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../../db/keyset.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { users } from '../../auth/tables.ts';
import { COURSE_OF_EXAM } from '../../exams/queries.ts';
import { exams } from '../../exams/tables.ts';
import { isGranted } from '../../grants/conditions.ts';
import { matchesPerson } from '../../people/queries.ts';
import type { SubmissionDocument } from '../../results/documents.ts';
import { examResultVersions as versions } from '../../results/tables.ts';
import { students } from '../../students/tables.ts';
import { isWaiting, selectSubmissions, toSubmission } from '../queries.ts';
import { independentMarks } from '../tables.ts';
import type {
  MarkingExamDocument,
  MarkingStudentDocument,
  QueuedSubmissionDocument,
  QueueState,
} from './queue-documents.ts';

/**
 * The submissions, and the reader of the queue: own exams are excluded, and an account with grants
 * gets those of its courses.
 */
export type Queue = {
  state: QueueState;
  examId?: string | undefined;
  userId?: string | undefined;
  viewer: Viewer;
};

/** Counting neighbours stops here, because they are counted with every submission. */
const MAX_COUNTED_OTHERS = 1000;

const SUBMISSIONS = sql`${versions} join ${exams} on ${exams.id} = ${versions.examId}`;

/** A condition on the rows of a submission and its exam. */
function isQueued(db: Db, { state, examId, userId, viewer }: Queue): SQL | undefined {
  const readerId = userIdOf(viewer);
  return and(
    state === 'waiting' ? isWaiting(db, readerId) : isMarked(db, readerId),
    ne(versions.userId, readerId),
    isGranted(viewer, 'marker', { courseId: COURSE_OF_EXAM, userId: versions.userId }),
    examId === undefined ? undefined : eq(versions.examId, examId),
    userId === undefined ? undefined : eq(versions.userId, userId),
  );
}

/** With a final mark, or with one of two marks that the reader has given. */
function isMarked(db: Db, readerId: string): SQL | undefined {
  const own = db
    .select({ id: independentMarks.submissionId })
    .from(independentMarks)
    .where(eq(independentMarks.markerId, readerId));
  // An array, so that both conditions can use an index.
  return or(isNotNull(versions.markedAt), sql`${versions.id} = any(array(${own}))`);
}

/** A page of the queue, the earliest first. Only admins see the name of a student. */
export async function findQueuePage(
  db: Db,
  queue: Queue,
  page: Page,
): Promise<ListPage<QueuedSubmissionDocument>> {
  const list = keyset(
    { timestamp: versions.dateTaken, id: versions.id, order: 'oldest first' },
    page,
  );
  const where = isQueued(db, queue);
  const { userId, viewer } = queue;
  const rows = await selectSubmissions(
    db,
    userIdOf(viewer),
    and(where, list.afterCursor),
    list.cursor,
  )
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const showsName = userId !== undefined && viewer.user?.role === 'admin';
  const name = showsName ? await findName(db, userId) : null;
  return list.toListPage(rows, await countRows(db, SUBMISSIONS, where, page), (row) => ({
    ...toSubmission(row),
    ...withoutNulls({ studentName: name }),
  }));
}

async function findName(db: Db, userId: string): Promise<string | null> {
  const [student] = await db
    .select({ name: students.name })
    .from(students)
    .where(eq(students.userId, userId));
  return student?.name ?? null;
}

/** The neighbours of a submission in the queue, whether it is still in it or not. */
export async function findNeighbours(db: Db, id: string, queue: Queue) {
  const where = isQueued(db, queue);
  const reader = userIdOf(queue.viewer);
  const [previous, next, otherCount] = await Promise.all([
    findNeighbour(db, id, { where, reader, side: 'previous' }),
    findNeighbour(db, id, { where, reader, side: 'next' }),
    db.$count(
      sql`(select 1 from ${SUBMISSIONS} where ${and(where, ne(versions.id, id))}
        limit ${MAX_COUNTED_OTHERS}) others`,
    ),
  ]);
  return { previous, next, otherCount };
}

async function findNeighbour(
  db: Db,
  id: string,
  { where, reader, side }: { where: SQL | undefined; reader: string; side: 'previous' | 'next' },
): Promise<SubmissionDocument | undefined> {
  const [by, operator] = side === 'next' ? [asc, sql.raw('>')] : [desc, sql.raw('<')];
  // Compares with the row itself, because a JavaScript date would lose the microseconds.
  const own = sql`(select o.date_taken, o.id from ${versions} o where o.id = ${id})`;
  const isAfterOwnPosition = sql`(${versions.dateTaken}, ${versions.id}) ${operator} ${own}`;
  const [row] = await selectSubmissions(db, reader, and(where, isAfterOwnPosition))
    .orderBy(by(versions.dateTaken), by(versions.id))
    .limit(1);
  return row && toSubmission(row);
}

/** A page of exams with submissions in this state, ordered by the earliest of them. */
export async function findExamQueues(
  db: Db,
  queue: Queue,
  page: Page,
): Promise<ListPage<MarkingExamDocument>> {
  const groups = db
    .select({ key: versions.examId, name: sql`max(${exams.title})`.as('name'), ...GROUP_COUNTS })
    .from(versions)
    .innerJoin(exams, eq(exams.id, versions.examId))
    .where(isQueued(db, queue))
    .groupBy(versions.examId)
    .as('groups');
  const list = keyset(
    { timestamp: sql`${groups.oldest}`, id: groups.key, order: 'oldest first' },
    page,
  );
  const rows = await db
    .select({
      key: groups.key,
      name: sql<string>`${groups.name}`,
      count: groups.count,
      oldestAt: groups.oldest,
      cursor: list.cursor,
    })
    .from(groups)
    .where(list.afterCursor)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const listPage = list.toListPage(
    rows,
    await countRows(db, sql`${groups}`, undefined, page),
    withKey,
  );
  const counts = await otherCounts(db, queue, versions.examId, listPage.rows);
  return {
    ...listPage,
    rows: listPage.rows.map(({ key, name, ...row }) => ({
      examId: key,
      title: name,
      ...countsOf(queue.state, row, counts.get(key)),
    })),
  };
}

/** The same by student. @param q words of a name, an address or a number */
export async function findStudentQueues(
  db: Db,
  { q, ...queue }: Queue & { q?: string | undefined },
  page: Page,
): Promise<ListPage<MarkingStudentDocument>> {
  const groups = db
    .select({ key: versions.userId, name: sql`max(${students.name})`.as('name'), ...GROUP_COUNTS })
    .from(versions)
    .innerJoin(exams, eq(exams.id, versions.examId))
    .innerJoin(users, eq(users.id, versions.userId))
    .leftJoin(students, eq(students.userId, versions.userId))
    .where(and(isQueued(db, queue), matchesPerson(q)))
    .groupBy(versions.userId)
    .as('groups');
  const list = keyset(
    { timestamp: sql`${groups.oldest}`, id: groups.key, order: 'oldest first' },
    page,
  );
  const rows = await db
    .select({
      key: groups.key,
      name: sql<string | null>`${groups.name}`,
      count: groups.count,
      oldestAt: groups.oldest,
      cursor: list.cursor,
    })
    .from(groups)
    .where(list.afterCursor)
    .orderBy(...list.orderBy)
    .limit(list.limit)
    .offset(list.offset);
  const listPage = list.toListPage(
    rows,
    await countRows(db, sql`${groups}`, undefined, page),
    withKey,
  );
  const counts = await otherCounts(db, queue, versions.userId, listPage.rows);
  return {
    ...listPage,
    rows: listPage.rows.map(({ key, name, ...row }) => ({
      userId: key,
      ...withoutNulls({ name }),
      ...countsOf(queue.state, row, counts.get(key)),
    })),
  };
}

/** The counts of each exam or student. */
const GROUP_COUNTS = {
  count: sql<number>`count(*)::int`.as('count'),
  oldest: sql<Date>`min(${versions.dateTaken})`.mapWith(versions.dateTaken).as('oldest'),
};

const withKey = <Row extends { cursor: string }>({ cursor: _, ...row }: Row) => row;

/** The number of submissions in the other state, for the listed exams or students. */
async function otherCounts(
  db: Db,
  { state, viewer }: Queue,
  column: PgColumn,
  rows: readonly { key: string }[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const other = { state: state === 'waiting' ? 'marked' : 'waiting', viewer } as const;
  const keys = rows.map(({ key }) => key);
  const counts = await db
    .select({ key: sql<string>`${column}`, count: sql<number>`count(*)::int` })
    .from(versions)
    .innerJoin(exams, eq(exams.id, versions.examId))
    .where(and(isQueued(db, other), inArray(column, keys)))
    .groupBy(column);
  return new Map(counts.map(({ key, count }) => [key, count]));
}

function countsOf(
  state: QueueState,
  { count, oldestAt }: { count: number; oldestAt: Date },
  otherCount = 0,
) {
  const [waitingCount, markedCount] =
    state === 'waiting' ? [count, otherCount] : [otherCount, count];
  return { waitingCount, markedCount, oldestAt: oldestAt.toISOString() };
}
