/**
 * Renders a long list in slices: the first screen at once, the rest while the browser is idle
 * between them. So the score of a paper of a hundred questions is visible and usable before its
 * last question exists. Everything is rendered in the end, for find-in-page.
 */
import { startTransition, useEffect, useState } from 'react';

/** Number of questions; about two phone screens. */
const FIRST_SLICE_SIZE = 6;
const SLICE_SIZE = 8;

export interface Slices {
  /** How many items are rendered. */
  readonly count: number;
  /** Renders everything up to this index with the next update. */
  readonly reach: (index: number) => void;
}

export function useSlices(total: number): Slices {
  const [rendered, setRendered] = useState(FIRST_SLICE_SIZE);

  useEffect(() => {
    if (rendered >= total) return;
    // A separate task after each slice, so that the browser can handle taps and scrolling in
    // between.
    const timer = setTimeout(() =>
      startTransition(() => setRendered((before) => before + SLICE_SIZE)),
    );
    return () => clearTimeout(timer);
  }, [rendered, total]);

  return {
    count: Math.min(rendered, total),
    reach: (index) => setRendered((before) => Math.max(before, index + 1)),
  };
}
