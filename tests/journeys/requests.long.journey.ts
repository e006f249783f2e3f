// The requests of pages to the gateway: one query for the page and one for the viewer, or none
// where the page came with both; none on the way back within 60 s; after a change only the change.
import { expect, type Page, type Request, test } from '@playwright/test';
import { adminOf, clickReady, execute } from './exam-kit.ts';
import { logIn, newStudent } from './person.ts';

interface Asked {
  readonly operationName: string;
  readonly method: string;
  readonly hash: string | undefined;
  readonly text: string | undefined;
}

function readRequest(request: Request): Asked {
  const url = new URL(request.url());
  const fields = Object.fromEntries(url.searchParams);
  const params =
    request.method() === 'GET'
      ? { ...fields, extensions: JSON.parse(fields.extensions ?? '{}') }
      : request.postDataJSON();
  return {
    operationName: params.operationName,
    method: request.method(),
    hash: params.extensions?.persistedQuery?.sha256Hash,
    text: params.query,
  };
}

/** A page without requests for this long counts as idle. */
const REST_MS = 800;

/**
 * Collects the requests of a page. `take` waits until there are no more, returns their names in
 * order, and starts a new list.
 */
function listen(page: Page) {
  let asked: Asked[] = [];
  const running = new Set<Request>();
  let changedAt = 0;
  page.on('request', (request) => {
    // A pending script may send a request next.
    running.add(request);
    if (new URL(request.url()).pathname === '/graphql') asked.push(readRequest(request));
  });
  const end = (request: Request) => {
    if (running.delete(request)) changedAt = Date.now();
  };
  const isAtRest = async () => {
    // The page is busy while it processes loaded data.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return running.size === 0 && Date.now() - changedAt > REST_MS;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    async takeAll(): Promise<Asked[]> {
      changedAt = Date.now();
      await expect.poll(isAtRest, { timeout: 60_000 }).toBe(true);
      const requests = asked;
      asked = [];
      return requests;
    },
    async take(): Promise<string[]> {
      return (await this.takeAll()).map(({ operationName }) => operationName).sort();
    },
  };
}

/** Waits for the notification bell, whose script and number are loaded after the page. */
const bellShown = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeVisible();

