// Imports of students: each row becomes an account that cannot sign in until its owner has
// confirmed the address by a code. Importing the same rows again changes nothing.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { toLine } from '../../http/validation/texts.ts';
import { invitation } from '../../messages/account-texts.ts';
import type { MessageLog } from '../../messages/transport.ts';
import { addressesOf, recipientOf } from '../auth/credentials.ts';
import { hashPassword } from '../auth/passwords.ts';
import { toAddress } from '../rosters/addresses.ts';
import {
  MAX_INSTITUTION,
  MAX_NAME,
  type StudentImportDocument,
  type StudentRow,
} from './import-documents.ts';
import {
  claimInvitations,
  countUnsentInvitations,
  findTakenAddresses,
  insertInvited,
  type NewStudent,
  releaseInvitations,
} from './import-queries.ts';

type Problem = StudentImportDocument['problems'][number];

/** Sending one may take a second. */
const INVITATIONS_PER_CALL = 10;
/**
 * After this time a failure ends the call, which must not take longer than the gateway waits
 * (12 s): a server that is down costs ten seconds for each message.
 */
const MAX_SENDING_MS = 3_000;

/** The rows without problems. */
function checkRows(rows: readonly StudentRow[]): { valid: NewStudent[]; problems: Problem[] } {
  const lines = new Map<string, number>();
  const valid: NewStudent[] = [];
  const problems: Problem[] = [];
  for (const row of rows) {
    const { line } = row;
    const address = toAddress(row.address);
    const name = toLine(row.name);
    const institution = toLine(row.institution);
    const addProblem = (problem: Problem['problem'], firstLine?: number) =>
      problems.push({
        line,
        address: row.address,
        problem,
        firstLine,
      });
    if (address === null) addProblem('invalid-address');
    else if (lines.has(address)) addProblem('doubled', lines.get(address));
    else if (name !== null && name.length > MAX_NAME) addProblem('name-too-long');
    else if (institution !== null && institution.length > MAX_INSTITUTION)
      addProblem('institution-too-long');
    else {
      lines.set(address, line);
      valid.push({ address, name, institution });
    }
  }
  return { valid, problems };
}

/** The changes that an import of these rows would make. */
export async function checkImport(
  db: Db,
  rows: readonly StudentRow[],
): Promise<StudentImportDocument> {
  const { valid, problems } = checkRows(rows);
  const takenAddresses = await findTakenAddresses(
    db,
    valid.map(({ address }) => address),
  );
  return {
    newCount: valid.length - takenAddresses.size,
    existingCount: takenAddresses.size,
    problems,
  };
}

/** Creates an account for each row without a problem whose address has none. Sends nothing. */
export async function importStudents(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  rows: readonly StudentRow[],
): Promise<StudentImportDocument> {
  const { valid, problems } = checkRows(rows);
  // An unknown password: one hash for all rows, because hashing takes a core for a moment.
  const passwordHash = await hashPassword(randomUUID());
  const newCount = await insertInvited(db, valid, passwordHash, now());
  return { newCount, existingCount: valid.length - newCount, problems };
}

/**
 * Sends invitations to some of the accounts that have not been sent one. Each is sent once, however
 * many admins send at the same time. One that cannot be sent does not prevent the others.
 * @throws 429 if none was sent because a daily cap is reached, 503 if none could be sent
 */
export async function sendInvitations(
  { db, messages, now }: Pick<Deps, 'db' | 'messages' | 'now'>,
  log?: MessageLog,
): Promise<{ sentCount: number; leftCount: number }> {
  const claimed = await claimInvitations(db, now(), INVITATIONS_PER_CALL);
  const startedAt = performance.now();
  const unsentIds = new Set(claimed.map(({ id }) => id));
  let failure: unknown;
  for (const account of claimed) {
    const to = addressesOf(account)[0] ?? '';
    const text = invitation(account.language);
    try {
      await messages.send({ ...recipientOf(to), ...text, isReminder: true }, log);
      unsentIds.delete(account.id);
    } catch (error) {
      failure = error;
      if (performance.now() - startedAt > MAX_SENDING_MS) break;
    }
  }
  await releaseInvitations(db, [...unsentIds]);
  const sentCount = claimed.length - unsentIds.size;
  // Sent ones are reported; the call that can send none reports the error.
  if (failure !== undefined && sentCount === 0) throw failure;
  return { sentCount, leftCount: await countUnsentInvitations(db) };
}
