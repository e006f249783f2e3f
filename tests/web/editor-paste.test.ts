// HTML that is pasted into the editor of lessons and notes, and the check of formulas while
// writing.
import katex from 'katex';
import { describe, expect, it, vi } from 'vitest';
import { cleanPasted } from '../../web/src/features/admin/editor/document/paste.ts';
import { brokenFormulas } from '../../web/src/features/admin/formulas/rendered.ts';

const formulas = (html: string) =>
  [
    ...new DOMParser()
      .parseFromString(cleanPasted(html).html, 'text/html')
      .querySelectorAll('[data-formula]'),
  ].map((formula) => formula.getAttribute('data-formula'));

describe('formulas in pasted HTML', () => {
  it.each([
    ['<p>$x &lt; y$</p>', ['x < y']],
    ['<p><span>$x</span><span lang=EN>^2$</span></p>', ['x^2']],
    ['<p><span style="font-weight:400">$$a</span><span>+b$$</span></p>', ['a+b']],
    ['<p>$ x $ and $5x$</p>', [' x ', '5x']],
  ])('are found in the text: %s', (html, expected) => expect(formulas(html)).toEqual(expected));

  it.each([
    '<p>It costs $5 <span lang=EN>or</span> $6.</p>',
    '<p>$5-$6</p>',
    '<p>$৫, $৬ and $৭</p>',
    '<p>$5</p><p>$6</p>',
  ])('are not made of prices or across paragraphs: %s', (html) => {
    expect(formulas(html)).toEqual([]);
    expect(cleanPasted(html).html).not.toContain('&lt;');
  });

  it('do not change emphasis', () => {
    expect(cleanPasted('<p>$a$ <span style="font-weight:700">b</span></p>').html).toContain(
      '<span style="font-weight:700">b</span>',
    );
  });
});

it('upgrades pasted links to https, the only URLs of web pages that are stored', () => {
  const { html } = cleanPasted(
    '<p><a href="HTTP://example.com/a?b=1">x</a> <a href="mailto:a@b.co">y</a></p>',
  );
  expect(html).toBe(
    '<p><a href="https://example.com/a?b=1">x</a> <a href="mailto:a@b.co">y</a></p>',
  );
});

it('checks a formula once, although the text around it changes with each key press', () => {
  const render = vi.spyOn(katex, 'renderToString');
  for (const typed of ['', 'a', 'ab', 'abc'])
    expect(brokenFormulas(`$\\frac13$ $\\frac{$ ${typed}`)).toEqual(['\\frac{']);
  expect(render).toHaveBeenCalledTimes(2);
  render.mockRestore();
});
