// Runs in worker threads: renders formulas with KaTeX and sanitizes notes by an allow-list of tags.
// Both can be slow for malicious texts.
import katex from 'katex';
import sanitize from 'sanitize-html';

/** `source`: LaTeX of a formula, HTML of a note. */
export type RenderTask = { kind: 'inline formula' | 'display formula' | 'note'; source: string };

const noteRules: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'sub',
    'sup',
    'br',
    'hr',
    'blockquote',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'figure',
    'figcaption',
    'img',
    'a',
  ],
  allowedAttributes: {
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    a: ['href', 'rel', 'target'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Only pictures of our own site, so that opening a page sends no request to other hosts.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media(?:\/[\w-][\w.-]*)+$/.test(attribs.src ?? ''),
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }, true),
  },
};

/** The HTML of each task, in order. A formula that does not compile is shown as red source. */
export default function render(tasks: readonly RenderTask[]): string[] {
  return tasks.map(({ kind, source }) => {
    if (kind === 'note') return sanitize(source, noteRules);
    return katex.renderToString(source, {
      displayMode: kind === 'display formula',
      throwOnError: false,
      strict: 'ignore',
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    });
  });
}
