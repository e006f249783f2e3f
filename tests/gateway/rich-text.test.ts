import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, test } from 'vitest';
import { RenderPool } from '../../gateway/src/modules/rich-text/render-pool.ts';
import { RichTextRenderer } from '../../gateway/src/modules/rich-text/rich-text.ts';

const pool = new RenderPool();
const renderer = new RichTextRenderer(pool);
afterAll(() => pool.close());

/** Parses HTML like a browser. */
const { document } = new JSDOM('').window;
const parse = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });
/** Elements and attributes that can execute or load something. */
function dangerOf(html: string): string[] {
  return [...parse(html).querySelectorAll('*')].flatMap((element) => {
    const isKatex = element.closest('.katex, .katex-error') !== null;
    const tag = element.tagName.toLowerCase();
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      if (/^on/i.test(name)) return [name];
      if (/^(href|src|action|formaction|xlink:href|data|srcset|background|poster)$/i.test(name)) {
        return /^(https:\/\/|mailto:|tel:|\/|#)/.test(value) || /^[\w-]+$/.test(value)
          ? []
          : [`${name}=${value}`];
      }
      return name === 'style' && !isKatex ? [name] : [];
    });
    const isBad =
      /^(script|style|iframe|object|embed|form|input|button|link|meta|base|video|audio|template|noscript|textarea|title)$/.test(
        tag,
      );
    return [...(isBad || (!isKatex && /^(svg|math)$/.test(tag)) ? [tag] : []), ...attributes];
  });
}

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/x.svg" onerror="alert(1)">',
  '<img src="https://evil.test/pixel.gif">',
  '<img src="/media/../auth/logout">',
  '<img src="//evil.test/x.png">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" &#14;javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(//evil.test)">x</p>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<iframe src="https://evil.test" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="x">',
  '<form action="https://evil.test"><input name=x><button formaction="javascript:alert(1)">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<img src=x onerror=alert(1)//',
  '<img """><script>alert(1)</script>">',
  '<p><b><i><script>alert(1)</script></i></b></p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<base href="https://evil.test/"><meta http-equiv=refresh content="0;url=https://evil.test">',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\htmlData{x=y}{z}$ $\\htmlClass{x}{y}$ $\\html@mathml{<script>}{}$',
  '$\\includegraphics{https://evil.test/x.png}$',
  '$</span><img src=x onerror=alert(1)>$',
  '$&lt;/span&gt;&lt;img src=x onerror=alert(1)&gt;$',
  '$\\text{</annotation><script>alert(1)</script>}$',
  '$$\\unknown{<img src=x onerror=alert(1)>}$$',
  '$a$ <img src=x onerror="$b$">',
  '<p title="$a$">$<script>alert(1)</script>$</p>',
  '![" onerror=alert(1) x="](/media/pictures/a.webp =1x1)',
  '![$a" onerror="$](/media/pictures/a.webp =1x1) $b$',
  '![a](https://evil.test/x.png =1x1) ![a](//evil.test/x.png =1x1) ![a](/media/../x =1x1)',
  '![a](/media/x.webp" onerror="alert(1) =1x1)',
];

test('an opening bracket stays on the line of the formula after it', async () => {
  const opening = 'span.before-formula';
  const text = parse(await renderer.text('The roots ($x_1$, [“$x_2$”]) of f($x$).'));
  expect([...text.querySelectorAll(opening)].map((span) => span.textContent)).toEqual([
    ...['(', '[“', '('],
  ]);
  expect(text.querySelectorAll(`${opening} + .katex`)).toHaveLength(3);
  expect(parse(await renderer.note('<p>Roots ($x$)</p>')).querySelectorAll(opening)).toHaveLength(
    1,
  );
  expect(await renderer.text('(a) costs $$5$$')).not.toContain('before-formula');
});

test('a text has pictures of this site, with descriptions, beside formulas; notes have them as HTML', async () => {
  const src = '/media/pictures/0123456789abcdef0123456789abcdef.webp';
  const picture = `![5\\$ "cell"](${src} =640x480)`;
  const drawn = `<img src="${src}" alt="5$ &quot;cell&quot;" width="640" height="480">`;
  expect(await renderer.text(`See\n${picture}`)).toBe(`See<br>${drawn}`);
  const beside = await renderer.text(`$x$ ${picture}\n${picture}`);
  expect(beside).toContain('class="katex"');
  expect(beside.endsWith(`</span> ${drawn}<br>${drawn}`)).toBe(true);
  expect(await renderer.text(`![a](${src})`)).toBe(`![a](${src})`);
  expect(await renderer.note(`<p>![a](${src} =1x1)</p>`)).toBe(`<p>![a](${src} =1x1)</p>`);
});

