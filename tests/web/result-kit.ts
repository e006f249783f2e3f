// The page of a result: scrolling, and its questions.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Reports every observed element as visible, such as the questions of a review. */
export function scrolledEverywhere(): void {
  class AllSeen {
    readonly #notify: (entries: readonly { isIntersecting: boolean }[]) => void;

    constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.#notify = notify;
    }

    observe() {
      this.#notify([{ isIntersecting: true }]);
    }

    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', AllSeen);
}

/** Waits until the requested questions have arrived. */
export const questionsLoaded = () =>
  waitFor(() =>
    expect(
      document.querySelector('article') ?? screen.queryByText('There are no such questions.'),
    ).not.toBeNull(),
  );

/** The part of the page that shows this question. */
export const article = async (question: string) =>
  within((await screen.findByText(question)).closest('article') as HTMLElement);
