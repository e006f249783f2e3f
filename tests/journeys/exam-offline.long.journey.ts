// An exam without a network, and with a device clock that lies.
import { expect } from '@playwright/test';
import {
  choose,
  clickReady,
  expectReceipt,
  openExam,
  option,
  storedAnswers,
  submit,
  test,
  waitUntilSaved,
} from './exam-kit.ts';
import { waitForToast } from './toasts.ts';

test.describe('in an exam of twenty minutes', () => {
  test.use({ minutes: 20 });

  test('ten minutes offline during the exam', async ({ exam, student }) => {
    const page = await student.newPage();
    await page.clock.install();
    await page.goto(exam.path);
    await clickReady(page);
    await choose(page, 1, 'b');
    await waitUntilSaved(page);
    await student.setOffline(true);
    await choose(page, 2, 'c');
    await expect(page.getByText('Offline – keep working').first()).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(page.getByRole('timer')).toContainText(/^0?9:\d\d/);
    await choose(page, 3, 'd');
    await student.setOffline(false);
    await waitUntilSaved(page);
    await submit(page);
    await expectReceipt(page);
    expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '3d']);
  });
});

test.describe('in an exam of one minute', () => {
  test.use({ minutes: 1 });

  test('zero while offline: sealed, kept, and submitted when the network is back', async ({
    exam,
    student,
  }) => {
    const page = await student.newPage();
    await page.clock.install();
    await page.goto(exam.path);
    await clickReady(page);
    await choose(page, 1, 'b');
    await student.setOffline(true);
    await choose(page, 2, 'c');
    await page.clock.fastForward('01:05');
    await expect(option(page, 3, 'a')).toBeDisabled();
    await page.clock.fastForward('00:10');
    await expect(page.getByText('Your answers are locked on this device')).toBeVisible();
    await expect(page.getByText('Time is up! The exam has been submitted.')).toBeHidden();
    await student.setOffline(false);
    await expect(page.getByText('Time is up! The exam has been submitted.')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expectReceipt(page);
    expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '-']);
  });
});

test('a sealed sheet is sent from another page', async ({ exam, student }) => {
  const page = await openExam(student, exam);
  for (const question of [1, 2, 3]) await choose(page, question, 'b');
  await page.route('/graphql', (route) =>
    route.request().postData()?.includes('SubmitExam') ? route.abort() : route.fallback(),
  );
  await submit(page);
  await expect(page.getByText('sending again')).toBeVisible();
  await page.close();
  expect(await storedAnswers(student, exam)).toBeNull();

  const home = await student.newPage();
  await Promise.all([waitForToast(home, `Handed in: ${exam.title}`), home.goto('/')]);
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2b', '3b']);
});

test("the device's clock is changed during the exam", async ({ exam, student }) => {
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  await page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 3_600_000;
  });
  // It has ticked since, by the changed clock too.
  const atChange = (await page.getByRole('timer').textContent()) ?? '';
  await expect(page.getByRole('timer')).not.toHaveText(atChange);
  await expect(page.getByRole('timer')).toContainText(/^0?4:\d\d/);
  await page.evaluate(() => {
    const ahead = Date.now;
    Date.now = () => ahead() - 7_200_000;
  });
  await choose(page, 2, 'c');
  await expect(page.getByRole('timer')).toContainText(/^0?4:\d\d/);
  await submit(page);
  await expectReceipt(page);
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '-']);
});
