// Converts authors' texts to safe HTML with formulas rendered by KaTeX, so that browsers need no
// maths script.
import { createHash } from 'node:crypto';
import { ESCAPED_DOLLAR, FORMULA_PATTERN } from '@alokpath/exam-rules/formulas';
import { PICTURE_PATTERN, pictureHtml } from '@alokpath/exam-rules/question-pictures';
import { LRUCache } from 'lru-cache';
import type { RenderPool } from './render-pool.ts';

/** Backs `RichText`: the stored source. */
export type RichTextSource = string;

const PICTURE = new RegExp(PICTURE_PATTERN, 'g');
/** Of HTML, formulas, line breaks and pictures. Most options of a paper contain none. */
const SPECIAL_CHARACTER = /[&<>"$\n!]/;
const FORMULA_OR_BREAK = new RegExp(`${FORMULA_PATTERN}|\\n`, 'g');
const FORMULA_BREAK_OR_PICTURE = new RegExp(`${FORMULA_OR_BREAK.source}|${PICTURE_PATTERN}`, 'g');
const TAG_OR_TEXT = /<(\/?)(\w+)[^>]*>|[^<]+/g;
/**
 * Opening brackets and quotation marks at the end of a text; at most three, to keep the match
 * linear.
 */
const OPENING_MARKS = /[([{“‘«]{1,3}$/;
/** Characters of HTML, about the same in bytes. */
const MAX_KEPT = 32 * 1024 * 1024;
/**
 * A text that exceeded a limit is rendered again after this time, because the machine may have been
 * busy.
 */
const RETRY_MS = 60_000;

/** HTML, synchronously if it is cached. */
type Html = string | Promise<string>;
type UnrenderedText = RichTextSource | null | undefined;
type RenderedText = { html: string; isComplete: boolean };

/**
 * Renders texts and notes. The HTML depends only on the source, so it is cached by its hash
 * (bounded); a paper of 60 questions has about 300 texts.
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
    if (!SPECIAL_CHARACTER.test(source)) return source;
    // Escaping a text without formulas is cheaper than a cache lookup.
    if (!source.includes('$'))
      return escapeHtml(source).replace(PICTURE, pictureHtml).replaceAll('\n', '<br>');
    return this.#once('text', source, () =>
      this.#renderFormulas(escapeHtml(source), FORMULA_BREAK_OR_PICTURE, '<br>'),
    );
  }

  /** A lesson or note: HTML, sanitized by the allow-list. */
  note(html: string): Html {
    return this.#once('note', html, async () => {
      const safe = await this.#pool.render({ kind: 'note', source: html });
      return safe === undefined
        ? { html: escapeHtml(html), isComplete: false }
        : this.#renderFormulasOfNote(safe);
    });
  }

  /**
   * Renders saved texts in the background, so that the first reader does not wait. Never rejects.
   */
  prepare({
    texts = [],
    notes = [],
  }: {
    texts?: readonly UnrenderedText[];
    notes?: readonly UnrenderedText[];
  }): void {
    for (const source of texts) if (source) void this.text(source);
    for (const source of notes) if (source) void this.note(source);
  }

  #once(kind: 'text' | 'note', source: string, render: () => Promise<RenderedText>): Html {
    const key = createHash('sha256').update(kind).update(source).digest('base64');
    const known = this.#kept.get(key) ?? this.#running.get(key);
    if (known !== undefined) return known;
    const running = render().then(({ html, isComplete }) => {
      this.#kept.set(key, html, isComplete ? {} : { ttl: RETRY_MS });
      this.#running.delete(key);
      return html;
    });
    this.#running.set(key, running);
    return running;
  }

  /**
   * Renders the formulas of a sanitized note, in which `<` always starts a tag. The text filter of
   * sanitize-html is not usable: it splits texts at entities, so formulas with `&lt;` or `&amp;`
   * would be missed.
   */
  async #renderFormulasOfNote(safe: string): Promise<RenderedText> {
    let codeDepth = 0;
    const parts = Array.from(
      safe.matchAll(TAG_OR_TEXT),
      ([part, slash, tag]): RenderedText | Promise<RenderedText> => {
        if (tag === 'code' || tag === 'pre') codeDepth += slash === '/' ? -1 : 1;
        return tag === undefined && codeDepth === 0
          ? this.#renderFormulas(part, FORMULA_OR_BREAK, '\n')
          : { html: part, isComplete: true };
      },
    );
    return joinTexts(await Promise.all(parts));
  }

  /**
   * Replaces each formula of an escaped text by HTML and MathML of KaTeX; a formula that does not
   * compile or takes too long is shown as red source. Line breaks of the text become `lineBreak`;
   * those in KaTeX's output are not significant.
   * @param tokens the replaced tokens: formulas, line breaks, and pictures if the text can have
   *   some
   */
  async #renderFormulas(escaped: string, tokens: RegExp, lineBreak: string): Promise<RenderedText> {
    const text = escaped.replaceAll('\\$', ESCAPED_DOLLAR);
    const parts: (RenderedText | Promise<RenderedText>)[] = [];
    const add = (html: string) =>
      parts.push({ html: html.replaceAll(ESCAPED_DOLLAR, '$'), isComplete: true });
    let end = 0;
    for (const match of text.matchAll(tokens)) {
      const [whole, display, inline] = match;
      const before = text.slice(end, match.index);
      end = match.index + whole.length;
      // Browsers may break a line before a formula, even after an opening bracket.
      add(inline === undefined ? before : before.replace(OPENING_MARKS, keptWithNext));
      if (whole === '\n') add(lineBreak);
      else if (whole.startsWith('!')) add(pictureHtml(whole));
      else parts.push(this.#renderFormula(display ?? inline ?? '', display !== undefined));
    }
    add(text.slice(end));
    return joinTexts(await Promise.all(parts));
  }

  async #renderFormula(escaped: string, isDisplay: boolean): Promise<RenderedText> {
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

function joinTexts(parts: readonly RenderedText[]): RenderedText {
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
