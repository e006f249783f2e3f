// SQL that changes and deletes accounts. The last admin stays one, however many requests come at once.
import { and, eq, ne, notExists, or, sql } from 'drizzle-orm';
import type { SessionUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import { found, refuse } from '../../plugins/errors.ts';
import { examWrittenQuestions } from '../exams/tables.ts';
import { answerUploads } from '../results/answer-upload-tables.ts';
import { answerFiles } from '../results/tables.ts';
import { students } from '../students/tables.ts';
import { findUser } from './queries.ts';
import { passwordResets, sessions, users } from './tables.ts';

/** What may change of an account; what is undefined stays, and null empties. */
export type AccountChanges = {
  role?: SessionUser['role'] | undefined;
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
};

/**
 * The account, locked together with all admins: two of them who leave at the same time come one after the other, and the second is then
 * the last. The order keeps them from waiting for each other.
 * @param strength `update` also holds up whatever is being stored for the account
 */
async function lockAccount(tx: Db, id: string, strength: 'update' | 'no key update') {
  const rows = await tx
    .select({ id: users.id, role: users.role, email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(or(eq(users.id, id), eq(users.role, 'admin')))
    .orderBy(users.id)
    .for(strength);
  const account = found(
    rows.find((row) => row.id === id),
    'account',
  );
  return { account, isLastAdmin: account.role === 'admin' && !rows.some((row) => row.role === 'admin' && row.id !== id) };
}

/**
 * Stores the changes; answers the account as it is then. A credential that changed ends the account's sessions, and a code for a new
 * password that was sent to the old one.
 * @param keptSession the session that asks, when it is the account's own: it goes on
 * @throws 404, 409 for the last admin, 422 when no credential would be left
 */
export function updateAccount(db: Db, id: string, changes: AccountChanges, keptSession: string | undefined): Promise<SessionUser> {
  return db.transaction(async (tx) => {
    const { account, isLastAdmin } = await lockAccount(tx, id, 'no key update');
    const { role = account.role, email = account.email, phoneNumber = account.phoneNumber } = changes;
    if (isLastAdmin && role !== 'admin') refuse(409, 'This is the last admin. Make somebody else an admin first.');
    if (email === null && phoneNumber === null) refuse(422, 'An account needs an e-mail address or a phone number.');
    await tx.update(users).set({ role, email, phoneNumber }).where(eq(users.id, id));
    if (email !== account.email || phoneNumber !== account.phoneNumber) {
      const isOther = keptSession === undefined ? undefined : ne(sessions.idHash, keptSession);
      await tx.delete(sessions).where(and(eq(sessions.userId, id), isOther));
      await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
    }
    return found(await findUser(tx, id), 'account');
  });
}

/**
 * Deletes the account with everything that is its own; answers the addresses of its files, which can go now. A PDF that an exam shows as
 * its solution belongs to the exam and stays.
 * @throws 404, 409 for the last admin
 */
export function deleteAccount(db: Db, id: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const { isLastAdmin } = await lockAccount(tx, id, 'update');
    if (isLastAdmin) refuse(409, 'This is the last admin. Make somebody else an admin first.');
    // Locked as well: a photo that comes in this moment is either seen here or finds no record any more.
    const photos = await tx.select({ url: students.profilePhotoUrl }).from(students).where(eq(students.userId, id)).for('update');
    const url = sql<string>`'/media/files/' || ${answerFiles.name}`;
    const solutions = tx
      .select({ id: examWrittenQuestions.id })
      .from(examWrittenQuestions)
      .where(eq(examWrittenQuestions.handwrittenPdf, url));
    const answers = await tx
      .select({ url })
      .from(answerFiles)
      .where(and(eq(answerFiles.userId, id), notExists(solutions)));
    const uploads = await tx.select({ names: answerUploads.names }).from(answerUploads).where(eq(answerUploads.userId, id));
    const parts = uploads.flatMap(({ names }) => names.map((name) => `/media/files/${name}`));
    await tx.delete(users).where(eq(users.id, id));
    return [...[...photos, ...answers].flatMap((file) => file.url ?? []), ...parts];
  });
}
