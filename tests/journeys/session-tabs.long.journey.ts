// One browser, two tabs, one session: a login or logout in one tab applies to both, no data of the
// previous user is left, and scripts can never read a token.
import { expect, type Page, test } from '@playwright/test';
import {
  choose,
  test as examTest,
  expectReceipt,
  openExam,
  storedAnswers,
  submit,
  waitUntilSaved,
} from './exam-kit.ts';
import { demoStudent, logIn, logOut } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const lesson =
  '/courses/academic/class11-12/class11-12-science/subject/chapter/class11-12-physics-1-02/Lessons';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const storage = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: Object.keys(sessionStorage),
    cookie: document.cookie,
  }));

test('after a login only the flag, the user and settings of the device are stored', async ({
  page,
  context,
}) => {
  await logIn(page, demoStudent);
  await page.goto('/student-dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { local, session, cookie } = await storage(page);
  const named = Object.keys(local).filter(
    (key) => !/^alokpath\.(lang|theme|menu|attempts|exam-elsewhere|exam\.|learning\.)/.test(key),
  );
  expect(named.sort()).toEqual(['isLoggedin', 'user']);
  expect(local.isLoggedin).toBe('true');
  expect(session.filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
  expect(cookie, 'no script can read the session').toBe('');
  const sessions = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(sessions.length).toBeGreaterThan(0);
  for (const { value } of sessions) expect(JSON.stringify(local)).not.toContain(value);
});

test('a half-written form survives the end of the session, and is saved after a login over it', async ({
  page,
  context,
}) => {
  const title = `Reading week ${Date.now()}`;
  await logIn(page, admin);
  await page.goto('/boss/campaigns/new');
  await page.getByLabel('Title').fill(title);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const login = page.getByRole('dialog', { name: 'Log in to continue' });
  await login.getByLabel('Username').fill(admin.username);
  await login.getByLabel('Password', { exact: true }).fill(admin.password);
  await login.getByRole('button', { name: 'Log In' }).click();
  await expect(login).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: `Delete: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('a logout in one tab shows the login in the others, and removes all personal data', async ({
  page,
  context,
}) => {
  await logIn(page, demoStudent);
  await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      query:
        'mutation { enroll(input: { courseId: "class11-12-science", category: ACADEMIC }) { message } }',
    },
  });
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('tabpanel')).toContainText('student@alokpath.test');
  await page.goto(lesson);
  await page.locator('main a[href*="/lesson/"]').first().click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Nobody else is to read this.');
  expect(JSON.stringify((await storage(page)).local)).toContain('Nobody else is to read this.');

  await logOut(page);
  await expect(other).toHaveURL(/\/login/);
  await expect(menu(other).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other.getByText('student@alokpath.test')).toHaveCount(0);
  for (const tab of [page, other]) {
    const { local } = await storage(tab);
    expect(local).not.toHaveProperty('isLoggedin');
    expect(local).not.toHaveProperty('user');
    expect(JSON.stringify(local)).not.toContain('Nobody else is to read this.');
  }
});

test('a login in one tab logs the others in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/courses/admission');
  await expect(menu(other).getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, demoStudent);
  await expect(menu(other).getByRole('button', { name: 'Logout' })).toBeVisible();
});

examTest(
  'an exam in another tab keeps its answers, and asks for the login when it next saves',
  async ({ exam, student }) => {
    const page = await openExam(student, exam);
    await choose(page, 1, 'a');
    await waitUntilSaved(page);
    const other = await student.newPage();
    await other.goto('/');
    await logOut(other);
    await choose(page, 2, 'b');
    const form = page.getByRole('dialog').filter({ has: page.getByLabel('Username') });
    await expect(form).toBeVisible();
    await form.getByLabel('Username').fill(demoStudent.username);
    await form.getByLabel('Password', { exact: true }).fill(demoStudent.password);
    await form.getByRole('button', { name: 'Log In' }).click();
    await expect(form).toHaveCount(0);
    await choose(page, 3, 'c');
    await waitUntilSaved(page);
    await submit(page);
    await expectReceipt(page);
    expect(await storedAnswers(student, exam)).toEqual(['1a', '2b', '3c']);
  },
);
