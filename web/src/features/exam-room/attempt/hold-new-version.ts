/**
 * While a tab takes an exam, or has answers that the server has not acknowledged, no new release takes over: the service worker asks for this
 * lock before it does (web/service-worker/service-worker.ts). A tab that crashes frees the lock by itself.
 */
import { EXAM_LOCK } from '../../../../service-worker/messages.ts';

/** @returns ends the hold */
export function holdNewVersion(): () => void {
  const left = new AbortController();
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  navigator.locks?.request(EXAM_LOCK, { mode: 'shared', signal: left.signal }, () => held).catch(() => undefined);
  return () => {
    left.abort();
    release();
  };
}
