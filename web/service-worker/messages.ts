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
   * The new release may begin, unless an exam is taken in a tab; the port, if one comes along, is
   * told whether it does.
   */
  | { readonly kind: 'take over' };
