/**
 * Prevents a new release from activating while this tab takes an exam or has unacknowledged
 * answers: the service worker requests this lock first (web/service-worker/service-worker.ts). A
 * crashed tab releases the lock automatically.
 */
import { EXAM_LOCK } from '../../../../service-worker/messages.ts';

/** @returns releases the lock */
export function deferNewVersion(): () => void {
  const requestAbort = new AbortController();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks
    ?.request(EXAM_LOCK, { mode: 'shared', signal: requestAbort.signal }, () => held)
    .catch(() => undefined);
  return () => {
    requestAbort.abort();
    release();
  };
}