/** Within the page, as a link would: the address bar is for a first visit. */
async function goWithin(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const science = '/courses/academic/class11-12/class11-12-science';

/**
 * Asked once while the site is open, by the first page on which things open and close by the
 * server's time.
 */
const CLOCK = 'ServerClock';

/** Requested once per visit by the notification bell of a signed-in user. */
const BELL = 'UnreadNotifications';
/** The card on the home page that asks a student for name, class and goal. */
const QUESTIONS = 'StudyPlan';

type Visit = readonly [url: string, route: string, clock?: typeof CLOCK];

const forEverybody: readonly Visit[] = [
  ['/', 'HomeRoute'],
  ['/courses', 'CoursesRoute'],
  ['/courses/admission', 'AdmissionCoursesRoute'],
  ['/courses/admission/du', 'AdmissionCourseRoute'],
  ['/courses/admission/du/units', 'UnitsRoute'],
  ['/courses/admission/du-a/years', 'YearsRoute'],
  ['/courses/academic', 'AcademicClassesRoute'],
  ['/courses/academic/class11-12', 'AcademicCoursesRoute'],
  [science, 'AcademicCourseRoute'],
  [`${science}/class11-12-science`, 'SubjectsRoute'],
  [`${science}/subject/class11-12-physics-1`, 'ChaptersRoute'],
  [`${science}/subject/chapter/class11-12-physics-1-02`, 'ChapterRoute'],
  ['/campaigns', 'CampaignsRoute', CLOCK],
];

const forStudents: readonly Visit[] = [
  ['/profile', 'ProfileRoute'],
  ['/student-dashboard', 'StudentDashboardRoute'],
  ['/exams', 'ExamsRoute', CLOCK],
  ['/assignments', 'AssignmentsRoute', CLOCK],
  ['/settings', 'SettingsRoute'],
];

/** A page without a route: it makes no requests. */
const NOWHERE = '/nowhere';

/** Whether the page was prerendered, and so includes its data. */
const hasCome = (page: Page) =>
  page.evaluate(
    () =>
      document.getElementById('first-data') !== null && localStorage.getItem('isLoggedin') === null,
  );

async function visitTwice(
  page: Page,
  url: string,
  route: string,
  clock?: typeof CLOCK,
): Promise<void> {
  const asked = listen(page);
  await page.goto(url);
  const isSignedIn = await page.evaluate(() => localStorage.getItem('isLoggedin') !== null);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  if (isSignedIn) await bellShown(page);
  const first = await asked.takeAll();
  const names = first.map(({ operationName }) => operationName).sort();
  expect(
    names.filter((name) => name !== CLOCK && name !== BELL && name !== QUESTIONS),
    `the first visit to ${url}`,
  ).toEqual((await hasCome(page)) ? [] : [route, 'Viewer'].sort());
  expect(names.filter((name) => name === CLOCK).length, `the clock at ${url}`).toBeLessThanOrEqual(
    clock ? 1 : 0,
  );
  const mayAsk = isSignedIn && url === '/';
  expect(
    names.filter((name) => name === QUESTIONS).length,
    `the questions at ${url}`,
  ).toBeLessThanOrEqual(mayAsk ? 1 : 0);
  expect(names.filter((name) => name === BELL).length, `the bell at ${url}`).toBeLessThanOrEqual(
    isSignedIn ? 1 : 0,
  );
  for (const { operationName, hash, text } of first)
    expect([operationName, hash?.length, text]).toEqual([operationName, 64, undefined]);
  await goWithin(page, NOWHERE);
  await goWithin(page, url);
  expect(await asked.take(), `the second visit to ${url}`).toEqual([]);
}

// The longest file: its tests need nothing of each other.
test.describe.configure({ mode: 'parallel' });

for (const [url, route, clock] of forEverybody) {
  test(`a visitor’s first visit to ${url} sends its query and the viewer’s, the second one nothing`, async ({
    page,
  }) => {
    await visitTwice(page, url, route, clock);
  });
}

test('a student’s first visit to each page sends its query and the viewer’s, the second one nothing', async ({
  page,
  context,
}) => {
  await logIn(page, await newStudent(page.request));
  for (const [url, route, clock] of [...forEverybody, ...forStudents]) {
    const fresh = await context.newPage();
    await visitTwice(fresh, url, route, clock);
    await fresh.close();
  }
});

test('personal data is requested by POST, and not cached', async ({ page, browser, baseURL }) => {
  /**
   * Expects exactly these operations of a page; returns the cache headers of the response to the
   * one named.
   */
  const expectAsked = async (
    at: Page,
    url: string,
    methods: Readonly<Record<string, string>>,
    name: string,
  ) => {
    const asked = listen(at);
    const pendingResponses = Object.keys(methods).map(async (operation) => {
      const ofOperation = (request: Request) =>
        new URL(request.url()).pathname === '/graphql' &&
        readRequest(request).operationName === operation;
      return [
        operation,
        await at.waitForResponse((response) => ofOperation(response.request())),
      ] as const;
    });
    await at.goto(url);
    const responses = new Map(await Promise.all(pendingResponses));
    const found = (await asked.takeAll()).map(
      ({ operationName, method }) => [operationName, method] as const,
    );
    expect(Object.fromEntries(found)).toEqual(methods);
    return responses.get(name)?.headers()['cache-control'];
  };

  const admin = await adminOf(browser, baseURL);
  const overview = {
    AdminStudents: 'POST',
    AdminTasks: 'POST',
    CurrentExams: 'POST',
    RecentChanges: 'POST',
    RunningExam: 'POST',
    UnreadNotifications: 'POST',
    Viewer: 'POST',
  };
  expect(await expectAsked(await admin.newPage(), '/boss', overview, 'AdminStudents')).toBe(
    'no-store',
  );
  await admin.close();

  await logIn(page, await newStudent(page.request));
  const { viewer } = await execute<{ viewer: { id: string } }>(page.request, '{ viewer { id } }');
  await bellShown(page);
  await listen(page).take();
  const result = {
    ExamResultRoute: 'POST',
    MyLateAnswers: 'POST',
    NoResult: 'POST',
    UnreadNotifications: 'POST',
    Viewer: 'POST',
  };
  expect(
    await expectAsked(page, `/exam/result/${viewer.id}/du-a-2019-exam`, result, 'NoResult'),
  ).toBe('no-store');
});

test('a page older than the gateway shows that there is a new version, and loads it', async ({
  page,
}) => {
  await page.route('/graphql', (route) => {
    if (!route.request().postData()?.includes('HomeRoute')) return route.fallback();
    const { operationName, variables } = route.request().postDataJSON();
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
    return route.continue({ postData: JSON.stringify({ operationName, variables, extensions }) });
  });
  await page.goto(NOWHERE);
  await goWithin(page, '/');
  const alert = page.getByRole('alert').filter({ hasText: 'A new version is available. Reload.' });
  await expect(alert).toBeVisible();
  await page.unroute('/graphql');
  await alert.getByRole('button', { name: 'Load again' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Dhaka University|DU/ })
      .first(),
  ).toBeVisible();
});

