// The developer key: allows any operation, introspection and Sandbox in production.
import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const DEVELOPER_KEY_HEADER = 'x-developer-key';

/**
 * Returns a function that checks the headers of a request for the key, in constant time. Without a
 * configured key it always returns false.
 */
export function developerKeyRule(
  key: string | undefined,
): (headers: IncomingHttpHeaders) => boolean {
  const expected = key === undefined ? undefined : digest(key);
  return (headers) => {
    const keyInHeader = headers[DEVELOPER_KEY_HEADER];
    return (
      expected !== undefined &&
      typeof keyInHeader === 'string' &&
      timingSafeEqual(digest(keyInHeader), expected)
    );
  };
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
