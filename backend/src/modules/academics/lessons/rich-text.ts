// Reduces the HTML of lessons and notes to an allow-list when it is written, so that stored HTML
// can be shown.
import { escapeFormulas } from '@alokpath/exam-rules/formulas';
import sanitizeHtml from 'sanitize-html';

const TAGS =
  'h2 h3 h4 p ul ol li strong em u sub sup table thead tbody tr th td caption blockquote br code hr figure figcaption img a'.split(
    ' ',
  );
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    a: ['href'],
  },
  // As in the gateway's rules.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Images of our own site only, as in the gateway's rules (gateway/src/modules/rich-text).
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media(?:\/[\w-][\w.-]*)+$/.test(attribs.src ?? ''),
  // Without this the texts in these elements would be kept.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
};

const TAG = new RegExp(`</?(${TAGS.join('|')})(\\s[^<>]*)?/?>`, 'i');

/**
 * The HTML without tags and attributes outside the allow-list. Formulas between dollar signs are
 * text and unchanged.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(escapeFormulas(html, TAG), OPTIONS);
}
