// Editing an exam that students have taken, or whose contest runs: what the page says before it is
// saved.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Component as EditExamRoute } from '../../web/src/features/admin/exams/edit-exam.route.tsx';
import { Component as EditPaperRoute } from '../../web/src/features/admin/exams/edit-paper.route.tsx';
import {
  ExamEditorDocument,
  PaperEditorDocument,
  UpdateExamDocument,
  UpdateMultiSubjectExamDocument,
} from '../../web/src/features/admin/exams/generated/exam-editor.route.ts';
import { usedBy } from './exam-usage-fixtures.ts';
import { aViewer, editable, type Mock, refusal, rememberViewer, renderPage } from './render.tsx';

const admin = aViewer({ role: 'ADMIN' });
beforeEach(() => rememberViewer(admin));

const questions = [
  {
    __typename: 'KeyQuestion',
    id: 'q1',
    text: 'Old',
    points: 1,
    explanation: null,
    options: [
      { __typename: 'KeyOption', id: 'o1', text: 'Yes', isCorrect: true },
      { __typename: 'KeyOption', id: 'o2', text: 'No', isCorrect: false },
    ],
  },
];
const stored = {
  __typename: 'Exam',
  id: 'e1',
  title: 'Vectors',
  type: 'MCQ',
  totalMarks: 1,
  timeLimitMinutes: 20,
  passingScorePercent: 40,
  negativeMarkingPercentage: 0,
  startingDate: null,
  shuffle: 'OFF',
};
const readingExam = (exam: object): Mock => ({
  request: { query: ExamEditorDocument, variables: { id: 'e1' } },
  result: { data: { editableContent: editable({ exam }) } },
  maxUsageCount: 9,
});
const mcqExam = readingExam({
  ...stored,
  key: { __typename: 'ExamKey', writtenQuestions: [], questions },
});

const contest = (campaignTitle: string, startsAt: string, endsAt: string) => ({
  campaignTitle,
  startsAt,
  endsAt,
});

/** Accepts every change. @returns the sent inputs */
function updating() {
  const sent: object[] = [];
  const mock: Mock = {
    request: {
      query: UpdateExamDocument,
      variables: ({ input }) => {
        sent.push(input);
        return true;
      },
    },
    result: {
      data: {
        updateExam: { __typename: 'UpdateExamPayload', exam: { ...stored, questionCount: 1 } },
      },
    },
  };
  return { sent, mock };
}

const renderExam = (...mocks: Mock[]) =>
  renderPage(<EditExamRoute />, {
    viewer: admin,
    at: '/boss/exams/e1?returnTo=%2Fboss%2Fcourses%2Fc10',
    path: '/boss/exams/:id',
    mocks,
  });

const notice = async () =>
  within(await screen.findByRole('region', { name: 'Before you change this exam' }));
const noNotice = () => screen.queryByRole('region', { name: 'Before you change this exam' });

