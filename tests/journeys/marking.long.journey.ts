// A teacher marks thirty written answers of an exam without a mouse, with comments that are kept.
// Prints the time and the number of keys.
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { aPdf } from '../backend/multipart.ts';
import { adminOf, execute } from './exam-kit.ts';
import { newStudent } from './person.ts';

const STUDENTS = 10;
const ROUNDS = 3;
const ANSWERS = STUDENTS * ROUNDS;
const COMMENT = 'Show the steps.';

const [, backendPort = ''] = (process.env.JOURNEY_PORTS ?? '').trim().split(' ');
/** Cookies are the same for all ports of a host. */
const rest = (path: string) => `http://localhost:${backendPort}${path}`;

interface WrittenExam {
  readonly id: string;
  readonly title: string;
  readonly questionIds: readonly string[];
}

/** A written exam of two questions, in a course that all students may enrol in. */
async function aWrittenExam(request: APIRequestContext): Promise<WrittenExam> {
  const title = `Marking ${Date.now()}`;
  const writtenQuestions = ['Why do bodies fall?', 'How far do they fall in 2 s?'].map((text) => ({
    text,
  }));
  const { createExam } = await execute<{
    createExam: { exam: { id: string } };
  }>(request, 'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }', {
    input: {
      parentType: 'UNIT',
      parentId: 'du-a',
      title,
      type: 'WRITTEN',
      writtenQuestions,
      totalMarks: 10,
      timeLimitMinutes: 30,
      passingScorePercent: 40,
      negativeMarkingPercentage: 0,
    },
  });
  const { id } = createExam.exam;
  const read = await request.get(rest(`/examcreation/examid/${id}`));
  const { written } = (await read.json()) as { written: { _id: string }[] };
  return { id, title, questionIds: written.map(({ _id }) => _id) };
}

/** A student who has submitted the exam `ROUNDS` times, with one PDF for each question. */
async function aTaker(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const { request } = context;
  const { username, password } = await newStudent(request);
  const { login } = await execute<{ login: { viewer: { id: string } } }>(
    request,
    'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }',
    { input: { phoneNumber: `88${username}`, password } },
  );
  const enroll = { courseId: 'du', category: 'ADMISSION_PREP' };
  await execute(request, 'mutation ($input: EnrollInput!) { enroll(input: $input) { message } }', {
    input: enroll,
  });
  return { context, userId: login.viewer.id };
}

async function submitExam(
  { context: { request }, userId }: Awaited<ReturnType<typeof aTaker>>,
  { id: examId, questionIds }: WrittenExam,
): Promise<void> {
  const writtenAnswer: { questionId: string; answerPdf: string }[] = [];
  for (const questionId of questionIds) {
    const file = { name: 'answer.pdf', mimeType: 'application/pdf', buffer: aPdf() };
    const stored = await request.post(rest('/ext/files'), { multipart: { file } });
    expect(stored.ok(), await stored.text()).toBe(true);
    writtenAnswer.push({ questionId, answerPdf: ((await stored.json()) as { url: string }).url });
  }
  const data = { examId, userId, mcqAnswers: [], writtenAnswer, timeTaken: 5 };
  const submitted = await request.post(rest('/exams/results'), { data });
  expect(submitted.ok(), await submitted.text()).toBe(true);
}

/** A keyboard that counts. */
function countingKeyboard(page: Page) {
  let count = 0;
  return {
    pressed: () => count,
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      count += text.length;
      await page.keyboard.type(text);
    },
  };
}

type Keyboard = ReturnType<typeof countingKeyboard>;

async function tabTo(keyboard: Keyboard, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by Tab.`);
}

test('thirty written answers are marked by keyboard', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const admin = await adminOf(browser, baseURL);
  const exam = await aWrittenExam(admin.request);
  const takers: Awaited<ReturnType<typeof aTaker>>[] = [];
  for (let index = 0; index < STUDENTS; index += 1) takers.push(await aTaker(browser, baseURL));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const taker of takers) await submitExam(taker, exam);
  for (const { context } of takers) await context.close();

  const page = await admin.newPage();
  await page.goto('/boss/marking?by=exam');
  const keyboard = countingKeyboard(page);
  const main = page.getByRole('main');
  await tabTo(keyboard, main.getByRole('link', { name: `${exam.title}: ${ANSWERS} to mark` }));
  await keyboard.press('Enter');
  await expect(main.getByText(`${ANSWERS} answers to mark`)).toBeVisible();
  await tabTo(keyboard, main.getByRole('link', { name: 'Start marking' }));
  const start = performance.now();
  await keyboard.press('Enter');

  const first = page.getByLabel('Marks for question 1');
  const second = page.getByLabel('Marks for question 2');
  for (let index = 0; index < ANSWERS; index += 1) {
    const remaining = ANSWERS - index - 1;
    const text =
      remaining === 0
        ? 'This is the only answer in this list.'
        : new RegExp(`^${remaining} other answers? in this list$`);
    await expect(main.getByText(text)).toBeVisible();
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('');
    const url = page.url();
    if (index === 0) {
      // A comment is written once, and kept.
      await expect(page.getByLabel('Use a comment, question 1')).toBeVisible();
      await keyboard.press('c');
      await expect(page.getByLabel('Comment on question 1')).toBeFocused();
      await keyboard.type(COMMENT);
      await keyboard.press('Escape');
      await keyboard.press('k');
      await expect(page.getByRole('dialog', { name: 'New comment' })).toBeVisible();
      await keyboard.press('Control+Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(first).toBeFocused();
    } else if (index % 3 === 0) {
      await keyboard.press('r');
      await expect(page.getByRole('dialog', { name: 'Your comments' })).toBeVisible();
      await keyboard.type('steps');
      await keyboard.press('Enter');
      await expect(page.getByLabel('Comment on question 1')).toHaveValue(COMMENT);
      await expect(first).toBeFocused();
    }
    await keyboard.type('3');
    await keyboard.press('Enter');
    await expect(second).toBeFocused();
    await keyboard.type('1.5');
    await keyboard.press('Enter');
    await expect(page).not.toHaveURL(url);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  await expect(main.getByText('Nothing to mark.')).toBeVisible();
  const keys = keyboard.pressed();
  const summary = `${ANSWERS} written answers: ${seconds} s, ${keys} key presses`;
  test.info().annotations.push({ type: 'marking', description: summary });
  console.log(summary);

  const { markingQueue } = await execute<{
    markingQueue: {
      totalCount: number;
      nodes: { score: number; writtenQuestions: { comment: string | null }[] }[];
    };
  }>(
    admin.request,
    'query ($examId: ID!) { markingQueue(queue: { state: MARKED, examId: $examId }, first: 100) { totalCount nodes { score writtenQuestions { comment } } } }',
    { examId: exam.id },
  );
  expect(markingQueue.totalCount).toBe(ANSWERS);
  expect(new Set(markingQueue.nodes.map(({ score }) => score))).toEqual(new Set([4.5]));
  const commented = markingQueue.nodes.filter(
    ({ writtenQuestions }) => writtenQuestions[0]?.comment === COMMENT,
  );
  expect(commented).toHaveLength(ANSWERS / 3);
  await admin.close();
});
