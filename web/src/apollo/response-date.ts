/**
 * The server's time by the `Date` headers of its responses, to the second: known with a page's
 * first response, before the server's clock is read.
 */

/** Server time minus `performance.now()`; null until a response had the header. */
let ahead: number | null = null;

/** A response from a cache is older than the others, so the latest time counts. */
export function noteDate(response: Response): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const measured = date - performance.now();
  ahead = ahead === null ? measured : Math.max(ahead, measured);
}

/** Milliseconds since the epoch; null before the first response. */
export const timeOfResponses = (): number | null =>
  ahead === null ? null : ahead + performance.now();
