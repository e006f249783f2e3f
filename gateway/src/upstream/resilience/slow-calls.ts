// Calls with a longer timeout: upstream needs the time, and waiting harms the user less than an
// error.
import type { UpstreamRequest } from '../http/request.ts';

/**
 * Upstream sends a message before it responds, by a mail or SMS host that may take seconds; after a
 * timeout the code would arrive anyway.
 */
const SENDS_MESSAGE =
  /^\/(auth\/signup|ext\/password-reset|ext\/address-change|ext\/people\/([^/]+\/password-reset|invitations)|users\/[^/]+)(\/|\?|$)/;

/**
 * Extra time for thousands of attempts; after a timeout it would be given, and the admin would give
 * it again.
 */
const GIVES_TIME = /^\/ext\/exams\/[^/]+\/[^/]+\/extra-time$/;

/**
 * Statistics read thousands of submissions; those of a question of the bank are of several exams.
 */
const READS_MUCH = /^\/ext\/(exams\/[^/]+\/[^/]+\/statistics|bank-questions\/[^/]+\/usage)$/;

/** Candidates by the hundred thousand. */
const READS_ROSTER = /^\/ext\/examcampaigns\/[^/]+\/roster(\/imports\/[^/]+)?$/;
const STORES_ROSTER = /^\/ext\/examcampaigns\/[^/]+\/roster\/imports\/[^/]+\/(rows|apply)$/;

/** Hundreds of items with their questions; after a timeout they would be copied twice. */
const COPIES_CONTENT = /^\/ext\/content\/[^/]+\/[^/]+\/duplicate$/;

/** A thousand accounts at a time. */
const STORES_STUDENTS = /^\/ext\/people\/imports$/;

/** A file in a form, or a part of one. */
const FILE_TYPE = /^(multipart\/|application\/octet-stream$)/;

/**
 * Whether a call submits a result (it carries an idempotency key; a result that takes ten seconds
 * is stored, after a timeout it is not), a file (decoded and rewritten before it is stored), makes
 * upstream send a message, or is about a whole exam.
 */
export function isSlowCall({
  method,
  path,
  headers,
}: Pick<UpstreamRequest, 'method' | 'path' | 'headers'>): boolean {
  if (method === 'GET') return READS_MUCH.test(path) || READS_ROSTER.test(path);
  const isLong = [SENDS_MESSAGE, GIVES_TIME, STORES_ROSTER, STORES_STUDENTS, COPIES_CONTENT].some(
    (pattern) => pattern.test(path),
  );
  return isLong || 'idempotency-key' in headers || FILE_TYPE.test(headers['content-type'] ?? '');
}
