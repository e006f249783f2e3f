// SQL of students' challenges of questions.
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { countRows, keyset, type ListPage, type Page } from '../../db/keyset.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { examMcqs, exams } from '../exams/tables.ts';
import { multiSubjectExams, subjectMcqs } from '../multi-subject-exams/tables.ts';
import { students } from '../students/tables.ts';
import type { KeyChallengeDocument } from './documents.ts';
import { keyChallenges } from './tables.ts';

type Challenge = typeof keyChallenges.$inferSelect;
type Question = Pick<Challenge, 'examKind' | 'examId' | 'questionId'>;
type Decision = { answer: string; decidedBy: string; decidedAt: Date };

/** The document for its student. */
export function toChallenge(challenge: Challenge): KeyChallengeDocument {
  const { id, examKind, examId, questionId, reason, createdAt, state, answer, decidedAt } =
    challenge;
  return {
    _id: id,
    examKind,
    examId,
    questionId,
    reason,
    createdAt: createdAt.toISOString(),
    state,
    ...withoutNulls({ answer, decidedAt: decidedAt?.toISOString() ?? null }),
  };
}

/** Stores a challenge; undefined if the student has already challenged the question. */
export async function insertChallenge(
  tx: Db,
  values: typeof keyChallenges.$inferInsert,
): Promise<Challenge | undefined> {
  return (await tx.insert(keyChallenges).values(values).onConflictDoNothing().returning())[0];
}

/** The number of the student's open challenges in all exams. */
export async function countOpenChallenges(tx: Db, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(keyChallenges)
    .where(and(eq(keyChallenges.userId, userId), eq(keyChallenges.state, 'open')));
  return row?.count ?? 0;
}

/** For its student while the answers of the exam are withheld: a decision would reveal the key. */
export const withoutDecision = (challenge: Challenge): Challenge => ({
  ...challenge,
  state: 'open',
  answer: null,
  decidedAt: null,
});

/**
 * The student's challenges in an exam.
 * @param showsAnswers whether the student sees the answers of the exam now
 */
export async function findOwnChallenges(
  db: Db,
  userId: string,
  { kind, examId }: ExamOfKind,
  showsAnswers: boolean,
): Promise<KeyChallengeDocument[]> {
  const rows = await db
    .select()
    .from(keyChallenges)
    .where(
      and(
        eq(keyChallenges.userId, userId),
        eq(keyChallenges.examKind, kind),
        eq(keyChallenges.examId, examId),
      ),
    )
    .orderBy(asc(keyChallenges.createdAt), asc(keyChallenges.id));
  return (showsAnswers ? rows : rows.map(withoutDecision)).map(toChallenge);
}

/**
 * A page of challenges: open ones oldest first, decided ones by the time of the decision, newest
 * first.
 */
export async function findChallengePage(
  db: Db,
  state: Challenge['state'] | undefined,
  page: Page,
): Promise<ListPage<KeyChallengeDocument>> {
  const where = state && eq(keyChallenges.state, state);
  const isDecided = state === 'accepted' || state === 'refused';
  const order = isDecided
    ? ({ timestamp: keyChallenges.decidedAt, order: 'newest first' } as const)
    : ({ timestamp: keyChallenges.createdAt, order: 'oldest first' } as const);
  const list = keyset({ ...order, id: keyChallenges.id }, page);
  const [rows, total] = await Promise.all([
    selectChallenges(db, and(where, list.afterCursor), list.cursor)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset),
    countRows(db, sql`${keyChallenges}`, where, page),
  ]);
  return list.toListPage(rows, total, ({ challenge, examTitle, questionText, studentName }) => ({
    ...toChallenge(challenge),
    ...withoutNulls({ examTitle, questionText, studentName }),
  }));
}

/** @param cursor for reading a page */
function selectChallenges(db: Db, where: SQL | undefined, cursor = sql<string>`''`) {
  const { examId, questionId } = keyChallenges;
  const paperTitle = sql`select ${multiSubjectExams.title} from ${multiSubjectExams}
    where ${multiSubjectExams.id} = ${examId}`;
  const examTitle = sql`select ${exams.title} from ${exams} where ${exams.id} = ${examId}`;
  const paperQuestion = sql`select ${subjectMcqs.question} from ${subjectMcqs}
    where ${subjectMcqs.id} = ${questionId}`;
  const examQuestion = sql`select ${examMcqs.question} from ${examMcqs}
    where ${examMcqs.id} = ${questionId}`;
  const isPaper = sql`${keyChallenges.examKind} = 'multi-subject'`;
  return db
    .select({
      challenge: keyChallenges,
      examTitle: sql<
        string | null
      >`case when ${isPaper} then (${paperTitle}) else (${examTitle}) end`,
      questionText: sql<
        string | null
      >`case when ${isPaper} then (${paperQuestion}) else (${examQuestion}) end`,
      studentName: students.name,
      cursor,
    })
    .from(keyChallenges)
    .leftJoin(students, eq(students.userId, keyChallenges.userId))
    .where(where);
}

export async function findChallenge(db: Db, id: string): Promise<Challenge | undefined> {
  return (await db.select().from(keyChallenges).where(eq(keyChallenges.id, id)))[0];
}

/** Refuses an open challenge; undefined if it is already decided, or does not exist. */
export async function refuseChallenge(
  db: Db,
  id: string,
  decision: Decision,
): Promise<Challenge | undefined> {
  const open = and(eq(keyChallenges.id, id), eq(keyChallenges.state, 'open'));
  return (
    await db
      .update(keyChallenges)
      .set({ ...decision, state: 'refused' })
      .where(open)
      .returning()
  )[0];
}

/** Accepts the open challenges of a question. */
export async function acceptChallenges(
  tx: Db,
  { examKind, examId, questionId }: Question,
  decision: Decision,
): Promise<void> {
  const ofQuestion = and(
    eq(keyChallenges.examKind, examKind),
    eq(keyChallenges.examId, examId),
    eq(keyChallenges.questionId, questionId),
  );
  await tx
    .update(keyChallenges)
    .set({ ...decision, state: 'accepted' })
    .where(and(ofQuestion, eq(keyChallenges.state, 'open')));
}
