/** Told to the page while a newer release waits to take its place. */
export const NEW_VERSION = 'alokpath:new-version';
