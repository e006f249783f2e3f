// Converts authors' texts to safe HTML, with formulas rendered by KaTeX, so that phones need no
// maths script.
import { createHash } from 'node:crypto';
import { PICTURE_PATTERN, pictureHtml } from '@alokpath/exam-rules/question-pictures';
import { LRUCache } from 'lru-cache';
import type { RenderPool } from './render-pool.ts';

/** Backs `RichText`: the text as upstream keeps it. */
export type RichTextSource = string;

const PICTURE = new RegExp(PICTURE_PATTERN, 'g');
const FORMULA_OR_BREAK = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$|\n/g;
const FORMULA_BREAK_OR_PICTURE = new RegExp(`${FORMULA_OR_BREAK.source}|${PICTURE_PATTERN}`, 'g');
const TAG_OR_TEXT = /<(\/?)(\w+)[^>]*>|[^<]+/g;
/** Opening brackets and quotation marks at the end of a text; a few, so that looking is linear. */
const OPENING_MARKS = /[([{“‘«]{1,3}$/;
const ESCAPED_DOLLAR = '\uE000';
/** Bytes, more or less: characters of HTML. */
const MAX_KEPT = 32 * 1024 * 1024;
/** Rendering beyond the limits is tried again after this time: the machine may have been busy. */
const RETRY_MS = 60_000;

/** HTML, now or later. */
type Html = string | Promise<string>;
type Unrendered = RichTextSource | null | undefined;
type Drawn = { html: string; isComplete: boolean };

/**
 * Renders texts and notes. The same text always gives the same HTML, whoever reads it, so rendered
 * texts are kept by the hash of their source (bounded): a paper of 60 questions holds some 300 of
 * them.
 */
export class RichTextRenderer {
  readonly #kept = new LRUCache<string, string>({
    maxSize: MAX_KEPT,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  readonly #running = new Map<string, Promise<string>>();
  readonly #pool: Pick<RenderPool, 'render'>;

  constructor(pool: Pick<RenderPool, 'render'>) {
    this.#pool = pool;
  }

  /**
   * A line or paragraph: plain text with LaTeX between dollar signs and pictures of this site
   * (exam-rules/question-pictures); line breaks are kept.
   */
  text(source: string): Html {
    // Most texts have no formula: they cost less to write than to look up.
    if (!source.includes('$'))
      return escapeHtml(source).replace(PICTURE, pictureHtml).replaceAll('\n', '<br>');
    return this.#once('text', source, () =>
      this.#renderFormulas(escapeHtml(source), FORMULA_BREAK_OR_PICTURE, '<br>'),
    );
  }

  /** A lesson or note: HTML of an allow-list, anything else is taken out. */
  note(html: string): Html {
    return this.#once('note', html, async () => {
      const safe = await this.#pool.render({ kind: 'note', source: html });
      return safe === undefined
        ? { html: escapeHtml(html), isComplete: false }
        : this.#renderFormulasOfNote(safe);
    });
  }

  /**
   * Renders what was just saved, in the background, so that its first reader does not wait.
   * Rendering never fails.
   */
  prepare({
    texts = [],
    notes = [],
  }: {
    texts?: readonly Unrendered[];
    notes?: readonly Unrendered[];
  }): void {
    for (const source of texts) if (source) void this.text(source);
    for (const source of notes) if (source) void this.note(source);
  }

  #once(kind: 'text' | 'note', source: string, draw: () => Promise<Drawn>): Html {
    const key = createHash('sha256').update(kind).update(source).digest('base64');
    const known = this.#kept.get(key) ?? this.#running.get(key);
    if (known !== undefined) return known;
    const running = draw().then(({ html, isComplete }) => {
      this.#kept.set(key, html, isComplete ? {} : { ttl: RETRY_MS });
      this.#running.delete(key);
      return html;
    });
    this.#running.set(key, running);
    return running;
  }

  /**
   * Renders the formulas of a note whose tags have been sanitized: in that form `<` only ever
   * begins a tag. (sanitize-html's own text filter gets a text in pieces, cut at each entity, and
   * would not see a formula with `&lt;` or `&amp;` in it.)
   */
  async #renderFormulasOfNote(safe: string): Promise<Drawn> {
    let codeDepth = 0;
    const parts = Array.from(
      safe.matchAll(TAG_OR_TEXT),
      ([part, slash, tag]): Drawn | Promise<Drawn> => {
        if (tag === 'code' || tag === 'pre') codeDepth += slash === '/' ? -1 : 1;
        return tag === undefined && codeDepth === 0
          ? this.#renderFormulas(part, FORMULA_OR_BREAK, '\n')
          : { html: part, isComplete: true };
      },
    );
    return joined(await Promise.all(parts));
  }

  /**
   * Replaces each formula of an escaped text by KaTeX's HTML and MathML; a formula that does not
   * compile, or that takes too long, stays as red source. Line breaks become `lineBreak`, those of
   * the text only: KaTeX's own output has some that mean nothing.
   * @param tokens what is replaced: formulas, line breaks, and pictures if the text can have some
   */
  async #renderFormulas(escaped: string, tokens: RegExp, lineBreak: string): Promise<Drawn> {
    const text = escaped.replaceAll('\\$', ESCAPED_DOLLAR);
    const parts: (Drawn | Promise<Drawn>)[] = [];
    const add = (html: string) =>
      parts.push({ html: html.replaceAll(ESCAPED_DOLLAR, '$'), isComplete: true });
    let end = 0;
    for (const match of text.matchAll(tokens)) {
      const [whole, display, inline] = match;
      const before = text.slice(end, match.index);
      end = match.index + whole.length;
      // Browsers may end a line before a formula, even after a bracket that opens.
      add(inline === undefined ? before : before.replace(OPENING_MARKS, keptWithNext));
      if (whole === '\n') add(lineBreak);
      else if (whole.startsWith('!')) add(pictureHtml(whole));
      else parts.push(this.#renderFormula(display ?? inline ?? '', display !== undefined));
    }
    add(text.slice(end));
    return joined(await Promise.all(parts));
  }

  async #renderFormula(escaped: string, isDisplay: boolean): Promise<Drawn> {
    const source = unescapeHtml(escaped).replaceAll(ESCAPED_DOLLAR, '\\$');
    const html = await this.#pool.render({
      kind: isDisplay ? 'display formula' : 'inline formula',
      source,
    });
    return html === undefined
      ? { html: `<span class="katex-error">${escapeHtml(source)}</span>`, isComplete: false }
      : { html: html.replaceAll(ESCAPED_DOLLAR, '$'), isComplete: true };
  }
}

const keptWithNext = (marks: string): string => `<span class="before-formula">${marks}</span>`;

function joined(parts: readonly Drawn[]): Drawn {
  return {
    html: parts.map(({ html }) => html).join(''),
    isComplete: parts.every(({ isComplete }) => isComplete),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
