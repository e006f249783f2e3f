/** The prerendered page of the gateway (page.ts), as found in the DOM. */

/**
 * The data of the prerendered page as JSON; null if the gateway sent the static page of the build.
 */
export const prerenderedData = (): string | null =>
  globalThis.document?.getElementById('first-data')?.textContent ?? null;

export const isPrerendered = (): boolean => prerenderedData() !== null;
