import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageWith } from '../../web/ssr/page.ts';

const index = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8');
const none = { files: [], texts: { en: [], bn: [] } };
const view = {
  html: {
    en: '<main><h1 tabindex="-1">Units of <b>DU</b></h1><p>$&amp; costs</p></main>',
    bn: '<main><h1>ইউনিট</h1></main>',
  },
  styles: '<style data-emotion="css 1">.a{}</style>',
  data: { name: '</script><script>alert(1)</script>' },
};

it('is shown where the app will render, in both languages, with the title of the page', () => {
  const page = new DOMParser().parseFromString(pageWith(view, index, none), 'text/html');
  expect(page.querySelector('#root.prerendered')?.innerHTML).toBe(view.html.en);
  expect((page.getElementById('first-bn') as HTMLTemplateElement).content.textContent).toBe(
    'ইউনিট',
  );
  expect(page.title).toBe('Units of DU · Alokpath');
  expect(page.head.querySelector('[data-emotion]')).toBeTruthy();
});

it('embeds its data safely: nothing in it ends the element or runs', () => {
  const page = new DOMParser().parseFromString(pageWith(view, index, none), 'text/html');
  expect(JSON.parse(page.getElementById('first-data')?.textContent ?? '')).toEqual(view.data);
  expect(page.querySelectorAll('script:not([src]):not([type])')).toHaveLength(2);
});

it('keeps links and the menu usable, and every other control inert', () => {
  const main =
    '<button type="button" data-menu="open">Menu</button><button>Share</button><a href="/courses">Courses</a><input type="search"/>';
  const page = new DOMParser().parseFromString(
    pageWith({ ...view, html: { en: main, bn: main } }, index, none),
    'text/html',
  );
  const isInert = (selector: string) =>
    page.querySelector(`.prerendered ${selector}`)?.hasAttribute('inert');
  expect(['button[data-menu]', 'a', 'button:not([data-menu])', 'input'].map(isInert)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('names its own scripts and texts without having them fetched', () => {
  const files = ['/assets/units-1.js', '/assets/lists-1.js'];
  const texts = { en: ['/assets/units-en-1.js'], bn: ['/assets/units-bn-1.js'] };
  const page = new DOMParser().parseFromString(
    pageWith(view, index, { files, texts }),
    'text/html',
  );
  const links = [...page.head.querySelectorAll<HTMLLinkElement>('[data-preload]')];
  expect(links.map((link) => [link.dataset.preload, link.getAttribute('href')])).toEqual([
    ['', '/assets/units-1.js'],
    ['', '/assets/lists-1.js'],
    ['en', '/assets/units-en-1.js'],
    ['bn', '/assets/units-bn-1.js'],
  ]);
  expect(links.map(({ rel }) => rel)).toEqual(['', '', '', '']);
});
