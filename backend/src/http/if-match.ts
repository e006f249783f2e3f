// The condition of a write: the revision that it is based on.

/**
 * The revision in an `If-Match` header, where it is quoted as in RFC 9110, section 13.1.1; `*`
 * matches any revision, and so does a missing header.
 */
export function readIfMatch(header: string | undefined): string | undefined {
  const etag = header?.trim();
  return etag === undefined || etag === '*' ? undefined : etag.replace(/^"(.*)"$/, '$1');
}
