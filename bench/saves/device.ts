/// <reference lib="dom" />
// Measures in Chromium how long a choice takes until it is stored on the device, which is when it
// is shown; also with a slowed-down CPU.
import { chromium, type Locator, type Page } from '@playwright/test';
import { type Account, EXAM_ID } from '../../tests/drill/exam-fixture.ts';
import { findBrowser } from '../../tests/journeys/browser.ts';
import { type Latencies, latenciesOf } from './server.ts';

/**
 * @param slowdown factor by which the CPU is throttled
 * @returns undefined if no browser is installed
 */
export async function timeChoices(
  port: number,
  accounts: readonly Account[],
  slowdown: number,
): Promise<Latencies | undefined> {
  if (!findBrowser({ isFull: true })) return undefined;
  const browser = await chromium.launch({
    executablePath: findBrowser({ isFull: true }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const measured: number[] = [];
  try {
    for (const { cookie } of accounts) {
      const url = `http://127.0.0.1:${port}`;
      const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      const tools = await context.newCDPSession(page);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(`${url}/exam/mcq-exam/${EXAM_ID}`);
      measured.push(...(await chooseAll(page)));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return latenciesOf(measured);
}

/** Chooses every option that is on the page. */
async function chooseAll(page: Page): Promise<number[]> {
  const boxes = page.getByRole('checkbox', { checked: false });
  // The inputs are hidden (their labels draw the boxes), so wait for `attached`, not for `visible`.
  await boxes.first().waitFor({ state: 'attached', timeout: 60_000 });
  const times: number[] = [];
  for (let left = await boxes.count(); left > 0; left -= 1) times.push(await choose(boxes.first()));
  return times;
}

/**
 * React resets the checkbox until its state changes, after IndexedDB has stored the choice; the
 * time ends with the first checked frame.
 */
function choose(box: Locator): Promise<number> {
  return box.evaluate(async (element) => {
    const input = element as HTMLInputElement;
    const began = performance.now();
    input.click();
    do await new Promise(requestAnimationFrame);
    while (!input.checked);
    return performance.now() - began;
  });
}
