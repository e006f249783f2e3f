/** The page that the gateway has prerendered (page.ts), as the browser finds it. */

/** What the prerendered page was drawn from, as JSON; null where the gateway sent the page as it was built. */
export const prerenderedData = (): string | null => globalThis.document?.getElementById('first-data')?.textContent ?? null;

export const isPrerendered = (): boolean => prerenderedData() !== null;
