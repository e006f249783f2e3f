/** Uploads pages of written answers that are left over from an exam, from any page of the site. */
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import type { ApolloClient } from '@apollo/client';
import { errorCode } from '../../../apollo/errors.ts';
import { canHash } from '../../../uploads/file-hash.ts';
import { needsOtherLogin } from '../../exam-room/sync/send-sheet.ts';
import { presentTime } from '../../exam-room/sync/server-clock.ts';
import { isWorking } from '../written-work/open-works.ts';
import {
  deleteAnswer,
  type PagesOnTheWay,
  storedPages,
  storedSendings,
  storeSending,
} from './answer-pages.ts';
import { isPageRefusal, registerPages, untilDone, uploadPages } from './page-upload.ts';

/** The result of uploading an answer's pages. */
export type PagesResult = { readonly title: string } & (
  | { readonly status: 'arrived' | 'arrived-late' }
  /**
   * Missing for good; `missed`: not uploaded in time, to a host that accepts none after the exam.
   */
  | { readonly status: 'refused' | 'missed'; readonly left: number; readonly total: number }
);

/** True if pages are still to be sent: the server has neither stored nor rejected them. */
export const isWaiting = ({ isStored, isRefused }: PagesOnTheWay): boolean =>
  !isStored && !isRefused;

/** The result for an answer that will never be complete. */
export const lossOf = ({ title, total, stored, isMissed }: PagesOnTheWay): PagesResult => ({
  title,
  status: isMissed ? 'missed' : 'refused',
  left: total - stored,
  total,
});

let isSending = false;

/**
 * Uploads the answers one after the other, in the background.
 * @param report called for each submitted answer whose pages the server has completely, or refuses
 * @returns whether anything is left to upload
 */
export async function sendPages(
  client: ApolloClient,
  userId: string,
  report: (result: PagesResult) => void,
): Promise<boolean> {
  const waiting = (await storedSendings(userId)).filter(isWaiting);
  if (waiting.length > 0 && !isSending) {
    isSending = true;
    void sendAll(client, waiting, report).finally(() => {
      isSending = false;
    });
  }
  return waiting.length > 0;
}

async function sendAll(
  client: ApolloClient,
  waiting: readonly PagesOnTheWay[],
  report: (result: PagesResult) => void,
): Promise<void> {
  for (const sending of waiting) {
    // The exam's own page is sending them.
    if (isWorking(sending)) continue;
    try {
      const isSent = await sendAnswer(client, sending);
      if (isSent && sending.isHandedIn) {
        const isLate = presentTime() > sending.deadline + GRACE_MS;
        report({ title: sending.title, status: isLate ? 'arrived-late' : 'arrived' });
      }
    } catch (error) {
      // The next call tries again: after a lost session, the login of another user, or a closed
      // page. Rejected pages stay on the device.
      if (needsOtherLogin(errorCode(error))) continue;
      const isMissed = !canHash() || errorCode(error) === 'OPERATION_NOT_ALLOWED';
      // Whether a PDF is missed is decided by the submission.
      if (isMissed ? !sending.isHandedIn : !isPageRefusal(error)) continue;
      const refused = { ...sending, isRefused: true, isMissed };
      await storeSending(refused).catch(() => undefined);
      if (sending.isHandedIn) report(lossOf(refused));
    }
  }
}

/** Resolves with false if the device no longer has these pages. */
async function sendAnswer(client: ApolloClient, sending: PagesOnTheWay): Promise<boolean> {
  const { ticket, questionId } = sending;
  const { pages } = await storedPages(sending);
  if (!pages || (pages.pages.length === 0 && !pages.pdf)) {
    await deleteAnswer(sending);
    return false;
  }
  if (!canHash()) throw new Error('This device can only send a whole PDF.');
  const calls = {
    signal: new AbortController().signal,
    waiting: () => undefined,
    endsWithSession: true,
  };
  const context = { client, ticket, questionId };
  const registered = await untilDone({ ...calls, progress: () => undefined }, () =>
    registerPages(context, pages),
  );
  await uploadPages(context, pages, registered, {
    ...calls,
    progress: (_, stored) =>
      void storeSending({ ...sending, url: registered.url, stored }).catch(() => undefined),
  });
  if (sending.isHandedIn) await deleteAnswer(sending);
  else
    await storeSending({
      ...sending,
      url: registered.url,
      stored: registered.pages.length,
      isStored: true,
    });
  return true;
}
