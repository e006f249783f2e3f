// Turns what authors write into HTML that is safe to show, with formulas already drawn by KaTeX, so that phones need no maths script.
import katex from 'katex';
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';

/** Backs `RichText`: the text as upstream keeps it. */
export type RichTextSource = string;

const FORMULA_OR_BREAK = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$|\n/g;
const ESCAPED_DOLLAR = '\uE000';

const noteRules: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'sub', 'sup', 'br', 'hr', 'blockquote', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption', 'img', 'a'],
  ],
  allowedAttributes: {
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    a: ['href', 'rel', 'target'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Pictures come from our own site only: nothing is asked of another host before a tap.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/media(?:\/[\w-][\w.-]*)+$/.test(attribs.src ?? ''),
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }, true) },
};

/**
 * Renders texts and notes. The same text always gives the same HTML, whoever asks, so drawn texts are kept (bounded): a paper of 60
 * questions holds some 300 of them.
 */
export class RichTextRenderer {
  readonly #drawn = new LRUCache<string, string>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (html, key) => html.length + key.length });

  /** A line or paragraph: plain text with LaTeX between dollar signs; line breaks are kept. */
  text(source: string): string {
    return this.#remember(`t:${source}`, () => drawFormulas(escapeHtml(source), '<br>'));
  }

  /** A lesson or note: HTML of an allow-list, anything else is taken out. */
  note(html: string): string {
    return this.#remember(`n:${html}`, () => drawFormulasOfNote(sanitize(html, noteRules)));
  }

  #remember(key: string, draw: () => string): string {
    const known = this.#drawn.get(key);
    if (known !== undefined) return known;
    const html = draw();
    this.#drawn.set(key, html);
    return html;
  }
}

/**
 * Draws the formulas of a note whose tags have been judged: in that form `<` only ever begins a tag. (sanitize-html's own text filter
 * gets a text in pieces, cut at each entity, and would not see a formula with `&lt;` or `&amp;` in it.)
 */
function drawFormulasOfNote(safe: string): string {
  let codeDepth = 0;
  return safe.replace(/<(\/?)(\w+)[^>]*>|[^<]+/g, (part, slash: string | undefined, tag: string | undefined) => {
    if (tag === 'code' || tag === 'pre') codeDepth += slash === '/' ? -1 : 1;
    return tag === undefined && codeDepth === 0 ? drawFormulas(part) : part;
  });
}

/**
 * Replaces each formula of an escaped text by KaTeX's HTML and MathML; a formula that does not compile stays as red source. Line breaks
 * become `lineBreak`, those of the text only: KaTeX's own drawings have some that mean nothing.
 */
function drawFormulas(escaped: string, lineBreak = '\n'): string {
  return escaped
    .replaceAll('\\$', ESCAPED_DOLLAR)
    .replace(FORMULA_OR_BREAK, (match, display?: string, inline?: string) =>
      match === '\n'
        ? lineBreak
        : katex.renderToString(unescapeHtml(display ?? inline ?? '').replaceAll(ESCAPED_DOLLAR, '\\$'), {
            displayMode: display !== undefined,
            throwOnError: false,
            strict: 'ignore',
            trust: false,
            maxExpand: 200,
            maxSize: 20,
          }),
    )
    .replaceAll(ESCAPED_DOLLAR, '$');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
