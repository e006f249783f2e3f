/** The page that the gateway has prerendered (page.ts), as the browser finds it. */

/** The data of the prerendered page as JSON; null if the gateway sent the static page of the build. */
export const prerenderedData = (): string | null => globalThis.document?.getElementById('first-data')?.textContent ?? null;

export const isPrerendered = (): boolean => prerenderedData() !== null;
