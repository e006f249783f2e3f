/**
 * Compares texts as the server stores them: without what it removes
 * (backend/src/modules/academics/lessons/rich-text.ts), and however they are spelt.
 */
import { describeHtml } from './describe-html.ts';
import { escapeFormulas, markFormulas } from './formulas.ts';
import { OWN_PICTURE } from './picture-nodes.ts';
import { parseHtml } from './source.ts';

const KEPT_ELEMENTS = new Set(
  'h2 h3 h4 p ul ol li strong em u sub sup table thead tbody tr th td caption blockquote br code hr figure figcaption img a'.split(
    ' ',
  ),
);
const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  img: ['src', 'alt', 'width', 'height'],
  a: ['href'],
};
/** Removed with their text. */
const REMOVED_ELEMENTS = 'script, style, textarea, option, noscript, title, template';

/** Whether the server stores the same for both texts. */
export function hasSameStoredHtml(left: string, right: string): boolean {
  return left.trim() === right.trim() || describeStored(left) === describeStored(right);
}

function describeStored(source: string): string {
  const body = parseHtml(escapeFormulas(source));
  for (const element of body.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  for (const element of body.querySelectorAll('*')) clean(element);
  removeComments(body);
  body.normalize();
  markFormulas(body);
  return describeHtml(body);
}

function clean(element: Element): void {
  const { localName } = element;
  if (localName === 'img' && !OWN_PICTURE.test(element.getAttribute('src') ?? '')) element.remove();
  else if (!KEPT_ELEMENTS.has(localName)) element.replaceWith(...element.childNodes);
  else
    for (const name of element.getAttributeNames())
      if (!KEPT_ATTRIBUTES[localName]?.includes(name)) element.removeAttribute(name);
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  for (const comment of comments) comment.remove();
}
