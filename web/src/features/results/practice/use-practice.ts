/** A round of practice: one question after the other, each checked at once. Kept in memory only. */
import { useReducer } from 'react';
import type { NumberedQuestion, ReviewedQuestion } from '../review/review.ts';

type Item = NumberedQuestion<ReviewedQuestion>;

export interface PracticeRound {
  readonly questions: readonly Item[];
  /** The index in `questions`; equal to its length when the round is over. */
  readonly at: number;
  readonly selected: readonly string[];
  /** Whether the answer to the current question is correct; null before it is checked. */
  readonly verdict: boolean | null;
  readonly missed: readonly Item[];
}

type Step =
  | { readonly do: 'choose'; readonly optionId: string; readonly isOnly: boolean }
  | { readonly do: 'check'; readonly isRight: boolean }
  | { readonly do: 'next' }
  | { readonly do: 'again'; readonly questions: readonly Item[] };

const begin = (questions: readonly Item[]): PracticeRound => ({
  questions,
  at: 0,
  selected: [],
  verdict: null,
  missed: [],
});

function toggled(selected: readonly string[], optionId: string): readonly string[] {
  return selected.includes(optionId)
    ? selected.filter((id) => id !== optionId)
    : [...selected, optionId];
}

function move(round: PracticeRound, step: Step): PracticeRound {
  const { questions, at, selected, verdict, missed } = round;
  const current = questions[at];
  switch (step.do) {
    case 'choose':
      // A checked answer cannot be changed.
      return verdict === null
        ? { ...round, selected: step.isOnly ? [step.optionId] : toggled(selected, step.optionId) }
        : round;
    case 'check':
      return {
        ...round,
        verdict: step.isRight,
        missed: step.isRight || !current ? missed : [...missed, current],
      };
    case 'next':
      return { ...round, at: at + 1, selected: [], verdict: null };
    case 'again':
      return begin(step.questions);
  }
}

export function usePractice(questions: readonly Item[]) {
  return useReducer(move, questions, begin);
}
