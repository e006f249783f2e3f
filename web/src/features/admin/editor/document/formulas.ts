/**
 * Formulas in stored HTML: LaTeX between dollar signs. In the editor's document they are elements,
 * and `\$` is a plain dollar sign.
 */
import {
  ESCAPED_DOLLAR,
  escapeFormulas as escapeFormulasOf,
  FORMULA_PATTERN,
} from '@alokpath/exam-rules/formulas';

/** Attribute of a formula's element in the editor; its value is the LaTeX. */
export const FORMULA_ATTRIBUTE = 'data-formula';
/** Present if the formula is on a line of its own. */
export const DISPLAY_ATTRIBUTE = 'data-display';

/** Maximum length of one formula, in characters; the gateway does not render longer ones. */
export const MAX_FORMULA_LENGTH = 4_000;

const FORMULA = new RegExp(FORMULA_PATTERN, 'g');
/** Like FORMULA, for pasted text: two prices, such as `$5 and $6`, do not match. */
export const PASTED_FORMULA =
  /\$\$([\s\S]+?)\$\$|\$(?![0-9০-৯][^$]*\s\$|[0-9০-৯][^$]*\$[0-9০-৯])([^$]+?)\$/g;
const TAG =
  /<\/?(?:h[1-6]|p|[uo]l|li|strong|em|b|i|u|su[bp]|t[rhd]|table|thead|tbody|caption|blockquote|br|code|hr|a|img)(?:\s[^<>]*)?\/?>/i;

/** HTML with tags of the editor in which each `<` within formulas is escaped. */
export const escapeFormulas = (html: string): string => escapeFormulasOf(html, TAG);

/** The stored form of a formula. */
export const formulaSource = (latex: string, isDisplay: boolean): string =>
  isDisplay ? `$$${latex}$$` : `$${latex}$`;

/** The stored form of a plain text. */
export const escapeDollars = (text: string): string => text.replaceAll('$', '\\$');

/**
 * Replaces the formulas in all texts below an element, except in code, by elements, and `\$` by a
 * dollar sign.
 * @param pattern of a formula, with the groups of FORMULA
 */
export function markFormulas(root: HTMLElement, pattern: RegExp = FORMULA): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && !text.parentElement?.closest(`code, pre, [${FORMULA_ATTRIBUTE}]`))
      texts.push(text);
  }
  for (const text of texts)
    if (text.data.includes('$'))
      text.replaceWith(...partsOf(text.data, root.ownerDocument, pattern));
}

function partsOf(text: string, owner: Document, pattern: RegExp): (Node | string)[] {
  const escaped = text.replaceAll('\\$', ESCAPED_DOLLAR);
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of escaped.matchAll(pattern)) {
    const [whole, display, inline] = match;
    parts.push(escaped.slice(end, match.index).replaceAll(ESCAPED_DOLLAR, '$'));
    end = match.index + whole.length;
    const formula = owner.createElement('span');
    formula.setAttribute(
      FORMULA_ATTRIBUTE,
      (display ?? inline ?? '').replaceAll(ESCAPED_DOLLAR, '\\$'),
    );
    if (display !== undefined) formula.setAttribute(DISPLAY_ATTRIBUTE, '');
    parts.push(formula);
  }
  parts.push(escaped.slice(end).replaceAll(ESCAPED_DOLLAR, '$'));
  return parts.filter((part) => part !== '');
}
