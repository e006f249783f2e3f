// Marks a result as one of a single exam, so that the union of results knows it apart.
import type { RestSingleResult, RestSingleResultOfUnion } from './api.ts';

export function single(result: RestSingleResult): RestSingleResultOfUnion {
  return { ...result, kind: 'single' };
}

export function singleOrNull(result: RestSingleResult | null): RestSingleResultOfUnion | null {
  return result && single(result);
}
