// Learning over time: a video that resumes at its last position, the mark that a lesson is done,
// one's own notes, and a long note of the course.
import { expect, type Page, test } from '@playwright/test';
import { deleteCourse, make } from './authoring.ts';
import { adminOf } from './exam-kit.ts';
import { demoStudent, logIn } from './person.ts';

const science = '/courses/academic/class11-12/class11-12-science';
const chapter = `${science}/subject/chapter/class11-12-physics-1-02`;

/**
 * A fake player with the interface that our page uses: it answers the call, starts at the given
 * position, and plays a minute in a second.
 */
const player = `<!doctype html><title>player</title><script>
  const wanted = new URLSearchParams(location.search);
  let at = Number(wanted.get('start') ?? 0), called = false;
  const send = (message) => parent.postMessage(JSON.stringify(message), wanted.get('origin'));
  addEventListener('message', ({ data }) => {
    const { event, func, args } = JSON.parse(data);
    if (event === 'listening') called = true;
    if (func === 'seekTo') at = args[0];
  });
  setInterval(() => {
    if (!called) return;
    at += 3;
    send({ event: 'infoDelivery', info: { currentTime: at, duration: 1000, playerState: 1, playbackRate: 1 } });
  }, 50);
</script>`;

async function openLesson(page: Page): Promise<void> {
  await page.goto(`${chapter}/Lessons`);
  await page.locator('main a[href*="/lesson/"]').first().click();
  await expect(page).toHaveURL(/\/lesson\//);
  // The list, which also has a play button, is shown until the lesson has loaded.
  await expect(page.getByRole('region', { name: 'My notes' })).toBeVisible();
}

/** The next response to a save of the video position. */
const placeSaved = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().postData()?.includes('"positionSeconds":') === true,
  );

test.beforeEach(async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  await logIn(page, demoStudent);
  // An earlier journey may have enrolled the student; the server's refusal is fine then.
  await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query:
        'mutation { enroll(input: { courseId: "class11-12-science", category: ACADEMIC }) { message } }',
    },
  });
});

test('a video continues where it stopped, counts as done near its end, and is marked in lists', async ({
  page,
}) => {
  await openLesson(page);
  const doneButton = page.getByRole('button', { name: 'Done' });
  await expect(doneButton).toHaveAttribute('aria-pressed', 'false');
  const saved = placeSaved(page);
  await page.getByRole('button', { name: /^Play: / }).click();
  expect((await saved).ok()).toBe(true);
  await page.getByRole('link', { name: 'Back to Lessons' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /Continue at \d+:\d\d/ })).toHaveCount(
    1,
  );

  await page.reload();
  await openLesson(page);
  const doneSaved = page.waitForResponse(
    (response) => response.request().postData()?.includes('"done":true') === true,
  );
  await page.getByRole('button', { name: /^Continue at/ }).click();
  await expect(doneButton).toHaveAttribute('aria-pressed', 'true', { timeout: 40_000 });
  expect((await doneSaved).ok()).toBe(true);
  await page.goto(`${science}/subject/class11-12-physics-1`);
  await expect(page.getByText(/^1 of \d+ lessons done$/)).toBeVisible();
  await page.goto(`${science}/class11-12-science`);
  await expect(page.getByText(/^1 of \d+ lessons done$/)).toBeVisible();

  await openLesson(page);
  await doneButton.click();
  await expect(doneButton).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(doneButton).toHaveAttribute('aria-pressed', 'false');
});

test('a mark that is set without network reaches the server later', async ({ page, context }) => {
  await openLesson(page);
  const doneButton = page.getByRole('button', { name: 'Done' });
  await context.setOffline(true);
  await doneButton.click();
  await expect(doneButton).toHaveAttribute('aria-pressed', 'true');
  const saved = page.waitForResponse(
    (response) =>
      response.request().postData()?.includes('SaveLessonProgress') === true && response.ok(),
  );
  await context.setOffline(false);
  await saved;
  await page.reload();
  await expect(doneButton).toHaveAttribute('aria-pressed', 'true');
  await doneButton.click();
  await expect(doneButton).toHaveAttribute('aria-pressed', 'false');
});

test('a note of mine is there after a reload, links back into the video, and can be changed and deleted', async ({
  page,
}) => {
  await openLesson(page);
  const plays = placeSaved(page);
  await page.getByRole('button', { name: /^(Play: |Continue)/ }).click();
  await plays;
  await page.getByRole('textbox', { name: 'New note' }).fill('The cross product has a direction.');
  await expect(page.getByRole('checkbox', { name: /^Link to/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'New note' }).press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Edit note: The cross/ })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Play from/ }).click();
  await expect(page.locator('iframe[src*="start="]')).toBeVisible();
  await page.getByRole('button', { name: /^Edit note: The cross/ }).click();
  await page.getByRole('textbox', { name: 'Edit the note' }).fill('By the right hand.');
  await page.getByRole('textbox', { name: 'Edit the note' }).press('Control+Enter');
  await page.getByRole('button', { name: 'Delete note: By the right hand.' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('By the right hand.')).toHaveCount(0);
});

