/**
 * Seals and sends the sheets of exams that are over, one after the other. Skips sheets whose exam
 * is open in a tab.
 */
import type { ApolloClient } from '@apollo/client';
import { createAttemptServer } from '../../features/exam-room/attempt/attempt-server.ts';
import { jitterMs } from '../../features/exam-room/attempt/submission/submission.ts';
import {
  noPages,
  savedInTimeText,
  type UnsentPages,
} from '../../features/exam-room/attempt/submission/unsent-pages.ts';
import {
  type AttemptHead,
  changeSheet,
  isStored,
  type LastSave,
  lastSaveOf,
  listStoredAttempts,
  seal,
  storedSheet,
  unseal,
  updateHead,
} from '../../features/exam-room/storage/attempt-store.ts';
import { ATTEMPTS_CHANGED } from '../../features/exam-room/storage/attempts-flag.ts';
import { unlessOpen } from '../../features/exam-room/sync/active-tab.ts';
import { mergeStored } from '../../features/exam-room/sync/merge-stored.ts';
import { type SendResult, sendSheet } from '../../features/exam-room/sync/send-sheet.ts';
import {
  estimateServerTime,
  isServerTimeKnown,
  serverNow,
  syncServerClock,
} from '../../features/exam-room/sync/server-clock.ts';
import { hasTimeLeft, headIfTimeIsLeft } from '../../features/exam-room/sync/server-deadline.ts';
import { addPageUrls, releasePages } from '../../features/exams/answer-pages/finish-uploads.ts';
import {
  isWaiting,
  lossOf,
  type PagesResult,
  sendPages,
} from '../../features/exams/answer-pages/send-pages.ts';
import { submitExamOf } from '../../features/exams/exam-mutations.ts';
import { deleteOldWork } from '../../features/exams/written-work/delete-old-work.ts';
import { submitMcqExamOf } from '../../features/multi-subject-exams/exam-mutations.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { showAlert } from '../../ui/dialogs/alert-dialog.tsx';
import { toastSuccess } from '../../ui/dialogs/toast.tsx';

/** Retry interval after a failure, and while an exam is open in a tab. */
const RETRY_MS = 15_000;

/**
 * @returns when to call again, in milliseconds; null if nothing is left to send or all rejections
 *   are final
 */
export async function sendUnsentExams(
  client: ApolloClient,
  userId: string,
  t: Translate,
): Promise<number | null> {
  await loadTexts(['room', 'written']);
  const reportPages = ({ title, ...result }: PagesResult) => {
    if (result.status === 'refused')
      void showAlert(
        `${title}: ${t('written.refused', { refused: result.left, total: result.total })}`,
      );
    else if (result.status === 'missed')
      void showAlert(
        `${title}: ${t('room.pagesMissed', { missed: result.left, total: result.total })}`,
      );
    else
      toastSuccess(
        t(result.status === 'arrived' ? 'written.arrived' : 'written.arrivedLate', { title }),
      );
  };
  const forgotten = await deleteOldWork(client).catch(() => []);
  for (const sending of forgotten)
    if (sending.userId === userId && isWaiting(sending))
      reportPages(lossOf({ ...sending, isMissed: true }));
  const heads = await listStoredAttempts(userId);
  const [first] = heads;
  if (!first) return (await sendPages(client, userId, reportPages)) ? RETRY_MS : null;
  if (!isServerTimeKnown())
    await syncServerClock(client).catch(() => estimateServerTime(first.seen));
  const waits: number[] = [];
  for (const head of heads) waits.push(await settle(client, head, t));
  if (await sendPages(client, userId, reportPages)) waits.push(RETRY_MS);
  const next = Math.min(...waits);
  return Number.isFinite(next) ? next : null;
}

/** @returns when to try again, in milliseconds; infinite if there is nothing to retry */
async function settle(client: ApolloClient, head: AttemptHead, t: Translate): Promise<number> {
  const server = createAttemptServer(client);
  const { sealed } = await storedSheet(head);
  // An unsealed sheet is sealed only by the server's time, never by an estimate.
  if (!sealed && (hasTimeLeft(head) || !isServerTimeKnown())) return untilTheEnd(head);
  if (sealed !== 'by-hand') {
    try {
      // An admin may have given extra time while this device was off.
      const extendedHead = await headIfTimeIsLeft(server, () => head, true);
      if (extendedHead) {
        await unlessOpen(head.attemptId, () => resumeAttempt(extendedHead));
        dispatchEvent(new Event(ATTEMPTS_CHANGED));
        return untilTheEnd(extendedHead);
      }
    } catch {
      return RETRY_MS;
    }
  }
  const result = await unlessOpen(head.attemptId, async () => {
    if (!(await isStored(head))) return null;
    const sheet = await changeSheet(head, [seal('time-up', head.endsAt)]);
    const plan = {
      server,
      lastSave: async () => (await lastSaveOf(head)).sequence,
      merge: async (saved: LastSave) => void (await mergeStored(head, saved)),
    };
    return head.kind === 'single'
      ? sendSheet(
          {
            ...plan,
            submit: submitExamOf(client, head.userId),
            complete: (sentHead, sentSheet) => addPageUrls(client, sentHead, sentSheet),
          },
          head,
          sheet,
        )
      : sendSheet({ ...plan, submit: submitMcqExamOf(client, head.userId) }, head, sheet);
  });
  const isFinal = result && result.status !== 'retry' && result.status !== 'refused';
  if (isFinal) dispatchEvent(new Event(ATTEMPTS_CHANGED));
  return showResult(result, head, t, isFinal ? await releasePages(head) : noPages);
}

/** How long to wait until the attempt's time is up, in milliseconds. */
const untilTheEnd = (head: AttemptHead): number =>
  Math.max(head.endsAt - (serverNow() ?? 0), 1000) + jitterMs(head, serverNow() ?? 0);

/**
 * Stores the head, and unseals a sheet that the end of the time has sealed: the student may have
 * submitted it meanwhile.
 */
async function resumeAttempt(head: AttemptHead): Promise<void> {
  if (!(await isStored(head))) return;
  await updateHead(head);
  await changeSheet(head, [(sheet) => (sheet.sealed === 'time-up' ? unseal(sheet) : sheet)]);
}

function showResult(
  result: SendResult<unknown> | null,
  { title }: AttemptHead,
  t: Translate,
  pages: UnsentPages,
): number {
  if (result?.status === 'retry' && result.seconds !== undefined) return result.seconds * 1000;
  if (!result || result.status === 'retry') return RETRY_MS;
  if (result.status !== 'refused' && pages.left > 0) {
    const message =
      result.status === 'stored' ? t('written.onTheWay', { ...pages }) : savedInTimeText(t, pages);
    void showAlert(`${title}: ${message}`);
    return RETRY_MS;
  }
  if (pages.missed > 0 && result.status !== 'refused' && result.status !== 'saved-in-time')
    void showAlert(`${title}: ${t('room.pagesMissed', { ...pages })}`);
  if (result.status === 'stored' && pages.refused > 0)
    void showAlert(`${title}: ${t('written.refused', { ...pages })}`);
  else if (result.status === 'stored') toastSuccess(t('room.sentLater', { title }));
  if (result.status === 'blank') void showAlert(`${title}: ${t('room.blank')}`);
  if (result.status === 'saved-in-time' || result.status === 'late') {
    const message = result.status === 'late' ? t('room.closedLate') : savedInTimeText(t, pages);
    void showAlert(`${title}: ${message}`);
  }
  return Number.POSITIVE_INFINITY;
}
