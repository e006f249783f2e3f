/**
 * Stores a running attempt on the device, by user and exam: head (ticket and times), paper, and
 * answer sheet. Only the sheet is rewritten with each choice. Unsent answers are never deleted: a
 * sheet that can no longer be submitted is archived.
 */

import type { QuestionTimes } from '@alokpath/exam-rules/question-times';
import type { SavedAnswers } from '../sync/merge-sheets.ts';
import { setMayHaveAttempts } from './attempts-flag.ts';
import { change, namesWith, read, remove, write } from './device-storage.ts';

export type ExamKind = 'multi-subject' | 'single';

export interface AttemptKey {
  readonly userId: string;
  readonly kind: ExamKind;
  readonly examId: string;
}

/** Times are milliseconds since the epoch on the server's clock. */
export interface AttemptHead extends AttemptKey {
  /** The result that this attempt replaces. */
  readonly resultId: string | null;
  readonly title: string;
  readonly attemptId: string;
  readonly token: string;
  readonly deadline: number;
  /**
   * Where the countdown ends: the time limit after the paper arrived, at the latest at the
   * deadline.
   */
  readonly endsAt: number;
  readonly timeLimitMinutes: number;
  /**
   * Server and device time at the same moment, to estimate the server time after an offline reload.
   */
  readonly seen: { readonly server: number; readonly device: number };
}

/**
 * The head with another deadline: later by extra time, and the countdown ends later by as much; or
 * earlier, because an admin has closed the attempt.
 */
export function withDeadline(head: AttemptHead, deadline: number): AttemptHead {
  const extra = deadline - head.deadline;
  if (!extra) return head;
  const endsAt = extra > 0 ? head.endsAt + extra : Math.min(head.endsAt, deadline);
  const timeLimitMinutes = head.timeLimitMinutes + Math.ceil((endsAt - head.endsAt) / 60_000);
  return { ...head, deadline, endsAt, timeLimitMinutes };
}

export interface AnswerSheet {
  /** Option ids by question id. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Questions marked for review; never a selection. */
  readonly unsure: readonly string[];
  /** Option ids crossed out, by question id; never a selection. */
  readonly crossedOut: Readonly<Record<string, readonly string[]>>;
  /** Submitted PDFs by question id. */
  readonly files: Readonly<Record<string, { readonly name: string; readonly url: string }>>;
  /** The number of pages of a written answer stored on this device, by question id; never sent. */
  readonly pages: Readonly<Record<string, number>>;
  /** Who sealed the sheet, the student or the end of the time; null if it is not sealed. */
  readonly sealed: 'by-hand' | 'time-up' | null;
  /** When the sheet was sealed, by the server's clock or the device's estimate of it. */
  readonly sealedAt: number | null;
  /** See sync/unconfirmed-saves.ts; missing before the first change. */
  readonly unconfirmed?: readonly UnconfirmedSave[];
}

/** A save without a response so far: the hash of its answers, and its number or a lower one. */
export type UnconfirmedSave = readonly [hash: string, sequence: number];

/**
 * The last save that the server has confirmed to this device. `sequence` is 0 before the first one.
 */
export interface LastSave {
  readonly sequence: number;
  /** The server's time, in milliseconds since the epoch. */
  readonly savedAt: number | null;
  readonly answers: SavedAnswers;
}

/** The time spent on each question, as stored on this device. */
export interface StoredTimes {
  readonly spent: QuestionTimes;
  /** The times that the server has confirmed. */
  readonly sent: QuestionTimes;
}

export interface StoredAttempt<Paper> {
  readonly head: AttemptHead;
  readonly paper: Paper;
  readonly sheet: AnswerSheet;
}

export const emptySheet: AnswerSheet = {
  chosen: {},
  unsure: [],
  crossedOut: {},
  files: {},
  pages: {},
  sealed: null,
  sealedAt: null,
};

/**
 * Whether anything is answered; pages of a written answer count as soon as this device has them.
 */
export const hasAnswers = ({ chosen, files, pages }: AnswerSheet): boolean =>
  Object.values(chosen).some((optionIds) => optionIds.length > 0) ||
  Object.keys(files).length > 0 ||
  Object.values(pages).some((count) => count > 0);

export const nothingSaved: LastSave = { sequence: 0, savedAt: null, answers: emptySheet };

/** An update as a function, so that it can be applied on top of changes stored by another tab. */
export type SheetUpdate = (sheet: AnswerSheet) => AnswerSheet;

/**
 * The attempt's id is part of the sheet's key, so a tab with an old attempt cannot overwrite the
 * sheet of a new one.
 */
type AttemptName = AttemptKey & Pick<AttemptHead, 'attemptId'>;

const examName = ({ userId, kind, examId }: AttemptKey) => `${userId}:${kind}:${examId}`;
const headName = (key: AttemptKey) => `head:${examName(key)}`;
const paperName = (key: AttemptKey) => `paper:${examName(key)}`;
const sheetName = (key: AttemptName) => `sheet:${examName(key)}:${key.attemptId}`;
const savedName = (key: AttemptName) => `saved:${examName(key)}:${key.attemptId}`;
const timesName = (key: AttemptName) => `times:${examName(key)}:${key.attemptId}`;
const archiveName = (key: AttemptName) => `away:${examName(key)}:${key.attemptId}`;

