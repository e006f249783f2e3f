/** The list of reviewed questions: its filters, how much of it is rendered, and jumps from the question map. */
import { useEffect, useRef } from 'react';
import { type Filters, useFilters } from './filters.ts';
import type { NumberedQuestion } from './review.ts';
import { useSlices } from './use-slices.ts';

export interface ReviewList {
  readonly filters: Filters;
  /** The part of `filters.shown` that is rendered so far. */
  readonly rendered: readonly NumberedQuestion[];
  /** Scrolls to a question and focuses it. If the filters hide it, all questions are shown. */
  readonly go: (item: NumberedQuestion) => void;
}

/** @param marked as in `useFilters` */
export function useReviewList(questions: readonly NumberedQuestion[], marked: ReadonlySet<string>): ReviewList {
  const filters = useFilters(questions, marked);
  const { shown } = filters;
  const slices = useSlices(shown.length);
  /** The number of the question to jump to, until it is rendered. */
  const wanted = useRef<number | null>(null);

  // After every update: the question may only be rendered by a later one.
  useEffect(() => {
    const card = wanted.current === null ? null : document.getElementById(reviewElementId(wanted.current));
    if (!card) return;
    wanted.current = null;
    jumpTo(card);
  });

  return {
    filters,
    rendered: shown.slice(0, slices.count),
    go: (item) => {
      const card = document.getElementById(reviewElementId(item.number));
      if (card) {
        jumpTo(card);
        return;
      }
      wanted.current = item.number;
      const index = shown.indexOf(item);
      slices.reach(index < 0 ? questions.indexOf(item) : index);
      if (index < 0) filters.set({ kind: 'all', subjectId: '' });
    },
  };
}

/** @param number the question's number in the paper */
export function reviewElementId(number: number): string {
  return `question-${number}`;
}

function jumpTo(card: HTMLElement): void {
  card.scrollIntoView({ block: 'start' });
  card.focus({ preventScroll: true });
}
