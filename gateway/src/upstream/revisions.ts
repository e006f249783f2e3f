// Writes that are refused if somebody else has changed the item since the revision that they are
// based on.
import { refusal } from './errors/refusals.ts';
import type { CallOptions } from './upstream.ts';

/** What can be sent within a header. */
const REVISION = /^[\w-]{1,100}$/;

/** The options of a write: a revision is sent as `If-Match`. */
export function basedOn(revision: string | null | undefined): CallOptions {
  if (typeof revision !== 'string') return {};
  if (!REVISION.test(revision)) throw refusal('NOT_AN_ID');
  return { ifMatch: revision };
}
