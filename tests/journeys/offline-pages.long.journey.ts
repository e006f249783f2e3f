// Without a network: a note that was read, an exam that is open, pages that are not there, and the
// way back.
import { expect } from '@playwright/test';
import { choose, openExam, option, test, waitUntilSaved } from './exam-kit.ts';
import { waitUntilCached } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const chapter =
  '/courses/academic/class11-12/class11-12-science/subject/chapter/class11-12-physics-1-02';

test('a note that was read is there without a network, after a reload too', async ({ student }) => {
  await student.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query:
        'mutation { enroll(input: { courseId: "class11-12-science", category: ACADEMIC }) { message } }',
    },
  });
  const page = await student.newPage();
  await page.goto(`${chapter}/contents`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.locator('article .katex').first()).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const url = page.url();
  const mine = page.getByRole('listitem').filter({ hasText: 'Read this again.' });
  await page.getByRole('textbox', { name: 'New note' }).fill('Read this again.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(mine).toBeVisible();
  await waitUntilCached(page);

  await student.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('article .katex').first()).toBeVisible();
  await expect(mine).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();

  // A page that was not visited before shows that it is not available; the bar leads back to the
  // note.
  await page.goto(`${chapter}/exams`);
  await expect(page.getByText('This is not on your device yet.').first()).toBeVisible();
  await page.getByText(/^Notes on this device/).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(url);
  await expect(page.locator('article .katex').first()).toBeVisible();

  await student.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('a lesson that was opened is there without a network, after a reload too', async ({
  student,
}) => {
  await student.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query:
        'mutation { enroll(input: { courseId: "class11-12-science", category: ACADEMIC }) { message } }',
    },
  });
  const page = await student.newPage();
  await page.goto(
    '/courses/academic/class11-12/class11-12-science/subject/chapter/lesson/class11-12-physics-1-02-lesson-1',
  );
  const heading = page.getByRole('heading', { level: 1 });
  const text = page.getByRole('main').locator('article p').last();
  await expect(text).toBeVisible();
  const [title, words] = [await heading.innerText(), await text.innerText()];
  await waitUntilCached(page);

  await student.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(title);
  await expect(text).toHaveText(words);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByText(/^The video needs a connection/)).toBeVisible();
  await expect(page.getByText(/^You are reading the copy stored on this device on /)).toBeVisible();

  await page.getByText(/^Lessons on this device/).click();
  await expect(page.getByRole('status').getByRole('link', { name: title })).toBeVisible();
});

test('an open exam shows its paper and answers after a reload without a network', async ({
  student,
  exam,
}) => {
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  await waitUntilSaved(page);
  await waitUntilCached(page);
  await student.setOffline(true);
  await choose(page, 2, 'c');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(option(page, 1, 'b')).toBeChecked({ timeout: 60_000 });
  await expect(option(page, 2, 'c')).toBeChecked();
  await choose(page, 3, 'd');
  await student.setOffline(false);
  await waitUntilSaved(page);
});

test('the site can be installed, and sends no request to other hosts before a tap', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  for (const url of ['/', '/courses/admission', '/courses/academic/class10', '/campaigns']) {
    await page.goto(url, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);

  const tools = await page.context().newCDPSession(page);
  const { data, errors } = await tools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, lang, display } = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string; purpose?: string }[];
    lang: string;
    display: string;
  };
  expect({ lang, display }).toEqual({ lang: 'en', display: 'standalone' });
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of icons)
    expect((await page.request.get(src)).headers()['content-type'], src).toBe('image/png');
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  // The browser of the journeys forgets everything, which is the one thing it has against an
  // installation.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a service worker whose files could not be loaded is installed when the network is back', async ({
  student,
}) => {
  let isLost = true;
  let refused = 0;
  // Only the files that the worker precaches, not its own script.
  await student.route('**/assets/**', (route) => {
    if (!isLost || !route.request().serviceWorker()) return route.fallback();
    refused += 1;
    return route.abort();
  });
  const page = await student.newPage();
  await page.goto('/');
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(0);
  const hasWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(hasWorker).toBe(false);
  isLost = false;
  await student.setOffline(true);
  await student.setOffline(false);
  await expect.poll(hasWorker).toBe(true);
  await waitUntilCached(page);
});
