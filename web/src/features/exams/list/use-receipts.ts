/** The latest receipt of each exam that this device has stored for a user, by the exam's id. */
import { useEffect, useState } from 'react';
import { type KeptReceipt, keptReceipts } from '../../exam-room/storage/kept-papers.ts';

const none: ReadonlyMap<string, KeptReceipt> = new Map();

export function useReceipts(userId: string | undefined): ReadonlyMap<string, KeptReceipt> {
  const [kept, setKept] = useState(none);

  useEffect(() => {
    if (!userId) return;
    let isGone = false;
    void keptReceipts(userId).then((receipts) => {
      // Sorted newest first, so it is reversed: the newest receipt is set last.
      if (!isGone) setKept(new Map(receipts.toReversed().map((receipt) => [receipt.examId, receipt])));
    });
    return () => {
      isGone = true;
    };
  }, [userId]);

  return userId ? kept : none;
}
