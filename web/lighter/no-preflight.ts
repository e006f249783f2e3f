/** Stands in for Chakra's preflight in the build (vite.config.ts): ours is a style sheet, src/reset.css. */
export const createPreflight = () => ({});
