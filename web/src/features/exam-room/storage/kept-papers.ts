/**
 * What stays on the device of papers that were handed in: the receipts, and which questions had been marked as unsure in the last attempt.
 * Nothing here is sent anywhere.
 */
import type { ExamReceipt } from '../attempt/attempt-state.ts';
import type { AnswerSheet, AttemptHead } from './attempt-store.ts';
import { namesWith, read, write } from './device-storage.ts';

/** A receipt with the exam that it is for. */
export interface KeptReceipt extends ExamReceipt {
  readonly examId: string;
  readonly title: string;
}

const marksName = (userId: string, examId: string) => `marks:${userId}:${examId}`;
const receiptsOf = (userId: string) => `receipt:${userId}:`;

/** Both in one step. `receipt` is null where what had been saved in time became the result without a hand-in. */
export function keepHandedIn({ userId, examId, title }: AttemptHead, { unsure }: AnswerSheet, receipt: ExamReceipt | null): Promise<void> {
  const kept: KeptReceipt | null = receipt && { ...receipt, examId, title };
  return write([[marksName(userId, examId), unsure], ...(kept ? [[receiptsOf(userId) + kept.attemptId, kept] as const] : [])]);
}

/** The ids of the questions marked as unsure in the attempt handed in last on this device; none where nothing is kept. */
export async function keptMarks(userId: string, examId: string): Promise<readonly string[]> {
  const [marks] = await read([marksName(userId, examId)]).catch(() => []);
  return (marks as readonly string[] | undefined) ?? [];
}

/** The receipts of one person on this device, the newest first; none where nothing is kept. */
export async function keptReceipts(userId: string): Promise<readonly KeptReceipt[]> {
  try {
    const receipts = (await read(await namesWith(receiptsOf(userId)))) as KeptReceipt[];
    return receipts.sort((one, other) => other.submittedAt.localeCompare(one.submittedAt));
  } catch {
    return [];
  }
}
