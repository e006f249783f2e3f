// Reads the first attempts of an exam for its statistics.
import { and, asc, count, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { SharedReads } from '../../db/shared-reads.ts';
import { users } from '../auth/tables.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import { exams } from '../exams/tables.ts';
import { findKey } from '../results/key-queries.ts';
import {
  examResultVersions,
  multiSubjectResultVersions,
  type SingleAnswers,
  type SubjectAnswers,
} from '../results/tables.ts';
import type { StatisticsDocument } from './documents.ts';
import { type ExaminedSubmission, ExamStatistics } from './statistics.ts';

/** The statistics of a larger exam use a sample of this size, which hardly changes the figures. */
const MAX_EXAMINED = 5000;
/** Submissions per query. One of 100 questions has about 12 kB. */
const BATCH_SIZE = 500;

const tablesOf = (kind: ExamOfKind['kind']) =>
  kind === 'multi-subject'
    ? {
        versions: multiSubjectResultVersions,
        score: multiSubjectResultVersions.totalScore,
        answers: multiSubjectResultVersions.subjects,
      }
    : {
        versions: examResultVersions,
        score: examResultVersions.score,
        answers: examResultVersions.answers,
      };

/** First attempts with a score; accounts of admins do not count. */
function isExamined({ kind, examId }: ExamOfKind) {
  const { versions, score } = tablesOf(kind);
  return and(
    eq(versions.examId, examId),
    eq(versions.countsForRank, true),
    isNotNull(score),
    ne(users.role, 'admin'),
  );
}

/** Ordered by account id, which is random: the first ones are a random sample. */
async function findBatch(
  db: Db,
  exam: ExamOfKind,
  after: string,
): Promise<(ExaminedSubmission & { userId: string })[]> {
  const { versions, score, answers } = tablesOf(exam.kind);
  const rows = await db
    .select({ userId: versions.userId, score, answers })
    .from(versions)
    .innerJoin(users, eq(users.id, versions.userId))
    .where(and(isExamined(exam), gt(versions.userId, after)))
    .orderBy(asc(versions.userId))
    .limit(BATCH_SIZE);
  return rows.map((row) => ({
    userId: row.userId,
    score: row.score ?? 0,
    selections: selectionsOf(row.answers),
  }));
}

function selectionsOf(answers: SubjectAnswers | SingleAnswers): Map<string, readonly string[]> {
  if (Array.isArray(answers)) {
    return new Map(
      answers.flatMap(({ results }) =>
        results.map(({ questionId, selectedOption }) => [questionId, selectedOption]),
      ),
    );
  }
  return new Map(
    answers.mcqAnswers.map(({ questionId, selectedOption }) => [questionId, [selectedOption]]),
  );
}

const computations = new SharedReads<StatisticsDocument | undefined>();

/**
 * The statistics of an exam, archived or not; undefined if there is none. Reads at most
 * MAX_EXAMINED submissions, in batches.
 */
export function findStatistics(db: Db, exam: ExamOfKind): Promise<StatisticsDocument | undefined> {
  const key = `${exam.kind} ${exam.examId}`;
  return computations.share(db, key, () => computeStatistics(db, exam));
}

async function computeStatistics(
  db: Db,
  exam: ExamOfKind,
): Promise<StatisticsDocument | undefined> {
  const content = await findTotalAndQuestions(db, exam);
  if (!content) return undefined;
  const statistics = new ExamStatistics(content.totalMarks, content.questions);
  let [after, examined] = ['', 0];
  for (;;) {
    const batch = await findBatch(db, exam, after);
    for (const submission of batch) statistics.add(submission);
    examined += batch.length;
    after = batch.at(-1)?.userId ?? '';
    if (batch.length < BATCH_SIZE || examined >= MAX_EXAMINED) break;
  }
  const { versions } = tablesOf(exam.kind);
  const [all] = await db
    .select({ count: count() })
    .from(versions)
    .innerJoin(users, eq(users.id, versions.userId))
    .where(isExamined(exam));
  return statistics.finish(all?.count ?? examined);
}

async function findTotalAndQuestions(db: Db, { kind, examId }: ExamOfKind) {
  const exam = await findKey(db, { kind, examId });
  if (!exam) return undefined;
  if (exam.kind === 'single' && exam.key.type === 'Written') {
    const [written] = await db
      .select({ totalMarks: exams.totalMarks })
      .from(exams)
      .where(eq(exams.id, examId));
    return written && { ...written, questions: [] };
  }
  const questions =
    exam.kind === 'single'
      ? exam.key.questions
      : exam.key.subjects.flatMap((subject) => subject.questions);
  return {
    totalMarks: questions.reduce(
      (sum, { points, adjustment }) => (adjustment === 'void' ? sum : sum + points),
      0,
    ),
    questions,
  };
}
