// Conditional writes: refused if the item has changed since the revision they are based on.
import { InvalidIdError } from './http/path.ts';
import type { CallOptions } from './request-calls.ts';

/** A revision that is valid in a header. */
const REVISION = /^[\w-]{1,100}$/;

/** Options of a conditional write: the revision is sent as `If-Match`. Error NOT_AN_ID. */
export function basedOn(revision: string | null | undefined): CallOptions {
  if (typeof revision !== 'string') return {};
  if (!REVISION.test(revision)) throw new InvalidIdError(revision);
  return { ifMatch: revision };
}
