/** What this device has stored of an exam after the hand-in: the questions marked as unsure, and the receipt. */
import { useEffect, useState } from 'react';
import type { ExamReceipt } from '../../exam-room/attempt/attempt-state.ts';
import { keptMarks, keptReceipts } from '../../exam-room/storage/kept-papers.ts';

interface KeptOfExam {
  readonly marked: ReadonlySet<string>;
  readonly receipt: ExamReceipt | null;
}

const nothing: KeptOfExam = { marked: new Set(), receipt: null };

export function useKeptOfExam(userId: string, examId: string): KeptOfExam {
  const name = `${userId} ${examId}`;
  const [found, setFound] = useState<KeptOfExam & { readonly name: string }>({ ...nothing, name });

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const [marks, receipts] = await Promise.all([keptMarks(userId, examId), keptReceipts(userId)]);
      const receipt = receipts.find((kept) => kept.examId === examId) ?? null;
      if (!isGone) setFound({ marked: new Set(marks), receipt, name });
    };
    // Without storage there is nothing to show.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [userId, examId, name]);

  return found.name === name ? found : nothing;
}
