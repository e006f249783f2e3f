// SQL that changes and deletes accounts.
import { and, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { answerFiles, answerUploads } from '../answer-files/tables.ts';
import { examVersions } from '../exam-versions/tables.ts';
import { examWrittenQuestions } from '../exams/tables.ts';
import { students } from '../students/tables.ts';
import { resetCodes, users } from './tables.ts';

type Account = Pick<typeof users.$inferSelect, 'role' | 'email' | 'phoneNumber'>;
type LockedAccount = Account & Pick<typeof users.$inferSelect, 'blockedAt'>;

/**
 * Locks the account and all admins, so that of two admins who leave at the same time the second
 * waits and is refused as the last one. Rows are locked in a fixed order to avoid deadlocks.
 * @param strength `update` also blocks inserts of rows that refer to the account
 */
export async function lockWithAdmins(
  tx: Db,
  id: string,
  strength: 'update' | 'no key update',
): Promise<{ account: LockedAccount; isLastAdmin: boolean } | undefined> {
  const rows = await tx
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      phoneNumber: users.phoneNumber,
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(or(eq(users.id, id), eq(users.role, 'admin')))
    .orderBy(users.id)
    .for(strength);
  const account = rows.find((row) => row.id === id);
  return (
    account && {
      account,
      isLastAdmin:
        account.role === 'admin' && !rows.some((row) => row.role === 'admin' && row.id !== id),
    }
  );
}

export async function updateUser(db: Db, id: string, account: Account): Promise<void> {
  await db.update(users).set(account).where(eq(users.id, id));
}

/** For an invitation whose address has changed: it is sent to the new one. */
export async function markInvitationUnsent(tx: Db, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ invitationSentAt: null })
    .where(and(eq(users.id, id), isNotNull(users.invitedAt)));
}

/** Blocks the account, or unblocks it with null; false if there is no such account. */
export async function updateBlockedAt(
  db: Db,
  id: string,
  blockedAt: Date | null,
): Promise<boolean> {
  const updatedRows = await db
    .update(users)
    .set({ blockedAt })
    .where(eq(users.id, id))
    .returning({ id: users.id });
  return updatedRows.length > 0;
}

/** Stores the hash if `before` is still stored; false if not. */
export async function updatePasswordHash(
  db: Db,
  id: string,
  before: string,
  passwordHash: string,
): Promise<boolean> {
  const updatedRows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return updatedRows.length > 0;
}

/** Voids the codes for a forgotten password. */
export async function deleteResetCodes(db: Db, userId: string): Promise<void> {
  await db.delete(resetCodes).where(eq(resetCodes.userId, userId));
}

/**
 * The URLs of the files to remove with the account. A PDF that an exam, or any version of one,
 * shows as its solution belongs to the exam and is not included. The student record is locked: a
 * photo that is uploaded meanwhile is either included or finds no record.
 */
export async function findOwnedFiles(tx: Db, userId: string): Promise<string[]> {
  const photos = await tx
    .select({ url: students.profilePhotoUrl })
    .from(students)
    .where(eq(students.userId, userId))
    .for('update');
  const url = sql<string>`'/media/files/' || ${answerFiles.name}`;
  const solutions = tx
    .select({ id: examWrittenQuestions.id })
    .from(examWrittenQuestions)
    .where(eq(examWrittenQuestions.handwrittenPdf, url));
  // Read once for all files. Papers have no written questions, so only versions of single exams are
  // searched.
  const inVersions = sql`select w ->> 'handwrittenPdf'
    from ${examVersions}, jsonb_array_elements(${examVersions.content} -> 'written') as w
    where ${examVersions.examId} is not null and w ->> 'handwrittenPdf' is not null`;
  const answers = await tx
    .select({ url })
    .from(answerFiles)
    .where(
      and(eq(answerFiles.userId, userId), notExists(solutions), sql`${url} not in (${inVersions})`),
    );
  const uploads = await tx
    .select({ names: answerUploads.names })
    .from(answerUploads)
    .where(eq(answerUploads.userId, userId));
  const parts = uploads.flatMap(({ names }) => names.map((name) => `/media/files/${name}`));
  return [...[...photos, ...answers].flatMap((file) => file.url ?? []), ...parts];
}

/** Deletes the account with all of its data. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
