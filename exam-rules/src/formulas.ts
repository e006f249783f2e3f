/** LaTeX in texts: `$…$` within a line, `$$…$$` on a line of its own; `\$` is a dollar sign. */

/**
 * One formula; the groups are the LaTeX of `$$…$$` and of `$…$`. Each `\$` of the text must be
 * replaced by ESCAPED_DOLLAR before.
 */
export const FORMULA_PATTERN = String.raw`\$\$([\s\S]+?)\$\$|\$([^$]+?)\$`;

/** Stands for `\$` while formulas are searched: a character that no text contains. */
export const ESCAPED_DOLLAR = '\uE000';

/** A formula of a text in which each `\$` is as it was written. */
const WRITTEN_FORMULA = /(?<!\\)(\${1,2})(?!\$)((?:[^$\\]|\\[\s\S])+)\1/g;

/**
 * Escapes each `<` within formulas, so that `$x<y$` can be parsed as HTML: `<y$` would be a tag and
 * remove what follows.
 * @param tag matches the tags that the HTML may contain; formulas with one of them are left alone
 */
export const escapeFormulas = (html: string, tag: RegExp): string =>
  html.replace(WRITTEN_FORMULA, (formula) =>
    tag.test(formula) ? formula : formula.replaceAll('<', '&lt;'),
  );
