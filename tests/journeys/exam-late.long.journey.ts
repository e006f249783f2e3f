// Exams that are not submitted in time: saved answers count, and answers that arrive after the
// grace are kept. Hours pass by the servers' clocks.
import { expect } from '@playwright/test';
import {
  adminOf,
  aStudent,
  test as base,
  choose,
  clickReady,
  execute,
  openExam,
  option,
  scrollToQuestions,
  storedAnswers,
  waitUntilSaved,
} from './exam-kit.ts';
import { Product } from './product.ts';

const product = await Product.onFreePorts();

const test = base.extend({ baseURL: product.baseURL, minutes: 1 });

let hours = 0;

/**
 * Restarts both with a clock two hours ahead: every exam of these journeys is over then, and its
 * grace too.
 */
async function twoHoursLater(): Promise<void> {
  hours += 2;
  for (const part of ['gateway', 'backend'] as const) await product.kill(part);
  for (const part of ['backend', 'gateway'] as const) await product.start(part, hours * 3_600_000);
}

test.beforeAll(async () => {
  // The first start fills a demo catalogue.
  await product.start('backend');
  await product.start('gateway');
});
test.afterAll(() => product.end());

test('a student closes the browser and does not return: the saved answers are the result', async ({
  browser,
  baseURL,
}) => {
  const student = await aStudent(browser, baseURL);
  const page = await student.newPage();
  await page.goto('/exam/mcq-exam/du-a-2023-exam');
  await clickReady(page);
  const chosen = page.getByRole('checkbox').first();
  await chosen.click();
  await expect(chosen).toBeChecked();
  await waitUntilSaved(page);
  await student.close();
  await twoHoursLater();

  const later = await aStudent(browser, baseURL);
  const years = await later.newPage();
  await years.goto('/courses/admission/du-a/years');
  const row = years.getByRole('listitem').filter({ hasText: '2023' });
  await expect(row.getByRole('link', { name: /Take Exam Again/ })).toBeVisible();
  await expect(row).toContainText('Score');
  await expect(row).toContainText('Attempted on');
  await row.getByRole('link', { name: /View Result/ }).click();
  await expect(years).toHaveURL(/\/exam\/result\/.+\/du-a-2023-exam/);
  await scrollToQuestions(years);
  await expect(years.getByText('Right answer').first()).toBeVisible();
  await later.close();
});

interface Late {
  readonly lateAnswers: {
    readonly nodes: {
      readonly answers: { readonly selections: readonly object[] };
      readonly attempt: {
        readonly exam: { readonly id: string };
        readonly answers: { readonly selections: readonly object[] };
      };
    }[];
  };
}

test('offline at zero and online after the grace period: the student sees a message, and the sheet waits for a teacher', async ({
  browser,
  baseURL,
  exam,
  student,
}) => {
  const page = await student.newPage();
  await page.clock.install();
  await page.goto(exam.path);
  await clickReady(page);
  await choose(page, 1, 'b');
  await waitUntilSaved(page);
  await student.setOffline(true);
  await choose(page, 2, 'c');
  await page.clock.fastForward('01:15');
  await expect(option(page, 3, 'a')).toBeDisabled();
  await page.clock.fastForward('02:00');
  await expect(page.getByText(/^The time to send answers is over/)).toBeVisible();
  await twoHoursLater();
  await student.setOffline(false);

  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('The exam was closed before your last answers arrived.', {
    timeout: 40_000,
  });
  await expect(alert).toContainText('The rest is kept, and a teacher decides about it.');
  await alert.getByRole('button', { name: 'OK' }).click();
  expect(await storedAnswers(student, exam), 'what had been saved in time counts').toEqual([
    '1b',
    '-',
    '-',
  ]);

  const admin = await adminOf(browser, baseURL);
  const sheet = 'answers { selections { questionId } }';
  const { lateAnswers } = await execute<Late>(
    admin.request,
    `{ lateAnswers(state: WAITING) { nodes { ${sheet} attempt { exam { id } ${sheet} } } } }`,
  );
  const late = lateAnswers.nodes.filter(({ attempt }) => attempt.exam.id === exam.id);
  expect(
    late.map(({ answers, attempt }) => [
      answers.selections.length,
      attempt.answers.selections.length,
    ]),
  ).toEqual([[2, 1]]);
  await admin.close();
});

// Another page of the site reports the loss as well.
test('a sheet whose page was closed is sent late from the next page', async ({ exam, student }) => {
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  await waitUntilSaved(page);
  await student.setOffline(true);
  await choose(page, 2, 'c');
  // Requests with `keepalive` from a closing page are sent in spite of the emulated loss of the
  // network.
  await product.kill('gateway');
  await page.close();
  await twoHoursLater();
  await student.setOffline(false);

  const home = await student.newPage();
  await home.goto('/student-dashboard');
  await expect(home.getByRole('alertdialog')).toContainText(
    `${exam.title}: The exam was closed before your last answers arrived.`,
  );
  expect(await storedAnswers(student, exam)).toEqual(['1b', '-', '-']);
});

test('a last save whose response was lost counts, and the next page shows it', async ({
  exam,
  student,
}) => {
  const page = await openExam(student, exam);
  await choose(page, 1, 'b');
  await waitUntilSaved(page);
  // From now on the page's requests arrive, but it gets no response.
  const arrived = new Promise<void>((resolve) => {
    void page.route('/graphql', async (route) => {
      const isSave = route.request().postData()?.includes('SaveAnswerChanges');
      const response = await route.fetch();
      if (!isSave) return route.fulfill({ response });
      expect(await response.json()).toMatchObject({
        data: { saveAnswerChanges: { savedAt: expect.any(String) } },
      });
      resolve();
    });
  });
  await choose(page, 2, 'c');
  await arrived;
  await product.kill('gateway');
  await page.close();
  await twoHoursLater();

  const home = await student.newPage();
  await home.goto('/student-dashboard');
  await expect(home.getByRole('alertdialog')).toContainText(
    `${exam.title}: The exam was closed before your answers arrived.`,
  );
  await expect(home.getByRole('alertdialog')).toContainText(
    'All of them had been saved in time, and they count.',
  );
  expect(await storedAnswers(student, exam)).toEqual(['1b', '2c', '-']);
});
