import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import katex from 'katex';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setSanitizedHtml } from '../../web/src/ui/content/clean-html.ts';
import { RichHtml } from '../../web/src/ui/content/rich-html.tsx';
import { system } from '../../web/src/ui/theme/theme.ts';
import { payloads } from '../journeys/xss-payloads.ts';

function cleaned(html: string): HTMLElement {
  const box = document.createElement('div');
  setSanitizedHtml(box, html);
  return box;
}

describe('HTML that the gateway did not clean', () => {
  it.each(payloads.map((payload) => [payload]))('runs nothing: %s', (payload) => {
    const box = cleaned(`<p>${payload}</p>`);
    for (const element of box.querySelectorAll('*')) {
      expect(element.localName).not.toMatch(
        /^(script|iframe|object|embed|link|meta|base|form|input|button|template|style|use|foreignobject|animate|set)$/i,
      );
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^(on|id$|name$|srcdoc|formaction)/i);
        if (/^(href|src|xlink:href)$/.test(name))
          expect(value).not.toMatch(/^\s*(javascript|vbscript|data:text)/i);
      }
    }
  });
});

const formulas = [
  '\\frac{a}{b} + \\sqrt[3]{x^2}',
  '\\int_0^\\infty e^{-x^2}\\,dx = \\tfrac{\\sqrt\\pi}{2}',
  '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
  '\\vec{F} = m\\vec{a}, \\quad \\overline{AB} \\perp \\overbrace{CD}^{n}',
  '\\cancel{x} \\boxed{y} \\text{যদি } x < y',
  '\\begin{cases} x & y \\\\ z & w \\end{cases} \\xrightarrow{k} \\color{red}{q}',
  '\\underline{x} \\widehat{abc} \\phantom{x} \\lim_{n \\to \\infty} \\sum_{i=1}^n',
];

describe('a formula or drawing of the gateway', () => {
  it.each(formulas)('is not changed: %s', (formula) => {
    const html = katex.renderToString(formula, {
      displayMode: true,
      throwOnError: true,
      strict: 'ignore',
    });
    const drawn = document.createElement('div');
    drawn.append(
      new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as Element,
    );
    expect(cleaned(html).innerHTML).toBe(drawn.innerHTML);
  });

  it('keeps tables, pictures of our own and links to others', () => {
    const html =
      '<h2>A</h2><table><tbody><tr><th scope="col" colspan="2">x</th></tr></tbody></table><figure><img src="/media/a.svg" alt="b" width="3" height="4"><figcaption>c</figcaption></figure><p><a href="https://a.test/" rel="noopener noreferrer" target="_blank">d</a></p>';
    expect(cleaned(html).innerHTML).toBe(html);
  });
});

it('shows another text when it is given one', () => {
  const page = (html: string) => (
    <ChakraProvider value={system}>
      <RichHtml html={html} />
    </ChakraProvider>
  );
  const { container, rerender } = render(page('<b>one</b>'));
  expect(container.querySelector('b')?.textContent).toBe('one');
  rerender(page('two'));
  expect([container.textContent, container.querySelector('b')]).toEqual(['two', null]);
});

/** Everything is 500 px wide, in boxes of 300. */
function inNarrowBoxes(): void {
  const sizes = { scrollWidth: 500, clientWidth: 300 };
  for (const [name, value] of Object.entries(sizes))
    vi.spyOn(Element.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value);
  onTestFinished(() => void vi.restoreAllMocks());
  const { ResizeObserver: usual } = globalThis;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe = () => this.callback();
      disconnect = () => undefined;
    },
  );
  onTestFinished(() => void vi.stubGlobal('ResizeObserver', usual));
}

const sqrt = katex.renderToString('\\sqrt{a+b+c+d}');

function drawn(html: string): HTMLElement {
  return render(
    <ChakraProvider value={system}>
      <RichHtml html={html} />
    </ChakraProvider>,
  ).container;
}

it('scrolls a formula that is longer than a line by itself, also by keyboard', () => {
  inNarrowBoxes();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 500 } as DOMRect);
  const formula = drawn(`<p>x is ${sqrt}</p>`).querySelector('.katex') as HTMLElement;
  expect([formula.hasAttribute('data-wide'), formula.tabIndex]).toEqual([true, 0]);
});

it('does not scroll a formula that fits, nor one in a table', () => {
  inNarrowBoxes();
  const width = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 250 } as DOMRect);
  const boxed = (html: string) => drawn(html).querySelectorAll('.katex[data-wide]').length;
  expect(boxed(`<p>x is ${sqrt}</p>`)).toBe(0);
  // Glyphs may exceed their box: the formula neither scrolls nor is marked as scrollable.
  expect(drawn(`<p>x is ${sqrt}</p>`).querySelectorAll('[data-more], [tabindex]')).toHaveLength(0);
  width.mockReturnValue({ width: 500 } as DOMRect);
  expect(boxed(`<table><tbody><tr><td>${sqrt}</td></tr></tbody></table>`)).toBe(0);
});

it('breaks a formula that is longer than a line, if possible', () => {
  inNarrowBoxes();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 250 } as DOMRect);
  const long = (source: string) =>
    drawn(`<p>x is ${katex.renderToString(source)}</p>`).querySelectorAll('.katex[data-long]')
      .length;
  expect([long('a'), long('a=b+c')]).toEqual([0, 1]);
});

it('shows that a wide table continues to the right, until its end is reached', () => {
  inNarrowBoxes();
  const table = drawn('<table><tbody><tr><td>x</td></tr></tbody></table>').querySelector(
    'table',
  ) as HTMLElement;
  expect([table.tabIndex, table.hasAttribute('data-more')]).toEqual([0, true]);
  table.scrollLeft = 200;
  table.dispatchEvent(new Event('scroll'));
  expect([table.tabIndex, table.hasAttribute('data-more')]).toEqual([0, false]);
});
