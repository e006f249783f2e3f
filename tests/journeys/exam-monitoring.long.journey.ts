// An admin watches a running exam: sees the student, gives extra time, sends a message, reopens
// what was submitted and closes it again; all of it reaches the student within seconds.
import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import {
  adminOf,
  choose,
  expectReceipt,
  openExam,
  submit,
  test,
  waitUntilSaved,
} from './exam-kit.ts';

test('extra time, a message, reopening and closing reach a student who is writing', async ({
  browser,
  baseURL,
  exam,
  student,
}) => {
  const paper = await openExam(student, exam);
  await choose(paper, 1, 'a');
  await waitUntilSaved(paper);
  const clock = paper.getByRole('timer');
  await expect(clock).toContainText(/^0?[0-4]:/);

  const admin = await adminOf(browser, baseURL);
  const boss = await admin.newPage();
  await boss.goto(`/boss/exams/${exam.id}`);
  await boss.getByRole('link', { name: 'Live view' }).click();
  await expect(
    boss.getByRole('heading', { level: 1, name: `Live view: ${exam.title}` }),
  ).toBeVisible();
  await expect(boss.getByRole('checkbox')).toHaveCount(1);
  expect(await accessibilityViolations(boss)).toEqual([]);
  await boss.getByRole('checkbox').check();
  await boss.getByRole('button', { name: 'Give the chosen ones more time (1)' }).click();
  const dialog = boss.getByRole('dialog');
  await dialog.getByLabel('Minutes').fill('10');
  await dialog.getByLabel('Reason').fill('Power cut in the hall');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(paper.getByText('You have 10 minutes more: Power cut in the hall')).toBeVisible();
  await expect(clock).toContainText(/^1[0-4]:/);

  await boss.getByLabel('Message', { exact: true }).fill('Question 2: read 30 instead of 3.');
  await boss.getByRole('button', { name: 'Send to everybody' }).click();
  await boss.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect(paper.getByText('Question 2: read 30 instead of 3.')).toBeVisible();

  await paper.reload();
  await expect(clock).toContainText(/^1[0-4]:/);
  await submit(paper);
  await expectReceipt(paper);
  await expect(boss.getByRole('cell', { name: 'Handed in' })).toBeVisible();

  await boss.getByRole('checkbox').check();
  await boss.getByRole('button', { name: 'Reopen the chosen ones (1)' }).click();
  await dialog.getByLabel('Minutes').fill('10');
  await dialog.getByLabel('Reason').fill('Handed in by mistake');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(dialog).toBeHidden();
  await expect(boss.getByRole('cell', { name: 'Handed in by mistake' })).toBeVisible();
  await paper.goto(exam.path);
  await expect(paper.getByText('Your exam is open again: Handed in by mistake')).toBeVisible();
  await choose(paper, 2, 'b');
  await waitUntilSaved(paper);
  await boss.getByRole('button', { name: 'Close the exam now' }).click();
  await dialog.getByLabel('Reason').fill('The hall closes');
  expect(await accessibilityViolations(boss)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close the exam now' }).click();
  await expect(dialog).toBeHidden();
  // The time is over, and then there is the score.
  await paper.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(paper.getByRole('alertdialog', { name: /^You scored 1 out of 3/ })).toBeVisible();
  await expectReceipt(paper);

  await boss.getByRole('link', { name: 'Statistics' }).click();
  await expect(
    boss.getByRole('heading', { level: 1, name: `Statistics: ${exam.title}` }),
  ).toBeVisible();
  await expect(boss.getByText('1 (100%)').first()).toBeVisible();
  expect(await accessibilityViolations(boss)).toEqual([]);
  await admin.close();
});
