/** The latest receipt of each exam that this device has stored for a user, by the exam's id. */
import { useEffect, useState } from 'react';
import { type StoredReceipt, storedReceipts } from '../../exam-room/storage/stored-papers.ts';

const none: ReadonlyMap<string, StoredReceipt> = new Map();

export function useReceipts(userId: string | undefined): ReadonlyMap<string, StoredReceipt> {
  const [receiptsByExam, setReceiptsByExam] = useState(none);

  useEffect(() => {
    if (!userId) return;
    let isCancelled = false;
    void storedReceipts(userId).then((receipts) => {
      // Sorted newest first, so it is reversed: the newest receipt is set last.
      if (!isCancelled)
        setReceiptsByExam(
          new Map(receipts.toReversed().map((receipt) => [receipt.examId, receipt])),
        );
    });
    return () => {
      isCancelled = true;
    };
  }, [userId]);

  return userId ? receiptsByExam : none;
}
