/** What an attempt is made of and what a page sees of it; exam-room/attempt.ts moves it. */
import type { AnswerSheet, AttemptHead, AttemptKey } from './attempt-store.ts';
import type { AttemptTicket_TicketFragment } from './generated/paper.ts';

export interface StartedAttempt<Paper> {
  readonly ticket: AttemptTicket_TicketFragment;
  readonly paper: Paper;
  readonly title: string;
  readonly timeLimitMinutes: number;
}

/** What the kind of exam has to bring: its two mutations. */
export interface AttemptPlan<Paper, Result> {
  readonly key: AttemptKey;
  readonly resultId: string | null;
  readonly start: () => Promise<StartedAttempt<Paper>>;
  readonly submit: (token: string, sheet: AnswerSheet) => Promise<Result>;
  readonly syncClock: () => Promise<void>;
}

/** Where a sealed sheet is on its way. */
export type Outbox =
  | { readonly at: 'rest' }
  | { readonly at: 'sending' }
  | { readonly at: 'waiting'; readonly seconds: number; readonly code: string }
  | { readonly at: 'refused'; readonly code: string; readonly error: unknown };

export interface AttemptState<Paper, Result> {
  readonly phase: 'loading' | 'failed' | 'running' | 'submitted';
  readonly error: unknown;
  readonly head: AttemptHead | null;
  readonly paper: Paper | null;
  readonly sheet: AnswerSheet;
  /** False when the device refuses to keep anything, for example in a private window. */
  readonly isKept: boolean;
  readonly outbox: Outbox;
  readonly result: Result | null;
}
