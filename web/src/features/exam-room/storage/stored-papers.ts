/**
 * Data about submitted papers that stays on the device: the receipts, and the questions marked as
 * unsure in the last attempt. Never sent.
 */
import type { ExamReceipt } from '../attempt/attempt-state.ts';
import type { AnswerSheet, AttemptHead } from './attempt-store.ts';
import { namesWith, read, write } from './device-storage.ts';

/** A receipt with its exam. */
export interface StoredReceipt extends ExamReceipt {
  readonly examId: string;
  readonly title: string;
}

const marksName = (userId: string, examId: string) => `marks:${userId}:${examId}`;
const receiptsOf = (userId: string) => `receipt:${userId}:`;

/**
 * Stores both in one step. `receipt` is null if the saved answers became the result without a
 * submission.
 */
export function storeSubmission(
  { userId, examId, title }: AttemptHead,
  { unsure }: AnswerSheet,
  receipt: ExamReceipt | null,
): Promise<void> {
  const storedReceipt: StoredReceipt | null = receipt && { ...receipt, examId, title };
  return write([
    [marksName(userId, examId), unsure],
    ...(storedReceipt
      ? [[receiptsOf(userId) + storedReceipt.attemptId, storedReceipt] as const]
      : []),
  ]);
}

/**
 * The ids of the questions marked as unsure in the last attempt that was submitted on this device;
 * empty if nothing is stored.
 */
export async function storedMarks(userId: string, examId: string): Promise<readonly string[]> {
  const [marks] = await read([marksName(userId, examId)]).catch(() => []);
  return (marks as readonly string[] | undefined) ?? [];
}

/** The receipts of one user on this device, newest first; empty if nothing is stored. */
export async function storedReceipts(userId: string): Promise<readonly StoredReceipt[]> {
  try {
    const receipts = (await read(await namesWith(receiptsOf(userId)))) as StoredReceipt[];
    return receipts.sort((left, right) => right.submittedAt.localeCompare(left.submittedAt));
  } catch {
    return [];
  }
}