it('explains the effect on running and finished attempts, and asks before a changed time is saved', async () => {
  const use = usedBy({ started: 5, running: 2, submissions: 3 });
  const { sent, mock } = updating();
  const { user } = renderExam(mcqExam, use, use, use, mock);
  const lines = [
    '2 students are taking it now. They keep the questions, the time and the marks that they started with.',
    '3 attempts are over. Answers and scores stay with the exam as it was then.',
    'Changed questions, times and marks are for students who start after you save.',
    'For stored questions, the correct option can no longer be changed here, and a question that you remove still counts for those who had it. Correct the key instead: that also changes the scores.',
  ];
  expect((await notice()).getAllByRole('listitem').map((line) => line.textContent)).toEqual(lines);
  const time = screen.getByLabelText('Time (minutes)');
  await user.clear(time);
  await user.type(time, '25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const asked = { name: 'Change an exam that students have started?' };
  const dialog = within(await screen.findByRole('dialog', asked));
  expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual(lines);
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const again = within(await screen.findByRole('dialog', asked));
  await user.click(again.getByRole('button', { name: 'Save the changes' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(sent).toMatchObject([{ timeLimitMinutes: 25 }]);
});

it('does not ask for another title, or for an exam that nobody has taken', async () => {
  const renamed = updating();
  const first = renderExam(mcqExam, usedBy({ started: 5, running: 2 }), renamed.mock);
  await notice();
  await first.user.type(screen.getByLabelText('Title'), '!');
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(renamed.sent).toMatchObject([{ title: 'Vectors!' }]);
  first.unmount();

  const changed = updating();
  const { user } = renderExam(mcqExam, usedBy({}), usedBy({}), changed.mock);
  await user.type(await screen.findByLabelText('Time (minutes)'), '0');
  expect(noNotice()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(changed.sent).toMatchObject([{ timeLimitMinutes: 200 }]);
});

it('asks if students have started since the page was opened', async () => {
  const { sent, mock } = updating();
  const { user } = renderExam(mcqExam, usedBy({}), usedBy({ started: 1, running: 1 }), mock);
  await user.type(await screen.findByLabelText('Text of the question'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Change an exam that students have started?' }),
  );
  expect(dialog.getByText(/^1 student is taking it now\./)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('names the contest that runs with the exam, until when, and no other', async () => {
  const contests = [
    contest('Weekly', '2026-11-29T09:00:00.000Z', '2026-11-29T12:00:00.000Z'),
    contest('Next week', '2026-12-06T09:00:00.000Z', '2026-12-06T12:00:00.000Z'),
    { ...contest('Other', '2026-11-29T09:00:00.000Z', '2026-11-29T12:00:00.000Z'), examId: 'e2' },
  ];
  const use = usedBy({ contests });
  const { user } = renderExam(mcqExam, use, use);
  const lines = (await notice()).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(
      /^The contest “Weekly” runs until 29 Nov(ember)? 2026.*6:00.*\. Students who start after you save take the changed exam, those who have started take the earlier one, and all are in one merit list\.$/,
    ),
  ]);
  await user.type(screen.getByLabelText('Total marks'), '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('dialog', { name: 'Change an exam while its contest runs?' }),
  ).toBeTruthy();
});

/** The response of a host, with the error of one field. */
const failingAt = (usage: ReturnType<typeof usedBy>, field: string, code: string): Mock => ({
  ...usage,
  result: {
    data: { ...usage.result.data, [field]: null },
    errors: [{ message: 'No.', path: [field], extensions: { code } }],
  },
});

it('says of a written exam by what it is marked; it has no key that could be corrected', async () => {
  const writtenQuestions = [
    {
      __typename: 'KeyWrittenQuestion',
      id: 'w1',
      text: 'Prove it.',
      answerGuidelines: null,
      solutionPdfUrl: null,
    },
  ];
  const key = { __typename: 'ExamKey', questions: [], writtenQuestions };
  const written = readingExam({ ...stored, type: 'WRITTEN', key });
  renderExam(written, failingAt(usedBy({ started: 1 }), 'examKeyCorrections', 'NOT_FOUND'));
  const lines = (await notice()).getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual([
    '1 attempt is over. Answers and scores stay with the exam as it was then.',
    'Changed questions, times and marks are for students who start after you save.',
    'Answers are marked by the questions and the total marks that their student had, also those that are not marked yet.',
  ]);
  expect((await notice()).queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  ['with results without attempts only', { submissions: 1 }, '1 attempt is over'],
  ['with both', { started: 1, running: 1, submissions: 40 }, '40 attempts are over'],
  [
    'with attempts without answers',
    { started: 3, blank: 1, submissions: 42 },
    '43 attempts are over',
  ],
])('counts the attempts that are over %s', async (_, usage, sentence) => {
  renderExam(mcqExam, usedBy(usage));
  const lines = (await notice()).getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toContain(`${sentence}. Answers and scores stay with the exam as it was then.`);
});

it('names two contests with the same title', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const weekly = contest('Weekly', '2026-11-29T09:00:00.000Z', '2026-11-29T12:00:00.000Z');
  renderExam(mcqExam, usedBy({ contests: [weekly, { ...weekly, campaignId: 'c2' }] }));
  expect((await notice()).getAllByText(/^The contest “Weekly” runs until/)).toHaveLength(2);
  expect(logError).not.toHaveBeenCalled();
  logError.mockRestore();
});

it('shows at the question, and where it is saved, that its key can only be corrected', async () => {
  const use = usedBy({ started: 1 });
  const fieldErrors = [
    { path: 'questions.0.options', reason: 'IS_FIXED_NOW', message: 'is fixed now' },
  ];
  const { user } = renderExam(mcqExam, use, use, {
    request: { query: UpdateExamDocument, variables: () => true },
    result: refusal('CONFLICT', 'Correct the key of the question instead.', {
      reason: 'KEY_FIXED',
      fieldErrors,
    }),
  });
  const question = within(await screen.findByRole('group', { name: 'Question 1' }));
  await user.click(question.getByRole('radio', { name: 'Option B is correct' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save the changes' }));
  const sentence = 'Correct the key of the question instead.';
  expect(await question.findByText(sentence)).toBeTruthy();
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(alerts).toContain(sentence);
});

it('asks before the changed paper of an exam year is saved', async () => {
  const paper = {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'Unit A',
    timeLimitMinutes: 20,
    negativeMarkingPercentage: 25,
    shuffle: 'OFF',
    key: {
      __typename: 'MultiSubjectExamKey',
      subjects: [
        { __typename: 'KeySubject', id: 's1', name: 'Physics', mandatory: true, questions },
      ],
    },
  };
  const sent: object[] = [];
  const use = usedBy({ started: 1 }, { examKind: 'MULTI_SUBJECT' });
  const { user } = renderPage(<EditPaperRoute />, {
    viewer: admin,
    at: '/boss/papers/e1',
    path: '/boss/papers/:id',
    mocks: [
      {
        request: { query: PaperEditorDocument, variables: { id: 'e1' } },
        result: { data: { editableContent: editable({ multiSubjectExam: paper }) } },
        maxUsageCount: 9,
      },
      use,
      use,
      {
        request: {
          query: UpdateMultiSubjectExamDocument,
          variables: ({ input }) => {
            sent.push(input);
            return true;
          },
        },
        result: refusal('CONFLICT', 'No.'),
      },
    ],
  });
  expect((await notice()).getByText(/^1 attempt is over\./)).toBeTruthy();
  await user.type(screen.getByLabelText('Negative marking (%)'), '.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Change an exam that students have started?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save the changes' }));
  expect(await screen.findByText('No.')).toBeTruthy();
  expect(sent).toMatchObject([{ negativeMarkingPercentage: 25.5 }]);
});

const failed: Mock = { ...usedBy({}), result: refusal('UPSTREAM_TIMEOUT', 'No.') };
const unknown =
  'We could not check whether this exam is in use. Students may be taking it now, or have taken it.';

it('shows that the usage could not be read, and reads it again', async () => {
  const { user } = renderExam(mcqExam, failed, usedBy({ started: 1 }));
  expect((await notice()).getByText(unknown)).toBeTruthy();
  await user.click((await notice()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1 attempt is over/)).toBeTruthy();
  expect(screen.queryByText(unknown)).toBeNull();
});

it.each<[string, Mock, Mock]>([
  ['was never read', failed, failed],
  ['cannot be read again', usedBy({}), failed],
  [
    'cannot be read again, because the network fails',
    usedBy({}),
    { request: usedBy({}).request, error: new Error('away') },
  ],
  [
    'was read without its submissions',
    usedBy({}),
    failingAt(usedBy({}), 'examKeyCorrections', 'UPSTREAM_TIMEOUT'),
  ],
  [
    'was read without the contests',
    usedBy({}),
    failingAt(usedBy({}), 'currentExams', 'OVERLOADED'),
  ],
])('asks before a change is saved if the usage %s', async (_, opened, saved) => {
  const { sent, mock } = updating();
  const { user } = renderExam(mcqExam, opened, saved, mock);
  await user.type(await screen.findByLabelText('Time (minutes)'), '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Change an exam that may be in use?' }),
  );
  expect(dialog.getByText(unknown)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save the changes' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(sent).toMatchObject([{ timeLimitMinutes: 200 }]);
});

it('still says that the exam was taken if that cannot be read again', async () => {
  const { user } = renderExam(mcqExam, usedBy({ started: 1 }), failed);
  await notice();
  await user.type(screen.getByLabelText('Time (minutes)'), '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Change an exam that students have started?' }),
  );
  expect(dialog.getByText(/^1 attempt is over/)).toBeTruthy();
});

it('does not ask about a written exam that nobody has taken', async () => {
  const use = failingAt(usedBy({}), 'examKeyCorrections', 'NOT_FOUND');
  const { sent, mock } = updating();
  const { user } = renderExam(mcqExam, use, use, mock);
  await user.type(await screen.findByLabelText('Time (minutes)'), '0');
  expect(noNotice()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('shows nothing with a host that does not count attempts', async () => {
  const refused: Mock = { ...usedBy({}), result: refusal('OPERATION_NOT_ALLOWED', 'No.') };
  const { sent, mock } = updating();
  const { user } = renderExam(mcqExam, refused, refused, mock);
  await user.type(await screen.findByLabelText('Time (minutes)'), '0');
  expect(noNotice()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(sent).toHaveLength(1);
});
