// Reads the page as Vite writes it: what runs in stages is named in the order in which it has to run, and index.html has it run so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staged } from '../../web/lighter/staged-scripts.ts';

const built = `<head>
    <script>first()</script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="modulepreload" crossorigin href="/assets/router-1.js">
  </head>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const stagesOf = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('head [data-stage]')];

it('leaves fetching and running to the page, libraries first, the app last', () => {
  const page = parse(staged(built));
  expect(stagesOf(page).map((stage) => stage.getAttribute('href'))).toEqual([
    '/assets/react-1.js',
    '/assets/router-1.js',
    '/assets/app-1.js',
  ]);
  expect(stagesOf(page).map((stage) => stage.rel)).toEqual(['', '', '']);
  expect([...page.scripts].map((script) => script.text)).toEqual(['first()']);
});

describe('the last script of index.html', () => {
  const index = parse(readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8'));
  const source = index.querySelector('body > script:not([type])')?.textContent ?? '';

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Runs it in a page with two stages, which come when the test says so. */
  function opened(root: string) {
    const page = parse(`<head><link data-stage href="/a.js"><link data-stage href="/b.js"></head><div id="root">${root}</div>`);
    const asked: string[] = [];
    const stages: { readonly come: () => void; readonly fail: (error: Error) => void }[] = [];
    const load = (href: string) => {
      asked.push(new URL(href).pathname);
      return new Promise<void>((come, fail) => stages.push({ come, fail }));
    };
    let paint: () => void = () => undefined;
    const Painted = vi.fn(function observer(this: PerformanceObserver, seen: () => void) {
      paint = seen;
      this.observe = () => undefined;
    });
    const run = new Function('document', 'PerformanceObserver', 'stop', 'load', `return ${source.replace('import(', 'load(').trim()}`);
    const end: Promise<void> = run(page, Painted, () => undefined, load);
    return { page, asked, stages, end, paint: () => paint() };
  }

  const view = '<div class="first-view"><a href="/courses"><b>Courses</b></a></div>';
  const soon = () => vi.advanceTimersByTimeAsync(10);
  const relsOf = (page: Document) => stagesOf(page).map((stage) => stage.rel);

  it('has nothing fetched before the first view is seen, then everything, and runs one after the other', async () => {
    const { page, asked, stages, end, paint } = opened(view);
    await soon();
    expect([relsOf(page), asked]).toEqual([['', ''], []]);
    paint();
    await soon();
    expect([relsOf(page), asked]).toEqual([['modulepreload', 'modulepreload'], ['/a.js']]);
    stages[0]?.come();
    await soon();
    expect(asked).toEqual(['/a.js', '/b.js']);
    stages[1]?.come();
    await soon();
    await end;
  });

  it('waits two seconds at most where the browser does not tell', async () => {
    const { asked } = opened(view);
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['/a.js']);
  });

  it('waits for nothing where no view is there to be seen', async () => {
    const { page, asked } = opened('');
    await soon();
    expect([relsOf(page), asked]).toEqual([['modulepreload', 'modulepreload'], ['/a.js']]);
  });

  it('takes a script that fails for a failure, except on a page that a tap has left', async () => {
    const failing = async (tap: boolean) => {
      const { page, stages, end } = opened(view);
      if (tap) page.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const outcome = end.then(
        () => 'left',
        () => 'failed',
      );
      await vi.advanceTimersByTimeAsync(2000);
      stages[0]?.fail(new TypeError('Failed to fetch'));
      await soon();
      return outcome;
    };
    expect([await failing(false), await failing(true)]).toEqual(['failed', 'left']);
  });
});
