// Papers as visible to a reader: the outline for everyone, the questions by the rule in access.ts,
// the key for readers with the right.
import { canReadExam, canReadKeyOf, type Viewer } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { findExamWindows } from '../campaigns/exam-campaigns/exam-window-queries.ts';
import { filterVisibleExams } from '../exams/exam-visibility.ts';
import { refuseTooManyQuestions } from '../exams/question-limit.ts';
import { type MultiSubjectExamDocument, withMcqs } from './documents.ts';
import { findMcqsOf, type PaperRow } from './queries.ts';

/**
 * Each paper as visible to this reader, in the order of the rows; exams of courses that the viewer
 * may not see are omitted.
 * @param maxQuestions of all papers together, unless there is one paper
 * @throws 400 for more questions
 */
export async function toVisiblePapers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  candidates: PaperRow[],
  maxQuestions?: number,
): Promise<MultiSubjectExamDocument[]> {
  const rows = await filterVisibleExams(db, viewer, candidates);
  const ids = rows.map((row) => row.outline._id);
  const windows = await findExamWindows(db, viewer, 'multi-subject', ids, now());
  const isReadable = ({ courseId, outline }: PaperRow) =>
    canReadExam(viewer, { courseId, windows: windows.get(outline._id) ?? [] }, now());
  const whole = rows.filter(isReadable);
  refuseTooManyQuestions(
    whole.map(({ outline }) => outline),
    maxQuestions,
  );
  const mcqs = await findMcqsOf(db, whole);
  return rows.map(({ outline, courseId }) =>
    withMcqs(outline, mcqs, { withKey: canReadKeyOf(viewer, courseId) }),
  );
}
