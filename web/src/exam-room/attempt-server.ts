/** What an attempt of either kind asks the server while it runs, beside starting and handing in, which each kind does by itself. */
import type { ApolloClient } from '@apollo/client';
import type { AnswerSheet } from './attempt-store.ts';
import {
  SaveAnswersDocument,
  type SavedAttempt_AttemptFragment,
  SavedAttemptDocument,
  SubmitLateAnswersDocument,
} from './generated/attempt.ts';
import type { SavedAnswers } from './merge-sheets.ts';
import { syncServerClock } from './server-clock.ts';

/** What the server has of an attempt. Times are milliseconds since the epoch on its clock. */
export interface ServerAttempt {
  /** The number of the last save; 0 before the first one. */
  readonly sequence: number;
  readonly savedAt: number | null;
  readonly closedBy: 'STUDENT' | 'SERVER' | null;
  readonly answers: SavedAnswers;
}

export interface AttemptServer {
  /** Answers when it was saved. `mayOutliveThePage`: the page is going away, the request is not to. */
  readonly save: (token: string, sequence: number, sheet: AnswerSheet, mayOutliveThePage: boolean) => Promise<number>;
  readonly read: (attemptId: string) => Promise<ServerAttempt | null>;
  readonly submitLate: (token: string, sheet: AnswerSheet) => Promise<void>;
  readonly syncClock: () => Promise<void>;
}

const SAVE_SECONDS = 10;
const SUBMIT_SECONDS = 20;

/** A request that hangs is given up and sent again: on a phone's network it may never be told that nobody listens any more. */
const within = (seconds: number) => ({ signal: AbortSignal.timeout(seconds * 1000) });

/** Apollo's context of a hand-in, which the server may take its time for. */
export const handInContext = () => ({ fetchOptions: within(SUBMIT_SECONDS) });

export const selectionsOf = ({ chosen }: AnswerSheet) =>
  Object.entries(chosen).flatMap(([questionId, optionIds]) =>
    optionIds.length > 0 ? [{ questionId, selectedOptionIds: [...optionIds] }] : [],
  );

export const writtenAnswersOf = ({ files }: AnswerSheet) =>
  Object.entries(files).map(([questionId, { url }]) => ({ questionId, answerPdfUrl: url }));

/** The name of a file stays on the device that sent it. */
const NAME_UNKNOWN = 'PDF';

export function readServerAttempt({ sequence, savedAt, closedBy, answers }: SavedAttempt_AttemptFragment): ServerAttempt {
  return {
    sequence,
    savedAt: savedAt === null ? null : Date.parse(savedAt),
    closedBy,
    answers: {
      chosen: Object.fromEntries((answers?.selections ?? []).map(({ questionId, selectedOptionIds }) => [questionId, selectedOptionIds])),
      files: Object.fromEntries(
        (answers?.writtenAnswers ?? []).map(({ questionId, answerPdfUrl }) => [questionId, { name: NAME_UNKNOWN, url: answerPdfUrl }]),
      ),
      unsure: answers?.unsure ?? [],
    },
  };
}

export const createAttemptServer = (client: ApolloClient): AttemptServer => ({
  save: async (ticket, sequence, sheet, mayOutliveThePage) => {
    const input = {
      ticket,
      sequence,
      selections: selectionsOf(sheet),
      writtenAnswers: writtenAnswersOf(sheet),
      unsure: [...sheet.unsure],
    };
    const { data } = await client.mutate({
      mutation: SaveAnswersDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { ...within(SAVE_SECONDS), keepalive: mayOutliveThePage } },
    });
    if (!data) throw new Error('The save was not answered.');
    return Date.parse(data.saveAnswers.savedAt);
  },
  read: async (id) => {
    const { data } = await client.query({
      query: SavedAttemptDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: within(SAVE_SECONDS) },
    });
    return data?.attempt ? readServerAttempt(data.attempt) : null;
  },
  submitLate: async (ticket, sheet) => {
    const { sealedAt } = sheet;
    const input = {
      ticket,
      selections: selectionsOf(sheet),
      writtenAnswers: writtenAnswersOf(sheet),
      ...(sealedAt !== null && { sealedAt: new Date(sealedAt).toISOString() }),
    };
    await client.mutate({
      mutation: SubmitLateAnswersDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: handInContext(),
    });
  },
  syncClock: () => syncServerClock(client),
});
