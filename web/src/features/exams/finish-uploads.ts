/** Before a sheet is handed in: the uploads that its answers still wait for, for as long as the server would take them. */
import { GRACE_MS } from '@alokpath/exam-rules/attempt-clock';
import type { ApolloClient } from '@apollo/client';
import type { AnswerSheet, AttemptHead } from '../../exam-room/attempt-store.ts';
import { serverNow } from '../../exam-room/server-clock.ts';
import { forgetWork, workOn } from './written-work.ts';

/** What the hand-in itself may need before the grace is over. */
const HAND_IN_MS = 10_000;

/**
 * The sheet with the addresses of all pages that this device has. While there is time left, an upload that the server refuses stops the
 * hand-in, so that it can be mended; when the time is up, what did not arrive is left out. Errors: as `uploadPdf`.
 */
export async function withUploads(client: ApolloClient, head: AttemptHead, sheet: AnswerSheet): Promise<AnswerSheet> {
  const { attemptId, token: ticket, deadline, endsAt } = head;
  const waits = Object.keys(sheet.pages ?? {}).map(async (questionId) => {
    const work = workOn({ attemptId, questionId }, { client, ticket });
    const isTimeLeft = () => (serverNow() ?? 0) < endsAt;
    const url = await work.finish().catch((error: unknown) => {
      if (isTimeLeft()) throw error;
      return null;
    });
    return [questionId, url] as const;
  });
  const left = Math.max(0, deadline + GRACE_MS - HAND_IN_MS - (serverNow() ?? 0));
  const arrived = new Map<string, string>();
  const all = Promise.all(waits.map((wait) => wait.then(([questionId, url]) => url && arrived.set(questionId, url))));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, left))]);
  const files = Object.fromEntries([...arrived].map(([questionId, url]) => [questionId, { name: 'PDF', url }]));
  return { ...sheet, files: { ...sheet.files, ...files } };
}

/** The exam is handed in: the phone needs the pages no more. */
export const forgetUploads = ({ attemptId }: AttemptHead): Promise<void> => forgetWork(attemptId);
