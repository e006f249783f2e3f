// Papers as far as a reader may see them: the outline for everyone, the questions by the rule in access.ts, the key for few.
import { canReadExam, canReadKey, type Viewer } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { findExamWindows } from '../campaigns/exam-window-queries.ts';
import { type MultiSubjectExamDocument, withMcqs } from './documents.ts';
import { findSubjectMcqs, type PaperRow } from './queries.ts';

/** Each paper as far as this reader may see it, in the order of the rows. */
export async function shownPapers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  rows: PaperRow[],
): Promise<MultiSubjectExamDocument[]> {
  const ids = rows.map((row) => row.outline._id);
  const windows = await findExamWindows(db, viewer, 'multi-subject', ids, now());
  const isWhole = ({ courseId, outline }: PaperRow) => canReadExam(viewer, { courseId, windows: windows.get(outline._id) ?? [] }, now());
  const mcqs = await findSubjectMcqs(
    db,
    rows.filter(isWhole).map((row) => row.outline._id),
  );
  const withKey = canReadKey(viewer);
  return rows.map(({ outline }) => withMcqs(outline, mcqs, withKey));
}
