// Creates grants.
import type { Db } from '../../db/client.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { lockUser } from '../auth/queries.ts';
import { insertNotifications } from '../notifications/write-queries.ts';
import { findCourseName, hasOpenAttempt, upsertGrant } from './queries.ts';

/** A message about a grant is useless after this time. */
const MESSAGE_EXPIRES_MS = 24 * 3_600_000;

/**
 * Makes the account a teacher or a marker of the course, replacing an earlier role there, and
 * notifies it unless it has the role already.
 * @throws 404 without such a course; 409 while the account takes an exam of the course, because it
 *   would see the answers of others
 */
export function giveGrant(db: Db, grant: Parameters<typeof upsertGrant>[1]): Promise<void> {
  return db.transaction(async (tx) => {
    const { userId, category, courseId, role, grantedAt: now } = grant;
    const title = requireFound(await findCourseName(tx, category, courseId), 'course');
    if (!(await lockUser(tx, userId))) refuse('STUDENT_NOT_FOUND');
    if (await hasOpenAttempt(tx, userId, courseId)) refuse('GRANT_ATTEMPT_RUNNING');
    const id = await upsertGrant(tx, grant);
    if (id === undefined) return;
    const notification = {
      userId,
      subject: `${id} ${now.toISOString()}`,
      details: { title, role },
    };
    const expiresAt = new Date(now.getTime() + MESSAGE_EXPIRES_MS);
    await insertNotifications(tx, 'grant-given', [notification], { now, expiresAt });
  });
}
