// Two teachers mark the same written answers independently: one answer gets their average, the
// other one is reconciled by an admin, and students see no marks before that.
import { expect, type Page, test } from '@playwright/test';
import { adminOf, execute } from './exam-kit.ts';
import { enroll, takeExam } from './page-users.ts';
import { logIn, logOut, newStudent } from './person.ts';

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const DU = { courseId: 'du', category: 'ADMISSION_PREP' } as const;

const mine = '{ viewer { id student { id } } }';
type Mine = { viewer: { id: string; student: { id: string } } };

/** Marks the open answer, and goes to the next one. */
async function mark(page: Page, first: string, second: string): Promise<void> {
  const url = page.url();
  await expect(page.getByText(/Two markers mark this exam/)).toBeVisible();
  await expect(page.getByLabel('Marks for question 1')).toHaveValue('');
  await page.getByLabel('Marks for question 1').fill(first);
  await page.getByLabel('Marks for question 2').fill(second);
  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page).not.toHaveURL(url);
}

test('two markers agree on one answer, and an admin reconciles the other', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const office = await adminOf(browser, baseURL);
  const title = `Two markers ${Date.now()}`;
  const { createExam } = await execute<{ createExam: { exam: { id: string } } }>(
    office.request,
    'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }',
    {
      input: {
        parentType: 'UNIT',
        parentId: 'du-a',
        title,
        type: 'WRITTEN',
        totalMarks: 10,
        timeLimitMinutes: 30,
        passingScorePercent: 40,
        negativeMarkingPercentage: 0,
        writtenQuestions: [{ text: 'Why do bodies fall?' }, { text: 'How far in 2 s?' }],
      },
    },
  );
  const examId = createExam.exam.id;

  // The admin switches it on.
  await logIn(page, admin);
  await page.goto(`/boss/exams/${examId}`);
  const setting = page.getByRole('region', { name: 'Markers' });
  await expect(setting.getByText('One marker', { exact: true })).toBeVisible();
  await setting.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Markers' });
  await dialog.getByLabel('Who marks the answers').selectOption('2');
  await dialog.getByLabel('Marks may differ by at most').fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(setting.getByText('Two markers, independently')).toBeVisible();
  await page.goto('/');
  await logOut(page);

  const takers = [await newStudent(page.request), await newStudent(page.request)];
  for (const taker of takers) {
    await logIn(page, taker);
    await enroll(page.request, DU);
    await takeExam(page.request, examId);
    await logOut(page);
  }
  const markers = [await newStudent(page.request), await newStudent(page.request)];
  for (const marker of markers) {
    await logIn(page, marker);
    const { viewer } = await execute<Mine>(page.request, mine);
    await logOut(page);
    await execute(
      office.request,
      'mutation ($input: GiveGrantInput!) { giveGrant(input: $input) { person { id } } }',
      { input: { ...DU, studentId: viewer.student.id, role: 'MARKER' } },
    );
  }

  // Each marker sees both answers, and no marks of the other. They agree on the earlier answer.
  const marksByMarker = [
    [
      ['3', '2'],
      ['1', '1'],
    ],
    [
      ['4', '2'],
      ['5', '4'],
    ],
  ] as const;
  for (const [index, marker] of markers.entries()) {
    await logIn(page, marker);
    await page.goto(`/teaching/marking?exam=${examId}`);
    await expect(page.getByText('2 answers to mark')).toBeVisible();
    await page.getByRole('link', { name: 'Start marking' }).click();
    for (const [first, second] of marksByMarker[index] ?? []) await mark(page, first, second);
    await expect(page.getByText('Nothing to mark.')).toBeVisible();
    await page.goto(`/teaching/marking?exam=${examId}&state=marked`);
    if (index === 0) {
      await expect(page.getByText('Your marks wait for the second marker.')).toHaveCount(2);
    } else {
      await expect(page.getByText('Marks: 5.5 of 10')).toBeVisible();
      await expect(page.getByText(/their marks differ by too much/)).toBeVisible();
    }
    await page.goto('/');
    await logOut(page);
  }

  const [agreed, other] = takers;
  const RESULT = `query ($userId: ID!, $examId: ID!) { examResult(userId: $userId, examId: $examId) {
    ... on SingleExamResult { score writtenQuestions { marks comment } } } }`;
  const scoreOf = async (taker: typeof agreed) => {
    await logIn(page, taker ?? admin);
    const { viewer } = await execute<Mine>(page.request, mine);
    const variables = { userId: viewer.id, examId };
    const { examResult } = await execute<{ examResult: { score: number | null } }>(
      page.request,
      RESULT,
      variables,
    );
    await page.goto('/');
    await logOut(page);
    return examResult.score;
  };
  expect(await scoreOf(agreed)).toBe(5.5);
  expect(await scoreOf(other)).toBeNull();

  await logIn(page, admin);
  await page.goto('/boss');
  await page.getByRole('link', { name: /^Reconcile the marks of two markers \(/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: /^Compare the marks/ })
    .click();
  const both = page.getByRole('region', { name: 'What both markers gave' });
  await expect(both.getByText('Marks: 2 of 10')).toBeVisible();
  await expect(both.getByText('Marks: 9 of 10')).toBeVisible();
  await page.getByLabel('Marks for question 1').fill('4');
  await page.getByLabel('Marks for question 2').fill('3');
  await page.getByRole('button', { name: 'Save the marks' }).click();
  await expect(page.getByText('Final marks: 7 of 10')).toBeVisible();
  await page.goto('/');
  await logOut(page);
  expect(await scoreOf(other)).toBe(7);
  await office.close();
});
