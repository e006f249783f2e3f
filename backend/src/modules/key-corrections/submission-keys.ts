// The answer keys for rescoring the submissions of an exam: each by the submission's version of the
// exam.
import type { Db } from '../../db/client.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { findVersionWithQuestion } from '../exam-versions/queries.ts';
import { type CurrentExam, findCurrentExam } from '../exam-versions/versions.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import type { ExamKey } from '../results/exam-keys.ts';
import { findKey, findKeyOf } from '../results/key-queries.ts';
import { findQuestion } from './rescoring.ts';
import type { Submission } from './submission-queries.ts';

/**
 * The key of the newest version of a multiple-choice exam, archived or not; undefined for a written
 * exam, and if there is none.
 */
export async function findExamKey(db: Db, exam: ExamOfKind): Promise<ExamKey | undefined> {
  const examKey = await findKey(db, exam);
  return examKey?.kind === 'single' && examKey.key.type === 'Written' ? undefined : examKey;
}

/**
 * A question with its key, and the key of its exam: of the newest version that contains the
 * question, because submissions may belong to a version from before it was removed.
 * @throws 404 for an unknown multiple-choice exam or question
 */
export async function requireQuestion(db: Db, exam: ExamOfKind, questionId: string) {
  const newest = requireFound(await findExamKey(db, exam), 'exam');
  const question =
    findQuestion(newest, questionId) ?? (await findRemovedQuestion(db, exam, questionId));
  return { key: newest, question: requireFound(question, 'question') };
}

async function findRemovedQuestion(db: Db, exam: ExamOfKind, questionId: string) {
  const versionId = await findVersionWithQuestion(db, exam, questionId);
  const key = versionId === undefined ? undefined : await findKey(db, exam, versionId);
  return key && findQuestion(key, questionId);
}

/**
 * The keys of these submissions, by their ids. A submission without a version is scored by the
 * newest one.
 * @param current the exam, read once: all keys have the same corrections
 */
export async function findKeysOf(
  db: Db,
  current: CurrentExam,
  submissions: readonly Submission[],
): Promise<(submission: Submission) => ExamKey> {
  const idOf = ({ examVersionId }: Submission) => examVersionId ?? current.versionId;
  const keys = new Map<string, ExamKey>();
  for (const versionId of new Set(submissions.map(idOf))) {
    keys.set(versionId, requireFound(await findKeyOf(db, versionId, current.corrections), 'exam'));
  }
  return (submission) => requireFound(keys.get(idOf(submission)), 'exam');
}

/** @throws 404 for an unknown exam */
export async function requireCurrentExam(db: Db, exam: ExamOfKind): Promise<CurrentExam> {
  return requireFound(await findCurrentExam(db, exam), 'exam');
}
