/** MathLive's field and on-screen keyboard, with the settings of this site. */
import { MathfieldElement } from 'mathlive';
import { katexLatex } from './katex-latex.ts';
import { keyboardLayouts } from './keyboard-layouts.ts';

// The preview already loads KaTeX's style sheet, which has the same fonts.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;
MathfieldElement.plonkSound = null;
MathfieldElement.keypressSound = null;
MathfieldElement.keypressVibration = false;
MathfieldElement.computeEngine = null;

/** MathLive gives keys random ids; in about one of five builds two are equal. */
const MAX_KEYBOARD_BUILDS = 10;

/** The stored form of the formula, and whether no placeholder is left in it. */
export function formulaOfField(field: MathfieldElement): [latex: string, isComplete: boolean] {
  const latex = katexLatex(field.getValue('latex-without-placeholders')).trim();
  return [latex, !field.getValue('latex').includes('\\placeholder')];
}

/** A field in `parent`, named by the element with the id `labelledBy`. */
export function mathFieldIn(parent: HTMLElement, labelledBy: string): MathfieldElement {
  const field = new MathfieldElement();
  field.setAttribute('aria-labelledby', labelledBy);
  // The keyboard is always below the field. Menus and suggestions would open below the dialog.
  field.mathVirtualKeyboardPolicy = 'manual';
  field.popoverPolicy = 'off';
  field.environmentPopoverPolicy = 'off';
  parent.append(field);
  field.menuItems = [];
  // Escape closes the dialog.
  field.keybindings = field.keybindings.filter(
    ({ key, ifMode }) => key !== '[Escape]' || ifMode === 'latex',
  );
  return field;
}

/**
 * Shows the keyboard in a box that is as high as the keyboard.
 * @returns a function that hides it
 */
export function showKeyboard(box: HTMLElement): () => void {
  const keyboard = window.mathVirtualKeyboard;
  const resize = () => {
    box.style.height = `${keyboard.boundingRect.height}px`;
  };
  keyboard.layouts = keyboardLayouts;
  keyboard.container = box;
  for (let built = 0; built < MAX_KEYBOARD_BUILDS; built += 1) {
    keyboard.show();
    const ids = Array.from(box.querySelectorAll('.MLK__row > [id]'), ({ id }) => id);
    if (new Set(ids).size === ids.length) break;
    keyboard.hide();
  }
  keyboard.show();
  keyboard.addEventListener('geometrychange', resize);
  resize();
  return () => {
    keyboard.removeEventListener('geometrychange', resize);
    keyboard.hide();
    keyboard.container = null;
  };
}
