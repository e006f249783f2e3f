/** Runs the keyboard commands of the marking form. */
import type { KeyboardEvent } from 'react';
import { commandOf, type MarkingCommand } from './commands.ts';
import { fieldOf, focusComment, focusMarks, questionOf } from './focus.ts';

interface MarkingActions {
  /** The number of questions. */
  readonly count: number;
  readonly onSave: (then: 'stay' | 'next') => void;
  /** Opens another submission without saving. */
  readonly onMove: (side: 'next' | 'previous') => void;
  readonly onHelp: () => void;
  /** Opens the reusable comments. @param keeps saves the question's comment as one of them */
  readonly onComments: (index: number, keeps: boolean) => void;
}

/** The handler of key presses in the form. */
export function onMarkingKey(actions: MarkingActions) {
  return (event: KeyboardEvent<HTMLFormElement>): void => {
    const { isComposing } = event.nativeEvent;
    const { key, code, ctrlKey, metaKey, altKey } = event;
    const command = commandOf(
      { key, code, ctrlKey, metaKey, altKey, isComposing },
      fieldOf(event.target),
    );
    if (command === null) return;
    event.preventDefault();
    const index = questionOf(event.target) ?? actions.count - 1;
    runnersOf(event.currentTarget, index, actions)[command]();
  };
}

/** @param index the question in which the key was pressed */
function runnersOf(
  form: HTMLFormElement,
  index: number,
  { count, onSave, onMove, onHelp, onComments }: MarkingActions,
): Readonly<Record<MarkingCommand, () => void>> {
  const isLast = index === count - 1;
  return {
    proceed: () => (isLast ? onSave('next') : focusMarks(form, index + 1)),
    'save-next': () => onSave('next'),
    save: () => onSave('stay'),
    help: onHelp,
    'next-answer': () => onMove('next'),
    'previous-answer': () => onMove('previous'),
    comment: () => focusComment(form, index),
    reuse: () => onComments(index, false),
    keep: () => onComments(index, true),
    marks: () => focusMarks(form, index),
    'next-question': () => focusMarks(form, index + 1),
    'previous-question': () => focusMarks(form, index - 1),
  };
}