export async function storedAttempt<Paper>(key: AttemptKey): Promise<StoredAttempt<Paper> | null> {
  const [head, paper] = (await read([headName(key), paperName(key)])) as [
    AttemptHead | undefined,
    Paper | undefined,
  ];
  if (!head || !paper) return null;
  return { head, paper, sheet: await storedSheet(head) };
}

export async function storeAttempt<Paper>(head: AttemptHead, paper: Paper): Promise<void> {
  setMayHaveAttempts(true);
  await write([
    [headName(head), head],
    [paperName(head), paper],
  ]);
  // Another tab may have cleared it while the attempt was being written.
  setMayHaveAttempts(true);
}

/** Replaces the head. Rejects if the attempt is not stored: submitted meanwhile, or archived. */
export async function updateHead(head: AttemptHead): Promise<void> {
  await change<AttemptHead>(headName(head), (before) => {
    if (before?.attemptId !== head.attemptId) throw new Error('The attempt is not stored.');
    return head;
  });
}

/** False if the attempt was submitted or archived meanwhile. */
export async function isStored(head: AttemptHead): Promise<boolean> {
  const [stored] = (await read([headName(head)])) as [AttemptHead | undefined];
  return stored?.attemptId === head.attemptId;
}

/** A change by the student: a sealed sheet ignores it, because another tab may have sealed it. */
export const unlessSealed =
  (update: SheetUpdate): SheetUpdate =>
  (sheet) =>
    sheet.sealed ? sheet : update(sheet);

/** A sheet that is sealed already stays as it is. */
export const seal = (
  sealed: NonNullable<AnswerSheet['sealed']>,
  sealedAt: number | null,
): SheetUpdate => unlessSealed((sheet) => ({ ...sheet, sealed, sealedAt }));

export const unseal: SheetUpdate = (sheet) => ({ ...sheet, sealed: null, sealedAt: null });

export const applyUpdates = (sheet: AnswerSheet, updates: readonly SheetUpdate[]): AnswerSheet =>
  updates.reduce((before, update) => update(before), sheet);

/**
 * Updates the stored sheet.
 * @param fallback used if the sheet is not stored
 */
export function changeSheet(
  attempt: AttemptName,
  updates: readonly SheetUpdate[],
  fallback: AnswerSheet = emptySheet,
): Promise<AnswerSheet> {
  // A sheet stored by an earlier release may lack a field.
  return change<AnswerSheet>(sheetName(attempt), (before = fallback) =>
    applyUpdates({ ...emptySheet, ...before }, updates),
  );
}

/** Reads only the sheet, which another tab may have changed. */
export async function storedSheet(attempt: AttemptName): Promise<AnswerSheet> {
  const [sheet] = (await read([sheetName(attempt)])) as [AnswerSheet | undefined];
  return { ...emptySheet, ...sheet };
}

export function storeLastSave(attempt: AttemptName, save: LastSave): Promise<void> {
  return write([[savedName(attempt), save]]);
}

export async function lastSaveOf(attempt: AttemptName): Promise<LastSave> {
  const [save] = (await read([savedName(attempt)]).catch(() => [])) as [LastSave?];
  return save ?? nothingSaved;
}

export function storeTimes(attempt: AttemptName, times: StoredTimes): Promise<void> {
  return write([[timesName(attempt), times]]);
}

/** Empty if nothing is stored, or the device stores nothing. */
export async function storedTimes(attempt: AttemptName): Promise<StoredTimes> {
  const [times] = (await read([timesName(attempt)]).catch(() => [])) as [StoredTimes?];
  return times ?? { spent: {}, sent: {} };
}

export function deleteAttempt(attempt: AttemptName): Promise<void> {
  return remove([
    headName(attempt),
    paperName(attempt),
    sheetName(attempt),
    savedName(attempt),
    timesName(attempt),
  ]);
}

/**
 * Removes an attempt from the open ones; its ticket and answers stay on the device under another
 * key.
 */
export async function archiveAttempt(head: AttemptHead, sheet: AnswerSheet): Promise<void> {
  await write([[archiveName(head), { head, sheet }]]);
  await deleteAttempt(head);
}

/** The ids of all open attempts on this device, of every user. */
export async function openAttemptIds(): Promise<Set<string>> {
  const heads = (await read(await namesWith('head:'))) as (AttemptHead | undefined)[];
  return new Set(heads.flatMap((head) => (head ? [head.attemptId] : [])));
}

/**
 * The open attempts of one user on this device; empty if the database cannot be opened. Clears the
 * attempts flag if the device has no open attempt of any user, and no pages that are kept or being
 * sent.
 */
export async function listStoredAttempts(userId: string): Promise<AttemptHead[]> {
  try {
    const values = await read(await namesWith(`head:${userId}:`));
    const heads = values.filter((value): value is AttemptHead => Boolean(value));
    if (await hasNoAttempts()) {
      setMayHaveAttempts(false);
      // Another tab may have stored an attempt before the flag was cleared.
      if (!(await hasNoAttempts())) setMayHaveAttempts(true);
    }
    return heads;
  } catch {
    return [];
  }
}

/** Pages of an exam that is submitted may still be sent, or kept until they are deleted. */
async function hasNoAttempts(): Promise<boolean> {
  const names = await Promise.all(['head:', 'sending:', 'pages:'].map(namesWith));
  return names.flat().length === 0;
}
