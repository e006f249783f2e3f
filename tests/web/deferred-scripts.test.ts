// The page as Vite generates it: deferred scripts are listed in their order of execution, and
// index.html runs them in that order.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferScripts } from '../../web/build/deferred-scripts.ts';

const built = `<head>
    <script>first()</script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="modulepreload" crossorigin href="/assets/router-1.js">
  </head>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const deferredScriptsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLLinkElement>('head [data-deferred]'),
];

it('fetches and runs the scripts after the page: libraries first, the app last', () => {
  const page = parse(deferScripts(built));
  expect(deferredScriptsOf(page).map((script) => script.getAttribute('href'))).toEqual([
    '/assets/react-1.js',
    '/assets/router-1.js',
    '/assets/app-1.js',
  ]);
  expect(deferredScriptsOf(page).map((script) => script.rel)).toEqual(['', '', '']);
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

  const message = index.getElementById('load-failed')?.outerHTML ?? '';

  /**
   * Runs the script in a page with two stages, which the test triggers. `respond`: the server's
   * response to the retry. `gone`: scripts that the server does not have any more.
   */
  function runScript(
    root: string,
    {
      lang = 'en',
      navigation = 'navigate',
      respond = (): { status: number } => ({ status: 200 }),
      gone = [] as readonly string[],
      loaded = [] as readonly string[],
    } = {},
  ) {
    const stageLinks =
      '<link data-deferred href="http://localhost/a.js"><link data-deferred href="http://localhost/b.js"><link data-preload href="http://localhost/page.js">';
    const page = parse(
      `<html lang="${lang}"><head>${stageLinks}</head><body><div id="root">${root}</div>${message}</body></html>`,
    );
    const requestedUrls: string[] = [];
    const stages: { readonly come: () => void; readonly fail: (error: Error) => void }[] = [];
    const load = (href: string) => {
      requestedUrls.push(new URL(href).pathname);
      return new Promise<void>((come, fail) => stages.push({ come, fail }));
    };
    let paint: () => void = () => undefined;
    const Painted = vi.fn(function observer(this: PerformanceObserver, seen: () => void) {
      paint = seen;
      this.observe = () => undefined;
    });
    // A browser window with the globals that the script uses: each page has its own.
    const window = new EventTarget();
    const reloads: string[] = [];
    const globals = {
      document: page,
      PerformanceObserver: Painted,
      stop: () => undefined,
      load,
      location: {
        href: 'http://localhost/',
        origin: 'http://localhost',
        reload: () => reloads.push('reload'),
      },
      // As in Safari, which does not expose the response status.
      performance: {
        getEntriesByType: (type: string) =>
          type === 'navigation' ? [{ type: navigation }] : loaded.map((name) => ({ name })),
      },
      fetch: async (url: string) => (gone.includes(url) ? { status: 404 } : respond()),
      addEventListener: window.addEventListener.bind(window),
    };
    const run = new Function(
      ...Object.keys(globals),
      `return ${source.replace('import(', 'load(').trim()}`,
    );
    const end: Promise<void> = run(...Object.values(globals));
    return { page, asked: requestedUrls, stages, end, reloads, window, paint: () => paint() };
  }

  const view = '<div class="prerendered"><a href="/courses"><b>Courses</b></a></div>';
  const soon = () => vi.advanceTimersByTimeAsync(10);
  const relsOf = (page: Document) => deferredScriptsOf(page).map((script) => script.rel);

  it('fetches nothing before the prerendered page is painted, then everything, and runs the scripts in order', async () => {
    const { page, asked, stages, end, paint } = runScript(view);
    await soon();
    const preload = () => page.querySelector<HTMLLinkElement>('[data-preload]')?.rel;
    expect([relsOf(page), preload(), asked]).toEqual([['', ''], '', []]);
    paint();
    await soon();
    expect([relsOf(page), preload(), asked]).toEqual([
      ['modulepreload', 'modulepreload'],
      'modulepreload',
      ['/a.js'],
    ]);
    stages[0]?.come();
    await soon();
    expect(asked).toEqual(['/a.js', '/b.js']);
    stages[1]?.come();
    await soon();
    await end;
  });

  it('waits two seconds at most where the browser does not report painting', async () => {
    const { asked } = runScript(view);
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['/a.js']);
  });

  it('fetches nothing for a page that a tap has left before the first paint', async () => {
    const { page, asked } = runScript(view);
    page.querySelector<HTMLElement>('a b')?.click();
    await vi.advanceTimersByTimeAsync(2100);
    expect([relsOf(page), asked]).toEqual([['', ''], []]);
  });

  it('does not wait if there is no view to paint', async () => {
    const { page, asked } = runScript('');
    await soon();
    expect([relsOf(page), asked]).toEqual([['modulepreload', 'modulepreload'], ['/a.js']]);
  });

  const alertOf = (page: Document) =>
    page.querySelector('body > [role=alert]')?.textContent?.replace(/\s+/g, ' ').trim() ?? null;

  /** The page after its first script has failed. */
  async function runUntilFailure(
    options: Parameters<typeof runScript>[1] & { readonly tap?: boolean } = {},
  ) {
    const open = runScript(view, options);
    if (options.tap)
      open.page.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const outcome = open.end.then(
      () => 'quiet',
      () => 'failed',
    );
    await vi.advanceTimersByTimeAsync(2000);
    open.stages[0]?.fail(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(2000);
    return { ...open, outcome };
  }

  it('retries once, by a reload, when the server responds', async () => {
    const { page, reloads } = await runUntilFailure();
    expect([reloads, alertOf(page)]).toEqual([['reload'], null]);
  });

  it.each([
    ['en', /^This page has not loaded completely.* Reload$/],
    ['bn', /^পৃষ্ঠাটি পুরোপুরি লোড হয়নি।.* আবার লোড করো$/],
  ])('shows in %s that the retry has failed too, and reloads on request', async (lang, text) => {
    const { page, reloads, outcome } = await runUntilFailure({ lang, navigation: 'reload' });
    expect([reloads, await outcome]).toEqual([[], 'failed']);
    expect(alertOf(page)).toMatch(text);
    page.querySelector<HTMLElement>('[role=alert] button')?.click();
    expect(reloads).toEqual(['reload']);
  });

  it.each([
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['is down', () => ({ status: 503 })],
  ])('keeps the readable page, with a message, while the server %s', async (_, respond) => {
    const { page, reloads } = await runUntilFailure({ respond });
    expect([reloads, alertOf(page)]).toEqual([
      [],
      expect.stringContaining('has not loaded completely'),
    ]);
  });

  it.each([
    ['of every page', { gone: ['http://localhost/b.js'] }],
    [
      'of this page alone',
      {
        gone: ['http://localhost/assets/home.js'],
        loaded: ['http://localhost/assets/home.js', 'http://localhost/logo.svg'],
      },
    ],
  ])(
    'shows that there is a new version when a script %s is not on the server any more',
    async (_, options) => {
      const { page } = await runUntilFailure({ navigation: 'reload', ...options });
      expect(alertOf(page)).toBe('A new version of Alokpath is available. Reload');
    },
  );

  it('does not show a new version when the server cannot be reached', async () => {
    const { page } = await runUntilFailure({
      navigation: 'reload',
      respond: () => {
        throw new TypeError('Load failed');
      },
    });
    expect(alertOf(page)).toContain('Check your connection');
  });

  it('shows nothing on a page that a tap has left', async () => {
    const { page, reloads, outcome } = await runUntilFailure({ tap: true, navigation: 'reload' });
    expect([reloads, alertOf(page), await outcome]).toEqual([[], null, 'quiet']);
  });

  it('is called by the app when the code of the page is missing', async () => {
    const { page, window } = runScript(view, { navigation: 'reload' });
    window.dispatchEvent(new Event('alokpath:load-failed'));
    await soon();
    expect(alertOf(page)).toContain('has not loaded completely');
  });
});
