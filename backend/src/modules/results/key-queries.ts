// SQL of the exam data for attempts: course and time limit at the start; and the answer key, by the
// version of the exam.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { RevisionCache } from '../../db/revision-cache.ts';
import { units, years } from '../admission/tables.ts';
import { findVersion } from '../exam-versions/queries.ts';
import { findCurrentExam } from '../exam-versions/versions.ts';
import type { ExamKindName, ExamOfKind } from '../exams/documents.ts';
import { COURSE_OF_EXAM } from '../exams/queries.ts';
import { examMcqs, exams, examWrittenQuestions } from '../exams/tables.ts';
import { type ExamCorrection, keyRevisionOf } from '../key-corrections/exam-corrections.ts';
import { multiSubjectExams } from '../multi-subject-exams/tables.ts';
import {
  type ExamKey,
  questionIdsOf,
  toExamKey,
  type VersionedMultiSubjectKey,
  type VersionedSingleKey,
} from './exam-keys.ts';

/**
 * Its course (for the student's rights), its time limit in minutes, its opening time, and whether
 * it has no questions; papers are always open and have questions.
 */
export type ExamForAttempt = {
  courseId: string | null;
  timeLimit: number;
  startingDate: Date | null;
  isEmpty: boolean;
};

// A nested expression: Drizzle omits the table's name of outermost columns in a query of one table.
const universityOfPaper = sql`select ${units.universityId} from ${years}
  join ${units} on ${units.id} = ${years.unitId} where ${years.id} = ${multiSubjectExams.yearId}`;

const questionsOfExam = sql`select 1 from ${examMcqs} where ${examMcqs.examId} = ${exams.id}
  union all select 1 from ${examWrittenQuestions} where ${examWrittenQuestions.examId} = ${exams.id}`;

/** Columns of the exam tables for a new attempt. */
export const columnsForAttempt = {
  'multi-subject': {
    courseId: sql<string | null>`(${universityOfPaper})`,
    timeLimit: multiSubjectExams.timeLimit,
    startingDate: sql<null>`null`,
    isEmpty: sql<boolean>`false`,
  },
  single: {
    courseId: COURSE_OF_EXAM,
    timeLimit: exams.timeLimit,
    startingDate: exams.startingDate,
    isEmpty: sql<boolean>`not exists (${questionsOfExam})`,
  },
} as const;

const selectForAttempt = {
  'multi-subject': preparedQuery<{ examId: string }, ExamForAttempt[]>(
    'find_paper_for_attempt',
    (db) =>
      db
        .select(columnsForAttempt['multi-subject'])
        .from(multiSubjectExams)
        .where(
          and(
            eq(multiSubjectExams.id, sql.placeholder('examId')),
            isNull(multiSubjectExams.archivedAt),
          ),
        ),
  ),
  single: preparedQuery<{ examId: string }, ExamForAttempt[]>('find_single_for_attempt', (db) =>
    db
      .select(columnsForAttempt.single)
      .from(exams)
      .where(and(eq(exams.id, sql.placeholder('examId')), isNull(exams.archivedAt))),
  ),
};

/** The data of an exam of either kind for a new attempt. Archived exams are not found. */
export async function findExamForAttempt(
  db: Db,
  kind: ExamKindName,
  examId: string,
): Promise<ExamForAttempt | undefined> {
  return (await selectForAttempt[kind](db, { examId }))[0];
}

/** Keys that are cached in this process. A key of 100 questions has about 30 kB. */
const MAX_KEYS = 200;
const keys = new RevisionCache<ExamKey>(MAX_KEYS);

/**
 * The key of an exam by one of its versions, with all corrections; archived exams too, because
 * running attempts are still submitted and scored.
 * @param versionId null or undefined: the newest version
 * @param revision revision of the exam's row, if it was read just before
 */
export async function findKey(
  db: Db,
  exam: ExamOfKind,
  versionId?: string | null,
  revision?: string,
): Promise<ExamKey | undefined> {
  const current = await findCurrentExam(db, exam, revision);
  return current && findKeyOf(db, versionId ?? current.versionId, current.corrections);
}

/** The key by a version and the corrections of its exam, oldest first. */
export async function findKeyOf(
  db: Db,
  versionId: string,
  corrections: readonly ExamCorrection[],
): Promise<ExamKey | undefined> {
  const revision = String(keyRevisionOf(corrections));
  const known = keys.get(db, versionId, revision);
  if (known) return known;
  const version = await findVersion(db, versionId);
  if (!version) return undefined;
  const key = toExamKey(version, corrections);
  keys.set(db, versionId, revision, key);
  return key;
}

/** @see findKey */
export async function findMultiSubjectKey(
  db: Db,
  examId: string,
  versionId?: string | null,
  revision?: string,
): Promise<VersionedMultiSubjectKey | undefined> {
  const found = await findKey(db, { kind: 'multi-subject', examId }, versionId, revision);
  return found?.kind === 'multi-subject' ? found.key : undefined;
}

/** @see findKey */
export async function findSingleKey(
  db: Db,
  examId: string,
  versionId?: string | null,
  revision?: string,
): Promise<VersionedSingleKey | undefined> {
  const found = await findKey(db, { kind: 'single', examId }, versionId, revision);
  return found?.kind === 'single' ? found.key : undefined;
}

/**
 * Filters ids: distinct questions of the attempt's version of the exam.
 * @param versionId null: the newest version
 */
export async function findQuestionIds(
  db: Db,
  exam: ExamOfKind,
  versionId: string | null,
  ids: readonly string[],
): Promise<string[]> {
  const id = versionId ?? (await findCurrentExam(db, exam))?.versionId;
  const version = id === undefined ? undefined : await findVersion(db, id);
  const own: ReadonlySet<string> = version ? questionIdsOf(version) : new Set();
  return [...new Set(ids)].filter((questionId) => own.has(questionId));
}
