/** Stands in for graphql's `inspect` in the build (vite.config.ts): it words errors that only a broken document could cause. */
export const inspect = String;
