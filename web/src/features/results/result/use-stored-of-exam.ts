/**
 * Reads what this device has stored of an exam after the submission: the questions marked as
 * unsure, and the receipt.
 */
import { useEffect, useState } from 'react';
import type { ExamReceipt } from '../../exam-room/attempt/attempt-state.ts';
import { storedMarks, storedReceipts } from '../../exam-room/storage/stored-papers.ts';

interface StoredOfExam {
  readonly marked: ReadonlySet<string>;
  readonly receipt: ExamReceipt | null;
}

const nothing: StoredOfExam = { marked: new Set(), receipt: null };

export function useStoredOfExam(userId: string, examId: string): StoredOfExam {
  const name = `${userId} ${examId}`;
  const [storedData, setStoredData] = useState<StoredOfExam & { readonly name: string }>({
    ...nothing,
    name,
  });

  useEffect(() => {
    let isCancelled = false;
    const read = async () => {
      const [marks, receipts] = await Promise.all([
        storedMarks(userId, examId),
        storedReceipts(userId),
      ]);
      const receipt = receipts.find((storedReceipt) => storedReceipt.examId === examId) ?? null;
      if (!isCancelled) setStoredData({ marked: new Set(marks), receipt, name });
    };
    // Without storage there is nothing to show.
    read().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [userId, examId, name]);

  return storedData.name === name ? storedData : nothing;
}
