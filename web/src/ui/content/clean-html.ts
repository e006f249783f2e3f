/**
 * Sanitizes HTML a second time after the gateway (gateway/src/modules/rich-text): with the
 * browser's Sanitizer API, otherwise with DOMPurify, loaded on demand. Both use the same
 * allow-list. The sanitized nodes are inserted directly and never serialized again.
 */
import type { Config } from 'dompurify';

const noteElements =
  'h2 h3 h4 p ul ol li strong em b i u sub sup br hr blockquote code pre table thead tbody tr th td caption figure figcaption img a span';

/** Elements and attributes of KaTeX's output. */
const formulaElements = {
  'http://www.w3.org/1998/Math/MathML':
    'math semantics annotation mrow mi mo mn ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mlabeledtr menclose mstyle mpadded mphantom',
  'http://www.w3.org/2000/svg': 'svg g path line',
} as const;

const names = (list: string): string[] => list.split(' ');

const elements = [
  ...names(noteElements),
  ...Object.entries(formulaElements).flatMap(([namespace, list]) =>
    names(list).map((name) => ({ name, namespace })),
  ),
];

/** The Sanitizer always removes event handler attributes and script URLs, whatever its options. */
const sanitizer = { elements, removeAttributes: ['id', 'name', 'slot'], comments: false };

const purifying = {
  ALLOWED_TAGS: elements.map((element) => (typeof element === 'string' ? element : element.name)),
  ADD_ATTR: ['target', 'encoding'],
  FORBID_ATTR: sanitizer.removeAttributes,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

interface SanitizingElement {
  readonly setHTML: (html: string, options: { readonly sanitizer: object }) => void;
}

const hasSanitizer = (element: object): element is SanitizingElement => 'setHTML' in element;

// Pages with such HTML wait for DOMPurify; if it cannot be loaded, they show the text without
// markup.
const purifier = hasSanitizer(Element.prototype)
  ? null
  : await import('dompurify').then(
      ({ default: loaded }) => loaded,
      () => null,
    );

/** Replaces the element's content by the sanitized HTML. */
export function setSanitizedHtml(element: Element, html: string): void {
  if (hasSanitizer(element)) element.setHTML(html, { sanitizer });
  else if (purifier) element.replaceChildren(purifier.sanitize(html, purifying));
  else element.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
