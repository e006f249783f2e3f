// Whether a student may take an exam now, and until when. Checked when an attempt starts and when
// answers are submitted without one.
import { deadlineOf } from '@alokpath/exam-rules/attempt-clock';
import { requireExamAccess, type Viewer } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { findExamWindows } from '../campaigns/exam-campaigns/exam-window-queries.ts';
import type { ExamOfKind } from '../exams/documents.ts';
import type { ExamForAttempt } from '../results/key-queries.ts';

/**
 * Requires that the viewer may take the exam now, by the rule in access.ts.
 * @param options.isTimed true if an attempt is being started; false if answers were submitted
 *   without one
 * @returns when an attempt that starts now ends, and the ids of the campaigns whose only attempt it
 *   is
 * @throws 401 for visitors; 403 not enrolled, or not registered for
 *   its campaign; 410 too early or too late; 409 without an attempt in a campaign, or with a second
 *   one
 */
export async function admitToExam(
  db: Db,
  viewer: Viewer,
  { kind, examId, ...exam }: ExamOfKind & ExamForAttempt,
  now: Date,
  { isTimed }: { isTimed: boolean },
): Promise<{ deadline: Date; contests: readonly string[] }> {
  const windows = (await findExamWindows(db, viewer, kind, [examId], now)).get(examId) ?? [];
  const { until, contests } = requireExamAccess(viewer, { ...exam, windows }, now, isTimed);
  const deadline = deadlineOf(now.getTime(), exam.timeLimit);
  return { deadline: new Date(until ? Math.min(deadline, until.getTime()) : deadline), contests };
}
