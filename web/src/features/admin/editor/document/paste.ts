/**
 * Converts pasted HTML from Word, Google Docs and web pages for the editor: keeps structure and
 * emphasis, removes other formatting and Word's own markup.
 */
import { markFormulas, PASTED_FORMULA } from './formulas.ts';
import { markPictures } from './pasted-pictures.ts';
import { OWN_PICTURE } from './picture-nodes.ts';

/** Pasted HTML, and how much of it could not be taken over. */
export interface PastedHtml {
  readonly html: string;
  /** Formulas of Word's own editor. */
  readonly lostFormulas: number;
  /** Pictures to be uploaded; the HTML has markers in their places. */
  readonly pictures: readonly File[];
  /** Pictures of other sites, and those that could not be read. */
  readonly lostPictures: number;
}

/**
 * Maximum size of pasted HTML, in characters. Word writes some twenty times the size of the text.
 */
export const MAX_PASTED_LENGTH = 5_000_000;

const WORD_FORMULA = /<m:oMath[\s>][\s\S]*?<\/m:oMath>/g;
/** The picture of a formula, for programs that cannot read Word's formulas. */
const FORMULA_PICTURE = /<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/g;
const WORD_ONLY = /<!--\[if[\s\S]*?<!\[endif\]-->/g;
const CONDITION = /<!\[(?:if [^\]]*|endif)\]>/g;
const NUMBER_OF_ITEM = /^\s*(?:\(?[0-9০-৯]+|\(?[a-zA-Z]|\(?[ক-হ]|\(?[ivxIVX]+)[.)।]/;

/**
 * @param html the HTML from the clipboard
 * @param rtf the RTF from the clipboard, for pictures from Word; empty if there is none
 */
export function cleanPasted(html: string, rtf = ''): PastedHtml {
  const lostFormulas = html.match(WORD_FORMULA)?.length ?? 0;
  const supported = html.replace(FORMULA_PICTURE, '').replace(WORD_FORMULA, '');
  // Bullets of lists are inside such conditional comments. `makeLists` needs their spans, so only
  // the conditions are removed there, not their content.
  const plain = supported.replace(WORD_ONLY, '').replace(CONDITION, '');
  const body = new DOMParser().parseFromString(plain, 'text/html').body;
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml'))
    element.remove();
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  makeLists(body);
  const pictures = markPictures(body, rtf, (src) => OWN_PICTURE.test(src));
  makeHeadings(body);
  removeEmptyParagraphs(body);
  upgradeLinks(body);
  joinFormulas(body);
  markFormulas(body, PASTED_FORMULA);
  return {
    html: body.innerHTML,
    lostFormulas,
    pictures: pictures.files,
    lostPictures: pictures.lost,
  };
}

/**
 * Word writes a list as paragraphs with `mso-list:l0 level2 lfo1`, each with its bullet or number
 * as text.
 */
function makeLists(body: HTMLElement): void {
  /** The open lists, the outermost first. */
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(
      /mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1],
    );
    if (!level) continue;
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tag = NUMBER_OF_ITEM.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const follows = last !== null && paragraph.previousElementSibling === last;
    if (!follows) lists = [];
    lists = lists.slice(0, level);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (lists.length < level || lists.at(-1)?.localName !== tag)
      lists = openList(lists, level, tag, paragraph);
    lists.at(-1)?.append(item);
    paragraph.remove();
    last = lists[0] ?? null;
  }
}

/**
 * @returns the open lists with a new one, which is within the last item of the list above it, or
 *   stands in place of the paragraph
 */
function openList(
  lists: readonly HTMLElement[],
  level: number,
  tag: string,
  paragraph: Element,
): HTMLElement[] {
  const list = paragraph.ownerDocument.createElement(tag);
  const above = lists.slice(0, level - 1);
  const parent = above.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else paragraph.before(list);
  return parent ? [...above, list] : [list];
}

/** Only https URLs are stored, and nearly every site has one. */
function upgradeLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    link.setAttribute('href', (link.getAttribute('href') ?? '').replace(/^http:/i, 'https:'));
  }
}

const BLOCK = 'p, li, td, th, h2, h3, h4, blockquote, div';
const EMPHASIS =
  /font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|text-decoration[^;]*underline|vertical-align:\s*su[bp]/i;

/** Word divides a formula that was typed as LaTeX among spans, for spelling and languages. */
function joinFormulas(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span, font')) {
    const isNearFormula = (span.closest(BLOCK) ?? body).textContent?.includes('$');
    if (isNearFormula && !EMPHASIS.test(span.getAttribute('style') ?? ''))
      span.replaceWith(...span.childNodes);
  }
  body.normalize();
}

/** The page's title is its only heading of the first level. */
function makeHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const replacement = body.ownerDocument.createElement(heading.localName === 'h1' ? 'h2' : 'h4');
    replacement.append(...heading.childNodes);
    heading.replaceWith(replacement);
  }
}

/** Word separates paragraphs by empty ones, with a no-break space in them. */
function removeEmptyParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const isInCell =
      paragraph.parentElement?.matches('td, th') && paragraph.parentElement.children.length === 1;
    if (
      !isInCell &&
      (paragraph.textContent ?? '').trim() === '' &&
      !paragraph.querySelector('img, br + br')
    )
      paragraph.remove();
  }
}
