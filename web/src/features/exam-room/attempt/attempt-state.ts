/**
 * The types of an attempt: its plan and the state that components render; attempt.ts changes the
 * state.
 */

import {
  type AnswerSheet,
  type AttemptHead,
  type AttemptKey,
  emptySheet,
} from '../storage/attempt-store.ts';
import type { AttemptServer, ServerAttempt } from './attempt-server.ts';
import type { AttemptTicket_TicketFragment } from './paper/generated/paper.ts';

export interface StartedAttempt<Paper> {
  readonly ticket: AttemptTicket_TicketFragment;
  readonly paper: Paper;
  readonly title: string;
  readonly timeLimitMinutes: number;
  /** The state saved on the server; null if the host stores no attempts. */
  readonly saved: ServerAttempt | null;
}

/** The server's response to a submission, and to each repeat of it. */
export interface SubmitResponse<Result> {
  readonly result: Result;
  readonly receipt: ExamReceipt;
}

/**
 * Sends a sealed sheet.
 * @param lastSave the number of the last save that this device knows
 * @returns null if nothing was answered, and no result was stored. Errors: as `submitExam` and
 * `submitMultiSubjectExam`.
 */
export type Submit<Result> = (
  token: string,
  sheet: AnswerSheet,
  head: AttemptHead,
  lastSave: number,
) => Promise<SubmitResponse<Result> | null>;

/** The operations of one kind of exam, mainly its start and submit mutations. */
export interface AttemptPlan<Paper, Result> {
  readonly key: AttemptKey;
  readonly resultId: string | null;
  /**
   * @param attemptId resumes this attempt instead of starting another one; EXAM_CLOSED if it has
   *   ended
   */
  readonly start: (attemptId?: string) => Promise<StartedAttempt<Paper>>;
  readonly submit: Submit<Result>;
  /** Prepares a sheet for sending, which adds the URLs of written answers. Errors: the server's. */
  readonly complete?: (head: AttemptHead, sheet: AnswerSheet) => Promise<AnswerSheet>;
  readonly server: AttemptServer;
}

/** The progress of submitting a sealed sheet. */
export type Outbox =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'waiting'; readonly seconds: number; readonly code: string }
  | { readonly status: 'refused'; readonly code: string; readonly error: unknown };

/**
 * Where the answers of a running attempt are. `savedAt`: the server's time, in milliseconds since
 * the epoch.
 */
export type Saved =
  | { readonly status: 'server'; readonly savedAt: number | null }
  | { readonly status: 'sending' }
  | { readonly status: 'device'; readonly isOffline: boolean };

/**
 * Proof of the submission that a student can keep: its number and the hash over the answers as
 * stored.
 */
export interface ExamReceipt {
  readonly attemptId: string;
  readonly submittedAt: string;
  readonly answersHash: string;
}

/**
 * How a submitted attempt ended. `stored`: by this submission. `saved-in-time`: closed by the
 * server with all answers of this device. `late`: closed by the server with fewer answers; the
 * others were sent for a teacher to decide on. `blank`: no answers, no result stored. `other-tab`,
 * `other-device`: submitted there.
 */
export type AttemptOutcome =
  | 'stored'
  | 'saved-in-time'
  | 'late'
  | 'blank'
  | 'other-tab'
  | 'other-device';

export interface AttemptState<Paper, Result> {
  /** `start-page`: nothing runs yet; the student reads the rules. */
  readonly phase: 'loading' | 'start-page' | 'failed' | 'running' | 'submitted';
  readonly error: unknown;
  readonly head: AttemptHead | null;
  readonly paper: Paper | null;
  readonly sheet: AnswerSheet;
  /** False if the device cannot store data, for example in a private window. */
  readonly isOnDevice: boolean;
  readonly saved: Saved;
  /** Another tab is active; this one is read-only until the user chooses to continue here. */
  readonly isActiveInOtherTab: boolean;
  /**
   * The session ended during the exam: the answers stay and a login dialog opens over the paper.
   */
  readonly needsLogin: boolean;
  readonly outbox: Outbox;
  /** Null until the attempt is submitted. */
  readonly outcome: AttemptOutcome | null;
  /** Both are null unless this tab received the response to the submission. */
  readonly result: Result | null;
  readonly receipt: ExamReceipt | null;
}

export const loadingState: AttemptState<never, never> = {
  phase: 'loading',
  error: null,
  head: null,
  paper: null,
  sheet: emptySheet,
  isOnDevice: true,
  saved: { status: 'server', savedAt: null },
  isActiveInOtherTab: false,
  needsLogin: false,
  outbox: { status: 'idle' },
  outcome: null,
  result: null,
  receipt: null,
};
