/** The newest receipt of each exam that this device has kept for a person, by the exam's id. */
import { useEffect, useState } from 'react';
import { type KeptReceipt, keptReceipts } from '../../exam-room/storage/kept-papers.ts';

const none: ReadonlyMap<string, KeptReceipt> = new Map();

export function useReceipts(userId: string | undefined): ReadonlyMap<string, KeptReceipt> {
  const [kept, setKept] = useState(none);

  useEffect(() => {
    if (!userId) return;
    let isGone = false;
    void keptReceipts(userId).then((receipts) => {
      // The newest first: it is written last.
      if (!isGone) setKept(new Map(receipts.toReversed().map((receipt) => [receipt.examId, receipt])));
    });
    return () => {
      isGone = true;
    };
  }, [userId]);

  return userId ? kept : none;
}
