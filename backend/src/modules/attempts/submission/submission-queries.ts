// SQL that a submission reads before it is stored.
import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { whereUserAndExam } from '../../../db/exam-rows-of-user.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { revisionOf } from '../../../db/revision-cache.ts';
import type { ExamKindName, ExamOfKind } from '../../exams/documents.ts';
import { exams } from '../../exams/tables.ts';
import { multiSubjectExams } from '../../multi-subject-exams/tables.ts';
import {
  examResults,
  examResultVersions,
  multiSubjectResults,
  multiSubjectResultVersions,
} from '../../results/tables.ts';
import type { AttemptRow } from '../documents.ts';
import { attempts } from '../tables.ts';

/**
 * The attempt of a submission, whether a result is stored under its key, and whether the user has
 * any result in the exam.
 */
type SubmissionState = {
  attempt: SubmittedAttempt | null;
  attemptRevision: string | null;
  isKeyUsed: boolean;
  hasResult: boolean;
  examRevision: string | null;
};

/** Without the saved answers, which can be long: a submission contains all answers. */
export type SubmittedAttempt = Omit<AttemptRow, 'answers' | 'questionTimes'>;
const { answers: _answers, questionTimes: _times, ...submitted } = getTableColumns(attempts);

const submittingOf = (kind: ExamKindName) =>
  preparedQuery<{ id: string; userId: string; key: string; examId: string }, SubmissionState[]>(
    `find_submitting_${kind}`,
    (db) => {
      const [results, versions, exam] =
        kind === 'multi-subject'
          ? [multiSubjectResults, multiSubjectResultVersions, multiSubjectExams]
          : [examResults, examResultVersions, exams];
      const underKey = db
        .select({ one: sql`1` })
        .from(versions)
        .where(
          and(
            eq(versions.userId, sql.placeholder('userId')),
            eq(versions.idempotencyKey, sql.placeholder('key')),
          ),
        );
      const result = db
        .select({ one: sql`1` })
        .from(results)
        .where(whereUserAndExam(results, sql.placeholder('userId'), sql.placeholder('examId')));
      const revision = sql`select ${revisionOf(exam)} from ${exam}
        where ${exam.id} = ${sql.placeholder('examId')}`;
      return db
        .select({
          attempt: submitted,
          attemptRevision: sql<string | null>`${revisionOf(attempts)}`,
          hasResult: sql<boolean>`${exists(result)}`,
          isKeyUsed: sql<boolean>`${exists(underKey)}`,
          examRevision: sql<string | null>`(${revision})`,
        })
        .from(sql`(select 1) one`)
        .leftJoin(attempts, eq(attempts.id, sql.placeholder('id')));
    },
  );
const selectSubmitting = {
  'multi-subject': submittingOf('multi-subject'),
  single: submittingOf('single'),
};

/**
 * Reads the attempt, the exam's revision, whether the key is used and whether there is a result, in
 * one statement.
 * @param submission `id`: of the attempt that the key names
 */
export async function findSubmitting(
  tx: Db,
  { kind, examId }: ExamOfKind,
  submission: { id: string; userId: string; key: string },
): Promise<{
  attempt: SubmittedAttempt | undefined;
  /** Of the attempt's row. */
  attemptRevision: string | undefined;
  isKeyUsed: boolean;
  /** Whether the user has a result in the exam, of any attempt. */
  hasResult: boolean;
  /** Of the exam's row (db/revision-cache.ts); undefined if there is no such exam. */
  examRevision: string | undefined;
}> {
  const [row] = await selectSubmitting[kind](tx, { ...submission, examId });
  return {
    attempt: row?.attempt ?? undefined,
    attemptRevision: row?.attemptRevision ?? undefined,
    isKeyUsed: row?.isKeyUsed ?? false,
    hasResult: row?.hasResult ?? false,
    examRevision: row?.examRevision ?? undefined,
  };
}
