/** Converts between a stored text (HTML with LaTeX) and the editor's document. */
import {
  DOMSerializer,
  type Node as DocumentNode,
  DOMParser as DocumentParser,
} from '@tiptap/pm/model';
import { describeHtml } from './describe-html.ts';
import {
  DISPLAY_ATTRIBUTE,
  escapeDollars,
  escapeFormulas,
  FORMULA_ATTRIBUTE,
  formulaSource,
  markFormulas,
} from './formulas.ts';
import { documentSchema } from './schema.ts';

export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

function parseSource(source: string): HTMLElement {
  const body = parseHtml(escapeFormulas(source));
  markFormulas(body);
  return body;
}

/** Reads HTML of which formulas are marked already. */
const readDocument = (body: HTMLElement): DocumentNode =>
  DocumentParser.fromSchema(documentSchema).parse(body);

/**
 * The document of a stored text; parts that it cannot represent are missing (see
 * `isRepresentable`).
 */
export const fromSource = (source: string): DocumentNode => readDocument(parseSource(source));

/** Whether the editor can show and save a text without losing any part of it. */
export function isRepresentable(source: string): boolean {
  const body = parseSource(source);
  return describeHtml(body) === describeHtml(parseSource(toSource(readDocument(body))));
}

/** The text to store for a document. */
export function toSource(node: DocumentNode): string {
  const body = parseHtml('');
  body.append(
    DOMSerializer.fromSchema(node.type.schema).serializeFragment(node.content, {
      document: body.ownerDocument,
    }),
  );
  writeFormulas(body);
  for (const table of body.querySelectorAll('table')) tidyTable(table);
  for (const holder of body.querySelectorAll('li, td, th')) unwrapParagraph(holder);
  return [...body.children]
    .map((block) => block.outerHTML)
    .join('\n')
    .replace(/^<p><\/p>$/, '');
}

function writeFormulas(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && !text.parentElement?.closest('code'))
      text.data = escapeDollars(text.data);
  }
  for (const formula of body.querySelectorAll(`[${FORMULA_ATTRIBUTE}]`)) {
    formula.replaceWith(
      formulaSource(
        formula.getAttribute(FORMULA_ATTRIBUTE) ?? '',
        formula.hasAttribute(DISPLAY_ATTRIBUTE),
      ),
    );
  }
  body.normalize();
}

/**
 * Leaves the attributes that are stored, and puts rows of headings at the beginning into a `thead`.
 */
function tidyTable(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('th, td')) {
    for (const name of ['colspan', 'rowspan'])
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  }
  const head = table.ownerDocument.createElement('thead');
  for (const row of [...table.rows]) {
    if (![...row.cells].every((cell) => cell.tagName === 'TH')) break;
    head.append(row);
  }
  if (head.rows.length > 0) table.prepend(head);
  for (const part of table.tBodies) if (part.rows.length === 0) part.remove();
}

/** A list item or cell with one paragraph, and lists after it, has its text directly. */
function unwrapParagraph(holder: Element): void {
  const [first, ...rest] = holder.children;
  const isPlain =
    first?.tagName === 'P' &&
    rest.every(({ tagName }) => holder.tagName === 'LI' && /^[UO]L$/.test(tagName));
  if (isPlain) first.replaceWith(...first.childNodes);
}
