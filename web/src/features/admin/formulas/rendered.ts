/** Renders text with LaTeX as students will see it: with KaTeX and the settings of the gateway (gateway/src/modules/rich-text). */
import katex from 'katex';

const FORMULA = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$/g;
const TAG_OR_TEXT = /<[^>]*>|[^<]+/g;
const ESCAPED_DOLLAR = '\uE000';

const settings = { strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 } as const;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const unescapeHtml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function withFormulas(escaped: string): string {
  return escaped
    .replaceAll('\\$', ESCAPED_DOLLAR)
    .replace(FORMULA, (_, display?: string, inline?: string) => {
      const source = unescapeHtml(display ?? inline ?? '').replaceAll(ESCAPED_DOLLAR, '\\$');
      return katex.renderToString(source, { ...settings, displayMode: display !== undefined, throwOnError: false });
    })
    .replaceAll(ESCAPED_DOLLAR, '$');
}

/** For questions and options: plain text with LaTeX between dollar signs. */
export function textHtml(source: string): string {
  // Only line breaks of the text become <br>; those in KaTeX's output have no meaning.
  return escapeHtml(source)
    .split(/(\$\$[\s\S]+?\$\$|\$[^$]+?\$)/)
    .map((part) => (part.startsWith('$') ? withFormulas(part) : withFormulas(part).replaceAll('\n', '<br>')))
    .join('');
}

/** For lessons and notes: HTML with LaTeX between dollar signs. Sanitized where it is rendered. */
export function noteHtml(source: string): string {
  return source.replace(TAG_OR_TEXT, (part) => (part.startsWith('<') ? part : withFormulas(part)));
}

/** The formulas in a text that KaTeX cannot parse. */
export function brokenFormulas(source: string): string[] {
  const formulas = [...unescapeHtml(source).replaceAll('\\$', ESCAPED_DOLLAR).matchAll(FORMULA)];
  return formulas
    .map(([, display, inline]) => (display ?? inline ?? '').replaceAll(ESCAPED_DOLLAR, '\\$'))
    .filter((formula) => {
      try {
        katex.renderToString(formula, settings);
        return false;
      } catch {
        return true;
      }
    });
}
