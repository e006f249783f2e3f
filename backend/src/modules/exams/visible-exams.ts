// Single exams as visible to a reader: the outline for everyone, the questions by the rule in
// access.ts, the key for readers with the right.
import { canReadExam, canReadKeyOf, type Viewer } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { findExamWindows } from '../campaigns/exam-campaigns/exam-window-queries.ts';
import { type ExamDocument, withQuestions } from './documents.ts';
import { filterVisibleExams } from './exam-visibility.ts';
import { type ExamRow, findQuestions } from './queries.ts';
import { refuseTooManyQuestions } from './question-limit.ts';

/**
 * Each exam as visible to this reader, in the order of the rows; exams of courses that the viewer
 * may not see are omitted.
 * @param maxQuestions of all exams together, unless there is one exam
 * @throws 400 for more questions
 */
export async function toVisibleExams(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  candidates: ExamRow[],
  maxQuestions?: number,
): Promise<ExamDocument[]> {
  const rows = await filterVisibleExams(db, viewer, candidates);
  const ids = rows.map((row) => row.outline._id);
  const windows = await findExamWindows(db, viewer, 'single', ids, now());
  const isReadable = (row: ExamRow) =>
    canReadExam(viewer, { ...row, windows: windows.get(row.outline._id) ?? [] }, now());
  const whole = rows.filter(isReadable).map(({ outline }) => outline);
  refuseTooManyQuestions(whole, maxQuestions);
  const questions = await findQuestions(
    db,
    whole.map((outline) => outline._id),
  );
  return rows.map(({ outline, courseId }) =>
    withQuestions(outline, questions.get(outline._id), { withKey: canReadKeyOf(viewer, courseId) }),
  );
}
