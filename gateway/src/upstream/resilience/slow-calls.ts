// Calls with a longer timeout: waiting costs a person less than giving up, and upstream needs the time.
import type { UpstreamRequest } from '../http/request.ts';

/** Upstream sends a message before it answers, by a mail or SMS host that may take seconds itself; given up, the code would arrive all the same. */
const SENDS_MESSAGE = /^\/(auth\/signup|ext\/password-reset|ext\/address-change|users\/[^/]+)(\/|\?|$)/;

/** A file in a form, or a part of one. */
const FILE_TYPE = /^(multipart\/|application\/octet-stream$)/;

/**
 * Calls that hand in results (they carry an idempotency key: a paper that waits ten seconds is stored, one that is given up is not), files
 * (decoded and written anew before they are stored), and those that send a message.
 */
export function isSlowCall({ method, path, headers }: Pick<UpstreamRequest, 'method' | 'path' | 'headers'>): boolean {
  if (method === 'GET') return false;
  return 'idempotency-key' in headers || FILE_TYPE.test(headers['content-type'] ?? '') || SENDS_MESSAGE.test(path);
}
