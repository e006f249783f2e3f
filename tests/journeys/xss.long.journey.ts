// Payloads of cross-site scripting wherever text of others or of a URL is shown: none may run,
// and the policy of each page would not let it.
import { expect, type Page, test } from '@playwright/test';
import { deleteCourse, make } from './authoring.ts';
import { demoStudent, logIn } from './person.ts';
import { payloads } from './xss-payloads.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const science = '/courses/academic/class11-12/class11-12-science';
const chapterId = 'class11-12-physics-1-02';

/** Some payloads leave elements unclosed, so each text has only some of them. */
const AT_ONCE = 12;

/** Records every way in which a payload can show that it has run; read it with `ran`. */
async function watch(page: Page): Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'xss', {
      value: () => document.documentElement.setAttribute('data-ran', 'yes'),
    });
  });
  return dialogs;
}

async function expectNothingRan(
  page: Page,
  dialogs: readonly string[],
  where: string,
): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ran')), where).toBe(
    false,
  );
  expect(dialogs, where).toEqual([]);
}

/** Elements and attributes of the page that could run a script. */
const dangers = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')].flatMap((element) => [
        ...(/^(script|iframe|object|embed|link|meta|base|template|use|foreignobject|animate|set)$/i.test(
          element.localName,
        ) && element.closest('article')
          ? [element.localName]
          : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') || /^\s*(javascript|vbscript|data:text)/i.test(value),
          )
          .map(({ name, value }) => `${name}=${value}`),
      ]),
    );

/** Clicks and hovers what a payload may wait for. */
async function touchEverything(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      for (const type of ['mouseover', 'pointerenter', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      if (element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):/.test(element.href))
        element.click();
    }
  });
}

test('the corpus has more than forty payloads', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(40);
});

test('every page has a policy that runs no script but its own files', async ({ page }) => {
  for (const url of [
    '/',
    '/login',
    '/courses/admission/du',
    science,
    '/profile',
    '/exam/none',
    '/boss',
    '/nowhere',
    '/sw.js',
    '/graphiql/',
  ]) {
    const response = await page.request.get(url, { headers: { accept: 'text/html' } });
    const policy = response.headers()['content-security-policy'] ?? '';
    const directives: Record<string, string[]> = Object.fromEntries(
      policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1)]),
    );
    // Beside files of ours only the scripts of index.html, by their hash.
    const sources = directives['script-src']?.filter((source) => !source.startsWith("'sha256-"));
    if (url !== '/graphiql/') expect(sources, url).toEqual(["'self'"]);
    expect(directives['script-src'], url).not.toContain("'unsafe-inline'");
    expect(directives['script-src'], url).not.toContain("'unsafe-eval'");
    expect(directives['object-src'], url).toEqual(["'none'"]);
    expect(directives['base-uri'], url).toEqual(["'none'"]);
    expect(directives['frame-ancestors'], url).toEqual(["'none'"]);
  }
});

/** Titles of at most 200 characters that together hold all payloads. */
function titles(count: number): string[] {
  const all = payloads.filter(({ length }) => length < 95);
  return Array.from(
    { length: count },
    (_, index) => `T ${all[(2 * index) % all.length]} ${all[(2 * index + 1) % all.length]}`,
  );
}

test('payloads that an author writes into a note, into titles and into descriptions run nowhere', async ({
  page,
}) => {
  const { request } = page;
  const dialogs = await watch(page);
  await logIn(page, admin);
  const [first = '', second = '', third = '', ...others] = titles(Math.ceil(payloads.length / 2));
  const everything = payloads.map((payload) => `<p>${payload}</p>`).join('\n');
  const courseId = await make(request, 'createCourse', {
    courseCode: 'class06',
    courseType: 'academic',
    title: first,
    description: payloads.join(' ').slice(0, 900),
    price: 0,
    features: [{ icon: 'javascript:xss()', text: second }],
    testimonials: [{ studentName: second, review: third }],
  });
  try {
    const subjectId = await make(request, 'createSubject', {
      courseId,
      name: second,
      description: third,
    });
    const chapterId = await make(request, 'createChapter', {
      subjectId,
      title: third,
      summary: payloads.slice(0, 9).join(' '),
    });
    const contentId = await make(request, 'createContent', {
      chapterId,
      title: first,
      source: everything,
    });
    const lessonId = await make(request, 'createLesson', {
      chapterId,
      title: second,
      source: everything,
    });
    for (const title of others)
      await make(request, 'createContent', { chapterId, title, source: title });
    const base = `/courses/academic/class06/${courseId}`;
    for (const url of [
      '/courses/academic/class06',
      base,
      `${base}/${courseId}`,
      `${base}/subject/${subjectId}`,
      `${base}/subject/chapter/${chapterId}`,
      `${base}/subject/chapter/${chapterId}/contents`,
      `${base}/subject/chapter/lesson/${lessonId}`,
      `${base}/subject/chapter/content/${contentId}`,
    ]) {
      await page.goto(url);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await touchEverything(page);
      expect(await dangers(page), url).toEqual([]);
      await expectNothingRan(page, dialogs, url);
    }
    await expect(page.locator('article')).toContainText('x');
  } finally {
    await deleteCourse(request, courseId);
  }
});

