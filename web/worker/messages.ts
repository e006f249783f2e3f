/** What a page tells the service worker. */
export type WorkerMessage =
  /** The page has loaded these before there was a worker to see it. */
  | { readonly kind: 'keep'; readonly files: readonly string[] }
  /** The new release may begin: the page is about to load again. */
  | { readonly kind: 'take over' };
