/** Finds and focuses fields of the marking form. The names are those of react-hook-form. */
import type { FocusedField } from './commands.ts';

const MARKS = /^questions\.\d+\.marks$/;

/** The kind of the focused element, for keyboard commands. */
export function fieldOf(target: EventTarget): FocusedField {
  if (target instanceof HTMLTextAreaElement) return 'text';
  if (!(target instanceof HTMLInputElement)) return 'none';
  return MARKS.test(target.name) ? 'marks' : 'text';
}

/** The index of the question that the element belongs to; null outside of questions. */
export function questionOf(target: EventTarget): number | null {
  const question =
    target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null;
  return question ? Number(question.dataset.question) : null;
}

/** Shows the question from its beginning, and selects its marks. */
export function focusMarks(root: ParentNode | null, index: number): void {
  const field = root?.querySelector<HTMLInputElement>(`[name="questions.${index}.marks"]`);
  if (!field) return;
  field.closest('[data-question]')?.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
  field.select();
  field.scrollIntoView({ block: 'nearest' });
}

/** Focuses the comment on the question, with the cursor at its end. */
export function focusComment(root: ParentNode | null, index: number): void {
  const field = root?.querySelector<HTMLTextAreaElement>(`[name="questions.${index}.comment"]`);
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
