/**
 * The second fence around HTML that the gateway has cleaned already (gateway/src/modules/rich-text): the browser's own Sanitizer, and where there
 * is none DOMPurify, which is only fetched then. Both keep the same elements. Nodes go into the page as they were judged, never as text again.
 */
import type { Config } from 'dompurify';

const ofNotes =
  'h2 h3 h4 p ul ol li strong em b i u sub sup br hr blockquote code pre table thead tbody tr th td caption figure figcaption img a span';

/** What KaTeX draws with. */
const ofFormulas = {
  'http://www.w3.org/1998/Math/MathML':
    'math semantics annotation mrow mi mo mn ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mlabeledtr menclose mstyle mpadded mphantom',
  'http://www.w3.org/2000/svg': 'svg g path line',
} as const;

const names = (list: string): string[] => list.split(' ');

const elements = [
  ...names(ofNotes),
  ...Object.entries(ofFormulas).flatMap(([namespace, list]) => names(list).map((name) => ({ name, namespace }))),
];

/** Attributes that run something, and addresses that do, the Sanitizer takes out whatever it is told. */
const sanitizer = { elements, removeAttributes: ['id', 'name', 'slot'], comments: false };

const purifying = {
  ALLOWED_TAGS: elements.map((element) => (typeof element === 'string' ? element : element.name)),
  ADD_ATTR: ['target', 'encoding'],
  FORBID_ATTR: sanitizer.removeAttributes,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

interface Cleaning {
  readonly setHTML: (html: string, options: { readonly sanitizer: object }) => void;
}

const hasSanitizer = (element: object): element is Cleaning => 'setHTML' in element;

// Pages with such HTML wait for it; when it cannot be fetched they show words without markup.
const purifier = hasSanitizer(Element.prototype)
  ? null
  : await import('dompurify').then(
      ({ default: loaded }) => loaded,
      () => null,
    );

/** Replaces what is in the element by the HTML, as far as it is safe. */
export function fill(element: Element, html: string): void {
  if (hasSanitizer(element)) element.setHTML(html, { sanitizer });
  else if (purifier) element.replaceChildren(purifier.sanitize(html, purifying));
  else element.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
