/// <reference lib="dom" />
// `npm run slow-3g`: a first visit over 400 kbit/s with a round trip of 400 ms, on a processor four
// times slower: the time until the home page is readable with its first course cards, and from a tap
// on a card until the course page is readable. In both languages; median of several rounds.
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tests/journeys/browser.ts';
import { median, printTable } from '../table.ts';
import { browserFlags, withSite } from './site.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const BYTES_PER_S = 400_000 / 8;
const LATENCY_MS = 400;
const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 4);

interface Times {
  readonly heading: number;
  readonly cards: number;
  readonly course: number;
  readonly bytes: number;
}

const CARD = 'main a[href^="/courses/admission/"]:not([href="/courses/admission"])';

async function visit(browser: Browser, url: string, lang: string): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => localStorage.setItem('alokpath.lang', chosen), lang);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await tools.send('Network.enable');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  });
  const began = Date.now();
  const since = () => Date.now() - began;
  const opened = page.goto(url, { waitUntil: 'commit' });
  await seen(page, 'h1');
  const heading = since();
  await seen(page, CARD);
  const cards = since();
  await opened;
  // The student reads for a moment; the tap may come before any script has loaded.
  await page.waitForTimeout(1000);
  const tapped = Date.now();
  const address = await page.locator(CARD).first().getAttribute('href');
  await page.locator(CARD).first().click({ noWaitAfter: true });
  // The heading, not its skeleton.
  const isThere = (path: string | null) =>
    location.pathname === path &&
    document.querySelector('main h1:not(:has([role=status]))') !== null;
  await page.waitForFunction(isThere, address, { timeout: 60_000, polling: 'raf' });
  const course = Date.now() - tapped;
  await context.close();
  return { heading, cards, course, bytes };
}

const seen = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'visible', timeout: 60_000 });

await withSite(async (url) => {
  const browser = await chromium.launch({
    executablePath: findBrowser({ isFull: true }),
    args: browserFlags,
  });
  const rows = [
    ['language', 'home: heading', 'home: cards', 'course page after the tap', 'loaded'],
  ];
  const seconds = (values: readonly number[]) => `${(median(values) / 1000).toFixed(2)} s`;
  try {
    for (const lang of ['en', 'bn']) {
      const times: Times[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await visit(browser, url, lang));
      rows.push([
        lang,
        seconds(times.map(({ heading }) => heading)),
        seconds(times.map(({ cards }) => cards)),
        seconds(times.map(({ course }) => course)),
        `${(median(times.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB`,
      ]);
    }
  } finally {
    await browser.close();
  }
  printTable(
    `400 kbit/s, ${LATENCY_MS} ms, processor / ${CPU_SLOWDOWN}, median of ${ROUNDS}`,
    rows,
  );
});
