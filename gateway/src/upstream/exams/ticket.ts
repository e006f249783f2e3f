// The ticket of an exam attempt, signed by the gateway, so that clients cannot change its user,
// exam and times.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { fieldRefusal } from '../errors/refusals.ts';

/** Times are milliseconds since the epoch. */
export type Ticket = {
  kind: 'multi-subject' | 'single';
  attemptId: string;
  userId: string;
  examId: string;
  /** The result that the attempt replaces; undefined for a first attempt. */
  resultId?: string | undefined;
  /** Undefined if the host has no versions. */
  examVersionId?: string | undefined;
  /**
   * Random seed of the order of questions and options, if the version is shuffled. Not part of the
   * token, because it would reveal the authors' order.
   */
  orderSeed?: string | undefined;
  /** Number of reopenings; undefined: none. */
  round?: number | undefined;
  startedAt: number;
  deadline: number;
};

const MAX_TOKEN = 2000;

/** Signs and verifies tickets with one secret, shared by all gateways of a site. */
export class Tickets {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The token for the browser. */
  sign({ orderSeed: _, ...ticket }: Ticket): string {
    const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    return `${payload}.${this.#signature(payload).toString('base64url')}`;
  }

  /** Verifies a token. Error BAD_USER_INPUT if the signature or the kind of exam is wrong. */
  read(token: string, kind?: Ticket['kind']): Ticket {
    const [payload = '', signature = '', ...rest] =
      token.length > MAX_TOKEN ? [] : token.split('.');
    const expected = this.#signature(payload);
    const given = Buffer.from(signature, 'base64url');
    const isOurs =
      rest.length === 0 &&
      given.byteLength === expected.byteLength &&
      timingSafeEqual(given, expected);
    const ticket = isOurs
      ? (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Ticket)
      : undefined;
    if (!ticket || (kind && ticket.kind !== kind)) throw fieldRefusal('ticket', 'NOT_A_TICKET');
    return ticket;
  }

  #signature(payload: string): Buffer {
    return createHmac('sha256', this.#secret).update(`attempt-ticket:${payload}`).digest();
  }
}
