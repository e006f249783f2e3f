// Types that all transports share: the message and its errors.
import type { FastifyBaseLogger } from 'fastify';

/** A language that messages are written in. */
export type Language = 'bn' | 'en';

/** One message; `otp` is separate from the text, so that tools need not search for it. */
export type Message = {
  to: string;
  channel: 'sms' | 'email';
  text: string;
  /** The language of the text; null: both, because the receiver's is unknown. */
  language: Language | null;
  otp?: string;
  /** Notifies the owner of a change of the account: may use twice each daily cap. */
  isNotice?: boolean;
  /** Subject of an e-mail; default: one about the account. */
  subject?: string;
  /**
   * An optional message: it uses at most half of each daily cap, so that codes can still be sent.
   */
  isReminder?: boolean;
  /** The account that requested it; none at sign-up. */
  accountId?: string;
  /** Requested by a session of the account, or from a network it has signed in from. */
  isFamiliar?: boolean;
};

export type MessageLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Sends one message. Throws a TransportError, or any error of the layers below. */
export type Transport = (message: Message, log: MessageLog) => Promise<void>;

/**
 * A transport error whose text may be logged: it contains nothing of the message, its recipient or
 * a secret.
 */
export class TransportError extends Error {}

/** An error's code (ECONNREFUSED, EAUTH, ENOSPC); also searches its causes. */
export function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[A-Z0-9_]{1,40}$/.test(cause.code))
      return cause.code;
    if (cause.name === 'TimeoutError') return 'no answer in time';
  }
  return 'unknown reason';
}
