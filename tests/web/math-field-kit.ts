/** Browser APIs that MathLive uses and jsdom lacks. For files with a separate jsdom. */

import { vi } from 'vitest';
import {
  formulaOfField,
  mathFieldIn,
} from '../../web/src/features/admin/formulas/dialog/math-field-element.ts';

export type MathField = ReturnType<typeof mathFieldIn>;

/** jsdom's own reckoning of styles reads properties of the field while it is being made. */
export function prepareBrowser() {
  const style = {
    userSelect: 'auto',
    color: 'black',
    display: 'block',
    getPropertyValue: () => '',
  };
  vi.stubGlobal('getComputedStyle', () => style);
  Object.defineProperty(document, 'fonts', {
    value: Object.assign([], { ready: Promise.resolve() }),
  });
  Element.prototype.scroll = () => undefined;
}

/** Does something with a field of the dialog. */
export function withField<Result>(act: (field: MathField) => Result): Result {
  const field = mathFieldIn(document.body, '');
  const result = act(field);
  field.remove();
  return result;
}

/** The formula after it was put into the field and read again. */
export const reread = (field: MathField, latex: string): string => {
  field.setValue(latex, { silenceNotifications: true });
  return formulaOfField(field)[0];
};
