// Creates grants.
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { lockUser } from '../auth/queries.ts';
import { hasCourse, hasOpenAttempt, upsertGrant } from './queries.ts';

/**
 * Makes the account a teacher or a marker of the course, replacing an earlier role there.
 * @throws 404 without such a course; 409 while the account takes an exam of the course, because it
 *   would see the answers of others
 */
export function giveGrant(db: Db, grant: Parameters<typeof upsertGrant>[1]): Promise<void> {
  return db.transaction(async (tx) => {
    const { userId, category, courseId } = grant;
    requireFound((await hasCourse(tx, category, courseId)) || undefined, 'course');
    if (!(await lockUser(tx, userId))) refuse('STUDENT_NOT_FOUND');
    if (await hasOpenAttempt(tx, userId, courseId)) refuse('GRANT_ATTEMPT_RUNNING');
    await upsertGrant(tx, grant);
  });
}
