// Rules for retries of failed calls: which ones, after which delay, and the budget that keeps
// retries from overloading a weak backend.
import { GraphQLError } from 'graphql';
import { hasCode } from '../errors/errors.ts';
import type { UpstreamRequest, UpstreamResponse } from '../http/request.ts';

/** Maximum share of retries in the calls of a group; unused retries are saved up to a few. */
const BUDGET = { share: 0.1, saved: 10 };
const FIRST_WAIT_MS = 50;
const MAX_WAIT_MS = 1_000;

/** Token bucket for the retries of one group. */
export class RetryBudget {
  #tokens = BUDGET.saved;

  /** Called for each call: adds its share of a retry. */
  earn(): void {
    this.#tokens = Math.min(BUDGET.saved, this.#tokens + BUDGET.share);
  }

  /** Consumes one retry; false if none is left. */
  consume(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/**
 * Maximum retries of a call: reads as configured, writes with an idempotency key one, other writes
 * none. `GET /auth/logout` is a write despite its method.
 */
export function maxRetriesOf(
  { method, path, headers }: UpstreamRequest,
  configured: number,
): number {
  if (method === 'GET') return path.startsWith('/auth/') ? 0 : configured;
  return 'idempotency-key' in headers ? Math.min(1, configured) : 0;
}

/**
 * Delay of the next try in milliseconds; undefined if a retry would not help. Connection errors,
 * 502, 503 and 504 are temporary, and 429 with `Retry-After`, which is the delay. Otherwise:
 * exponential backoff with full jitter.
 * @param attempt number of the failed try, from 0
 */
export function waitBeforeRetry(
  outcome: UpstreamResponse | GraphQLError,
  attempt: number,
): number | undefined {
  const backoffMs = Math.random() * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  if (outcome instanceof GraphQLError)
    return hasCode(outcome, 'UPSTREAM_UNAVAILABLE') ? backoffMs : undefined;
  const retryAfterSeconds = retryAfterOf(outcome.headers);
  const isTemporary =
    outcome.status === 429
      ? retryAfterSeconds !== undefined
      : outcome.status >= 502 && outcome.status <= 504;
  if (!isTemporary) return undefined;
  return retryAfterSeconds === undefined ? backoffMs : retryAfterSeconds * 1000;
}

/** `Retry-After` in seconds, from seconds or a date; undefined if it is missing or invalid. */
export function retryAfterOf(headers: UpstreamResponse['headers']): number | undefined {
  const text = headers['retry-after'];
  if (text === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
