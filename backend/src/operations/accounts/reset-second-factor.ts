// `npm run data -- reset-second-factor`: for an owner who has lost both the authenticator app and
// the recovery codes.
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { deleteSecondFactor, hasSecondFactor } from '../../modules/auth/second-factor/queries.ts';
import { sessions } from '../../modules/auth/tables.ts';
import { confirm } from '../ask.ts';
import { type Run, withTables } from '../open.ts';
import { type AccountOptions, requireAccount } from './account-option.ts';

export type SecondFactorOptions = AccountOptions & { id?: string; yes?: boolean };

/**
 * Disables the second factor of an account and ends its sessions.
 * @returns the summary, which is the record of it
 */
export async function resetSecondFactor(
  run: Run,
  options: SecondFactorOptions,
  input: Readable,
): Promise<string> {
  const { signal } = run;
  return withTables(run, { mustExist: true }, async ({ db }) => {
    const { id, name } = await requireAccount(db, options);
    if (!(await hasSecondFactor(db, id)))
      throw new Error(`${name} logs in without a second factor. Nothing was changed.`);
    const question = `Switch off the second factor of ${name}? Verify first that the owner of the account asks for it.`;
    if (!options.yes && !(await confirm(question, input, signal))) {
      throw new Error(`Nothing was changed: use --yes to switch off the second factor of ${name}.`);
    }
    signal.throwIfAborted();
    const ended = await db.transaction(async (tx) => {
      await deleteSecondFactor(tx, id);
      // Existing sessions may belong to someone else.
      return (
        await tx.delete(sessions).where(eq(sessions.userId, id)).returning({ id: sessions.id })
      ).length;
    });
    const at = new Date().toISOString();
    return `${at}: the second factor of ${name} (account ${id}) is off, and ${ended === 1 ? 'one session has' : `${ended} sessions have`} ended`;
  });
}
