// Deletes results.
import type { Db } from '../../db/client.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { lockUser } from '../auth/queries.ts';
import type { ExamKindName } from '../exams/documents.ts';
import { requireUnpublished } from '../exclusions/merit-list-changes.ts';
import { deleteResult, findRankedSubmission, findResultOwner } from './queries.ts';

/** Deletes a result with its versions. @throws 404; 409 if it is in a published merit list */
export function removeResult(db: Db, kind: ExamKindName, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, requireFound(await findResultOwner(tx, kind, id), 'result'));
    const ranked = await findRankedSubmission(tx, kind, id);
    if (ranked)
      await requireUnpublished(tx, {
        exam: { kind, examId: ranked.examId },
        startedAt: ranked.startedAt,
        userId: ranked.userId,
      });
    requireFound((await deleteResult(tx, kind, id)) || undefined, 'result');
  });
}
