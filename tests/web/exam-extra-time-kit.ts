// Shared by the tests of extra time in a running exam.
import { vi } from 'vitest';
import { aServer, aServerAttempt, openAttempt } from './exam-attempt-kit.ts';
import { START } from './exam-fixtures.ts';

export const MINUTE = 60_000;
export const KEY = { userId: 'u1', kind: 'single', examId: 'e1' } as const;
/** Of the attempt before it gets extra time. */
export const DEADLINE = START + 30 * MINUTE + 30_000;

export const extended = { ...aServerAttempt(1), deadline: DEADLINE + 10 * MINUTE };

/** A server whose attempt has ten minutes more. */
export function anExtendedServer() {
  const server = aServer();
  server.read.mockImplementation(async () => extended);
  return server;
}

/** Opens the attempt, whose time ends; on return its sheet is sealed. */
export async function openedAndEnded(server: ReturnType<typeof aServer>, afterMinutes = 30) {
  const attempt = await openAttempt(server);
  await vi.advanceTimersByTimeAsync(afterMinutes * MINUTE);
  await attempt.timeUp();
  return attempt;
}
