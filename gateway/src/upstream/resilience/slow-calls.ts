// Calls with a longer timeout: upstream needs the time, and a wait is better than an error.
import type { UpstreamRequest } from '../http/request.ts';

/**
 * Upstream sends the message before it responds, over a mail or SMS host that may take seconds;
 * after a timeout the code would arrive anyway.
 */
const SENDS_MESSAGE =
  /^\/(auth\/signup|ext\/password-reset|ext\/address-change|ext\/people\/([^/]+\/password-reset|invitations)|users\/[^/]+)(\/|\?|$)/;

/**
 * Extra time for thousands of attempts; after a timeout it would still be given, and the admin
 * would give it again.
 */
const GIVES_TIME = /^\/ext\/exams\/[^/]+\/[^/]+\/extra-time$/;

/**
 * Statistics read thousands of submissions; the usage of a bank question those of several exams.
 */
const HEAVY_READ = /^\/ext\/(exams\/[^/]+\/[^/]+\/statistics|bank-questions\/[^/]+\/usage)$/;

/** Hundreds of thousands of candidates. */
const ROSTER_READ = /^\/ext\/examcampaigns\/[^/]+\/roster(\/imports\/[^/]+)?$/;
const STORES_ROSTER = /^\/ext\/examcampaigns\/[^/]+\/roster\/imports\/[^/]+\/(rows|apply)$/;

/** Hundreds of items with their questions; after a timeout they would be copied twice. */
const COPIES_CONTENT = /^\/ext\/content\/[^/]+\/[^/]+\/duplicate$/;

/** Up to a thousand accounts per call. */
const STORES_STUDENTS = /^\/ext\/people\/imports$/;

/** A file or a part of one. */
const FILE_TYPE = /^(multipart\/|application\/octet-stream$)/;

/**
 * True if a call submits a result (it has an idempotency key), sends a file (decoded and rewritten
 * before it is stored), makes upstream send a message, or concerns a whole exam.
 */
export function isSlowCall({
  method,
  path,
  headers,
}: Pick<UpstreamRequest, 'method' | 'path' | 'headers'>): boolean {
  if (method === 'GET') return HEAVY_READ.test(path) || ROSTER_READ.test(path);
  const isLong = [SENDS_MESSAGE, GIVES_TIME, STORES_ROSTER, STORES_STUDENTS, COPIES_CONTENT].some(
    (pattern) => pattern.test(path),
  );
  return isLong || 'idempotency-key' in headers || FILE_TYPE.test(headers['content-type'] ?? '');
}