test('signing up, enrolling, a new name and a submitted exam cost one request each, and every page shows them', async ({
  page,
}) => {
  await logIn(page, await newStudent(page.request));
  await bellShown(page);
  const asked = listen(page);
  for (const url of ['/profile', '/courses/admission', '/courses/admission/gst'])
    await goWithin(page, url);
  await asked.take();

  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page.getByRole('link', { name: 'View Course' }).first()).toBeVisible();
  expect(await asked.take(), 'enrolling').toEqual(['Enroll']);
  await goWithin(page, '/courses/admission');
  await expect(
    page.getByRole('main').getByRole('link', { name: /GST/ }),
    'enrolled: it leads to the units',
  ).toHaveAttribute('href', /\/gst\/units$/);
  await goWithin(page, '/profile');
  await page.getByRole('tab', { name: 'Course Enrollment' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('GST');
  expect(await asked.take(), 'what was enrolled in, elsewhere').toEqual([]);

  await page.getByRole('tab', { name: 'Personal Information' }).click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page
    .getByLabel(/^(Name|Full name)/)
    .first()
    .fill('Rupa Akter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner')).toContainText('Rupa Akter');
  await expect(page.getByRole('tabpanel')).toContainText('Rupa Akter');
  expect(await asked.take(), 'a new name').toEqual(['UpdateStudent']);

  await goWithin(page, '/courses/admission/gst-a/years');
  const row = page.getByRole('listitem').filter({ hasText: '2022' });
  await row.getByRole('link', { name: /Give Exam/ }).click();
  await clickReady(page);
  const subjects = page.getByRole('tab');
  await expect(subjects.first()).toBeVisible();
  for (let index = 0; index < (await subjects.count()); index++) {
    await subjects.nth(index).click();
    await page.getByRole('checkbox').first().click();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  }
  await expect(page.getByText(/^Saved\s\d/).first()).toBeVisible();
  await asked.take();
  await page.getByRole('button', { name: 'Submit' }).first().click();
  await page.getByRole('button', { name: 'Submit now' }).click();
  await page
    .getByRole('dialog', { name: 'Your answers are in' })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(page).toHaveURL('/courses/admission/gst-a/years');
  await expect(row.getByRole('link', { name: /View Result/ })).toBeVisible();
  // The exam page requests notices every few seconds until the submission has a response.
  const forSubmission = (await asked.take()).filter((name) => name !== 'ExamNotices');
  // The list requests the scores of all attempts itself: after an exam of over a minute it has been
  // dropped from the cache anyway, and a submission without them costs the servers a third less.
  expect(forSubmission, 'a submitted exam').toEqual([
    'SaveQuestionTimes',
    'SubmitMultiSubjectExam',
    'YearsRoute',
  ]);
});
