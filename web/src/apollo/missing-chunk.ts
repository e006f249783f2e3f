/** Errors of dynamic imports, and whether the network or a newer release is their cause. */
import { NetworkError } from './network-error.ts';

/**
 * Whether code of this release could not be fetched: a newer release has replaced it, or there is
 * no network. Browsers have no error code for it and use different messages: Chrome and Firefox
 * name the dynamically imported module, Safari says that importing a module script failed.
 */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script/i.test(error.message);

const ANSWER_MS = 5000;

/**
 * Whether the server can be reached. Called after a failed import, because its error does not tell
 * the reason, and `navigator.onLine` is also true on a network without internet.
 */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const init = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  } as const;
  return fetch(location.href, init).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** The imported module. Errors: NetworkError if the server cannot be reached; the import's own. */
export async function loadChunk<Module>(importing: Promise<Module>): Promise<Module> {
  try {
    return await importing;
  } catch (error) {
    if (!isMissingChunk(error) || (await isServerReachable())) throw error;
    throw new NetworkError('A chunk could not be loaded.', { cause: error });
  }
}
