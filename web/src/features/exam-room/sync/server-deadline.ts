/**
 * Whether an attempt goes on although its time seems to be over: an admin may have given extra
 * time, or reopened it, while the device was off or had no network (docs/decisions/049, 053).
 */
import type { AttemptServer, ServerAttempt } from '../attempt/attempt-server.ts';
import { type AttemptHead, withDeadline } from '../storage/attempt-store.ts';
import { isServerTimeKnown, serverNow } from './server-clock.ts';

export const hasTimeLeft = ({ endsAt }: AttemptHead): boolean => (serverNow() ?? 0) < endsAt;

/** The head with the server's deadline, and the ticket of an attempt that was reopened. */
export const withServerState = (
  head: AttemptHead,
  { deadline, token }: Pick<ServerAttempt, 'deadline' | 'token'>,
): AttemptHead => ({ ...withDeadline(head, deadline), token: token ?? head.token });

/**
 * The head of an attempt that goes on, by the deadline on the server; null if its sheet is to be
 * sent. A host that stores no attempts gives no extra time. If the deadline cannot be read, the
 * sheet is sent too, because answers count for more than extra minutes.
 * @param currentHead called again after each request: notices may give extra time meanwhile
 * @param mayBeOutdated false: the server is asked only if this device knows of time left
 * @returns the head, which is not stored yet. Errors: the server's, if this device knows of time
 *   left: the server may have the sheet already.
 */
export async function headIfTimeIsLeft(
  server: Pick<AttemptServer, 'read' | 'syncClock'>,
  currentHead: () => AttemptHead,
  mayBeOutdated: boolean,
): Promise<AttemptHead | null> {
  if (!isServerTimeKnown()) await server.syncClock().catch(() => undefined);
  const before = currentHead();
  if (!mayBeOutdated && !hasTimeLeft(before)) return null;
  const attempt = await server.read(before.attemptId).catch((error: unknown) => {
    if (hasTimeLeft(currentHead())) throw error;
    return undefined;
  });
  if (attempt === undefined || attempt?.closedBy) return null;
  const after = currentHead();
  // A notice that arrived meanwhile is newer than the response.
  const deadline = after.deadline === before.deadline ? attempt?.deadline : undefined;
  const head = withServerState(after, {
    deadline: deadline ?? after.deadline,
    token: attempt?.token ?? null,
  });
  return hasTimeLeft(head) ? head : null;
}
