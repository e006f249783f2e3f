// The setting of two independent markers, and the comparison of their marks.
import { requireUser, type Viewer } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import { findSubmission, toOwnMark } from '../queries.ts';
import {
  countUndecided,
  deleteSetting,
  findNamedMarks,
  findSetting,
  lockSetting,
  upsertSetting,
} from './independent-queries.ts';
import type {
  MarkComparisonDocument,
  SecondMarkingDocument,
  SecondMarkingInput,
} from './second-marking-documents.ts';

/** The default tolerance: a twentieth of the exam's marks, in whole marks. */
const PROPOSED_SHARE = 0.05;

type SecondMarkingSetting = NonNullable<Awaited<ReturnType<typeof findSetting>>>;

const toDocument = ({ totalMarks, tolerance }: SecondMarkingSetting): SecondMarkingDocument => ({
  isOn: tolerance !== null,
  tolerance: tolerance ?? Math.ceil(totalMarks * PROPOSED_SHARE),
});

/** @throws 404 for an unknown exam */
export async function readSecondMarking(db: Db, examId: string): Promise<SecondMarkingDocument> {
  return toDocument(requireFound(await findSetting(db, examId), 'exam'));
}

/**
 * Switches an exam to two markers, or back to one. Marked submissions keep their marks.
 * @throws 404 for an unknown exam; 409 for a multiple-choice exam, and for disabling it while marks
 *   of one or both markers wait
 */
export function setSecondMarking(
  db: Db,
  examId: string,
  { isOn, tolerance }: SecondMarkingInput,
  { userId, now }: { userId: string; now: Date },
): Promise<SecondMarkingDocument> {
  return db.transaction(async (tx) => {
    const before = requireFound(await findSetting(tx, examId), 'exam');
    if (before.type !== 'Written') refuse('MARKED_AUTOMATICALLY');
    if (isOn) {
      const setting = { tolerance: tolerance ?? toDocument(before).tolerance };
      await upsertSetting(tx, examId, { ...setting, updatedBy: userId, updatedAt: now });
    } else {
      await lockSetting(tx, examId);
      const count = await countUndecided(tx, examId);
      if (count > 0) refuse('SECOND_MARKING_UNDER_WAY', { count });
      await deleteSetting(tx, examId);
    }
    return readSecondMarking(tx, examId);
  });
}

/**
 * The marks of both markers, for the person who decides.
 * @throws 404; 403 for an own submission; 409 before both have marked: the second marker must not
 *   see the first one's marks
 */
export async function compareMarks(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<MarkComparisonDocument> {
  const { id: readerId, role } = requireUser(viewer);
  const submission = requireFound(await findSubmission(db, readerId, id), 'submission');
  if (submission.userId === readerId) refuse('OWN_EXAM_MARKED');
  const namedMarks = await findNamedMarks(db, id, role === 'admin');
  if (namedMarks.length < 2) refuse('SECOND_MARK_MISSING');
  const setting = await findSetting(db, submission.examId);
  return {
    submission,
    tolerance: setting?.tolerance ?? undefined,
    mayDecide: namedMarks.every(({ mark }) => mark.markerId !== readerId),
    marks: namedMarks.map(({ mark, markerName }) => ({
      ...toOwnMark(mark),
      ...(markerName && { markerName }),
    })),
  };
}
