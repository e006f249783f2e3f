/**
 * Renders text with LaTeX as students will see it: with KaTeX and the settings of the gateway
 * (gateway/src/modules/rich-text).
 */
import { ESCAPED_DOLLAR, FORMULA_PATTERN } from '@alokpath/exam-rules/formulas';
import { PICTURE_PATTERN, pictureHtml } from '@alokpath/exam-rules/question-pictures';
import katex from 'katex';

const FORMULA = new RegExp(FORMULA_PATTERN, 'g');
const FORMULA_OR_PICTURE = new RegExp(String.raw`(\$\$[\s\S]+?\$\$|\$[^$]+?\$|${PICTURE_PATTERN})`);
const PICTURE = new RegExp(`^${PICTURE_PATTERN}$`);
const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;

const settings = { strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 } as const;

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function withFormulas(escaped: string): string {
  return escaped
    .replaceAll('\\$', ESCAPED_DOLLAR)
    .replace(FORMULA, (_, display?: string, inline?: string) => {
      const source = unescapeHtml(display ?? inline ?? '').replaceAll(ESCAPED_DOLLAR, '\\$');
      return formulaHtml(source, display !== undefined);
    })
    .replaceAll(ESCAPED_DOLLAR, '$');
}

/** One formula as students will see it; its source in red if KaTeX cannot parse it. */
export const formulaHtml = (latex: string, isDisplay: boolean): string =>
  katex.renderToString(latex, { ...settings, displayMode: isDisplay, throwOnError: false });

/**
 * Whether a formula is broken. A text is checked at each key press, and most of its formulas stay
 * as they are.
 */
const checked = new Map<string, boolean>();
/** More formulas than a text has. */
const MAX_CHECKED = 1_000;

function canParse(latex: string): boolean {
  try {
    katex.renderToString(latex, settings);
    return true;
  } catch {
    return false;
  }
}

/** Whether KaTeX cannot parse the formula. */
export function isBrokenFormula(latex: string): boolean {
  const cachedResult = checked.get(latex);
  if (cachedResult !== undefined) return cachedResult;
  const isBroken = !canParse(latex);
  if (checked.size >= MAX_CHECKED) checked.clear();
  checked.set(latex, isBroken);
  return isBroken;
}

/** Renders questions and options: plain text with LaTeX between dollar signs, and pictures. */
export function textHtml(source: string): string {
  const draw = (part: string) => {
    if (PICTURE.test(part)) return pictureHtml(part.replaceAll('\\$', '$'));
    // Only line breaks of the text become <br>; those in KaTeX's output have no meaning.
    return part.startsWith('$') ? withFormulas(part) : withFormulas(part).replaceAll('\n', '<br>');
  };
  return escapeHtml(source).split(FORMULA_OR_PICTURE).map(draw).join('');
}

/**
 * Renders lessons and notes: HTML with LaTeX between dollar signs. Sanitized where it is inserted.
 */
export function noteHtml(source: string): string {
  return source.replace(TAG_OR_TEXT, (part) => (part.startsWith('<') ? part : withFormulas(part)));
}

/** The formulas in a text that KaTeX cannot parse. */
export function brokenFormulas(source: string): string[] {
  const formulas = [...unescapeHtml(source).replaceAll('\\$', ESCAPED_DOLLAR).matchAll(FORMULA)];
  return formulas
    .map(([, display, inline]) => (display ?? inline ?? '').replaceAll(ESCAPED_DOLLAR, '\\$'))
    .filter(isBrokenFormula);
}
