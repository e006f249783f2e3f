// `npm run lighthouse`: Lighthouse scores of the public pages on a phone (simulated slow 4G, processor
// four times slower): the median of several rounds, each in a fresh browser. `ROUNDS=1
// PAGES=/,/campaigns npm run lighthouse` measures a part, `SITE=https://…` another site.
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../../tests/journeys/browser.ts';
import { median, printTable } from '../table.ts';
import { browserFlags, withSite } from './site.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGES = process.env.PAGES?.split(',') ?? [
  '/',
  '/courses/admission',
  '/courses/admission/du',
  '/courses/academic/class10',
  '/campaigns',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
} as const;

async function runLighthouse(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: findBrowser({ isFull: true }),
    chromeFlags: ['--headless=new', ...browserFlags],
  });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      formFactor: 'mobile',
      output: 'json',
    });
    if (!run) throw new Error(`Lighthouse returned no result for ${url}`);
    // A page that was not painted, for example, would have a score of 0.
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

const score = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const time = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? 0;

/** The failed audits of all categories except performance. */
function failures(result: Result): string[] {
  const audits = CATEGORIES.slice(1).flatMap(
    (category) => result.categories[category]?.auditRefs ?? [],
  );
  return audits
    .map(({ id, weight }) => ({ weight, audit: result.audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
    .map(({ audit }) => audit?.title ?? '');
}

await withSite(async (url) => {
  const rows = [['page', ...CATEGORIES, ...Object.keys(TIMES), 'CLS']];
  const failedAudits = new Set<string>();
  for (const page of PAGES) {
    // The servers fill their caches at the first request.
    await fetch(url + page, { headers: { accept: 'text/html' } });
    const results: Result[] = [];
    for (let round = 0; round < ROUNDS; round += 1) results.push(await runLighthouse(url + page));
    for (const failure of results.flatMap(failures)) failedAudits.add(`${page}: ${failure}`);
    rows.push([
      page,
      ...CATEGORIES.map((category) =>
        String(median(results.map((result) => score(result, category)))),
      ),
      ...Object.values(TIMES).map(
        (audit) => `${Math.round(median(results.map((result) => time(result, audit))))} ms`,
      ),
      median(results.map((result) => time(result, 'cumulative-layout-shift'))).toFixed(3),
    ]);
  }
  printTable(`Lighthouse, mobile, median of ${ROUNDS}`, rows);
  for (const failedAudit of failedAudits) console.log(failedAudit);
});
