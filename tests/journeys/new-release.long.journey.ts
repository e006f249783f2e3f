// A new release of the site waits as long as any tab takes an exam.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { EXAM_LOCK } from '../../web/service-worker/messages.ts';
import { choose, test as examTest, expectReceipt, openExam, submit } from './exam-kit.ts';

const SERVICE_WORKER = '/sw.js';

/** Chromium lets the active worker finish its work for five minutes, and checks once a minute. */
const LONGEST_TAKEOVER_MS = 400_000;

/** The product behind a proxy that can change the service worker's file, as a new release does. */
async function startProxy(
  upstream: string,
): Promise<{ url: string; release(): void; close(): void }> {
  let isReleased = false;
  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === SERVICE_WORKER;
    const headers = {
      ...incoming.headers,
      ...(isWorker && {
        'accept-encoding': 'identity',
        'if-none-match': '',
        'if-modified-since': '',
      }),
    };
    const asked = request(
      new URL(incoming.url ?? '/', upstream),
      { method: incoming.method, headers },
      (response) => {
        const { 'content-length': length, ...rest } = response.headers;
        outgoing.writeHead(
          response.statusCode ?? 502,
          isWorker ? rest : { ...rest, ...(length && { 'content-length': length }) },
        );
        response.on('data', (chunk) => outgoing.write(chunk));
        response.on('end', () =>
          outgoing.end(isWorker && isReleased ? '\n// The next release.' : undefined),
        );
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      isReleased = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const test = examTest.extend<{ site: Awaited<ReturnType<typeof startProxy>> }>({
  site: async ({ browser: _browser }, use, { project }) => {
    const site = await startProxy(project.use.baseURL ?? '');
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });

/**
 * Which service workers there are: the one at work and the one that waits; and the lock that exams
 * share and a takeover has alone.
 */
const workers = (page: Page) =>
  page.evaluate(async (examLock) => {
    const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const { held } = await navigator.locks.query();
    return {
      isActive: active?.state === 'activated',
      isWaiting: waiting !== null && waiting !== undefined,
      lock: held?.find(({ name }) => name === examLock)?.mode ?? null,
    };
  }, EXAM_LOCK);

test('a new release waits while another tab takes an exam, and loads after the exam', async ({
  student,
  exam,
  site,
}) => {
  test.setTimeout(2 * LONGEST_TAKEOVER_MS);
  const home = await student.newPage();
  await home.goto('/');
  await home.evaluate(() => navigator.serviceWorker.ready);
  await home.close();

  const room = await openExam(student, exam);
  await expect
    .poll(() => room.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await choose(room, 1, 'a');

  site.release();
  const other = await student.newPage();
  await other.goto('/campaigns');
  const offer = other.getByText('A new version of Alokpath is available.');
  await expect(offer).toBeVisible();
  await other.getByRole('button', { name: 'Load it now' }).click();
  await expect(
    other.getByText(/You can load it once the exam in your other tab is over/),
  ).toBeVisible();
  expect(await workers(other)).toEqual({ isActive: true, isWaiting: true, lock: 'shared' });
  // A new tab requests the activation by itself; it is rejected as well.
  const third = await student.newPage();
  await third.goto('/campaigns');
  await expect(third.getByText('A new version of Alokpath is available.')).toBeVisible();
  expect(await workers(third)).toEqual({ isActive: true, isWaiting: true, lock: 'shared' });

  await choose(room, 2, 'a');
  await submit(room);
  await expectReceipt(room);
  await room.goto('/exams');

  // A pending reload has neither a button nor a response.
  const load = async () => {
    await other
      .getByRole('button', { name: 'Load it now' })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    return workers(other).catch(() => null);
  };
  await expect
    .poll(load, { timeout: LONGEST_TAKEOVER_MS })
    .toEqual({ isActive: true, isWaiting: false, lock: null });
});
