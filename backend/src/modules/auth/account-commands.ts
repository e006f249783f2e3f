// Changes and deletes accounts. At least one admin always remains, however many requests are
// concurrent.
import type { SessionUser } from '../../access.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { recordAddressChange } from '../campaigns/exam-campaigns/address-changes.ts';
import { requireUnlisted } from '../exclusions/listed-people.ts';
import { deleteCandidatesOf } from '../rosters/queries.ts';
import {
  deleteResetCodes,
  deleteUser,
  findOwnedFiles,
  lockWithAdmins,
  markInvitationUnsent,
  updateBlockedAt,
  updatePasswordHash,
  updateUser,
} from './account-queries.ts';
import { addressesOf } from './credentials.ts';
import { findUser } from './queries.ts';
import { deleteSessions } from './sessions/queries.ts';

/** Changes of an account; undefined leaves a field unchanged, null clears it. */
export type AccountChanges = {
  role?: SessionUser['role'] | undefined;
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
};

/**
 * Stores the changes; returns the account afterwards. A changed credential ends the account's
 * sessions, voids reset codes that were sent to the old one, and lets an invitation be sent again.
 * @param keptSession id of the request's session if it is the account's own: it is not ended
 * @throws 404, 409 for the last admin, and for another role of somebody on a published merit list,
 *   422 if no credential would be left
 */
export function changeAccount(
  { db, entryKey }: Pick<Deps, 'db' | 'entryKey'>,
  id: string,
  changes: AccountChanges,
  keptSession: string | undefined,
): Promise<SessionUser> {
  return db.transaction(async (tx) => {
    const { account, isLastAdmin } = requireFound(
      await lockWithAdmins(tx, id, 'no key update'),
      'account',
    );
    const {
      role = account.role,
      email = account.email,
      phoneNumber = account.phoneNumber,
    } = changes;
    if (isLastAdmin && role !== 'admin') refuse('LAST_ADMIN');
    if (email === null && phoneNumber === null) {
      refuse('CONTACT_REQUIRED', {}, [
        problem(changes.email === null ? 'email' : 'phoneNumber', 'IS_MISSING'),
      ]);
    }
    if (role === 'admin' && account.blockedAt !== null) refuse('BLOCKED_ADMIN');
    // Merit lists leave admins out: a student who becomes one would disappear from them, and an
    // admin who becomes a student would appear.
    if (role === 'admin' && account.role !== role) await requireUnlisted(tx, id);
    await updateUser(tx, id, { role, email, phoneNumber });
    if (role !== 'admin' && account.role !== role) await requireUnlisted(tx, id);
    if (email !== account.email || phoneNumber !== account.phoneNumber) {
      await deleteSessions(tx, id, keptSession);
      await deleteResetCodes(tx, id);
      await markInvitationUnsent(tx, id);
      await recordAddressChange(tx, entryKey, account, { id, email, phoneNumber });
    }
    return requireFound(await findUser(tx, id), 'account');
  });
}

/**
 * Blocks an account: its sessions end, and it cannot sign in. None of its data is deleted, and a
 * running attempt is closed at its deadline.
 * @throws 404, 409 for an admin, so that one always remains
 */
export function blockAccount(db: Db, id: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const { account } = requireFound(await lockWithAdmins(tx, id, 'no key update'), 'account');
    if (account.role === 'admin') refuse('ADMIN_NOT_BLOCKED');
    await updateBlockedAt(tx, id, account.blockedAt ?? now);
    await deleteSessions(tx, id);
    await deleteResetCodes(tx, id);
  });
}

/**
 * Stores a new password, ends all sessions and voids reset codes.
 * @param before hash of the password that was checked
 * @returns false if it was changed since
 */
export function changePassword(
  db: Db,
  id: string,
  before: string,
  passwordHash: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await updatePasswordHash(tx, id, before, passwordHash))) return false;
    await deleteSessions(tx, id);
    await deleteResetCodes(tx, id);
    return true;
  });
}

/**
 * Deletes the account with all of its data; returns the URLs of its files, which can be
 * removed now.
 * @throws 404, 409 for the last admin; unless it is the owner who deletes also for any admin, and
 *   for somebody on a published merit list
 */
export function deleteAccount(db: Db, id: string, by: 'owner' | 'admin'): Promise<string[]> {
  return db.transaction(async (tx) => {
    const { account, isLastAdmin } = requireFound(
      await lockWithAdmins(tx, id, 'update'),
      'account',
    );
    if (by === 'admin' && account.role === 'admin') refuse('ADMIN_NOT_DELETED');
    if (isLastAdmin) refuse('LAST_ADMIN');
    if (by === 'admin') await requireUnlisted(tx, id);
    const files = await findOwnedFiles(tx, id);
    await deleteCandidatesOf(tx, addressesOf(account));
    await deleteUser(tx, id);
    return files;
  });
}
