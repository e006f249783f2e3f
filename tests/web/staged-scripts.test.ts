// Reads the page as Vite writes it: what runs in stages is named in the order in which it has to run.
import { expect, it } from 'vitest';
import { staged } from '../../web/lighter/staged-scripts.ts';

const built = `<head>
    <script>first()</script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="modulepreload" crossorigin href="/assets/router-1.js">
  </head>`;

it('leaves fetching and running to the page, libraries first, the app last', () => {
  const page = new DOMParser().parseFromString(staged(built), 'text/html');
  const stages = [...page.querySelectorAll<HTMLLinkElement>('head [data-stage]')];
  expect(stages.map((stage) => stage.getAttribute('href'))).toEqual(['/assets/react-1.js', '/assets/router-1.js', '/assets/app-1.js']);
  expect(stages.map((stage) => stage.rel)).toEqual(['', '', '']);
  expect([...page.scripts].map((script) => script.text)).toEqual(['first()']);
});
