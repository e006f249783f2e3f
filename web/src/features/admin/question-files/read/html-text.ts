/**
 * Converts simple HTML (of GIFT files and of mammoth) to plain text with line breaks, with LaTeX
 * for raised and lowered text.
 */
import { PICTURE_MARK } from './question.ts';

const raised: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
};
const lowered: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  '+': '₊',
  '-': '₋',
};
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  times: '×',
  deg: '°',
};

/**
 * Raised or lowered HTML: digits as their raised or lowered characters, any other text as LaTeX.
 */
export function toSuperOrSubscript(html: string, sign: '^' | '_'): string {
  const characters = sign === '^' ? raised : lowered;
  const text = html.replace(/<[^>]*>/g, '').trim();
  const replaced = [...text].map((character) => characters[character]);
  if (text === '') return '';
  return replaced.every((character) => character !== undefined)
    ? replaced.join('')
    : `\${}${sign}{\\text{${text}}}$`;
}

const character = (code: number, otherwise: string) =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;

/** Decodes character references, once. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal, hexadecimal, name) => {
      if (decimal) return character(Number(decimal), whole);
      if (hexadecimal) return character(Number.parseInt(hexadecimal, 16), whole);
      return entities[String(name).toLowerCase()] ?? whole;
    },
  );
}

/** The text of the HTML. Pictures become a mark, so that they are reported. */
export function htmlText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<sup\b[^>]*>([\s\S]*?)<\/sup>/gi, (_, inside: string) =>
      toSuperOrSubscript(inside, '^'),
    )
    .replace(/<sub\b[^>]*>([\s\S]*?)<\/sub>/gi, (_, inside: string) =>
      toSuperOrSubscript(inside, '_'),
    )
    .replace(/<img\b[^>]*>/gi, PICTURE_MARK)
    .replace(/<br\s*\/?>|<\/?(?:p|div|ul|ol|li|pre|table|tr|h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(text)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
