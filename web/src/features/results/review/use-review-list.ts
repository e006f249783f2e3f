/**
 * The list of reviewed questions: its filters, how much of it is loaded and rendered, and jumps
 * from the question map.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Filters, useFilters } from './filters.ts';
import { type NumberedQuestion, type ReviewedQuestion, withTexts } from './review.ts';
import type { ReviewTexts } from './use-review-texts.ts';
import { useSlices } from './use-slices.ts';

/** Id of the section with the questions. */
export const LIST_ID = 'questions';

export interface ReviewList {
  readonly filters: Filters;
  /** How many questions the list has: those that the filters show; on paper all of them. */
  readonly length: number;
  /** The part of them that is rendered so far: none before they are loaded. */
  readonly rendered: readonly NumberedQuestion<ReviewedQuestion>[];
  readonly isPrinting: boolean;
  /**
   * Scrolls to a question and focuses it, as soon as it is loaded. If the filters hide it, all
   * questions are shown.
   */
  readonly go: (item: NumberedQuestion) => void;
}

/** @param marked as in `useFilters` */
export function useReviewList(
  questions: readonly NumberedQuestion[],
  marked: ReadonlySet<string>,
  { questions: texts, load }: ReviewTexts,
): ReviewList {
  const filters = useFilters(questions, marked);
  const { visibleQuestions } = filters;
  const loadedQuestions = useMemo(() => texts && withTexts(questions, texts), [questions, texts]);
  const slices = useSlices(loadedQuestions ? visibleQuestions.length : 0);
  const isPrinting = usePrinting(load);
  /** The number of the question to jump to, until it is rendered. */
  const pendingNumber = useRef<number | null>(null);

  // After every update: the question may only be rendered by a later one.
  useEffect(() => {
    const card =
      pendingNumber.current === null
        ? null
        : document.getElementById(reviewElementId(pendingNumber.current));
    if (!card) return;
    pendingNumber.current = null;
    jumpTo(card);
  });

  return {
    filters,
    length: isPrinting ? questions.length : visibleQuestions.length,
    rendered: (isPrinting ? questions : visibleQuestions.slice(0, slices.count)).flatMap(
      ({ number }) => loadedQuestions?.get(number) ?? [],
    ),
    isPrinting,
    go: (item) => {
      const card = document.getElementById(reviewElementId(item.number));
      if (card) {
        jumpTo(card);
        return;
      }
      pendingNumber.current = item.number;
      if (!loadedQuestions) {
        load();
        document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
      }
      const index = visibleQuestions.indexOf(item);
      slices.reach(index < 0 ? questions.indexOf(item) : index);
      if (index < 0) filters.set({ kind: 'all', subjectId: '' });
    },
  };
}

/**
 * Whether the page is being printed: a printed result has the whole paper, regardless of the
 * filters on the screen. The button waits until it is loaded (result/print-button.tsx); the
 * browser's own command does not, so the questions are printed the next time.
 */
function usePrinting(load: () => void): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Printing does not wait for effects.
    const before = () => {
      flushSync(() => setPrinting(true));
      load();
    };
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [load]);
  return isPrinting;
}

/** @param number the question's number in the paper */
export function reviewElementId(number: number): string {
  return `question-${number}`;
}

function jumpTo(card: HTMLElement): void {
  card.scrollIntoView({ block: 'start' });
  card.focus({ preventScroll: true });
}