test.each(payloads)('%s is harmless as a note and as a text', async (payload) => {
  expect(dangerOf(await renderer.note(payload))).toEqual([]);
  expect(dangerOf(await renderer.text(payload))).toEqual([]);
});

test('whatever the mixture, nothing in it can run', async () => {
  const bits = fc.constantFrom(
    ...payloads,
    '$',
    '$$',
    '\\$',
    '<',
    '>',
    '"',
    "'",
    '&lt;',
    '<p>',
    '</p>',
    '\\text{',
    '}',
    'অ',
    ' onerror=alert(1) ',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(bits, { maxLength: 8 }), async (parts) => {
      const source = parts.join('');
      expect([
        ...dangerOf(await renderer.note(source)),
        ...dangerOf(await renderer.text(source)),
      ]).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

describe('a text', () => {
  test.each([
    ['1 < 2 & "so"', '1 &lt; 2 &amp; &quot;so&quot;'],
    ['one\ntwo', 'one<br>two'],
    ['costs 5$', 'costs 5$'],
    ['\\$5 and \\$6', '$5 and $6'],
    ['', ''],
    ['<b>bold</b>', '&lt;b&gt;bold&lt;/b&gt;'],
  ])('%j becomes %j, the second time too', async (source, html) => {
    expect([await renderer.text(source), await renderer.text(source)]).toEqual([html, html]);
  });

  test('has its formulas drawn, in the line and on their own', async () => {
    const html = parse(await renderer.text('Let $x < 2$ and $$\\frac{1}{2}$$ be.'));
    expect(html.querySelectorAll('.katex')).toHaveLength(2);
    expect(html.querySelectorAll('.katex-display')).toHaveLength(1);
    expect([...html.querySelectorAll('annotation')].map((element) => element.textContent)).toEqual([
      'x < 2',
      '\\frac{1}{2}',
    ]);
    expect(html.querySelector('math')).not.toBeNull();
  });

  test('keeps Bengali within formulas', async () => {
    const html = await renderer.text('$v = \\text{বেগ} \\times ৫$');
    expect(html).toContain('বেগ');
    expect(html).not.toContain('katex-error');
  });

  test('keeps a formula that does not compile as its source, in red', async () => {
    const error = parse(await renderer.text('See $\\frac{1}$.')).querySelector('.katex-error');
    expect(error?.textContent).toBe('\\frac{1}');
  });

  test('may hold a dollar sign in a formula', async () => {
    expect(parse(await renderer.text('$\\$5 + x$')).querySelector('annotation')?.textContent).toBe(
      '\\$5 + x',
    );
  });

  test('does not let macros grow for ever', async () => {
    const started = performance.now();
    await renderer.text('$\\def\\a{\\a\\a}\\a$');
    await renderer.text(`$\\rule{1000000em}{1000000em}${'{'.repeat(500)}$`);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('a note', () => {
  test('keeps its structure', async () => {
    const html =
      '<h2>Title</h2><p>One <strong>two</strong> H<sub>2</sub>O</p><ul><li>a</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
    expect(await renderer.note(html)).toBe(html);
  });

  test('has its formulas drawn, but not in code', async () => {
    const html = parse(
      await renderer.note(
        '<p>$a &lt; b$ &amp; $$\\begin{matrix}1 &amp; 2\\end{matrix}$$</p><pre>$a$</pre><p><code>$b$</code></p>',
      ),
    );
    expect([...html.querySelectorAll('annotation')].map(({ textContent }) => textContent)).toEqual([
      'a < b',
      '\\begin{matrix}1 & 2\\end{matrix}',
    ]);
    expect(html.querySelector('pre')?.textContent).toBe('$a$');
  });

  test('shows pictures of our own site only', async () => {
    expect(await renderer.note('<img src="/media/subjects/physics.svg" alt="Force">')).toBe(
      '<img src="/media/subjects/physics.svg" alt="Force" />',
    );
    expect(await renderer.note('<p>x<img src="/auth/logout"></p>')).toBe('<p>x</p>');
  });

  test('opens links apart from the site', async () => {
    const link = parse(
      await renderer.note('<a href="https://example.test" target="_self" rel="opener">x</a>'),
    ).querySelector('a');
    expect([link?.rel, link?.target]).toEqual(['noopener noreferrer', '_blank']);
  });
});

test("keeps the line breaks of a text and leaves KaTeX's drawings as they are", async () => {
  const html = await renderer.text('first $\\vec{v}$\nsecond $\\sqrt{2}$');
  expect(html.match(/<br>/g)).toHaveLength(1);
  expect(parse(html).querySelectorAll('svg path')).toHaveLength(2);
});
