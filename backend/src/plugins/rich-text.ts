// HTML of lessons and notes, brought down to an allow-list when it is written: what is stored can be shown.
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 h4 p ul ol li strong em u sub sup table thead tbody tr th td caption blockquote br code hr figure figcaption'.split(
    ' ',
  ),
  allowedAttributes: { th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  // Texts of these would otherwise stay behind as words.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template'],
};

/** The HTML without any tag or attribute outside the allow-list. Formulas between dollar signs are text and stay. */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
