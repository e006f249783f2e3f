/**
 * The history state of a link that opens a submission for marking: the focus goes to the first
 * field for marks, not to the heading.
 */
export const ARRIVAL = { focus: 'marks' } as const;

/** Whether the page was opened by such a link. On a phone the keyboard would hide the answer. */
export function isForMarks(state: unknown): boolean {
  const isRequested = (state as { readonly focus?: unknown } | null)?.focus === ARRIVAL.focus;
  return isRequested && !matchMedia('(pointer: coarse)').matches;
}
