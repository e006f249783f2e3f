/**
 * Whether an attempt goes on although its sheet was sealed at the end of the time: an admin may have
 * given extra time while the device was off or had no network (docs/decisions/049).
 */
import type { AttemptServer } from '../attempt/attempt-server.ts';
import { type AttemptHead, updateHead, withDeadline } from '../storage/attempt-store.ts';
import { isServerTimeKnown, serverNow } from './server-clock.ts';

export const hasTimeLeft = ({ endsAt }: AttemptHead): boolean => (serverNow() ?? 0) < endsAt;

/**
 * The head with the deadline on the server; null if the attempt is closed there. A host that stores
 * no attempts gives no extra time. Errors: the server's.
 */
export async function withServerDeadline(
  server: Pick<AttemptServer, 'read'>,
  head: AttemptHead,
): Promise<AttemptHead | null> {
  const attempt = await server.read(head.attemptId);
  if (!attempt) return head;
  if (attempt.closedBy) return null;
  const current = withDeadline(head, attempt.deadline);
  if (current !== head) await updateHead(current).catch(() => undefined);
  return current;
}

/**
 * The head of an attempt that goes on: there is extra time, or the sheet was sealed on an estimated
 * clock. Null: the sheet is sent.
 * @param mayBeOutdated the deadline is read from the server, which may have the sheet already.
 *   Errors: the server's, if there is extra time but the server may have the sheet; otherwise null,
 *   because the answers count for more than the extra minutes.
 */
export async function headIfTimeIsLeft(
  server: Pick<AttemptServer, 'read' | 'syncClock'>,
  head: AttemptHead,
  mayBeOutdated: boolean,
): Promise<AttemptHead | null> {
  const wasTimeKnown = isServerTimeKnown();
  if (!wasTimeKnown) await server.syncClock().catch(() => undefined);
  if (!mayBeOutdated)
    return !wasTimeKnown && isServerTimeKnown() && hasTimeLeft(head) ? head : null;
  const current = await withServerDeadline(server, head).catch((error: unknown) => {
    if (hasTimeLeft(head)) throw error;
    return null;
  });
  return current && hasTimeLeft(current) ? current : null;
}
