// Validates an image before it is served to students' browsers: only shapes are allowed.
import sanitizeHtml from 'sanitize-html';

const MAX_BYTES = 512 * 1024;
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient ' +
    'stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feColorMatrix feFlood feComposite feMerge feMergeNode feDropShadow'
  ).split(' '),
);

/** The problem of the image; undefined if it is valid. */
export function svgProblem(data: Buffer): string | undefined {
  if (data.length > MAX_BYTES) return 'is larger than 512 KB';
  const text = data.toString('utf8').replace(/^\uFEFF/, '');
  if (!/^\s*(<\?xml [^?>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text))
    return 'is not an SVG drawing';
  // Document types can define entities, which would hide content from the checks below.
  const instruction = /<!(?!--)[A-Za-z[]*|<\?(?!xml )[\w-]*/.exec(text);
  if (instruction) return `has '${instruction[0]}'`;

  const problems: string[] = [];
  // Used as a parser: it visits every element, and its own result is discarded.
  sanitizeHtml(text, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parser: { xmlMode: true, decodeEntities: true },
    transformTags: {
      '*': (tagName, attribs) => {
        if (!ELEMENTS.has(tagName)) problems.push(`has the element '${tagName}'`);
        for (const [name, value] of Object.entries(attribs)) {
          const problem = attributeProblem(name, value);
          if (problem) problems.push(problem);
        }
        return { tagName, attribs };
      },
    },
  });
  return problems[0];
}

function attributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `has the event handler '${name}'`;
  if (/^(xlink:)?href$|^src$/i.test(name) && !value.trim().startsWith('#'))
    return `refers to '${value.slice(0, 60)}'`;
  // CSS can write any character as an escape, and comments within words.
  if (
    /url\(\s*['"]?\s*(?!['"#\s])|@import|expression\(|\\|\/\*|javascript:|image-set\(/i.test(
      name.startsWith('xmlns') ? '' : value,
    )
  ) {
    return `refers to something outside in '${name}'`;
  }
  return undefined;
}
