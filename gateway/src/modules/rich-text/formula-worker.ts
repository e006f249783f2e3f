// Runs in worker threads: renders formulas by KaTeX and reduces notes to the allow-list of tags.
// Both can take long for texts made to be slow.
import katex from 'katex';
import sanitize from 'sanitize-html';

/** One piece of work. `source`: LaTeX of a formula, HTML of a note. */
export type RenderTask = { kind: 'inline formula' | 'display formula' | 'note'; source: string };

const noteRules: sanitize.IOptions = {
  allowedTags: [
    ...[
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
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption', 'img', 'a'],
  ],
  allowedAttributes: {
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
    a: ['href', 'rel', 'target'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Pictures come from our own site only: nothing is asked of another host before a tap.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media(?:\/[\w-][\w.-]*)+$/.test(attribs.src ?? ''),
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }, true),
  },
};

/**
 * The HTML of each task, in their order. A formula that does not compile becomes its source in red.
 */
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
