// SQL of what a submission finds before it is stored.
import { and, eq, exists, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { revisionOf } from '../../../db/revision-cache.ts';
import type { ExamKindName, ExamOfKind } from '../../exams/documents.ts';
import { exams } from '../../exams/tables.ts';
import { multiSubjectExams } from '../../multi-subject-exams/tables.ts';
import { examResultVersions, multiSubjectResultVersions } from '../../results/tables.ts';
import type { AttemptRow } from '../documents.ts';
import { attempts } from '../tables.ts';

/** What a submission finds: its attempt, and whether something is stored under its key already. */
type Submitting = {
  attempt: SubmittedAttempt | null;
  isStored: boolean;
  examRevision: string | null;
};

/** Without what was saved of it: a submission brings all answers, and saved sheets are long. */
export type SubmittedAttempt = Omit<AttemptRow, 'answers' | 'questionTimes'>;
const { answers: _answers, questionTimes: _times, ...submitted } = getTableColumns(attempts);

const submittingOf = (kind: ExamKindName) =>
  preparedQuery<{ id: string; userId: string; key: string; examId: string }, Submitting[]>(
    `find_submitting_${kind}`,
    (db) => {
      const [versions, exam] =
        kind === 'multi-subject'
          ? [multiSubjectResultVersions, multiSubjectExams]
          : [examResultVersions, exams];
      const underKey = db
        .select({ one: sql`1` })
        .from(versions)
        .where(
          and(
            eq(versions.userId, sql.placeholder('userId')),
            eq(versions.idempotencyKey, sql.placeholder('key')),
          ),
        );
      const revision = sql`select ${revisionOf(exam)} from ${exam} where ${exam.id} = ${sql.placeholder('examId')}`;
      return db
        .select({
          attempt: submitted,
          isStored: sql<boolean>`${exists(underKey)}`,
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
 * All that a submission under a key needs to know, in one statement.
 * @param id of the attempt that the key names
 */
export async function findSubmitting(
  tx: Db,
  { kind, examId }: ExamOfKind,
  of: { id: string; userId: string; key: string },
): Promise<{
  attempt: SubmittedAttempt | undefined;
  isStored: boolean;
  /** Of the exam's row (db/revision-cache.ts); undefined if there is no such exam. */
  examRevision: string | undefined;
}> {
  const [row] = await selectSubmitting[kind](tx, { ...of, examId });
  return {
    attempt: row?.attempt ?? undefined,
    isStored: row?.isStored ?? false,
    examRevision: row?.examRevision ?? undefined,
  };
}
