// Conditional writes: refused if the item has changed since the revision they are based on.
import { refusal } from './errors/refusals.ts';
import type { CallOptions } from './request-calls.ts';

/** A revision that is valid in a header. */
const REVISION = /^[\w-]{1,100}$/;

/** Options of a conditional write: the revision is sent as `If-Match`. */
export function basedOn(revision: string | null | undefined): CallOptions {
  if (typeof revision !== 'string') return {};
  if (!REVISION.test(revision)) throw refusal('NOT_AN_ID');
  return { ifMatch: revision };
}
