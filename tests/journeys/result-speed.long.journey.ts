// How quickly the result of a paper of 100 questions is there, on a processor four times slower
// (docs/decisions/039): the score before the last question, and everything in the document in the
// end. It prints the times and the longest task.
import { expect, test } from '@playwright/test';
import { adminOf, aStudent, execute, scrollToQuestions } from './exam-kit.ts';

const QUESTIONS = 100;

interface Paper {
  readonly startExam: {
    readonly ticket: { readonly token: string };
    readonly paper: {
      readonly questions: readonly {
        readonly id: string;
        readonly options: readonly { readonly id: string }[];
      }[];
    };
  };
}

test('a result of 100 questions shows its score first and all questions soon', async ({
  browser,
  baseURL,
}) => {
  const admin = await adminOf(browser, baseURL);
  const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
    text: `Find the resultant of $P = ${index + 1}\\,\\mathrm{N}$ and $Q = \\sqrt{${index + 2}}\\,\\mathrm{N}$.`,
    points: 1,
    explanation: `$R^2 = P^2 + Q^2 + 2PQ\\cos\\alpha$ with $\\alpha = ${index}^\\circ$.`,
    options: [0, 1, 2, 3].map((option) => ({
      text: `$${index + option}\\,\\mathrm{N}$`,
      isCorrect: option === 0,
    })),
  }));
  const { createExam } = await execute<{ createExam: { exam: { id: string } } }>(
    admin.request,
    'mutation ($input: CreateExamInput!) { createExam(input: $input) { exam { id } } }',
    {
      input: {
        parentType: 'UNIT',
        parentId: 'du-a',
        title: `Long ${Date.now()}`,
        type: 'MCQ',
        totalMarks: QUESTIONS,
        timeLimitMinutes: 60,
        questions,
        passingScorePercent: 40,
        negativeMarkingPercentage: 25,
      },
    },
  );
  await admin.close();
  const student = await aStudent(browser, baseURL);
  const { startExam } = await execute<Paper>(
    student.request,
    'mutation ($input: StartExamInput!) { startExam(input: $input) { ticket { token } paper { questions { id options { id } } } } }',
    { input: { examId: createExam.exam.id } },
  );
  const mcqAnswers = startExam.paper.questions.map(({ id, options }, index) => ({
    questionId: id,
    selectedOptionId: options[index % 4]?.id,
  }));
  await execute(
    student.request,
    'mutation ($input: SubmitExamInput!) { submitExam(input: $input) { receipt { attemptId } } }',
    {
      input: { ticket: startExam.ticket.token, mcqAnswers, writtenAnswers: [] },
    },
  );
  const { viewer } = await execute<{ viewer: { id: string } }>(
    student.request,
    '{ viewer { id } }',
  );

  const page = await student.newPage();
  // The gateway draws formulas once for all readers, and the browser has the scripts after the
  // first visit.
  await page.goto(`/exam/result/${viewer.id}/${createExam.exam.id}?show=all`);
  await scrollToQuestions(page);
  await expect(page.locator('article')).toHaveCount(QUESTIONS);
  await page.addInitScript((count) => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longest = Math.max(seen.longest ?? 0, duration);
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => {
      const articles = document.querySelectorAll('article').length;
      if (document.getElementById('question-map') && seen.score === undefined)
        requestAnimationFrame(() => (seen.score ??= performance.now()));
      if (articles === count) seen.all ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, QUESTIONS);
  const session = await student.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await scrollToQuestions(page);
  await expect(page.locator('article')).toHaveCount(QUESTIONS);
  await expect(page.getByText(`out of ${QUESTIONS}`)).toBeVisible();
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { score: number; all: number; longest: number } }).seen,
  );
  const ms = (value: number) => `${Math.round(value)} ms`;
  console.log(
    `score ${ms(seen.score)}, all questions ${ms(seen.all)}, longest task ${ms(seen.longest)}`,
  );
  expect(seen.score).toBeLessThan(seen.all);
  await student.close();
});
