// Failures of a browser during an exam: no answer is lost, and the exam is submitted once.
import { expect } from '@playwright/test';
import {
  aStudent,
  choose,
  expectReceipt,
  openExam,
  option,
  storedAnswers,
  submit,
  test,
  waitUntilSaved,
} from './exam-kit.ts';
import { demoStudent } from './person.ts';

// Each test uses a separate exam and browser.
test.describe.configure({ mode: 'parallel' });

test('a reload during the exam', async ({ exam, student }) => {
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  await choose(page, 2, 'c');
  await page.reload();
  await expect(option(page, 1, 'b')).toBeChecked();
  await choose(page, 3, 'd');
  await submit(page);
  await expectReceipt(page);
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '3d']);
});

test('a crash of the tab', async ({ exam, student }) => {
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  const devtools = await student.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The tab crashes before it can respond.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await openExam(student, exam);
  await expect(option(again, 1, 'b')).toBeChecked();
  await expect(again.getByRole('dialog', { name: 'Open in another tab' })).toBeHidden();
  await choose(again, 2, 'c');
  await submit(again);
  await expectReceipt(again);
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '-']);
});

test('a browser without storage: the server has the answers, also after a reload', async ({
  exam,
  student,
}) => {
  await student.addInitScript(() => {
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get });
  });
  const page = await openExam(student, exam);
  await expect(page.getByText(/^This device cannot keep your answers/)).toBeVisible();
  await choose(page, 1, 'b');
  await waitUntilSaved(page);
  await page.reload();
  await expect(option(page, 1, 'b')).toBeChecked();
  await choose(page, 2, 'c');
  await submit(page);
  await expectReceipt(page);
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '-']);
});

test('two tabs: the second one is read-only until it takes over', async ({ exam, student }) => {
  const first = await openExam(student, exam);
  await choose(first, 1, 'b');
  const second = await openExam(student, exam);
  const dialog = second.getByRole('dialog', { name: 'Open in another tab' });
  await expect(dialog).toBeVisible();
  await expect(option(second, 2, 'a')).toBeDisabled();
  await choose(first, 2, 'c');
  await dialog.getByRole('button', { name: 'Use here instead' }).click();
  await expect(dialog).toBeHidden();
  await expect(option(second, 2, 'c')).toBeChecked();
  await expect(first.getByRole('dialog', { name: 'Open in another tab' })).toBeVisible();
  await choose(second, 3, 'd');
  await submit(second);
  await expectReceipt(second);
  await expect(option(first, 1, 'b')).toBeHidden();
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '3d']);
});

test('another device continues with the saved answers', async ({
  exam,
  student: phone,
  browser,
  baseURL,
}) => {
  const laptop = await aStudent(browser, baseURL);
  const page = await openExam(phone, exam);
  await choose(page, 1, 'b');
  await waitUntilSaved(page);
  await phone.close();
  const elsewhere = await openExam(laptop, exam);
  await expect(option(elsewhere, 1, 'b')).toBeChecked();
  await choose(elsewhere, 2, 'c');
  await submit(elsewhere);
  await expectReceipt(elsewhere);
  expect(await storedAnswers(laptop, exam)).toEqual(['1b', '2c', '-']);
});

test('two devices: the one that was put aside submits the answers of the other one, too', async ({
  exam,
  student: phone,
  browser,
  baseURL,
}) => {
  const laptop = await aStudent(browser, baseURL);
  const aside = await openExam(phone, exam);
  await choose(aside, 1, 'b');
  await waitUntilSaved(aside);
  const page = await openExam(laptop, exam);
  await choose(page, 1, 'c');
  await choose(page, 2, 'c');
  await choose(page, 3, 'd');
  await waitUntilSaved(page);
  await submit(aside);
  await expectReceipt(aside);
  expect(await storedAnswers(phone, exam)).toEqual(['1c', '2c', '3d']);
  await laptop.close();
});

test('the session ends: the login opens over the exam, and only the student of the attempt can continue', async ({
  exam,
  student,
}) => {
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  await waitUntilSaved(page);
  await student.clearCookies();
  await choose(page, 2, 'c');
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
  const logIn = async (username: string, password: string) => {
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log In' }).click();
  };
  await logIn('admin@alokpath.test', 'alokpath-admin');
  await expect(dialog.getByRole('alert')).toContainText('another account');
  await logIn(demoStudent.username, demoStudent.password);
  await expect(dialog).toBeHidden();
  await waitUntilSaved(page);
  await choose(page, 3, 'd');
  await submit(page);
  await expectReceipt(page);
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '3d']);
});

test('a double click on Submit is one result', async ({ exam, student }) => {
  const page = await openExam(student, exam);
  for (const question of [1, 2, 3]) await choose(page, question, 'a');
  let hits = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('SubmitExam')) hits += 1;
  });
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  await expectReceipt(page);
  expect(hits).toBe(1);
  expect(await storedAnswers(student, exam)).toEqual(['1a', '2a', '3a']);
});

test('a reply that is lost: the repeat gets the same receipt', async ({ exam, student }) => {
  const page = await openExam(student, exam);
  for (const question of [1, 2, 3]) await choose(page, question, 'a');
  let first = '';
  await page.route('/graphql', async (route) => {
    if (first || !route.request().postData()?.includes('SubmitExam')) return route.fallback();
    first = await (await route.fetch()).text();
    return route.abort();
  });
  await submit(page);
  await expectReceipt(page);
  const { receipt } = (
    JSON.parse(first) as { data: { submitExam: { receipt: { answersHash: string } } } }
  ).data.submitExam;
  await expect(page.getByRole('dialog')).toContainText(receipt.answersHash);
});
