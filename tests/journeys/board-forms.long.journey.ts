// A teacher writes two questions with a shared stem and a picture; a student sees them in the exam,
// also without a network, and on paper the stem stands once.
import { expect, type Page, test } from '@playwright/test';
import { deleteCourse, make } from './authoring.ts';
import { clickReady, execute } from './exam-kit.ts';
import { demoStudent, logIn, logOut } from './person.ts';
import { waitUntilCached } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const admin = { username: 'admin@alokpath.test', password: 'alokpath-admin' };
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Made = { course: { exams: { id: string }[] } };

const isLoaded = (page: Page) =>
  page
    .getByRole('img', { name: 'একটি মাঠ' })
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('a shared stem and a picture reach students and paper', async ({ page, context }) => {
  await logIn(page, admin);
  const title = `ষষ্ঠ শ্রেণি: উদ্দীপক ${Date.now()}`;
  const course = { title, courseCode: 'class06', courseType: 'academic', price: 0 };
  const courseId = await make(page.request, 'createCourse', course);
  await page.goto(`/boss/exams/new?parentType=COURSE&parentId=${courseId}`);
  await page.getByLabel('Title').fill('উদ্দীপকের পরীক্ষা');
  await page.getByRole('button', { name: 'Questions with a shared stem' }).click();
  const stemDialog = page.getByRole('dialog');
  await stemDialog.getByLabel('Stem', { exact: true }).fill('রহিম মাঠে গেল।');
  await stemDialog.getByRole('button', { name: 'Add 2 questions' }).click();

  const first = page.getByRole('group', { name: 'Question 1' });
  const second = page.getByRole('group', { name: 'Question 2' });
  await first.getByLabel('Text of the question').fill('কোন মাঠ? ');
  await first.getByLabel('Add a picture').setInputFiles({
    name: 'field.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PNG, 'base64'),
  });
  const pictureDialog = page.getByRole('dialog');
  await pictureDialog.getByLabel('Description').fill('একটি মাঠ');
  await expect(pictureDialog.getByText('Uploaded.')).toBeVisible();
  await pictureDialog.getByRole('button', { name: 'Insert' }).click();
  await expect(first.getByRole('img', { name: 'একটি মাঠ' })).toBeVisible();

  await second.getByRole('button', { name: 'Ask with statements i, ii, iii' }).click();
  await second.getByLabel('Question, above the statements').fill('মাঠটি—');
  for (const [numeral, text] of [
    ['i', 'বড়'],
    ['ii', 'সবুজ'],
    ['iii', 'দূরে'],
  ])
    await second.getByLabel(`Statement ${numeral}`, { exact: true }).fill(text ?? '');
  for (const letter of ['A', 'B', 'C', 'D'])
    await first.getByLabel(`Option ${letter}`, { exact: true }).fill(`মাঠ ${letter}`);
  for (const question of [first, second])
    await question.getByRole('radio', { name: 'Option A is correct' }).check();
  await page.getByRole('button', { name: 'Make the total marks 2' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/boss\/courses$/);

  const { course: made } = await execute<Made>(
    page.request,
    'query ($id: ID!) { course(id: $id) { exams { id } } }',
    { id: courseId },
  );
  const examId = made.exams[0]?.id ?? '';
  await page.goto(`/boss/exams/${examId}/print`);
  await expect(page.getByText('Read the following and answer questions 1 to 2:')).toBeVisible();
  await expect(page.getByText('রহিম মাঠে গেল।')).toHaveCount(1);
  await expect.poll(() => isLoaded(page)).toBe(true);
  await page.goto(`/boss/exams/${examId}`);
  await expect(second.getByLabel('Statement ii', { exact: true })).toHaveValue('সবুজ');

  await logOut(page);
  await logIn(page, demoStudent);
  await page.goto('/courses/academic/class06');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goto(`/exam/${examId}`);
  await clickReady(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('রহিম মাঠে গেল।')).toHaveCount(2);
  await expect.poll(() => isLoaded(page)).toBe(true);

  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(() => isLoaded(page)).toBe(true);
  await context.setOffline(false);

  await page.context().clearCookies();
  await logIn(page, admin);
  await deleteCourse(page.request, courseId);
});

type MadeWritten = {
  exam: { key: { writtenQuestions: { text: string; answerGuidelines: string }[] } };
};

test('a creative question is written in the bank, edited, and drawn into a written exam', async ({
  page,
}) => {
  await logIn(page, admin);
  const chapter = `গতি ${Date.now()}`;
  await page.goto('/boss/questions/new');
  await page.getByLabel('Kind').selectOption('Creative');
  await page.getByLabel('Stem').fill('একটি গাড়ি চলছে।');
  // The letters follow the language of the question, not that of the page.
  for (const [letter, text] of [
    ['ক', 'বেগ কী?'],
    ['খ', 'ত্বরণ ব্যাখ্যা করো।'],
    ['গ', '$v = u + at$ প্রমাণ করো।'],
  ])
    await page.getByLabel(`Part ${letter}`, { exact: true }).fill(text ?? '');
  await page.getByRole('button', { name: 'Remove: Part ঘ' }).click();
  await expect(page.getByText('6 marks in all')).toBeVisible();
  await page.getByLabel('How it is answered and marked').fill('ক: একক সময়ে সরণ');
  await page.getByLabel('Chapter').fill(chapter);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/boss\/questions$/);

  await page.goto(`/boss/questions?kind=creative&chapter=${encodeURIComponent(chapter)}`);
  await expect(page.getByText('Creative · 6 marks')).toBeVisible();
  await page.getByRole('link', { name: 'Edit question 1' }).click();
  await expect(page.getByRole('heading', { name: 'Edit question' })).toBeVisible();
  await expect(page.getByText('Never used', { exact: true })).toBeVisible();
  await page.getByLabel('Marks of part গ').fill('4.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Creative · 7.5 marks')).toBeVisible();

  const title = `ষষ্ঠ শ্রেণি: লিখিত ${Date.now()}`;
  const course = { title, courseCode: 'class06', courseType: 'academic', price: 0 };
  const courseId = await make(page.request, 'createCourse', course);
  await page.goto(`/boss/exams/new?parentType=COURSE&parentId=${courseId}`);
  await page.getByLabel('Title').fill('লিখিত পরীক্ষা');
  await page.getByLabel('Answered').selectOption('In writing (PDF)');
  await page.getByRole('button', { name: 'Draw at random' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('Creative');
  await dialog.getByLabel('Chapter').selectOption(chapter);
  await expect(dialog.getByText('1 question fits')).toBeVisible();
  await dialog.getByLabel('How many').fill('1');
  await dialog.getByRole('button', { name: 'Draw 1 question' }).click();
  await dialog.getByRole('button', { name: 'Put 1 question into the exam' }).click();
  const question = page.getByRole('group', { name: 'Question 1' });
  await expect(question.getByLabel('Marks of part গ')).toHaveValue('4.5');
  await page.getByRole('button', { name: 'Make the total marks 7.5' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/boss\/courses$/);

  const { course: made } = await execute<Made>(
    page.request,
    'query ($id: ID!) { course(id: $id) { exams { id } } }',
    { id: courseId },
  );
  const { exam } = await execute<MadeWritten>(
    page.request,
    'query ($id: ID!) { exam(id: $id) { key { writtenQuestions { text answerGuidelines } } } }',
    { id: made.exams[0]?.id },
  );
  expect(exam.key.writtenQuestions).toEqual([
    {
      text: 'একটি গাড়ি চলছে।\n\nক) বেগ কী? [১]\nখ) ত্বরণ ব্যাখ্যা করো। [২]\nগ) $v = u + at$ প্রমাণ করো। [৪.৫]',
      answerGuidelines: 'ক: একক সময়ে সরণ',
    },
  ]);
  // The question's usage is recorded in the bank.
  await page.goto(`/boss/questions?chapter=${encodeURIComponent(chapter)}`);
  await expect(page.getByText('in 1 exam')).toBeVisible();
  await page.getByRole('link', { name: 'Edit question 1' }).click();
  await expect(page.getByRole('row', { name: /^লিখিত পরীক্ষা 0/ })).toBeVisible();
  await page.goto(`/boss/questions?chapter=${encodeURIComponent(chapter)}`);
  await page.getByRole('checkbox', { name: 'Select question 1' }).check();
  await page.getByRole('button', { name: 'Archive selected (1)' }).click();
  await expect(page.getByText('1 question is archived.')).toBeVisible();
  await deleteCourse(page.request, courseId);
});
