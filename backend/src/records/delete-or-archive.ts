// Deletes a record and everything below it, or archives it if it has students' data
// (docs/rest-contract.md, "Rules for every call").
import type { Db } from '../db/client.ts';
import { isForeignKeyViolation } from '../db/database-errors.ts';
import { refuse } from '../refusals/refusals.ts';

/** The four steps, each called within the transaction. */
export type Steps = {
  /** Locks the record against new children (`for update`); false if there is none. */
  lock(tx: Db): Promise<boolean>;
  /** Whether it has students' results, attempts or enrolments. */
  isUsed(tx: Db): Promise<boolean>;
  remove(tx: Db): Promise<unknown>;
  /**
   * From the top down: adding a child locks its parent, so the child is visible when its level is
   * archived.
   */
  archive(tx: Db): Promise<unknown>;
};

/**
 * Undefined if there is no such record.
 * @throws 409 if it is used, without `force`
 */
export async function deleteOrArchive(
  db: Db,
  force: boolean,
  steps: Steps,
): Promise<'deleted' | 'archived' | undefined> {
  const run = ({ skipUsageCheck }: { skipUsageCheck: boolean }) =>
    db.transaction(async (tx) => {
      if (!(await steps.lock(tx))) return undefined;
      if (!skipUsageCheck && !(await steps.isUsed(tx))) {
        await steps.remove(tx);
        return 'deleted' as const;
      }
      if (!force) refuse('HAS_RESULTS');
      await steps.archive(tx);
      return 'archived' as const;
    });
  try {
    return await run({ skipUsageCheck: false });
  } catch (error) {
    // A result was stored after the check. Its foreign key stopped the deletion, and the record is
    // now in use.
    if (isForeignKeyViolation(error)) return run({ skipUsageCheck: true });
    throw error;
  }
}
