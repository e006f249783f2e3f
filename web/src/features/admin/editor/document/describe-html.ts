/**
 * Describes what HTML shows, so that two texts can be compared. Spelling that changes nothing
 * (white space, order of nested tags) is left out.
 */
import { DISPLAY_ATTRIBUTE, FORMULA_ATTRIBUTE } from './formulas.ts';

const MARKS: Readonly<Record<string, string>> = {
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  U: 'u',
  SUB: 'sub',
  SUP: 'sup',
  CODE: 'code',
  A: 'a',
};
/** Elements whose own text is a paragraph. */
const TEXT_BLOCKS = new Set(['BODY', 'LI', 'TD', 'TH', 'BLOCKQUOTE']);
const isBlock = (node: Node) =>
  node instanceof Element &&
  !(node.tagName in MARKS) &&
  !['BR', 'IMG', 'SPAN'].includes(node.tagName);

/** @param body HTML of which formulas are marked (formulas.ts) */
export function describeHtml(body: HTMLElement): string {
  return new Description().of(body);
}

class Description {
  readonly #parts: string[] = [];
  /** The text of the current block that is not written yet, and its marks. */
  #run = '';
  #marks = '';
  /** Whether white space at this place is not visible. */
  #isAfterSpace = true;

  of(body: HTMLElement): string {
    this.#children(body, []);
    this.#endText();
    return this.#parts.join('');
  }

  #children(element: Element, marks: readonly string[]): void {
    if (TEXT_BLOCKS.has(element.tagName)) this.#holder(element);
    else for (const node of element.childNodes) this.#node(node, marks);
  }

  /** Text outside paragraphs is described as a paragraph. */
  #holder(element: Element): void {
    let inText = false;
    const end = () => {
      if (inText) this.#close('p');
      inText = false;
    };
    for (const node of element.childNodes) {
      if (isBlock(node)) end();
      else if (!inText && !(node instanceof Text && node.data.trim() === '')) {
        this.#open('p');
        inText = true;
      }
      if (isBlock(node) || inText) this.#node(node, []);
    }
    end();
  }

  #node(node: Node, marks: readonly string[]): void {
    if (node instanceof Text) this.#text(node.data, marks);
    else if (node instanceof Element) this.#element(node, marks);
    else this.#atom(`<!${node.nodeType}>`);
  }

  #element(element: Element, marks: readonly string[]): void {
    const { tagName } = element;
    const mark = MARKS[tagName];
    const isRows = tagName === 'TBODY' || (tagName === 'THEAD' && !element.querySelector('td'));
    if (mark) this.#children(element, [...marks, mark + attributesOf(element)]);
    else if (isRows) this.#children(element, []);
    else if (element.hasAttribute(FORMULA_ATTRIBUTE)) this.#atom(formulaOf(element));
    else if (tagName === 'BR' || tagName === 'IMG') {
      this.#atom(`<${tagName}${attributesOf(element)}>`);
      this.#isAfterSpace ||= tagName === 'BR';
    } else {
      this.#open(tagName.toLowerCase() + attributesOf(element));
      this.#children(element, marks);
      this.#close(tagName.toLowerCase());
    }
  }

  #text(text: string, marks: readonly string[]): void {
    for (const letters of text.match(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g) ?? []) {
      const isSpace = letters.trim() === '' && !letters.includes('\u00a0');
      if (isSpace && this.#isAfterSpace) continue;
      this.#setMarks(marks);
      this.#run += isSpace ? ' ' : letters;
      this.#isAfterSpace = isSpace;
    }
  }

  #setMarks(marks: readonly string[]): void {
    const sorted = [...new Set(marks)].sort().join();
    if (sorted === this.#marks) return;
    this.#write();
    this.#marks = sorted;
  }

  #atom(part: string): void {
    this.#write();
    this.#parts.push(part);
    this.#isAfterSpace = false;
  }

  #open(tag: string): void {
    this.#endText();
    this.#parts.push(`<${tag}>`);
  }

  #close(tag: string): void {
    this.#endText();
    this.#parts.push(`</${tag}>\n`);
  }

  /** Ends the text of a block: a space at its end is not visible. */
  #endText(): void {
    this.#run = this.#run.replace(/ $/, '');
    this.#write();
    this.#marks = '';
    this.#isAfterSpace = true;
  }

  #write(): void {
    if (this.#run) this.#parts.push(`[${this.#marks}|${this.#run}]`);
    this.#run = '';
  }
}

const formulaOf = (formula: Element) =>
  `<formula ${formula.hasAttribute(DISPLAY_ATTRIBUTE)} ${formula.getAttribute(FORMULA_ATTRIBUTE)}>`;

/** Sorted; without those that the server writes itself or that have no effect. */
function attributesOf(element: Element): string {
  const all = [...element.attributes].filter(({ name, value }) => {
    if (name === 'colspan' || name === 'rowspan') return value !== '1';
    return !(element.tagName === 'A' && ['rel', 'target'].includes(name));
  });
  return all
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .sort()
    .join('');
}
