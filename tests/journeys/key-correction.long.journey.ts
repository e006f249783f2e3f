// A student reports a mistake in a question, an admin corrects the key after a dry run, and the
// student's score follows.
import { expect } from '@playwright/test';
import { adminOf, execute, scrollToQuestions, test } from './exam-kit.ts';
import { logIn, newStudent } from './person.ts';

const TICKET = `mutation ($examId: ID!) { startExam(input: { examId: $examId }) {
  ticket { token } paper { questions { id options { id } } } } }`;
const SUBMIT = `mutation ($input: SubmitExamInput!) { submitExam(input: $input) { result { ... on SingleExamResult { userId score } } } }`;

type Started = {
  startExam: {
    ticket: { token: string };
    paper: { questions: { id: string; options: { id: string }[] }[] };
  };
};
type Submitted = { submitExam: { result: { userId: string; score: number } } };

test('a reported mistake is corrected, and the score follows', async ({
  page,
  browser,
  baseURL,
  exam,
}) => {
  await logIn(page, await newStudent(page.request));
  await execute(
    page.request,
    'mutation { enroll(input: { courseId: "du", category: ADMISSION_PREP }) { message } }',
  );
  const { startExam } = await execute<Started>(page.request, TICKET, { examId: exam.id });
  // Option b everywhere; the key has a.
  const mcqAnswers = startExam.paper.questions.map(({ id, options }) => ({
    questionId: id,
    selectedOptionId: options[1]?.id,
  }));
  const input = { ticket: startExam.ticket.token, mcqAnswers, writtenAnswers: [] };
  const { result } = (await execute<Submitted>(page.request, SUBMIT, { input })).submitExam;
  expect(result.score).toBe(0);

  await page.goto(`/exam/result/${result.userId}/${exam.id}`);
  await scrollToQuestions(page);
  await page.getByRole('button', { name: 'Report a mistake in this question' }).first().click();
  await page
    .getByLabel('What is wrong, and why?')
    .fill('Option 1b is right: see the book, page 12.');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(
    page.getByText(/^You reported a mistake on .* It has yet to be decided\.$/),
  ).toBeVisible();

  const admin = await adminOf(browser, baseURL);
  const boss = await admin.newPage();
  await boss.goto('/boss');
  await boss
    .getByRole('main')
    .getByRole('link', { name: 'Reported mistakes in questions' })
    .click();
  await boss.getByRole('link', { name: new RegExp(`Go to the question: ${exam.title}`) }).click();
  await boss.getByRole('radio', { name: /1b$/ }).check();
  await boss.getByLabel('Reason').fill('Page 12 says 1b.');
  await boss.getByRole('button', { name: 'Show whose score changes' }).click();
  await expect(boss.getByText('1 score goes up, 0 go down, 0 stay the same.')).toBeVisible();
  await boss.getByRole('button', { name: 'Apply the correction' }).click();
  await boss.getByRole('dialog').getByRole('button', { name: 'Correct and rescore' }).click();
  await expect(boss.getByText('1 of 1 rescored, 1 score changed')).toBeVisible();
  await admin.close();

  await page.reload();
  await expect(page.getByText(/score changed from 0 to 1/)).toBeVisible();
  // The answer is right now, so it is not among the wrong answers, which the page shows first.
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(
    page.getByText(/^This question was corrected on .*: other options are correct\./),
  ).toBeVisible();
  await expect(
    page.getByText(/^You reported a mistake on .* The question was corrected\.$/),
  ).toBeVisible();
});
