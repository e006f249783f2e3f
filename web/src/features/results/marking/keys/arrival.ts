/**
 * The state of a link to a submission that is opened to be marked: the focus goes to the first
 * marks, not to the heading.
 */
export const ARRIVAL = { focus: 'marks' } as const;

/** Whether the page was opened by such a link. On a phone the keyboard would hide the answer. */
export function isForMarks(state: unknown): boolean {
  const isRequested = (state as { readonly focus?: unknown } | null)?.focus === ARRIVAL.focus;
  return isRequested && !matchMedia('(pointer: coarse)').matches;
}
