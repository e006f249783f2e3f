/**
 * The changes that a question can make to the answer sheet, as a stable object that does not
 * invalidate memoized questions.
 */
import { useMemo } from 'react';
import { clearChoice, toggleCrossedOut, toggleUnsure } from '../attempt/sheet/sheet-changes.ts';
import type { SheetUpdate } from '../storage/attempt-store.ts';

export interface QuestionActions {
  readonly choose: (questionId: string, optionId: string) => void;
  readonly clear: (questionId: string) => void;
  readonly toggleUnsure: (questionId: string) => void;
  readonly crossOut: (questionId: string, optionId: string) => void;
}

/** @param choose the update for a choice in this type of exam (sheet-changes.ts) */
export function useQuestionActions(
  onChange: (update: SheetUpdate) => void,
  choose: (questionId: string, optionId: string) => SheetUpdate,
): QuestionActions {
  return useMemo(
    () => ({
      choose: (questionId, optionId) => onChange(choose(questionId, optionId)),
      clear: (questionId) => onChange(clearChoice(questionId)),
      toggleUnsure: (questionId) => onChange(toggleUnsure(questionId)),
      crossOut: (questionId, optionId) => onChange(toggleCrossedOut(questionId, optionId)),
    }),
    [onChange, choose],
  );
}
