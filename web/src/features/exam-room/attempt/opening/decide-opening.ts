/**
 * How an attempt opens, by what this device has stored and what the server says. A stored attempt
 * whose time is up comes before anything new, because its answers are not submitted yet.
 */
import type { AttemptHead } from '../../storage/attempt-store.ts';
import { isRefusal, needsOtherLogin } from '../../sync/send-sheet.ts';
import type { Running } from '../attempt-server.ts';

type StoredHead = Pick<AttemptHead, 'attemptId'> | undefined;

/** `running`: resumes the server's attempt; `stored`: resumes from this device. */
export type Opening = 'running' | 'stored' | 'start-page' | 'failed';

/** @param isTimeUp true if the stored attempt's time is up, according to the stored deadline */
export function decideOpening(
  storedHead: StoredHead,
  isTimeUp: boolean,
  running: Running,
): Opening {
  if (running.status === 'running' && (!isTimeUp || running.attemptId === storedHead?.attemptId))
    return 'running';
  return storedHead && (isTimeUp || running.status === 'unknown') ? 'stored' : 'start-page';
}

/** @param code the error code of the request for the running attempt, or of its resumption */
export function decideOpeningAfterError(
  storedHead: StoredHead,
  isTimeUp: boolean,
  code: string,
): Opening {
  if (storedHead && (isTimeUp || (!isRefusal(code) && !needsOtherLogin(code)))) return 'stored';
  // The attempt ended between the two requests.
  return code === 'EXAM_CLOSED' ? 'start-page' : 'failed';
}
