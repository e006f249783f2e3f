/** The signal of calls that go on when the client disconnects, or that no client waits for. */
export const NEVER_ABORTED: AbortSignal = new AbortController().signal;