test('with a gateway that sanitizes nothing, the sanitizer of the page runs no payload, and keeps every formula', async ({
  page,
}) => {
  const dialogs = await watch(page);
  await logIn(page, demoStudent);
  await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query:
        'mutation { enroll(input: { courseId: "class11-12-science", category: ACADEMIC }) { message } }',
    },
  });
  await page.goto(`${science}/subject/chapter/${chapterId}/contents`);
  const link = page.getByRole('table').getByRole('link').first();
  const url = (await link.getAttribute('href')) ?? '';
  let safe = '';
  let turn = 0;
  const some = () => payloads.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE);
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes('ContentRoute')) return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    safe = body.data.content.body;
    body.data.content.body =
      safe +
      some()
        .map((payload) => `<section>${payload}</section>`)
        .join('');
    body.data.content.title = some().join(' ');
    return route.fulfill({ response, json: body });
  });
  // Without the policy only the sanitizer protects the page.
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  for (; turn * AT_ONCE < payloads.length; turn++) {
    await page.goto(url);
    await expect(page.locator('article .katex').first()).toBeVisible();
    await touchEverything(page);
    expect(await dangers(page), some().join('\n')).toEqual([]);
    await expectNothingRan(page, dialogs, some().join('\n'));
  }

  const formulas = await page.locator('article').evaluate((article, html) => {
    const all = (root: ParentNode) =>
      [...root.querySelectorAll('.katex')].map((formula) =>
        formula.outerHTML.replaceAll(/ (?:xmlns|tabindex)="[^"]*"/g, ''),
      );
    const written = new DOMParser().parseFromString(html, 'text/html');
    return { shown: all(article).slice(0, all(written).length), written: all(written) };
  }, safe);
  expect(formulas.written.length).toBeGreaterThan(0);
  expect(formulas.shown, 'formulas as the gateway drew them').toEqual(formulas.written);
});

test('payloads in a student’s own name, notes and addresses run nowhere', async ({ page }) => {
  const dialogs = await watch(page);
  await logIn(page, demoStudent);
  await page.route('/graphql', async (route) => {
    const { operationName } =
      route.request().method() === 'POST' ? route.request().postDataJSON() : { operationName: '' };
    if (operationName !== 'Viewer') return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    body.data.viewer.user.userName = payloads.join(' ');
    body.data.viewer.student.profilePhotoUrl = 'javascript:xss()';
    return route.fulfill({ response, json: body });
  });
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('<script>');
  await expectNothingRan(page, dialogs, 'a name');
});

test('payloads in the URL, in queries and in redirect targets do not run', async ({ page }) => {
  // Over a hundred page loads.
  test.setTimeout(600_000);
  const dialogs = await watch(page);
  for (const payload of payloads) {
    const part = encodeURIComponent(payload);
    for (const url of [`/courses/${part}/x?q=${part}#${part}`, `/login?returnTo=${part}`]) {
      await page.goto(url);
      await expectNothingRan(page, dialogs, url);
    }
  }
});

test('a login redirects only to pages of this site', async ({ page }) => {
  const dialogs = await watch(page);
  await logIn(page, demoStudent);
  for (const goal of [
    'javascript:xss()',
    'JaVaScRiPt:xss()',
    '//evil.test',
    'https://evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'data:text/html,<script>xss()</script>',
    '/\t/evil.test',
  ]) {
    await page.goto(`/login?returnTo=${encodeURIComponent(goal)}`);
    await expect(page).not.toHaveURL(/\/login/);
    expect(new URL(page.url()).origin, goal).toBe(
      new URL(test.info().project.use.baseURL ?? '').origin,
    );
    await expectNothingRan(page, dialogs, goal);
  }
});
