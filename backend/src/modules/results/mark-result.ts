// An admin marks a written exam.
import type { Db } from '../../db/client.ts';
import { found, refuse } from '../../plugins/errors.ts';
import type { ExamResultDocument } from './documents.ts';
import { lockMarkable, updateMark } from './mark-queries.ts';

/**
 * @param sent `score` is the mark, null takes it back; `dateTaken` says which answers were marked
 * @throws 400 without a score; 409 for a multiple-choice exam, and for answers that are no longer the newest; 422 out of range
 */
export function markResult(
  db: Db,
  id: string,
  sent: { score?: number | null; dateTaken?: string },
  by: { userId: string; now: Date },
): Promise<ExamResultDocument> {
  const { score } = sent;
  if (score === undefined) return refuse(400, "'score' is missing.", [{ path: 'score', message: 'is missing' }]);
  return db.transaction(async (tx) => {
    const { type, totalMarks, dateTaken } = found(await lockMarkable(tx, id), 'result');
    if (type !== 'Written') refuse(409, 'Only written exams are marked by hand.');
    if (sent.dateTaken !== undefined && Date.parse(sent.dateTaken) !== dateTaken.getTime()) {
      refuse(409, 'The student has handed in newer answers. Please reload them.');
    }
    if (score !== null && (score < 0 || score > totalMarks)) {
      refuse(422, `The score must be from 0 to ${totalMarks}.`, [{ path: 'score', message: `must be from 0 to ${totalMarks}` }]);
    }
    const mark = score === null ? { score, markedBy: null, markedAt: null } : { score, markedBy: by.userId, markedAt: by.now };
    return found(await updateMark(tx, id, mark), 'result');
  });
}
