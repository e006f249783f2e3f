/**
 * Whether code of this release could not be fetched: a newer release has replaced it, or there is
 * no network. Browsers word it differently, and have no code for it: Chrome and Firefox name the
 * dynamically imported module, Safari says that importing a module script failed.
 */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script/i.test(error.message);
