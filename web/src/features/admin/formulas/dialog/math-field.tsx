/**
 * The field in which a formula is edited as it looks, with its on-screen keyboard. Loaded on
 * demand: it includes MathLive.
 */
import { chakra } from '@chakra-ui/react';
import type { MathfieldElement } from 'mathlive';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formulaOfField, mathFieldIn, showKeyboard } from './math-field-element.ts';
import { isSameFormula } from './same-formula.ts';

export interface MathFieldProps {
  /** The formula at first; later ones are those of `onChange`. */
  readonly latex: string;
  /** The id of the label. */
  readonly labelledBy: string;
  /** @param isComplete false while a box of a fraction, root and so on is empty */
  readonly onChange: (latex: string, isComplete: boolean) => void;
  /** Called for a formula that would look different after being edited here. */
  readonly onUnknown: () => void;
  /** Called for the Enter key. */
  readonly onEnter: () => void;
}

const color = (name: string) => `var(--ap-colors-${name})`;

const FieldContainer = chakra('div', {
  base: {
    '& math-field': {
      display: 'block',
      minH: '4rem',
      px: '2',
      py: '2',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      fontSize: '2xl',
      '--caret-color': color('fg'),
      '--selection-color': color('accent-contrast'),
      '--selection-background-color': color('accent'),
      '--contains-highlight-color': color('primary-fg'),
      '--contains-highlight-background-color': color('bg-muted'),
      '--text-highlight-background-color': color('bg-muted'),
      '--placeholder-color': color('fg-muted'),
      '--latex-color': color('primary-fg'),
    },
    '& math-field:focus-within': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '2px',
    },
    '& math-field::part(menu-toggle), & math-field::part(virtual-keyboard-toggle)': {
      display: 'none',
    },
  },
});

/** As wide as the dialog, so that ten letters fit next to each other on a phone. */
const KeyboardContainer = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    mt: '2',
    mx: '-5',
    '& .ML__keyboard': {
      '--keyboard-zindex': '10',
      '--keyboard-padding-top': '0px',
      '--keyboard-accent-color': color('primary'),
      '--keyboard-background': color('bg-muted'),
      '--keyboard-toolbar-text': color('fg'),
      '--keyboard-toolbar-text-active': color('primary-fg'),
      '--keyboard-toolbar-background-hover': color('bg-track'),
      '--keyboard-toolbar-font-size': '1rem',
      '--keycap-background': color('bg-panel'),
      '--keycap-background-hover': color('primary-subtle'),
      '--keycap-background-active': color('primary'),
      '--keycap-background-pressed': color('primary'),
      '--keycap-text': color('fg'),
      '--keycap-text-hover': color('fg'),
      '--keycap-text-active': color('primary-contrast'),
      '--keycap-text-pressed': color('primary-contrast'),
      '--keycap-secondary-background': color('bg-track'),
      '--keycap-secondary-background-hover': color('primary-subtle'),
      '--keycap-secondary-text': color('fg'),
      '--box-placeholder-color': color('fg-muted'),
      '--keycap-height': '44px',
      '--keycap-width': 'min(4.75rem, 12.5cqw)',
      '--keycap-gap': '4px',
      '--keycap-font-size': '1.125rem',
      '--keycap-small-font-size': '0.875rem',
    },
    '& .MLK__row > :not(.separator)': {
      borderWidth: '1px',
      borderColor: 'border',
      borderBottomColor: 'border.strong',
    },
    '& .MLK__row > .letter': { width: 'calc(min(3.75rem, 10cqw) - 4px)' },
    '& .MLK__toolbar > .left > div': { minH: 'target', minW: 'target', px: '2' },
  },
});

export default function MathField({
  latex,
  labelledBy,
  onChange,
  onUnknown,
  onEnter,
}: MathFieldProps) {
  const fieldContainer = useRef<HTMLDivElement>(null);
  const keyboardContainer = useRef<HTMLDivElement>(null);
  const mathField = useRef<MathfieldElement | null>(null);

  const fill = useEffectEvent((field: MathfieldElement) => {
    field.setValue(latex, { silenceNotifications: true });
    if (!isSameFormula(latex.trim(), formulaOfField(field)[0])) onUnknown();
  });
  const change = useEffectEvent((field: MathfieldElement) => onChange(...formulaOfField(field)));

  useEffect(() => {
    if (!fieldContainer.current || !keyboardContainer.current) return;
    const field = mathFieldIn(fieldContainer.current, labelledBy);
    mathField.current = field;
    fill(field);
    field.addEventListener('input', () => change(field));
    const hideKeyboard = showKeyboard(keyboardContainer.current);
    // The field takes the focus when its dialog opens, unless the user has moved the focus
    // meanwhile.
    const focused = document.activeElement;
    if (!focused?.closest('form')) field.focus();
    return () => {
      hideKeyboard();
      field.remove();
      mathField.current = null;
    };
  }, [labelledBy]);

  return (
    <>
      <FieldContainer
        ref={fieldContainer}
        onKeyDownCapture={(event) => {
          const field = mathField.current;
          // In a matrix, Enter adds a row; among commands that are typed, it ends the command.
          if (event.key !== 'Enter' || !field || field.mode === 'latex') return;
          if (field.value.includes('\\begin{')) return;
          event.preventDefault();
          event.stopPropagation();
          onEnter();
        }}
      />
      {/* For touch and mouse. Users who cannot see the keys type into the field, or use LaTeX. */}
      <KeyboardContainer
        ref={keyboardContainer}
        aria-hidden="true"
        onPointerDownCapture={() => {
          // Keys write into the field that has the focus.
          if (mathField.current && !mathField.current.hasFocus()) mathField.current.focus();
        }}
      />
    </>
  );
}
