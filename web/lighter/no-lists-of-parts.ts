/** Stands in for a part of Apollo Client in the build (vite.config.ts): fragments are read one by one (apollo/use-part.ts), never as a list. */
export function combineLatestBatched(): never {
  throw new TypeError('A list of fragments.');
}
