/**
 * Extra time that was given while a device was off or had no network (docs/decisions/049): read
 * before a sheet that was sealed at the end of the time is sent.
 */
import type { AttemptServer } from '../attempt/attempt-server.ts';
import { type AttemptHead, updateHead, withDeadline } from '../storage/attempt-store.ts';

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
