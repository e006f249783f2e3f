/** How formulas are entered on this device; stored for later formulas. */
import { useState } from 'react';

export const formulaViews = ['keyboard', 'latex'] as const;
export type FormulaView = (typeof formulaViews)[number];

const KEY = 'alokpath.formula';

function readStoredView(): FormulaView {
  try {
    return localStorage.getItem(KEY) === 'latex' ? 'latex' : 'keyboard';
  } catch {
    return 'keyboard';
  }
}

export function useFormulaView(): [FormulaView, (view: FormulaView) => void] {
  const [view, setView] = useState(readStoredView);
  const choose = (next: FormulaView) => {
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice is lost on reload.
    }
  };
  return [view, choose];
}
