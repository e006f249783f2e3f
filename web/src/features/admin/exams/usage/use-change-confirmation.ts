/** A change of an exam that waits for a confirmation. */
import { useState } from 'react';
import type { ExamValues } from '../exam-values.ts';
import { type ExamUsage, needsConfirmation } from './use-exam-usage.ts';

export interface PendingChange {
  readonly usage: ExamUsage;
  readonly values: ExamValues;
  /** The stored version that the change is based on. */
  readonly version: ExamValues;
}

/** @param readUsage undefined for a new exam */
export function useChangeConfirmation(readUsage: (() => Promise<ExamUsage>) | undefined) {
  const [isReading, setReading] = useState(false);
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null);

  /**
   * Makes it the pending change if the exam is in use, or if that could not be found out. Resolves
   * with false if the exam is not in use: the change can be saved at once.
   */
  const setPendingIfInUse = async (values: ExamValues, version: ExamValues): Promise<boolean> => {
    if (!readUsage) return false;
    setReading(true);
    const usage = await readUsage();
    setReading(false);
    if (!needsConfirmation(usage)) return false;
    setPendingChange({ usage, values, version });
    return true;
  };

  return { pendingChange, isReading, setPendingIfInUse, close: () => setPendingChange(null) };
}
