/**
 * The keyboard commands of the marking form. Letters are commands only in fields for marks, where
 * they mean nothing as text.
 */

export type MarkingCommand =
  | 'comment'
  | 'help'
  | 'keep'
  | 'marks'
  | 'next-answer'
  | 'next-question'
  | 'previous-answer'
  | 'previous-question'
  /** The next question, or after the last one `save-next`. */
  | 'proceed'
  | 'reuse'
  | 'save'
  | 'save-next';

/** The element with the focus: a field for marks, another field for text, or neither. */
export type FocusedField = 'marks' | 'text' | 'none';

interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** True while a Bengali keyboard composes a letter; then keys are no commands. */
  readonly isComposing: boolean;
}

const letters: Readonly<Record<string, MarkingCommand>> = {
  c: 'comment',
  k: 'keep',
  n: 'next-answer',
  p: 'previous-answer',
  r: 'reuse',
};

const inMarks: Readonly<Record<string, MarkingCommand>> = {
  Enter: 'proceed',
  ArrowDown: 'next-question',
  ArrowUp: 'previous-question',
};

/** The command of a key press; null if the key is no command. */
export function commandOf(press: KeyPress, field: FocusedField): MarkingCommand | null {
  const { key, code, ctrlKey, metaKey, altKey, isComposing } = press;
  if (isComposing) return null;
  if ((ctrlKey || metaKey) && !altKey) {
    if (key === 'Enter') return 'save-next';
    return letterOf(key, code) === 's' ? 'save' : null;
  }
  if (ctrlKey || metaKey || altKey) return null;
  if (field === 'text') return key === 'Escape' ? 'marks' : null;
  if (key === '?') return 'help';
  if (field === 'none') return null;
  return inMarks[key] ?? letters[letterOf(key, code)] ?? null;
}

/** The Latin letter of a key; on other keyboard layouts, the Latin letter at the same position. */
function letterOf(key: string, code: string): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isLetter = key.length === 1 && !/^[\x20-\x7e]$/.test(key);
  return isLetter ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '') : '';
}
