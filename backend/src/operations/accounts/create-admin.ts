// `npm run data -- create-admin`: the first admin of a new installation, or an account that becomes
// one.
import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { toLine } from '../../http/validation/texts.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { type Credential, findAccount } from '../../modules/auth/queries.ts';
import { sessions, users } from '../../modules/auth/tables.ts';
import { requireUnlisted } from '../../modules/exclusions/listed-people.ts';
import { students } from '../../modules/students/tables.ts';
import { withSearchKey } from '../../records/search/search-key.ts';
import { confirm, readPassword } from '../ask.ts';
import { type Run, withTables } from '../open.ts';
import { type AccountOptions, credentialOf } from './account-option.ts';

export type AdminOptions = AccountOptions & {
  name?: string;
  resetPassword?: boolean;
  yes?: boolean;
};

/** @returns the summary */
export async function createAdmin(
  run: Run,
  options: AdminOptions,
  input: Readable,
): Promise<string> {
  const { signal } = run;
  const credential = credentialOf(options);
  const address = credential.email ?? credential.phoneNumber;
  const name = options.name === undefined ? undefined : (toLine(options.name) ?? '');
  if (name !== undefined && (name.length === 0 || name.length > 200))
    throw new Error('A name has 1 to 200 characters.');

  return withTables(run, { mustExist: false }, async ({ db }) => {
    const account = await findAccount(db, credential);
    const isAdmin = account?.role === 'admin';
    if (account?.blockedAt)
      throw new Error(
        `${address} is blocked, and could not log in. Unblock it in the admin area first.`,
      );
    if (
      account &&
      !isAdmin &&
      !options.yes &&
      !(await confirm(`${address} is a student. Make it an admin?`, input, signal))
    ) {
      throw new Error(`${address} has an account and is a student: use --yes to make it an admin.`);
    }
    const hasNewPassword = !account || options.resetPassword === true;
    const passwordHash = hasNewPassword
      ? await hashPassword(await readPassword(input, signal))
      : undefined;
    signal.throwIfAborted();
    await db.transaction((tx) => store(tx, { id: account?.id, credential, passwordHash, name }));

    const outcome = () => {
      if (!account) return `${address} was created as an admin`;
      return isAdmin ? `${address} was an admin already` : `${address} is an admin now`;
    };
    const messageParts = [
      outcome(),
      account &&
        (hasNewPassword ? 'has a new password, and its sessions have ended' : 'keeps its password'),
      name !== undefined && `is shown as ${name}`,
    ];
    return messageParts.filter(Boolean).join(', ');
  });
}

type Account = {
  id: string | undefined;
  credential: Credential;
  passwordHash: string | undefined;
  name: string | undefined;
};

async function store(tx: Db, { id, credential, passwordHash, name }: Account): Promise<void> {
  let userId = id;
  if (userId === undefined) {
    const [user] = await tx
      .insert(users)
      .values({ ...credential, role: 'admin', passwordHash: passwordHash ?? '' })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) throw new Error('Somebody has just signed up with this address. Try again.');
    userId = user.id;
  } else {
    await requireUnlisted(tx, userId);
    await tx.update(users).set({ role: 'admin', passwordHash }).where(eq(users.id, userId));
    // Sessions may belong to someone who knew the old password.
    if (passwordHash !== undefined) await tx.delete(sessions).where(eq(sessions.userId, userId));
  }
  // An account's name is in its student record.
  if (name === undefined) return;
  const named = withSearchKey({ name }, name);
  await tx
    .insert(students)
    .values({
      ...named,
      userId,
      contactEmail: credential.email ?? null,
      contactMobile: credential.phoneNumber ?? null,
    })
    .onConflictDoUpdate({
      target: students.userId,
      set: { ...named, version: sql`${students.version} + 1` },
    });
}
