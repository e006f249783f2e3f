/** Whether two formulas in LaTeX look the same to students. */
import { formulaHtml } from '../rendered.ts';

/** Classes of KaTeX that describe the kind of a part, not its appearance. */
const KINDS: ReadonlySet<string> = new Set([
  'mord',
  'mbin',
  'mrel',
  'mopen',
  'mclose',
  'mpunct',
  'minner',
  'mop',
  'mtight',
]);
/** Digits and signs are upright without `\mathrm`. */
const ALWAYS_UPRIGHT = /^[\d+−.,()=∘/\u200b]*$/;

/**
 * The appearance of a part of KaTeX's HTML: its characters with their fonts, sizes and positions.
 */
function appearanceOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.localName === 'svg') return node.outerHTML;
  const inner = Array.from(node.childNodes, appearanceOf).join('');
  const isUpright = ALWAYS_UPRIGHT.test(node.textContent ?? '');
  const classes = [...node.classList].filter(
    (name) => !KINDS.has(name) && !(name === 'mathrm' && isUpright),
  );
  const style = node.getAttribute('style') ?? '';
  return classes.length === 0 && style === '' ? inner : `<${classes} ${style}>${inner}</>`;
}

/** Null if KaTeX cannot read the formula. */
function renderedFormula(latex: string): string | null {
  const page = new DOMParser().parseFromString(formulaHtml(latex, true), 'text/html');
  const visible = page.querySelector('.katex-html');
  return visible && appearanceOf(visible);
}

/** Compares the output of KaTeX. False if it cannot parse the first one, unless both are equal. */
export function isSameFormula(latex: string, other: string): boolean {
  if (latex === other) return true;
  const renderedLatex = renderedFormula(latex);
  return renderedLatex !== null && renderedLatex === renderedFormula(other);
}
