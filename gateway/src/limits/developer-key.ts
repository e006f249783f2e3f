// The key by which a developer may do in production what everybody may do elsewhere: run any operation, read the schema, open Sandbox.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const DEVELOPER_KEY_HEADER = 'x-developer-key';

/** Tells whether a request carries the key, in the same time for every wrong one. Without a key nobody does. */
export function developerKeyRule(key: string | undefined): (headers: IncomingHttpHeaders) => boolean {
  const wanted = key === undefined ? undefined : digest(key);
  return (headers) => {
    const given = headers[DEVELOPER_KEY_HEADER];
    return wanted !== undefined && typeof given === 'string' && timingSafeEqual(digest(given), wanted);
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
