/** Deletes written answers that stayed on the device long after their exam, sent or not. */
import type { ApolloClient } from '@apollo/client';
import { openAttemptIds } from '../../exam-room/storage/attempt-store.ts';
import {
  isServerTimeKnown,
  serverNow,
  syncServerClock,
} from '../../exam-room/sync/server-clock.ts';
import {
  type AnswerOnDevice,
  answersOnDevice,
  type PagesOnTheWay,
  storedPages,
} from '../answer-pages/answer-pages.ts';
import { deleteWork } from './open-works.ts';

/**
 * The server accepts pages for a week after the deadline, so they cannot be sent any more by then.
 */
const FORGET_MS = 14 * 86_400_000;

/**
 * Deletes the answers of an attempt, of any account, when the last change and the deadline were
 * more than 14 days ago by the clocks of the device and the server. Answers of an exam that is
 * still open on this device stay.
 * @returns what was deleted, as far as its upload state is known
 */
export async function deleteOldWork(client: ApolloClient): Promise<PagesOnTheWay[]> {
  if ((await oldAnswers(Date.now())).length === 0) return [];
  if (!isServerTimeKnown()) await syncServerClock(client);
  const oldStoredAnswers = await oldAnswers(Math.min(Date.now(), serverNow() ?? 0));
  for (const attemptId of new Set(oldStoredAnswers.map((answer) => answer.attemptId)))
    await deleteWork(attemptId);
  return oldStoredAnswers.flatMap(({ sending }) => sending ?? []);
}

async function oldAnswers(now: number): Promise<AnswerOnDevice[]> {
  const open = await openAttemptIds();
  const closedAnswers = (await answersOnDevice()).filter(({ attemptId }) => !open.has(attemptId));
  const recent = new Set<string>();
  for (const answer of closedAnswers)
    if (!(await isOld(answer, now - FORGET_MS))) recent.add(answer.attemptId);
  return closedAnswers.filter(({ attemptId }) => !recent.has(attemptId));
}

async function isOld(answer: AnswerOnDevice, before: number): Promise<boolean> {
  if ((answer.sending?.deadline ?? 0) >= before) return false;
  const { pages } = await storedPages(answer);
  return (pages?.changedAt ?? 0) < before;
}
