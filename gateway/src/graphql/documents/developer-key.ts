// The developer key: allows any operation, introspection and Sandbox in production.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const DEVELOPER_KEY_HEADER = 'x-developer-key';

/**
 * True if a request has the key (constant-time comparison). Always false without a configured key.
 */
export function developerKeyRule(
  key: string | undefined,
): (headers: IncomingHttpHeaders) => boolean {
  const expected = key === undefined ? undefined : digest(key);
  return (headers) => {
    const given = headers[DEVELOPER_KEY_HEADER];
    return (
      expected !== undefined &&
      typeof given === 'string' &&
      timingSafeEqual(digest(given), expected)
    );
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
