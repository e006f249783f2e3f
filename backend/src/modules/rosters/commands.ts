// Imports of candidates: rows are sent in parts and checked; applying the import makes all of them
// the roster, or adds them to it, in one transaction.
import type { Db } from '../../db/client.ts';
import { toLine } from '../../http/validation/texts.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { daysBefore } from '../../retention.ts';
import { lockExamCampaign } from '../campaigns/exam-campaigns/exam-campaign-queries.ts';
import { toAddress } from './addresses.ts';
import {
  DRAFT_DAYS,
  MAX_CANDIDATES,
  MAX_NAME,
  MAX_ROLL_NUMBER,
  type RosterDocument,
  type RowInput,
} from './documents.ts';
import {
  addCandidates,
  type CandidateValues,
  countImport,
  findLines,
  insertCandidates,
  insertImport,
  insertProblems,
  lockImport,
  updateState,
} from './import-queries.ts';
import { deleteCandidates, findActiveRoster, findRoster, type RosterRow } from './queries.ts';
import type { ROSTER_PROBLEMS } from './tables.ts';

type Problem = {
  line: number;
  address: string;
  problem: (typeof ROSTER_PROBLEMS)[number];
  firstLine?: number;
};

/** @throws 404 */
export function beginImport(
  db: Db,
  campaignId: string,
  mode: RosterRow['mode'],
  createdAt: Date,
): Promise<RosterRow> {
  return db.transaction(async (tx) => {
    requireFound(await lockExamCampaign(tx, campaignId), 'campaign');
    return requireFound(await insertImport(tx, { campaignId, mode, createdAt }), 'import');
  });
}

function readRow({
  line,
  address: sentAddress,
  name,
  rollNumber,
}: RowInput): CandidateValues | Problem {
  const address = toAddress(sentAddress);
  const values = { line, name: toLine(name), rollNumber: toLine(rollNumber) };
  if (address === null) return { line, address: sentAddress, problem: 'INVALID_ADDRESS' };
  if ((values.name?.length ?? 0) > MAX_NAME)
    return { line, address: sentAddress, problem: 'NAME_TOO_LONG' };
  if ((values.rollNumber?.length ?? 0) > MAX_ROLL_NUMBER)
    return { line, address: sentAddress, problem: 'ROLL_NUMBER_TOO_LONG' };
  return { ...values, address };
}

/** An import of a campaign. */
type ImportKey = { campaignId: string; importId: string };

/**
 * Locks the import.
 * @throws 404; also for one that is too old, which the background job deletes (deletion.ts)
 */
async function requireImport(
  tx: Db,
  { campaignId, importId }: ImportKey,
  now: Date,
): Promise<RosterRow> {
  const roster = requireFound(await lockImport(tx, campaignId, importId), 'import');
  const isExpired = roster.state !== 'active' && roster.createdAt < daysBefore(now, DRAFT_DAYS);
  return requireFound(isExpired ? undefined : roster, 'import');
}

/**
 * Adds rows to an import. Idempotent.
 * @throws 404, 409 after it was applied, 422 for too many rows
 */
export function addRows(
  db: Db,
  key: ImportKey,
  rows: readonly RowInput[],
  now: Date,
): Promise<{ candidateCount: number }> {
  const { importId } = key;
  return db.transaction(async (tx) => {
    const roster = await requireImport(tx, key, now);
    if (roster.state !== 'draft') refuse('ROSTER_IMPORT_DONE');
    const readRows = rows.map(readRow);
    const valid = readRows.filter((row): row is CandidateValues => !('problem' in row));
    await insertCandidates(tx, roster, valid);
    const lines = await findLines(
      tx,
      importId,
      valid.map(({ address }) => address),
    );
    const duplicates = valid.flatMap<Problem>(({ line, address }) => {
      const firstLine = lines.get(address) ?? line;
      return firstLine === line ? [] : [{ line, address, problem: 'DOUBLED', firstLine }];
    });
    const problems = [...readRows.filter((row) => 'problem' in row), ...duplicates];
    await insertProblems(
      tx,
      problems.map((row) => ({ ...row, rosterId: importId })),
    );
    const { candidateCount, problemCount } = await countImport(tx, importId);
    if (candidateCount + problemCount > MAX_CANDIDATES) refuseTooLong();
    return { candidateCount };
  });
}

/**
 * Makes the import the campaign's roster, or adds it to the roster. Idempotent.
 * @throws 404, 409 for lines with errors unless they are skipped, 422 without candidates or for too
 *   many
 */
export function applyImport(
  db: Db,
  key: ImportKey,
  skipProblems: boolean,
  now: Date,
): Promise<RosterDocument> {
  const { campaignId, importId } = key;
  return db.transaction(async (tx) => {
    requireFound(await lockExamCampaign(tx, campaignId), 'campaign');
    const draft = await requireImport(tx, key, now);
    if (draft.state !== 'draft') return findRoster(tx, campaignId);
    const { candidateCount, problemCount } = await countImport(tx, importId);
    if (problemCount > 0 && !skipProblems) refuse('ROSTER_IMPORT_HAS_PROBLEMS');
    if (candidateCount === 0)
      refuse('ROSTER_IMPORT_EMPTY', {}, [problem('rows', 'HAS_TOO_FEW', { limit: 1 })]);
    const active = await findActiveRoster(tx, campaignId);
    if (active && draft.mode === 'add') {
      await addCandidates(tx, importId, active.id);
      if ((await countImport(tx, active.id)).candidateCount > MAX_CANDIDATES) refuseTooLong();
      await updateState(tx, importId, 'done');
    } else {
      if (active) await updateState(tx, active.id, 'done');
      await updateState(tx, importId, 'active');
    }
    return findRoster(tx, campaignId);
  });
}

/** @throws 404 also for a campaign without a roster */
export function removeCandidates(
  db: Db,
  campaignId: string,
  ids: readonly string[],
): Promise<RosterDocument> {
  return db.transaction(async (tx) => {
    requireFound(await lockExamCampaign(tx, campaignId), 'campaign');
    const roster = requireFound(await findActiveRoster(tx, campaignId), 'roster');
    await deleteCandidates(tx, roster.id, ids);
    return findRoster(tx, campaignId);
  });
}

/** Opens registration to everyone. @throws 404 */
export function removeRoster(db: Db, campaignId: string): Promise<RosterDocument> {
  return db.transaction(async (tx) => {
    requireFound(await lockExamCampaign(tx, campaignId), 'campaign');
    const roster = await findActiveRoster(tx, campaignId);
    if (roster) await updateState(tx, roster.id, 'done');
    return findRoster(tx, campaignId);
  });
}

const refuseTooLong = (): never =>
  refuse('ROSTER_TOO_LONG', { max: MAX_CANDIDATES }, [
    problem('rows', 'HAS_TOO_MANY', { limit: MAX_CANDIDATES }),
  ]);
