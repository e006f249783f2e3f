/**
 * An attempt without a page: the test controls the server and the clock. The device's storage is
 * tests/web/fake-device-storage.ts.
 */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { onTestFinished, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { Attempt } from '../../web/src/features/exam-room/attempt/attempt.ts';
import type {
  AttemptServer,
  ExamPace,
  ServerAttempt,
} from '../../web/src/features/exam-room/attempt/attempt-server.ts';
import type {
  AttemptPlan,
  SubmitResponse,
} from '../../web/src/features/exam-room/attempt/attempt-state.ts';
import {
  type AnswerSheet,
  type ExamKind,
  emptySheet,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { aTicket, iso, START } from './exam-fixtures.ts';

export const receipt = {
  attemptId: 'attempt-1',
  submittedAt: iso(START + 180_000),
  answersHash: 'f00',
};
export const submitResponse: SubmitResponse<string> = { result: 'stored', receipt };

export const aServerAttempt = (
  sequence: number,
  chosen: AnswerSheet['chosen'] = {},
): ServerAttempt => ({
  sequence,
  savedAt: START,
  closedBy: null,
  deadline: START + 30 * 60_000 + 30_000,
  token: null,
  answers: { chosen, files: {}, unsure: [] },
});

/** A refusal of the gateway as Apollo hands it on. */
export const refused = (code: string, reason?: string): Promise<never> =>
  Promise.reject(
    new CombinedGraphQLErrors({
      data: null,
      errors: [{ message: code, extensions: { code, reason } }],
    }),
  );
export const offline = (): Promise<never> => Promise.reject(new NetworkError('Failed to fetch'));

/** The server's response to a save. */
export const aConfirmation = (savedAt: number, pace: Partial<ExamPace> = {}) => ({
  savedAt,
  pace: { saveEverySeconds: 1, submitWithinSeconds: 3, ...pace },
});

/** The calls to the server, and its responses: replace any of them with `mockImplementation`. */
export function aServer() {
  const server = {
    findRunning: vi.fn<AttemptServer['findRunning']>(async () => ({
      status: 'running',
      attemptId: 'attempt-1',
    })),
    save: vi.fn<AttemptServer['save']>(async () => aConfirmation(START + 30_000)),
    read: vi.fn<AttemptServer['read']>(async () => null),
    submitLate: vi.fn<AttemptServer['submitLate']>(async () => undefined),
    saveTimes: vi.fn<AttemptServer['saveTimes']>(async () => undefined),
    syncClock: vi.fn(async () => setServerTime(iso(START))),
    submit: vi.fn<AttemptPlan<string, string>['submit']>(async () => submitResponse),
  };
  /** Number and answers of each save. */
  const saves = () =>
    server.save.mock.calls.map(([, sequence, { chosen }]) => [sequence, chosen] as const);
  return { ...server, saves };
}

interface Begin {
  readonly kind?: ExamKind;
  readonly minutes?: number;
  readonly saved?: ServerAttempt | null;
  readonly start?: AttemptPlan<string, string>['start'];
}

export function anAttempt(
  server: ReturnType<typeof aServer>,
  { kind = 'single', minutes = 30, saved = null, start }: Begin = {},
) {
  return new Attempt<string, string>({
    key: { userId: 'u1', kind, examId: 'e1' },
    resultId: null,
    start:
      start ??
      (async () => ({
        ticket: aTicket({ minutes }),
        paper: 'paper',
        title: 'Motion',
        timeLimitMinutes: minutes,
        saved,
      })),
    submit: server.submit,
    server,
  });
}

/** Opens it; on return the paper is there and the first save has been answered. */
export async function openAttempt(server: ReturnType<typeof aServer>, begin: Begin = {}) {
  const attempt = anAttempt(server, begin);
  // A failed test would leave it open, and the next one would find it in another tab.
  onTestFinished(attempt.close);
  await attempt.open();
  await vi.advanceTimersByTimeAsync(20);
  return attempt;
}

export const choose =
  (questionId: string, ...optionIds: string[]) =>
  (sheet: AnswerSheet) => ({
    ...sheet,
    chosen: { ...sheet.chosen, [questionId]: optionIds },
  });

export const aSheet = (chosen: AnswerSheet['chosen']): AnswerSheet => ({ ...emptySheet, chosen });
