/** Resolves after the given time, when the network returns, or when the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}
