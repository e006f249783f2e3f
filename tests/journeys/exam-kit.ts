// Shared by the journeys of the exam room: a short exam and a student of their own, and the state
// that the server has stored.
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

const admin = { email: 'admin@alokpath.test', password: 'alokpath-admin' };
export const demoStudent = { email: 'student@alokpath.test', password: 'alokpath-student' };

/** Part of each explanation of the exams below, and so of the answer key. */
export const KEY_CANARY = 'KEY-CANARY';

/** Returns the data of an operation; fails on any error. */
export async function execute<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }';

async function loggedIn(
  browser: Browser,
  baseURL: string | undefined,
  input: typeof admin,
): Promise<BrowserContext> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await execute(context.request, LOGIN, { input });
  return context;
}

/** A browser of the demonstration's admin. */
export const adminOf = (browser: Browser, baseURL: string | undefined) =>
  loggedIn(browser, baseURL, admin);

export interface ShortExam {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/**
 * A single exam of three questions with four options each, made by the admin in a course that the
 * demo student is enrolled in.
 */
async function aShortExam(
  browser: Browser,
  baseURL: string | undefined,
  minutes: number,
): Promise<ShortExam> {
  const title = `Room ${minutes} min ${Date.now()}`;
  const questions = [1, 2, 3].map((number) => ({
    text: `Question ${number}`,
    points: 1,
    explanation: `${KEY_CANARY} ${number}`,
    options: [...'abcd'].map((letter) => ({
      text: `${number}${letter}`,
      isCorrect: letter === 'a',
    })),
  }));
  const context = await adminOf(browser, baseURL);
  const input = {
    parentType: 'UNIT',
    parentId: 'du-a',
    title,
    type: 'MCQ',
    totalMarks: 3,
    timeLimitMinutes: minutes,
    questions,
  };
  const { createExam } = await execute<{ createExam: { exam: { id: string } } }>(
    context.request,
    'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }',
    { input: { ...input, passingScorePercent: 40, negativeMarkingPercentage: 0 } },
  );
  await context.close();
  const { id } = createExam.exam;
  return { id, title, path: `/exam/${id}` };
}

/** A fresh browser of the demo student, enrolled in the course of the exams above. */
export async function aStudent(
  browser: Browser,
  baseURL: string | undefined,
): Promise<BrowserContext> {
  const context = await loggedIn(browser, baseURL, demoStudent);
  const enroll =
    'mutation { enroll(input: { courseId: "du", category: ADMISSION_PREP }) { message } }';
  await context.request.post('/graphql', {
    data: { query: enroll },
    headers: { 'apollo-require-preflight': 'true' },
  });
  return context;
}

interface Fixtures {
  /** The exam's time limit. */
  readonly minutes: number;
  readonly exam: ShortExam;
  readonly student: BrowserContext;
}

export const test = base.extend<Fixtures>({
  minutes: [5, { option: true }],
  exam: async ({ browser, baseURL, minutes }, use) =>
    use(await aShortExam(browser, baseURL, minutes)),
  student: async ({ browser, baseURL }, use) => {
    const context = await aStudent(browser, baseURL);
    await use(context);
    await context.close();
  },
});

const readyButton = (page: Page) =>
  page.getByRole('button', { name: /^(Ready: start the clock|আমি তৈরি)/ });

/** On the start page: starts the clock, and opens the paper. */
export const clickReady = (page: Page) => readyButton(page).click();

/** Opens an exam and waits until its paper is there. */
export async function openExam(context: BrowserContext, { path }: ShortExam): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  const button = readyButton(page);
  const first = option(page, 1, 'a');
  // A running attempt continues without the start page.
  await expect(button.or(first)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(first).toBeVisible();
  return page;
}

type Letter = 'a' | 'b' | 'c' | 'd';

export const option = (page: Page, question: number, letter: Letter) =>
  page.getByRole('radio', { name: new RegExp(`${question}${letter}$`) });

export async function choose(page: Page, question: number, letter: Letter): Promise<void> {
  // Shown as chosen only once the device has kept it, a moment after the click.
  await option(page, question, letter).click({ force: true });
  await expect(option(page, question, letter)).toBeChecked();
}

/** Everything that was chosen so far is on the server. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved\s\d/).first()).toBeVisible();
}

/** Submits, and confirms that questions are still open. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const now = page.getByRole('button', { name: 'Submit now' });
  // Drawn with the click, if anything is open.
  if (await now.isVisible()) await now.click();
}

/** OK to the score, and the receipt is there. */
export async function expectReceipt(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog', { name: 'Your answers are in' })).toBeVisible();
}

interface Stored {
  readonly examResult: {
    readonly questions: {
      readonly options: { readonly text: { html: string }; readonly isSelected: boolean }[];
    }[];
  } | null;
}

/** The options chosen in the stored result, question by question; null while there is no result. */
export async function storedAnswers(
  context: BrowserContext,
  { id }: ShortExam,
): Promise<string[] | null> {
  const { viewer } = await execute<{ viewer: { id: string } }>(
    context.request,
    '{ viewer { id } }',
  );
  const { examResult } = await execute<Stored>(
    context.request,
    `query ($userId: ID!, $examId: ID!) {
      examResult(userId: $userId, examId: $examId) { ... on SingleExamResult { questions { options { text { html } isSelected } } } }
    }`,
    { userId: viewer.id, examId: id },
  );
  const chosen = examResult?.questions.map(({ options }) =>
    options.filter(({ isSelected }) => isSelected).map(({ text }) => text.html),
  );
  return chosen?.map(([html = '-']) => html) ?? null;
}

/** The questions of a result are loaded when they are near the viewport. */
export async function scrollToQuestions(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Questions' }).scrollIntoViewIfNeeded();
}
