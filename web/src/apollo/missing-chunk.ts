/**
 * Whether a chunk of this release could not be loaded: it was replaced by a newer release, or the network is down. There is no error code
 * for this, only messages: Chrome and Firefox mention the dynamically imported module, Safari the module script.
 */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
