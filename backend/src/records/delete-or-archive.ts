// Deletes a record with all below it, or archives it where students have something in it
// (docs/rest-contract.md, "Rules for every call").
import type { Db } from '../db/client.ts';
import { isReferenced } from '../db/database-errors.ts';
import { refuse } from '../refusals/refusals.ts';

/** The four steps, each inside the transaction that it is given. */
export type Steps = {
  /**
   * Locks the record against whatever would be put below it (`for update`); false when there is
   * none.
   */
  lock(tx: Db): Promise<boolean>;
  /** Whether students have results, attempts or enrolments in it. */
  isUsed(tx: Db): Promise<boolean>;
  remove(tx: Db): Promise<unknown>;
  /**
   * From the top down: whoever adds a child holds a lock on its parent, so the child is there when
   * its level is archived.
   */
  archive(tx: Db): Promise<unknown>;
};

/**
 * Undefined when there is no such record.
 * @throws 409 where it is used and nobody said `force`
 */
export async function deleteOrArchive(
  db: Db,
  force: boolean,
  steps: Steps,
): Promise<'deleted' | 'archived' | undefined> {
  const run = (isKnownAsUsed: boolean) =>
    db.transaction(async (tx) => {
      if (!(await steps.lock(tx))) return undefined;
      if (!isKnownAsUsed && !(await steps.isUsed(tx))) {
        await steps.remove(tx);
        return 'deleted' as const;
      }
      if (!force) refuse('HAS_RESULTS');
      await steps.archive(tx);
      return 'archived' as const;
    });
  try {
    return await run(false);
  } catch (error) {
    // A result was stored after the check. Its foreign key stopped the deletion, and the record is
    // now in use.
    if (isReferenced(error)) return run(true);
    throw error;
  }
}
