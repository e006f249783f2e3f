// What messages and all their transports know: the message, and how trouble is told.

/** A language that messages are written in. */
export type Language = 'bn' | 'en';

/** One message; `otp` stands apart from the text so that tools need not search for it. */
export type Message = {
  to: string;
  channel: 'sms' | 'email';
  text: string;
  /** The language of the text; null: both, because the receiver's is unknown. */
  language: Language | null;
  otp?: string;
  /** Tells owners what was done to their account: may use twice each daily cap. */
  isNotice?: boolean;
  /** Subject of an e-mail; one about the account if left out. */
  subject?: string;
  /**
   * A message that the receiver can do without: it uses at most half of each daily cap, so that
   * codes can still be sent.
   */
  isReminder?: boolean;
  /** The account that asked for it; none at sign-up. */
  accountId?: string;
  /** Asked for by a session of the account, or from a network it has signed in from. */
  isFamiliar?: boolean;
};

/** One way for a message to go. It throws a TransportError, or whatever went wrong under it. */
export type Transport = (message: Message) => Promise<void>;

/**
 * A transport's trouble in words that may be logged: nothing of the message, of its receiver or of
 * a secret.
 */
export class TransportError extends Error {}

/** An error's code (ECONNREFUSED, EAUTH, ENOSPC), looked for in its causes. */
export function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[A-Z0-9_]{1,40}$/.test(cause.code))
      return cause.code;
    if (cause.name === 'TimeoutError') return 'no answer in time';
  }
  return 'unknown reason';
}
