/**
 * The requests of a running attempt, for both kinds of exam. Starting and submitting differ by kind
 * and are not here.
 */
import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import type { ApolloClient } from '@apollo/client';
import { errorCode, UNKNOWN_OPERATION_HASH } from '../../../apollo/errors.ts';
import type { AnswerSheet, AttemptKey, LastSave } from '../storage/attempt-store.ts';
import { changesBetween, checksumOf } from '../sync/answer-changes.ts';
import type { SavedAnswers } from '../sync/merge-sheets.ts';
import { syncServerClock } from '../sync/server-clock.ts';
import {
  OpenAttemptIdsDocument,
  SaveAnswerChangesDocument,
  SaveAnswersDocument,
  type SaveConfirmation_SaveAnswersPayloadFragment,
  type SavedAttempt_AttemptFragment,
  SavedAttemptDocument,
  SaveQuestionTimesDocument,
  SubmitLateAnswersDocument,
} from './generated/attempt.ts';

/** The state of an attempt on the server. Times are milliseconds since the epoch by its clock. */
export interface ServerAttempt {
  /** The number of the last save; 0 before the first one. */
  readonly sequence: number;
  readonly savedAt: number | null;
  readonly closedBy: 'STUDENT' | 'SERVER' | null;
  /** With the extra time given so far. */
  readonly deadline: number;
  /** The ticket to go on with: another one after a reopening. Null if closed or not requested. */
  readonly token: string | null;
  readonly answers: SavedAnswers;
  /** Seconds by question id; missing on a host that stores no times. */
  readonly times?: QuestionTimes;
}

/** Confirms a save. */
export interface SaveConfirmation {
  /** The server's time, in milliseconds since the epoch. */
  readonly savedAt: number;
  readonly pace: ExamPace;
}

/** How the server wants this client to spread its requests: wider while it is busy. In seconds. */
export interface ExamPace {
  /** Between two saves. */
  readonly saveEverySeconds: number;
  /** From the end of the time: an automatic submission is sent at a random moment within them. */
  readonly submitWithinSeconds: number;
}

/** Whether an attempt at an exam runs; unknown on a host that stores no attempts. */
export type Running =
  | { readonly status: 'running'; readonly attemptId: string }
  | { readonly status: 'none' | 'unknown'; readonly attemptId?: undefined };

export interface AttemptServer {
  /** Finds the running attempt of the signed-in user, started on any device. */
  readonly findRunning: (exam: Pick<AttemptKey, 'kind' | 'examId'>) => Promise<Running>;
  /**
   * `mayOutliveThePage`: sets `keepalive`, because the page is
   * being closed. `lastSave`: a save that the server has confirmed; only changes since then are
   * sent.
   */
  readonly save: (
    token: string,
    sequence: number,
    sheet: AnswerSheet,
    mayOutliveThePage: boolean,
    lastSave?: KnownSave,
  ) => Promise<SaveConfirmation>;
  readonly read: (attemptId: string) => Promise<ServerAttempt | null>;
  readonly submitLate: (token: string, sheet: AnswerSheet) => Promise<void>;
  readonly syncClock: () => Promise<void>;
  /**
   * Saves times per question. Rejects on a host that stores none. `mayOutliveThePage` as for
   * `save`.
   */
  readonly saveTimes: (
    attemptId: string,
    times: QuestionTimes,
    mayOutliveThePage: boolean,
  ) => Promise<void>;
}

export interface KnownSave {
  readonly attemptId: string;
  readonly last: LastSave;
}

/**
 * Error codes of hosts that accept only whole sheets. UNKNOWN: the whole sheet is sent this time.
 */
const wholeSheetOnlyCodes = new Set([
  'OPERATION_NOT_ALLOWED',
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  UNKNOWN_OPERATION_HASH,
]);

const SAVE_SECONDS = 10;
const SUBMIT_SECONDS = 20;
/** A short timeout, because times are less important than answers. */
const TIMES_SECONDS = 5;

/**
 * Aborts a hanging request so that it is sent again: on a mobile network the browser may never
 * learn that the connection is gone.
 */
const within = (seconds: number) => ({ signal: AbortSignal.timeout(seconds * 1000) });

/** The Apollo context of a submission, which may take the server longer than other requests. */
export const submitContext = () => ({ fetchOptions: within(SUBMIT_SECONDS) });

export const selectionsOf = ({ chosen }: AnswerSheet) =>
  Object.entries(chosen).flatMap(([questionId, optionIds]) =>
    optionIds.length > 0 ? [{ questionId, selectedOptionIds: [...optionIds] }] : [],
  );

export const writtenAnswersOf = ({ files }: AnswerSheet) =>
  Object.entries(files).map(([questionId, { url }]) => ({ questionId, answerPdfUrl: url }));

