/** What an attempt is made of and what a page sees of it; features/exam-room/attempt/attempt.ts moves it. */

import { type AnswerSheet, type AttemptHead, type AttemptKey, emptySheet } from '../storage/attempt-store.ts';
import type { AttemptServer, ServerAttempt } from './attempt-server.ts';
import type { AttemptTicket_TicketFragment } from './generated/paper.ts';

export interface StartedAttempt<Paper> {
  readonly ticket: AttemptTicket_TicketFragment;
  readonly paper: Paper;
  readonly title: string;
  readonly timeLimitMinutes: number;
  /** What the server has saved of it; null with a host that keeps no attempts. */
  readonly saved: ServerAttempt | null;
}

/** What the server answers to a hand-in, and to each repeat of it. */
export interface HandedIn<Result> {
  readonly result: Result;
  readonly receipt: ExamReceipt;
}

/** Sends a sealed sheet. Null: nothing was answered, and no result was stored. Errors: as `submitExam` and `submitMultiSubjectExam`. */
export type Submit<Result> = (token: string, sheet: AnswerSheet, head: AttemptHead) => Promise<HandedIn<Result> | null>;

/** What the kind of exam has to bring: its two mutations. */
export interface AttemptPlan<Paper, Result> {
  readonly key: AttemptKey;
  readonly resultId: string | null;
  /** @param attemptId goes on with that attempt, and never begins another one (EXAM_CLOSED where it is over) */
  readonly start: (attemptId?: string) => Promise<StartedAttempt<Paper>>;
  readonly submit: Submit<Result>;
  /** What a sheet still needs before it can be sent: the addresses of written answers. Errors: the server's. */
  readonly complete?: (head: AttemptHead, sheet: AnswerSheet) => Promise<AnswerSheet>;
  readonly server: AttemptServer;
}

/** Where a sealed sheet is on its way. */
export type Outbox =
  | { readonly at: 'rest' }
  | { readonly at: 'sending' }
  | { readonly at: 'waiting'; readonly seconds: number; readonly code: string }
  | { readonly at: 'refused'; readonly code: string; readonly error: unknown };

/** Where the answers of a running attempt are. `savedAt`: the server's time, in milliseconds since the epoch. */
export type Saved =
  | { readonly at: 'server'; readonly savedAt: number | null }
  | { readonly at: 'sending' }
  | { readonly at: 'device'; readonly isOffline: boolean };

/** Proof of the hand-in that a student can keep: its number and the hash over the answers as stored. */
export interface ExamReceipt {
  readonly attemptId: string;
  readonly submittedAt: string;
  readonly answersHash: string;
}

/**
 * How a submitted attempt ended: stored by this hand-in; closed by the server with everything that this device has; closed by it with less,
 * and the rest sent for a teacher to decide on; without any answer, so that nothing was stored; handed in by another tab, or on another
 * device.
 */
export type Ending = 'stored' | 'saved-in-time' | 'late' | 'blank' | 'other-tab' | 'other-device';

export interface AttemptState<Paper, Result> {
  /** `start-page`: nothing runs yet; the student reads the rules. */
  readonly phase: 'loading' | 'start-page' | 'failed' | 'running' | 'submitted';
  readonly error: unknown;
  readonly head: AttemptHead | null;
  readonly paper: Paper | null;
  readonly sheet: AnswerSheet;
  /** False when the device refuses to keep anything, for example in a private window. */
  readonly isKept: boolean;
  readonly saved: Saved;
  /** The attempt goes on in another tab: this one only shows it, until the person says "use here instead". */
  readonly isElsewhere: boolean;
  /** The session has ended under the exam: the answers stay, and the person logs in over it. */
  readonly needsLogin: boolean;
  readonly outbox: Outbox;
  /** Null until the attempt is submitted. */
  readonly ending: Ending | null;
  /** Both only when this device has heard the server's answer to the hand-in. */
  readonly result: Result | null;
  readonly receipt: ExamReceipt | null;
}

export const loadingState: AttemptState<never, never> = {
  phase: 'loading',
  error: null,
  head: null,
  paper: null,
  sheet: emptySheet,
  isKept: true,
  saved: { at: 'server', savedAt: null },
  isElsewhere: false,
  needsLogin: false,
  outbox: { at: 'rest' },
  ending: null,
  result: null,
  receipt: null,
};
