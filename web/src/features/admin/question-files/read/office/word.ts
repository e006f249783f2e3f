/**
 * The text of a Word file: paragraphs, numbered lists and tables as numbered questions with
 * lettered options, or as a table.
 */
import { strFromU8, strToU8 } from 'fflate';
import mammoth from 'mammoth';
import Papa from 'papaparse';
import type { FileNote } from '../file-text.ts';
import { readHeader } from '../formats/table.ts';
import { decodeEntities, htmlText } from '../html-text.ts';
import { EQUATION_MARK, truncate } from '../question.ts';
import { packFiles } from './zip.ts';

const DOCUMENT = 'word/document.xml';

/** mammoth leaves equations out without a word: puts a mark and their characters in their place. */
function withEquationMarks(xml: string): string {
  return xml.replace(/<m:oMath(?:\s[^>]*)?>([\s\S]*?)<\/m:oMath>/g, (_, inside: string) => {
    const characters = [...inside.matchAll(/<m:t(?:\s[^>]*)?>([^<]*)<\/m:t>/g)]
      .map(([, text]) => text)
      .join('');
    return `<w:r><w:t xml:space="preserve">${EQUATION_MARK} ${characters}</w:t></w:r>`;
  });
}

/** One more than a question may have: an option too many is reported. */
const letters = 'abcdefghijk';
const CELL = /<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g;

/** The rows of a table, as text. */
const rowsOf = (table: string): string[][] =>
  [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(CELL)].map(([, cell = '']) => htmlText(cell)),
  );

const QUESTION_NUMBER = /^\s*[([]?[0-9০-৯]{1,4}\s*[.)।\]]/u;

/** Word numbers lists itself: writes the numbers and letters into the text. */
class ListText {
  readonly lines: string[] = [];
  #number = 0;
  #option = 0;

  /** @param hasTypedNumbers whether questions are numbered by hand, so that lists are options */
  constructor(readonly hasTypedNumbers: boolean) {}

  paragraph(text: string): void {
    if (text === '') return;
    if (QUESTION_NUMBER.test(text)) this.#option = 0;
    this.lines.push(text);
  }

  /** @param depth 1: the outermost list */
  item(text: string, depth: number, isOrdered: boolean): void {
    const isQuestion = depth === 1 && isOrdered && !this.hasTypedNumbers;
    if (isQuestion) {
      this.#number += 1;
      this.#option = 0;
      this.lines.push(`${this.#number}. ${text}`);
      return;
    }
    this.lines.push(`${letters[this.#option] ?? '-'}) ${text}`);
    this.#option += 1;
  }
}

/** @param html as mammoth writes it: well-formed, with few elements */
function linesOf(html: string): string[] {
  const plain = html.replace(/<(?:ol|ul)\b[\s\S]*?<\/(?:ol|ul)>/g, '');
  const text = new ListText(
    plain
      .split(/<\/?p\b[^>]*>/)
      .some((part) => QUESTION_NUMBER.test(decodeEntities(part.replace(/<[^>]*>/g, '')))),
  );
  const lists: boolean[] = [];
  let buffer = '';
  let isItem = false;
  const flush = () => {
    const content = htmlText(buffer);
    buffer = '';
    if (content === '') return;
    if (isItem) text.item(content, lists.length, lists.at(-1) ?? true);
    else for (const line of content.split('\n')) text.paragraph(line);
    isItem = false;
  };
  for (const [part, tag] of html.matchAll(
    /<(\/?(?:p|ol|ul|li|h[1-6]|table|tr|td|th))\b[^>]*>|<[^>]*>|[^<]+/g,
  )) {
    if (tag === undefined) buffer += part;
    else {
      flush();
      if (tag === 'ol' || tag === 'ul') lists.push(tag === 'ol');
      else if (tag === '/ol' || tag === '/ul') lists.pop();
      else if (tag === 'li') isItem = true;
    }
  }
  flush();
  return text.lines;
}

/** A text that LaTeX shows as it is. */
const PLAIN_TEXT = /^[^\\{}$%#&_^~<>]{1,60}$/u;
/** A label such as "উত্তর:" or a number, underlined for looks. */
const LABEL = /(?:[:ঃ।.)]|^[\d০-৯]+)$/u;

/**
 * Underlined words as LaTeX and underlined blanks as a gap; of all others the words only, with a
 * note.
 */
function withUnderlines(html: string, notes: FileNote[]): string {
  const lost: string[] = [];
  const words = (inside: string) => htmlText(inside);
  const converted = html
    // A whole paragraph is a heading, or the mark of a correct option.
    .replace(
      /(<(?:p|li|t[dh])>)<u>([^<]*)<\/u>(?=<\/(?:p|li|t[dh])>)/g,
      (_, start: string, inside: string) => {
        if (words(inside) !== '') lost.push(words(inside));
        return `${start}${inside}`;
      },
    )
    .replace(/<u>([\s\S]*?)<\/u>/g, (_, inside: string) => {
      const text = words(inside);
      if (text === '') return inside === '' ? '' : '_____';
      if (LABEL.test(text)) return inside;
      if (PLAIN_TEXT.test(text))
        return `${/^\s/.test(inside) ? ' ' : ''}$\\underline{\\text{${text}}}$${/\s$/.test(inside) ? ' ' : ''}`;
      lost.push(text);
      return inside;
    });
  if (lost.length > 0) notes.push({ code: 'underlineLost', detail: truncate(lost.join(' | ')) });
  return converted;
}

/** The tables with headings as CSV, one below the other, otherwise the paragraphs. */
export async function wordText(
  archive: Record<string, Uint8Array>,
): Promise<{ text: string; notes: FileNote[] }> {
  const xml = strFromU8(archive[DOCUMENT] ?? new Uint8Array());
  const files = { ...archive, [DOCUMENT]: strToU8(withEquationMarks(xml)) };
  const { value } = await mammoth.convertToHtml(
    // Browsers take an array buffer, Node.js a buffer.
    { arrayBuffer: packFiles(files), buffer: packFiles(files) } as { arrayBuffer: ArrayBuffer },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      includeDefaultStyleMap: true,
      styleMap: ['u => u'],
    },
  );
  const notes: FileNote[] = [];
  const html = withUnderlines(value, notes);
  const questionRows: string[][] = [];
  let hasOther = false;
  const outside = html.replace(/<table\b[^>]*>([\s\S]*?)<\/table>/g, (whole, inside: string) => {
    const rows = rowsOf(inside);
    const at = rows.slice(0, 3).findIndex((row) => readHeader(row) !== null);
    if (at < 0) {
      hasOther ||= rows.flat().some((cell) => cell !== '');
      return whole;
    }
    questionRows.push(...(questionRows.length === 0 ? rows : rows.slice(at)));
    return '';
  });
  if (questionRows.length === 0) return { text: linesOf(html).join('\n'), notes };
  const others = linesOf(outside);
  const left =
    others.find((line) => QUESTION_NUMBER.test(line)) ?? (hasOther ? others[0] : undefined);
  if (left !== undefined) notes.push({ code: 'textOutside', detail: truncate(left) });
  return { text: Papa.unparse(questionRows, { newline: '\n' }), notes };
}
