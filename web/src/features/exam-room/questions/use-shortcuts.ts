/**
 * Keyboard shortcuts of the exam (listed in shortcut-sheet.tsx). A key triggers the corresponding
 * control and can do nothing else. Keys with Ctrl, Alt or Meta, and keys typed into fields or
 * dialogs, are ignored.
 */
import { useEffect, useEffectEvent } from 'react';
import { latinDigits } from '../../../i18n/format.ts';
import { optionIndex } from '../../../i18n/option-letters.ts';
import { questionElementId } from './question-card.tsx';
import type { ExamPosition } from './use-exam-position.ts';

interface Shortcuts {
  /**
   * WCAG 2.1.4 requires a way to disable single-key shortcuts, for speech input and accidental key
   * presses.
   */
  readonly isEnabled: boolean;
  readonly position: ExamPosition;
  readonly onTime: () => void;
  readonly onHelp: () => void;
  /** Called after a toggle, with its label and new state. */
  readonly onToggle: (name: string, isPressed: boolean) => void;
}

export function useShortcuts({ isEnabled, position, onTime, onHelp, onToggle }: Shortcuts): void {
  const press = (button: HTMLButtonElement | null | undefined) => {
    if (!button || button.disabled) return;
    button.click();
    onToggle(
      button.getAttribute('aria-label') ?? button.textContent ?? '',
      button.getAttribute('aria-pressed') !== 'true',
    );
  };

  const act = (key: string): boolean => {
    const card = document.getElementById(questionElementId(position.questionId ?? ''));
    const options = [...(card?.querySelectorAll<HTMLInputElement>('.option input') ?? [])];
    const option = options[/^[1-9]$/.test(key) ? Number(key) - 1 : optionIndex(key)];
    if (option) {
      option.focus();
      option.click();
    } else if (key === 'j' || key === 'n') position.step(1);
    else if (key === 'k' || key === 'p') position.step(-1);
    else if (key === 'u') press(card?.querySelector<HTMLButtonElement>('.unsure'));
    else if (key === 'x')
      press(document.activeElement?.closest('.option')?.querySelector<HTMLButtonElement>('.cross'));
    else if (key === 't') onTime();
    else if (key === '?') onHelp();
    else return false;
    return true;
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.isComposing ||
      isKeyHandled(event.target)
    )
      return;
    if (act(plainKey(event))) event.preventDefault();
  });

  useEffect(() => {
    if (!isEnabled) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isEnabled]);
}

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable]';

/** Whether a field or an open dialog handles the key. */
function isKeyHandled(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest(FIELDS) !== null) ||
    document.querySelector('dialog[open]') !== null
  );
}

/**
 * Maps a key to its name in the list. Supports Bengali keyboards: Bengali digits and option
 * letters, and the Latin letter printed on the key.
 */
function plainKey({ key, code }: KeyboardEvent): string {
  const digit = latinDigits(key);
  if (/^[1-9a-z?]$/i.test(digit) || optionIndex(key) >= 0) return digit.toLowerCase();
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
