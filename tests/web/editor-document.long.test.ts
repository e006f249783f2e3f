// The text editor shows every text of the demo content, and saves it without losing anything.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../backend/src/db/content/read-content.ts';
import { sanitizeRichText } from '../../backend/src/modules/academics/lessons/rich-text.ts';
import {
  fromSource,
  isRepresentable,
  toSource,
} from '../../web/src/features/admin/editor/document/source.ts';
import { hasSameStoredHtml } from '../../web/src/features/admin/editor/document/stored-html.ts';

const { content } = readContent(join(import.meta.dirname, '../../backend/demo'));
const texts = content.chapters.flatMap(({ file, data }) =>
  [
    ...data.lessons.map((lesson) => lesson.content),
    ...data.contents.map((note) => note.contentDetails),
  ].map((text) => [file, text ?? '']),
);
const formulasIn = (text: string) =>
  text
    .match(/\$\$?[^$]+\$\$?/g)
    ?.map((formula) =>
      formula.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ) ?? [];

describe('lessons and notes of the demo content', () => {
  it('are more than fifty', () => expect(texts.length).toBeGreaterThan(50));

  it.each(texts)('%s: open in the editor', (_, text) => expect(isRepresentable(text)).toBe(true));

  it.each(texts)('%s: keep every formula, and stay the same when saved twice', (_, text) => {
    const saved = toSource(fromSource(text));
    expect(formulasIn(saved)).toEqual(formulasIn(text));
    expect(toSource(fromSource(saved))).toBe(saved);
  });
});

describe('a stored text', () => {
  it.each([
    '<p>$x &lt; y$ and $$\\frac{1}{2} &amp; z$$</p>',
    '<p>It costs \\$5, or \\$6.</p>',
    '<p>$\\text{\\$5}$</p>',
    '<p>a<br>b <strong>c <em>d</em></strong> H<sub>2</sub>O x<sup>2</sup> <u>e</u> <code>$a$ \\$</code></p>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    '<p><a href="https://example.com/x?a=1&amp;b=2">x</a></p>',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th>c</th><td colspan="2">$d$</td></tr></tbody></table>',
    '<figure><img src="/media/diagrams/a.svg" alt="A" width="3" height="2"><figcaption>$a$</figcaption></figure>',
    '<p>x <img src="/media/files/a.webp" alt="A" width="3" height="2"> y</p>',
    '<blockquote><p>a</p></blockquote>',
    '<hr>',
    '',
  ])('is not changed: %s', (text) => {
    expect(isRepresentable(text)).toBe(true);
    expect(toSource(fromSource(text)).replaceAll('\n', '')).toBe(text);
  });

  it('may have formulas with unescaped signs', () => {
    expect(toSource(fromSource('<p>$x<y$ $a>b$</p>'))).toBe('<p>$x&lt;y$ $a&gt;b$</p>');
    expect(isRepresentable('<p>$x<y$</p>')).toBe(true);
  });

  it.each([
    '<p style="color:red">x</p>',
    '<div>x</div>',
    '<p>a <span>b</span></p>',
    '<table><caption>t</caption><tbody><tr><td>a</td></tr></tbody></table>',
    '<figure><figcaption>no picture</figcaption></figure>',
    '<p><img src="https://example.com/a.png" alt="a"></p>',
    '<p>a</p><!-- b -->',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<h5>x</h5>',
    '<p><a href="/courses">x</a></p>',
    '<pre>a\n  b</pre>',
  ])('opens in the source view if the editor would lose a part: %s', (text) =>
    expect(isRepresentable(text)).toBe(false),
  );
});

describe('two texts that the server stores identically', () => {
  it.each([
    '<p>7 > 5 &amp; "x" &nbsp;y</p><br><hr>',
    '<p class="a" style="color: red">a <b>b</b><span>c</span></p><div>d</div><!-- e --><script>f()</script>',
    '<p>$x<y$ and $<span>z</span>$</p>',
    '<p><img src="/media/a.svg" alt="A"><img src="https://example.com/b.png" alt="B"><a href="https://example.com" onclick="x()">c</a></p>',
    '<h1>a</h1><table><caption>b</caption><tr><td colspan="2" class="d">c</td></tr></table>',
    '<ul>\n<li>a<pre>b</pre></li>\n</ul>\n',
  ])('are the same: %s', (text) =>
    expect(hasSameStoredHtml(text, sanitizeRichText(text))).toBe(true),
  );

  it.each(texts.filter(([, text]) => text !== ''))('%s: differs from a longer one', (_, text) => {
    expect(hasSameStoredHtml(text, sanitizeRichText(text))).toBe(true);
    expect(hasSameStoredHtml(text, `${text}<p>More</p>`)).toBe(false);
  });

  it.each([
    ['<p>a</p>', '<p><strong>a</strong></p>'],
    ['<table><caption>a</caption></table>', '<table></table>'],
    ['<p>$x$</p>', '<p>$$x$$</p>'],
    [
      '<p><a href="https://example.com/1">a</a></p>',
      '<p><a href="https://example.com/2">a</a></p>',
    ],
  ])('are not %s and %s', (source, otherSource) =>
    expect(hasSameStoredHtml(source, otherSource)).toBe(false),
  );
});
