/** A change of an exam that waits for a confirmation, because the exam is in use. */
import { useState } from 'react';
import type { ExamValues } from '../exam-values.ts';
import { type ExamUse, isInUse } from './use-exam-use.ts';

export interface AskedChange {
  readonly use: ExamUse;
  readonly values: ExamValues;
  /** The stored version that the change is based on. */
  readonly version: ExamValues;
}

/** @param readUse undefined for a new exam */
export function useAskedChange(readUse: (() => Promise<ExamUse | null>) | undefined) {
  const [isReading, setReading] = useState(false);
  const [askedChange, setAskedChange] = useState<AskedChange | null>(null);

  /** Resolves with false if the exam is not in use, so that nothing is asked. */
  const ask = async (values: ExamValues, version: ExamValues): Promise<boolean> => {
    if (!readUse) return false;
    setReading(true);
    const use = await readUse();
    setReading(false);
    if (!use || !isInUse(use)) return false;
    setAskedChange({ use, values, version });
    return true;
  };

  return { askedChange, isReading, ask, close: () => setAskedChange(null) };
}
