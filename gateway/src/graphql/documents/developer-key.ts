// The developer key: in production it permits any operation, introspection and Sandbox.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const DEVELOPER_KEY_HEADER = 'x-developer-key';

/**
 * Whether a request has the key, compared in constant time. Always false without a configured key.
 */
export function developerKeyRule(
  key: string | undefined,
): (headers: IncomingHttpHeaders) => boolean {
  const wanted = key === undefined ? undefined : digest(key);
  return (headers) => {
    const given = headers[DEVELOPER_KEY_HEADER];
    return (
      wanted !== undefined && typeof given === 'string' && timingSafeEqual(digest(given), wanted)
    );
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
