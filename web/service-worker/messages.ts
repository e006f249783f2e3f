/**
 * A lock that each tab shares while it takes an exam or has answers on their way: no release takes
 * over meanwhile.
 */
export const EXAM_LOCK = 'alokpath-exam';

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The page has loaded these before there was a worker to see it. */
  | { readonly kind: 'keep'; readonly files: readonly string[] }
  /**
   * Lets the new release take over, unless an exam is taken in a tab; the result is sent to the
   * port, if there is one.
   */
  | { readonly kind: 'take over' };