/** The stored URL, without the signature that the server adds to each response. */
const withoutQuery = (url: string) => url.replace(/\?.*$/, '');

/** The server stores no file names: the name is known only to the device that uploaded it. */
const NAME_UNKNOWN = 'PDF';

/** An attempt as the server returns it. */
export type StoredAttempt = SavedAttempt_AttemptFragment & {
  readonly ticket?: { readonly token: string } | null;
};

export function readServerAttempt({
  sequence,
  savedAt,
  closedBy,
  deadline,
  answers,
  questionTimes,
  ticket,
}: StoredAttempt): ServerAttempt {
  return {
    sequence,
    savedAt: savedAt === null ? null : Date.parse(savedAt),
    closedBy,
    deadline: Date.parse(deadline),
    token: ticket?.token ?? null,
    answers: {
      chosen: Object.fromEntries(
        (answers?.selections ?? []).map(({ questionId, selectedOptionIds }) => [
          questionId,
          selectedOptionIds,
        ]),
      ),
      files: Object.fromEntries(
        (answers?.writtenAnswers ?? []).map(({ questionId, answerPdfUrl }) => [
          questionId,
          { name: NAME_UNKNOWN, url: withoutQuery(answerPdfUrl) },
        ]),
      ),
      unsure: answers?.unsure ?? [],
    },
    times: Object.fromEntries(
      (questionTimes ?? []).map(({ questionId, seconds }) => [questionId, seconds]),
    ),
  };
}

const readConfirmation = ({
  savedAt,
  pace,
}: SaveConfirmation_SaveAnswersPayloadFragment): SaveConfirmation => ({
  savedAt: Date.parse(savedAt),
  pace,
});

function createSave(client: ApolloClient): AttemptServer['save'] {
  let sendsChanges = true;
  /** After any conflict the whole sheet is sent once. */
  let isWholeNext = false;

  const saveWhole = async (
    ticket: string,
    sequence: number,
    sheet: AnswerSheet,
    keepalive: boolean,
  ): Promise<SaveConfirmation> => {
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
      context: { fetchOptions: { ...within(SAVE_SECONDS), keepalive } },
    });
    if (!data) throw new Error('The save was not answered.');
    isWholeNext = false;
    return readConfirmation(data.saveAnswers);
  };

  /** Null if no confirmed save exists, or the server accepts only whole sheets. */
  const saveChanges = async (
    sequence: number,
    sheet: AnswerSheet,
    { attemptId, last }: KnownSave,
  ): Promise<SaveConfirmation | null> => {
    const changes = changesBetween(last.answers, sheet);
    if (!changes) return null;
    try {
      const { data } = await client.mutate({
        mutation: SaveAnswerChangesDocument,
        variables: {
          input: {
            attemptId,
            sequence,
            base: last.sequence,
            checksum: checksumOf(sheet),
            ...changes,
          },
        },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: within(SAVE_SECONDS) },
      });
      return data ? readConfirmation(data.saveAnswerChanges) : null;
    } catch (error) {
      const code = errorCode(error);
      isWholeNext = code === 'CONFLICT';
      if (wholeSheetOnlyCodes.has(code)) sendsChanges = false;
      else if (code !== 'UNKNOWN') throw error;
      return null;
    }
  };

  return async (ticket, sequence, sheet, mayOutliveThePage, lastSave) => {
    // A closing page may have another save in flight, so the server's last save is unknown.
    const mayChange =
      sendsChanges && !isWholeNext && !mayOutliveThePage && lastSave && lastSave.last.sequence > 0;
    const confirmation = mayChange ? await saveChanges(sequence, sheet, lastSave) : null;
    return confirmation ?? saveWhole(ticket, sequence, sheet, mayOutliveThePage);
  };
}

export const createAttemptServer = (client: ApolloClient): AttemptServer => ({
  findRunning: async ({ kind, examId }) => {
    const { data } = await client.query({
      query: OpenAttemptIdsDocument,
      fetchPolicy: 'no-cache',
      context: { fetchOptions: within(SAVE_SECONDS) },
    });
    if (!data?.openAttempts) return { status: 'unknown' };
    const attempt = data.openAttempts.find(
      ({ exam, multiSubjectExam }) => (kind === 'single' ? exam : multiSubjectExam)?.id === examId,
    );
    return attempt ? { status: 'running', attemptId: attempt.id } : { status: 'none' };
  },
  save: createSave(client),
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
      context: submitContext(),
    });
  },
  syncClock: () => syncServerClock(client),
  saveTimes: async (attemptId, times, keepalive) => {
    const input = {
      attemptId,
      times: Object.entries(times).map(([questionId, seconds]) => ({ questionId, seconds })),
    };
    await client.mutate({
      mutation: SaveQuestionTimesDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { ...within(TIMES_SECONDS), keepalive } },
    });
  },
});
