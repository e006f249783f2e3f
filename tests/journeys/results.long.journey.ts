// After an exam: the review, its filters, practice, a retake, the history, and the printed review.
import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import {
  choose,
  clickReady,
  execute,
  expectReceipt,
  openExam,
  option,
  type ShortExam,
  scrollToQuestions,
  submit,
  test,
} from './exam-kit.ts';

/**
 * Three questions, of which a wrong or blank one costs half its mark; the first option is right.
 */
const questions = [1, 2, 3].map((number) => ({
  text: `Question ${number}`,
  points: 1,
  explanation: `Because of ${number}.`,
  options: [...'abcd'].map((letter) => ({ text: `${number}${letter}`, isCorrect: letter === 'a' })),
}));

const learning = test.extend({
  exam: async ({ browser, baseURL }, use) => {
    const title = `Learning ${Date.now()}`;
    const admin = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';
    await execute(admin.request, login, {
      input: { email: 'admin@alokpath.test', password: 'alokpath-admin' },
    });
    const { createExam } = await execute<{ createExam: { exam: { id: string } } }>(
      admin.request,
      'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }',
      {
        input: {
          parentType: 'UNIT',
          parentId: 'du-a',
          title,
          type: 'MCQ',
          totalMarks: 3,
          timeLimitMinutes: 5,
          questions,
          passingScorePercent: 40,
          negativeMarkingPercentage: 50,
        },
      },
    );
    await admin.close();
    const { id } = createExam.exam;
    const exam: ShortExam = { id, title, path: `/exam/${id}` };
    await use(exam);
  },
});

const fact = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('+ dd');
const questionCards = (page: Page) => page.getByRole('article');

/** Resolves when each of these operations has been answered. */
const responsesTo = (page: Page, operations: readonly string[]) =>
  Promise.all(
    operations.map((operation) =>
      page.waitForResponse(
        (response) =>
          response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false,
      ),
    ),
  );

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The page learns of it a moment later, and then fades its colours.
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await accessibilityViolations(page), colorScheme).toEqual([]);
  }
}

learning(
  'a student reads the review, filters it, practises, retakes, and prints',
  async ({ exam, student }) => {
    const page = await openExam(student, exam);
    const timesSaved = page.waitForResponse(
      (response) => response.request().postData()?.includes('SaveQuestionTimes') ?? false,
    );
    await choose(page, 1, 'a');
    // The clock is at 5:00 at first: a question that is read for less than a second has no time.
    await expect(page.getByRole('timer').first()).not.toContainText(/5:00|4:59|4:58/);
    await choose(page, 2, 'b');
    await page.getByRole('button', { name: 'Unsure' }).nth(2).click();
    await submit(page);
    await expectReceipt(page);
    expect(await (await timesSaved).json()).toMatchObject({
      data: { saveQuestionTimes: { saved: expect.any(Number) } },
    });

    const { viewer } = await execute<{ viewer: { id: string } }>(
      student.request,
      '{ viewer { id } }',
    );
    const url = `/exam/result/${viewer.id}/${exam.id}`;
    await page.goto(url);
    await expect(fact(page, 'Right − deducted')).toHaveText('1 − 2 × 0.5 = 0');
    await expect(page.getByRole('heading', { name: 'Not passed' })).toBeVisible();
    await expect(page.getByText('Pass mark 40%')).toBeVisible();
    await expect(fact(page, 'Accuracy')).toHaveText('50% (1 of 2 answered)');
    await scrollToQuestions(page);
    await expect(questionCards(page), 'wrong answers first').toHaveCount(1);
    await expect(questionCards(page)).toContainText('−(1 × 50%) = −0.5');
    await expect(questionCards(page)).toContainText('Because of 2.');

    await expect(page.getByRole('heading', { name: 'Time per question' })).toBeVisible();
    const map = page.getByRole('navigation', { name: 'Question map' });
    await expect(map.getByRole('button')).toHaveCount(3);
    await map.getByRole('button', { name: 'Question 3, blank, Marked as unsure' }).click();
    await expect(page).toHaveURL(`${url}?show=all`);
    await expect(questionCards(page)).toHaveCount(3);
    await expect(questionCards(page).nth(2)).toBeFocused();
    await expect(questionCards(page).nth(2)).toBeInViewport();

    await expectAccessible(page);

    await page.getByRole('button', { name: 'Wrong (1)' }).click();
    await expect(page).toHaveURL(`${url}?show=wrong`);
    await expect(questionCards(page)).toHaveCount(1);
    const pageQueries = responsesTo(page, [
      'ExamResultRoute',
      'MyLateAnswers',
      'ReviewTexts',
      'UnreadNotifications',
    ]);
    // Awaited below; a failure before that is the one to report.
    pageQueries.catch(() => undefined);
    await page.reload();
    await scrollToQuestions(page);
    await expect(questionCards(page), 'the filter stands in the URL').toHaveCount(1);
    await page.getByRole('button', { name: 'Unsure (1)' }).click();
    await expect(questionCards(page)).toContainText('Question 3');
    await expect(questionCards(page)).toContainText('Marked as unsure');

    // The bell and the late answers are parts that load by themselves, after the review.
    await pageQueries;
    const postedUrls: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && postedUrls.push(request.url()));
    await page.getByRole('link', { name: 'Practise 2 wrong or blank' }).click();
    await expect(page.getByText('Practice: does not change your result.')).toBeVisible();
    await expectAccessible(page);
    await option(page, 2, 'a').check();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Right!')).toBeVisible();
    await page.getByRole('button', { name: 'Next question' }).click();
    await option(page, 3, 'd').check();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Because of 3.')).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('1 of 2 right this time.')).toBeVisible();
    expect(postedUrls, 'practice sends nothing').toEqual([]);
    await page.goBack();
    await expect(fact(page, 'Right − deducted')).toHaveText('1 − 2 × 0.5 = 0');

    await page.getByRole('link', { name: 'Take Exam Again' }).click();
    await clickReady(page);
    for (const question of [1, 2, 3]) await choose(page, question, 'a');
    await submit(page);
    await expectReceipt(page);
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
    await expect(fact(page, 'First score')).toHaveText('0');
    await expect(fact(page, 'Best score')).toHaveText('3');
    await expect(
      page.getByRole('img', { name: 'Scores of 2 attempts: first 0, best 3, latest 3' }),
    ).toBeVisible();
    const attempts = page.getByRole('table', { name: 'Your attempts' }).getByRole('row');
    await expect(attempts).toHaveCount(3);
    await expect(attempts.nth(1)).toContainText('shown on this page');
    await expect(attempts.nth(2)).toContainText('counts for ranks');
    await expect(page.getByText('Rank and percentile are shown once 10 students')).toBeVisible();

    await scrollToQuestions(page);
    await expect(questionCards(page)).toHaveCount(3);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Show' })).toBeHidden();
    await expect(questionCards(page)).toHaveCount(3);
    await expect(questionCards(page).last()).toHaveCSS('break-inside', 'avoid');
    await expect(questionCards(page).last(), 'what is off the screen is printed too').toHaveCSS(
      'content-visibility',
      'visible',
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  },
);
