// One student takes the exam: starts it, selects options, which are saved, and submits until there
// is a receipt. Some students change their phone, some abandon the exam, some submit twice.
import { setTimeout as wait } from 'node:timers/promises';
import { Autosave, type OnSaved, type Sheet, selectionsOf } from './autosave.ts';
import type { Browser } from './browser.ts';
import { EXAM_ID } from './exam-fixture.ts';
import {
  type Question,
  RESUME,
  type Receipt,
  type Resumed,
  START,
  type Started,
  SUBMIT,
  type SubmitResponse,
} from './operations.ts';

/**
 * `phone`: continues in the middle on another phone without stored answers. `gone`: abandons the
 * exam. `twice`: sends the submission twice.
 */
export type Habit = 'steady' | 'phone' | 'gone' | 'twice';
const HABITS: readonly Habit[] = [
  'steady',
  'phone',
  'steady',
  'twice',
  'steady',
  'gone',
  'steady',
  'phone',
  'steady',
  'steady',
];
export const habitOf = (index: number): Habit => HABITS[index % HABITS.length] ?? 'steady';

export type TakenExam = {
  userId: string;
  attemptId: string;
  /** The acknowledged answers when the student left or submitted. */
  saved: Sheet;
  /** The submitted answers; undefined for an abandoned attempt. */
  submitted: Sheet | undefined;
  receipts: Receipt[];
  /** Null in a contest. */
  totalScore: number | null | undefined;
  /** Acknowledged answers that the server did not return to the other phone. */
  lostOnPhone: number;
};

export type Pace = {
  /** Average time between two choices. */ thinkMs: number;
  onChoice(): void;
  onSaved: OnSaved;
};

export async function takeExam(
  browser: Browser,
  userId: string,
  habit: Habit,
  pace: Pace,
): Promise<TakenExam> {
  let { token, attemptId, questions } = await start(browser);
  const autosaveFrom = (server: { sequence: number; sheet: Sheet }) =>
    new Autosave(browser, { token, attemptId }, pace.onSaved, server);
  let autosave = autosaveFrom({ sequence: 0, sheet: new Map() });
  let lostOnPhone = 0;
  const middle = Math.floor(questions.length / 2);
  for (const [index, question] of questions.entries()) {
    await wait(pace.thinkMs * (0.25 + Math.random() * 1.5));
    if (index === middle && habit === 'gone') {
      await autosave.stop();
      return {
        userId,
        attemptId,
        saved: autosave.saved,
        submitted: undefined,
        receipts: [],
        totalScore: undefined,
        lostOnPhone,
      };
    }
    if (index === middle && habit === 'phone') {
      await autosave.stop();
      const before = autosave.saved;
      ({ token } = await start(browser));
      const resumed = await resume(browser, attemptId);
      lostOnPhone = missingFrom(before, resumed.sheet);
      autosave = autosaveFrom(resumed);
      // Choices that the old phone had not sent are made again.
      for (const earlier of questions.slice(0, index)) {
        if (!resumed.sheet.has(earlier.id)) autosave.change(earlier.id, choice(earlier));
      }
    }
    autosave.change(question.id, choice(question));
    pace.onChoice();
  }
  await wait(Math.random() * pace.thinkMs);
  const early = autosave.refusal();
  if (early) throw early;
  const input = { ticket: token, answers: selectionsOf(autosave.newest) };
  const send = () => browser.executeWithRetries<SubmitResponse>(SUBMIT, { input });
  // Saving is not stopped: a save that arrives with the submission or after it must do no harm.
  const responses = await Promise.all(habit === 'twice' ? [send(), send()] : [send()]);
  const [{ submitMultiSubjectExam } = {}] = responses;
  await autosave.stop();
  const late = autosave.refusal();
  if (late && late.code !== 'EXAM_CLOSED') throw late;
  return {
    userId,
    attemptId,
    saved: autosave.saved,
    submitted: autosave.newest,
    lostOnPhone,
    receipts: responses.map((response) => response.submitMultiSubjectExam.receipt),
    totalScore: submitMultiSubjectExam?.result.totalScore,
  };
}

/** The number of options of `before` that are missing in `after`. */
export function missingFrom(before: Sheet, after: Sheet): number {
  return [...before].reduce(
    (sum, [id, options]) =>
      sum + options.filter((option) => !after.get(id)?.includes(option)).length,
    0,
  );
}

async function start(
  browser: Browser,
): Promise<{ token: string; attemptId: string; questions: Question[] }> {
  const { startMultiSubjectExam: started } = await browser.executeWithRetries<Started>(START, {
    examId: EXAM_ID,
  });
  return {
    ...started.ticket,
    questions: started.paper.subjects.flatMap((subject) => subject.questions),
  };
}

async function resume(
  browser: Browser,
  attemptId: string,
): Promise<{ sequence: number; sheet: Sheet }> {
  const { openAttempts } = await browser.executeWithRetries<Resumed>(RESUME, {});
  const attempt = openAttempts.find(({ id }) => id === attemptId);
  const selections = attempt?.answers?.selections ?? [];
  return {
    sequence: attempt?.sequence ?? 0,
    sheet: new Map(
      selections.map(({ questionId, selectedOptionIds }) => [questionId, selectedOptionIds]),
    ),
  };
}

/** One option, sometimes two. */
function choice({ options }: Question): string[] {
  const first = Math.floor(Math.random() * options.length);
  const second = Math.random() < 0.2 ? (first + 1) % options.length : first;
  return [...new Set([first, second])].flatMap((index) => options[index]?.id ?? []);
}