test('on a phone the text is on the first screen, and the notes are a sheet that keeps the typed text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${science}/subject/chapter/lesson/class11-12-physics-1-02-lesson-1`);
  await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport();
  const button = page.getByRole('button', { name: /^My notes/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'My notes' });
  await sheet.getByRole('textbox', { name: 'New note' }).fill('Half a thought.');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.reload();
  await button.click();
  await expect(sheet.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a thought.');
  await sheet.getByRole('textbox', { name: 'New note' }).fill('');
});

test('on a laptop the navigation and the outline beside a text stay visible while scrolling', async ({
  page,
}) => {
  await page.goto(`${science}/subject/chapter/lesson/class11-12-physics-1-02-lesson-1`);
  const outline = page.getByRole('navigation', { name: 'On this page' });
  const [first, last] = [outline.getByRole('link').first(), outline.getByRole('link').last()];
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(first).toBeInViewport();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }),
  ).toBeInViewport();
  await expect(page.getByRole('region', { name: 'My notes' })).toBeInViewport();
});

test('a list has two columns with pictures on a laptop, and one without them on a phone', async ({
  page,
}) => {
  await page.goto(`${science}/subject/class11-12-physics-1`);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const places = async () =>
    [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()].map((box) => ({
      x: box?.x,
      y: box?.y,
    }));
  await expect(rows.first().locator('img')).toBeVisible();
  const [first, second] = await places();
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? Number.POSITIVE_INFINITY);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(rows.first().locator('img')).toBeHidden();
  const [upper, lower] = await places();
  expect(lower?.x).toBe(upper?.x);
});

test('a video that cannot be loaded shows a message on its poster, and starts when it is available', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  await openLesson(page);
  await page.getByRole('button', { name: /^(Play: |Continue)/ }).click();
  await expect(page.getByText(/^The video is still loading\./)).toBeVisible();
  await expect(page.getByText(/^The video may be unavailable\./)).toBeVisible();
  await expect(page.locator('[data-video-poster]')).toBeVisible();
  await page.unroute('https://www.youtube-nocookie.com/**');
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^The video may be unavailable\./)).toBeHidden();
  await expect(page.locator('[data-video-poster]')).toHaveCount(0);
});

test('a note of the course has its contents, and fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${chapter}/contents`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.locator('.katex').first()).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').last().click();
  await expect(page.locator('article :is(h2, h3)').last()).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing is wider than the screen',
  ).toBeLessThanOrEqual(320);
  await expect(page.getByRole('progressbar', { name: 'Read so far' })).not.toHaveAttribute(
    'aria-valuenow',
    '0',
  );
});

test('content that is wider than a small phone scrolls inside a note: a formula in its line, a table in its box', async ({
  browser,
  baseURL,
}) => {
  const admin = await adminOf(browser, baseURL);
  const courseId = await make(admin.request, 'createCourse', {
    courseCode: 'class06',
    courseType: 'academic',
    title: 'Wide',
    price: 0,
  });
  try {
    const subjectId = await make(admin.request, 'createSubject', { courseId, name: 'Wide' });
    const chapterId = await make(admin.request, 'createChapter', { subjectId, title: 'Wide' });
    const long = `\\sqrt{${[...'abcdefghijklmnopqrstuvwxyz'].join('+')}}`;
    const cells = Array.from({ length: 8 }, (_, column) => `<td>Acceleration${column}</td>`).join(
      '',
    );
    const source = `<p>Short is $x^2$, long is $${long}$.</p><table><tbody><tr>${cells}</tr></tbody></table>`;
    const contentId = await make(admin.request, 'createContent', {
      chapterId,
      title: 'Wide',
      source,
    });
    const page = await admin.newPage();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/courses/academic/class06/${courseId}/subject/chapter/content/${contentId}`);
    const formula = page.locator('article .katex[data-wide]');
    await expect(formula).toHaveCount(1);
    await expect(page.locator('article .katex')).toHaveCount(2);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'nothing is wider than the screen',
    ).toBeLessThanOrEqual(320);

    const table = page.locator('article table');
    for (const part of [formula, table]) {
      expect(await part.evaluate(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)).toBe(
        true,
      );
      await part.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => part.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
    const hint = () => table.evaluate((element) => getComputedStyle(element).boxShadow);
    expect(await hint(), 'there is more to the right').toContain('inset');
    await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect.poll(hint).toBe('none');
  } finally {
    await deleteCourse(admin.request, courseId);
    await admin.close();
  }
});
