// The admin's page that corrects the key of an exam: questions, form, dry run, confirmation,
// progress of rescoring, history.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { Component as ExamKeysRoute } from '../../web/src/features/admin/keys/exam-keys.route.tsx';
import {
  CorrectKeyDocument,
  KeyCorrectionPreviewDocument,
} from '../../web/src/features/admin/keys/generated/correct-key.form.ts';
import { ExamKeyCorrectionsDocument } from '../../web/src/features/admin/keys/generated/exam-corrections.ts';
import {
  PaperKeyDocument,
  SingleExamKeyDocument,
} from '../../web/src/features/admin/keys/generated/exam-keys.route.ts';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';
import { article } from './result-kit.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const aQuestion = (id: string, correct: readonly string[] = ['a']) => ({
  __typename: 'KeyQuestion',
  id,
  text: `What is ${id}?`,
  points: 1,
  options: ['a', 'b', 'c'].map((letter) => ({
    __typename: 'KeyOption',
    id: `${id}-${letter}`,
    text: `${id} option ${letter}`,
    isCorrect: correct.includes(letter),
  })),
});

const singleKey = (changes = {}): Mock => ({
  request: { query: SingleExamKeyDocument, variables: { examId: 'e1' } },
  result: {
    data: {
      exam: {
        __typename: 'Exam',
        id: 'e1',
        title: 'Motion',
        type: 'MCQ',
        key: { __typename: 'ExamKey', questions: [aQuestion('q1'), aQuestion('q2')] },
        ...changes,
      },
    },
  },
});

const paperKey: Mock = {
  request: { query: PaperKeyDocument, variables: { examId: 'e1' } },
  result: {
    data: {
      multiSubjectExam: {
        __typename: 'MultiSubjectExam',
        id: 'e1',
        title: 'Unit A',
        key: {
          __typename: 'MultiSubjectExamKey',
          subjects: [
            { __typename: 'KeySubject', id: 's1', name: 'Physics', questions: [aQuestion('p1')] },
            {
              __typename: 'KeySubject',
              id: 's2',
              name: 'Biology',
              questions: [aQuestion('b1', ['a', 'b'])],
            },
          ],
        },
      },
    },
  },
};

const aCorrection = (id: string, changes = {}) => ({
  __typename: 'KeyCorrection',
  id,
  questionId: 'q1',
  kind: 'KEY',
  correctOptionIds: ['q1-b'],
  previousOptionIds: ['q1-a'],
  reason: 'A misprint.',
  correctedAt: '2031-03-02T06:00:00.000Z',
  correctedBy: 'Karim',
  ...changes,
});
const corrected = (corrections: object[] = [], pendingCount = 0, changedCount = 0) => ({
  __typename: 'ExamKeyCorrections',
  submissionCount: 1200,
  pendingCount,
  changedCount,
  corrections,
});
const corrections = (examKeyCorrections: object = corrected(), examKind = 'SINGLE'): Mock => ({
  request: { query: ExamKeyCorrectionsDocument, variables: { examKind, examId: 'e1' } },
  result: { data: { examKeyCorrections } },
});

const part = (
  endCursor: string | null,
  examinedCount: number,
  changes: object[] = [],
): MockResult => ({
  data: {
    keyCorrectionPreview: {
      __typename: 'KeyCorrectionPreview',
      examinedCount,
      submissionCount: 1200,
      endCursor,
      changes,
    },
  },
});
const change = (
  studentName: string | null,
  oldScore: number,
  newScore: number,
  countsForRank = true,
) => ({
  __typename: 'ChangedScore',
  resultId: `r-${studentName}`,
  studentName,
  oldScore,
  newScore,
  countsForRank,
});
const toB = {
  examKind: 'SINGLE',
  examId: 'e1',
  questionId: 'q1',
  kind: 'KEY',
  correctOptionIds: ['q1-b'],
};
const preview = (
  result: MockResult,
  { after = null as string | null, input = toB as object } = {},
): Mock => ({
  request: { query: KeyCorrectionPreviewDocument, variables: { input, after } },
  result,
});
const correctWith = (
  result: MockResult,
  reason = 'A misprint.',
  correction: object = toB,
): Mock => ({
  request: { query: CorrectKeyDocument, variables: { input: { correction, reason } } },
  result,
});

function open(mocks: readonly Mock[], { at = '/boss/keys/single/e1' } = {}) {
  return renderPage(<ExamKeysRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks,
    at,
    path: '/boss/keys/:kind/:examId',
  });
}

const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
const check = { name: 'Show whose score changes' };

/** Opens the form of a single exam's first question and chooses B. */
async function chooseB(mocks: readonly Mock[], read: readonly Mock[] = [corrections()]) {
  const page = open([singleKey(), ...read, ...mocks]);
  const question = await article('What is q1?');
  await page.user.click(question.getByRole('button', { name: 'Correct this question: 1' }));
  await page.user.click(question.getByRole('radio', { name: /q1 option b/ }));
  return { ...page, question };
}

it('lists the questions with their options, the correct ones, and the current correction', async () => {
  open([
    singleKey(),
    corrections(
      corrected([aCorrection('c2', { kind: 'BONUS', correctOptionIds: [] }), aCorrection('c1')]),
    ),
  ]);
  const first = await article('What is q1?');
  expect(first.getByText('q1 option a').closest('li')?.textContent).toContain('Correct');
  expect(first.getByText('q1 option b').closest('li')?.textContent).not.toContain('Correct');
  expect(first.getByText('Corrected on 2 March 2031: Everybody gets the points')).toBeTruthy();
  expect((await article('What is q2?')).queryByText(/Corrected on/)).toBeNull();
  const history = within(screen.getByRole('region', { name: 'Corrections so far' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Question 1: Everybody gets the points'),
    expect.stringMatching(
      /^Question 1: Other options are correct \(A → B\)A misprint\.2 March 2031, .*, Karim$/,
    ),
  ]);
});

it('lists a paper by subject, where several options can be correct', async () => {
  const input = {
    ...toB,
    examKind: 'MULTI_SUBJECT',
    questionId: 'b1',
    correctOptionIds: ['b1-b', 'b1-c'],
  };
  const { user } = open(
    [paperKey, corrections(corrected(), 'MULTI_SUBJECT'), preview(part(null, 0), { input })],
    {
      at: '/boss/keys/multi-subject/e1',
    },
  );
  const biology = within(await screen.findByRole('region', { name: 'Biology' }));
  await user.click(biology.getByRole('button', { name: 'Correct this question: 2' }));
  await user.click(biology.getByRole('checkbox', { name: /b1 option a/ }));
  await user.click(biology.getByRole('checkbox', { name: /b1 option c/ }));
  await user.click(biology.getByRole('button', check));
  expect(await biology.findByText('There are no submissions yet: no score changes.')).toBeTruthy();
});

it('shows in a dry run whose score changes, part by part, and applies nothing', async () => {
  const { user, question } = await chooseB([
    preview(part('c1', 500, [change('Rahim', 12, 13), change('Karim', 10, 8.75, false)])),
    { ...preview(part(null, 700, [change(null, 3, 4)]), { after: 'c1' }), delay: 3000 },
  ]);
  await user.click(question.getByRole('button', check));
  expect(await question.findByText('500 of 1,200 submissions examined')).toBeTruthy();
  expect(
    await question.findByText('2 scores go up, 1 goes down, 1,197 stay the same.'),
  ).toBeTruthy();
  expect(question.queryByRole('progressbar')).toBeNull();
  const rows = question.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Rahim1213counts',
    'Karim108.75does not count',
    'Student without a name34counts',
  ]);
});

it('lists the first hundred changes and counts all', async () => {
  const changes = Array.from({ length: 150 }, (_, index) => change(`S${index}`, 1, 2));
  const { user, question } = await chooseB([preview(part(null, 1200, changes))]);
  await user.click(question.getByRole('button', check));
  expect(await question.findByText('The first 100 of 150 changes.')).toBeTruthy();
  expect(question.getAllByRole('row')).toHaveLength(101);
  expect(question.getByText('150 scores go up, 0 go down, 1,050 stay the same.')).toBeTruthy();
});

it('can be stopped, and clears the outcome when the correction changes', async () => {
  const { user, question } = await chooseB([
    { ...preview(part('c1', 500)), delay: Number.POSITIVE_INFINITY },
    preview(part(null, 1200)),
  ]);
  await user.click(question.getByRole('button', check));
  await user.click(await question.findByRole('button', { name: 'Stop' }));
  expect(document.activeElement).toBe(question.getByRole('button', check));
  expect(question.queryByRole('progressbar')).toBeNull();
  await user.click(question.getByRole('button', check));
  expect(await question.findByRole('button', { name: 'Apply the correction' })).toBeTruthy();
  await user.click(question.getByRole('radio', { name: 'The question does not count' }));
  expect(question.queryByRole('button', { name: 'Apply the correction' })).toBeNull();
});

it('requires another option than the correct one, and examines nothing before', async () => {
  const { user } = open([singleKey(), corrections()]);
  const question = await article('What is q1?');
  await user.click(question.getByRole('button', { name: 'Correct this question: 1' }));
  expect(document.activeElement, 'the first field has the focus').toBe(
    question.getByRole('radio', { name: 'Other options are correct' }),
  );
  await user.click(question.getByRole('button', check));
  expect(question.getByText('These options are correct already.')).toBeTruthy();
  expect(document.activeElement).toBe(question.getByRole('radio', { name: /q1 option a/ }));
});

it('undoes a bonus with the same options', async () => {
  const bonus = aCorrection('c1', { kind: 'BONUS', correctOptionIds: [] });
  const { user } = open([
    singleKey(),
    corrections(corrected([bonus])),
    preview(part(null, 1200), { input: { ...toB, correctOptionIds: ['q1-a'] } }),
  ]);
  const question = await article('What is q1?');
  await user.click(question.getByRole('button', { name: 'Correct this question: 1' }));
  await user.click(question.getByRole('button', check));
  expect(await question.findByText('0 scores go up, 0 go down, 1,200 stay the same.')).toBeTruthy();
});

it('applies only with a reason and after a confirmation, then shows the progress until all is rescored', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const payload = {
    __typename: 'CorrectKeyPayload',
    examCorrections: corrected([aCorrection('c1')], 1200),
  };
  const { user, question } = await chooseB([
    preview(part(null, 1200, [change('Rahim', 12, 13)])),
    correctWith({ data: { correctKey: payload } }),
    singleKey({
      key: { __typename: 'ExamKey', questions: [aQuestion('q1', ['b']), aQuestion('q2')] },
    }),
    corrections(corrected([aCorrection('c1')], 700, 20)),
    corrections(corrected([aCorrection('c1')], 0, 45)),
  ]);
  await user.click(question.getByRole('button', check));
  await user.click(await question.findByRole('button', { name: 'Apply the correction' }));
  const field = question.getByLabelText('Reason');
  expect(question.getByText('Write a reason: students want to know why.')).toBeTruthy();
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  await user.type(field, 'A misprint.');
  expect(question.getByText('Students see it. 11 of 1,000 characters.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Apply the correction' }));
  expect(dialog().getByText('1 score goes up, 0 go down, 1,199 stay the same.')).toBeTruthy();
  fireEvent.click(dialog().getByText('Correct and rescore'));

  expect(await screen.findByText('0 of 1,200 rescored, 0 scores changed')).toBeTruthy();
  expect(question.queryByLabelText('Reason')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      question.getByRole('button', { name: 'Correct this question: 1' }),
    ),
  );
  expect(await screen.findByText('500 of 1,200 rescored, 20 scores changed')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Rescoring' })).toBeTruthy();
  expect(await screen.findByText('1,200 of 1,200 rescored, 45 scores changed')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(question.getByText('q1 option b').closest('li')?.textContent).toContain('Correct');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(
    screen.getByText('1,200 of 1,200 rescored, 45 scores changed'),
    'nothing is read any more',
  ).toBeTruthy();
});

it('reads no progress while the page is hidden', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open([
    singleKey(),
    corrections(corrected([aCorrection('c1')], 700, 20)),
    corrections(corrected([aCorrection('c1')], 0, 45)),
  ]);
  expect(await screen.findByText('500 of 1,200 rescored, 20 scores changed')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByText('500 of 1,200 rescored, 20 scores changed')).toBeTruthy();
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await screen.findByText('1,200 of 1,200 rescored, 45 scores changed')).toBeTruthy();
});

it('keeps all input if the server rejects it, and shows field errors at the fields', async () => {
  const fieldErrors = [
    { path: 'correction.correctOptionIds', message: 'are not of this question' },
    { path: 'reason', message: 'holds a character that cannot be stored' },
  ];
  const { user, question } = await chooseB([
    preview(part(null, 1200)),
    correctWith(refusal('CONFLICT', 'Nothing would change.') as MockResult),
    correctWith(refusal('BAD_USER_INPUT', 'Check.', { fieldErrors }) as MockResult),
  ]);
  await user.click(question.getByRole('button', check));
  const field = question.getByLabelText('Reason') as HTMLTextAreaElement;
  await user.type(field, 'A misprint.');
  await user.click(await question.findByRole('button', { name: 'Apply the correction' }));
  fireEvent.click(dialog().getByText('Correct and rescore'));
  expect(await question.findByText('Nothing was changed: Nothing would change.')).toBeTruthy();
  expect(field.value).toBe('A misprint.');
  expect(question.getByRole('radio', { name: /q1 option b/ })).toHaveProperty('checked', true);
  await user.click(question.getByRole('button', { name: 'Apply the correction' }));
  fireEvent.click(dialog().getByText('Correct and rescore'));
  expect(await question.findByText('are not of this question')).toBeTruthy();
  expect(question.getByText('holds a character that cannot be stored')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('shows why a dry run failed, which can be repeated', async () => {
  const { user, question } = await chooseB([
    preview(refusal('UPSTREAM_TIMEOUT', 'Slow.') as MockResult),
    preview(part(null, 1200)),
  ]);
  await user.click(question.getByRole('button', check));
  expect(await question.findByText(/^Nothing was changed: The server is busy/)).toBeTruthy();
  await user.click(question.getByRole('button', check));
  expect(await question.findByRole('button', { name: 'Apply the correction' })).toBeTruthy();
  expect(question.queryByText(/^Nothing was changed/)).toBeNull();
});

it('asks before it discards input, and opens one form at a time', async () => {
  const { user, question } = await chooseB([]);
  const second = await article('What is q2?');
  await user.click(second.getByRole('button', { name: 'Correct this question: 2' }));
  expect(second.queryByLabelText('Reason')).toBeNull();
  fireEvent.click(
    within(screen.getByRole('alertdialog', { hidden: true })).getByText('Discard changes'),
  );
  expect(await second.findByLabelText('Reason')).toBeTruthy();
  expect(question.queryByLabelText('Reason')).toBeNull();
  await user.click(second.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(second.queryByLabelText('Reason')).toBeNull());
  expect(document.activeElement).toBe(
    second.getByRole('button', { name: 'Correct this question: 2' }),
  );
});

it('keeps what is typed if the key does not load again', async () => {
  const failed = { request: singleKey().request, error: new NetworkError('offline') };
  const { user, client, question } = await chooseB([failed]);
  await user.type(question.getByLabelText('Reason'), 'A misprint.');
  await act(() => client.refetchQueries({ include: [SingleExamKeyDocument] }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(question.getByLabelText<HTMLInputElement>('Reason').value).toBe('A misprint.');
  expect(document.body.contains(question.getByLabelText('Reason'))).toBe(true);
});

it('opens with the form of the question in the URL, and moves the focus to it', async () => {
  open([singleKey(), corrections()], { at: '/boss/keys/single/e1#question-q2' });
  const second = await article('What is q2?');
  expect(await second.findByLabelText('Reason')).toBeTruthy();
  expect(document.activeElement?.id).toBe('question-q2');
  expect((await article('What is q1?')).queryByLabelText('Reason')).toBeNull();
});

it('opens without a form if the URL names a question that cannot be read', async () => {
  open([singleKey(), corrections()], { at: '/boss/keys/single/e1#question-%' });
  expect((await article('What is q1?')).queryByLabelText('Reason')).toBeNull();
});

it('shows that a written exam has no key, that there is no such exam, and that a host has no corrections', async () => {
  const written = open([singleKey({ type: 'WRITTEN' }), corrections()]);
  expect(
    await screen.findByText('Only exams that are answered by choosing options have a key.'),
  ).toBeTruthy();
  written.unmount();
  const other = open([], { at: '/boss/keys/other/e1' });
  expect(screen.getByText('There is no such exam.')).toBeTruthy();
  other.unmount();
  const unsupported = {
    ...corrections(),
    result: refusal('OPERATION_NOT_ALLOWED', 'This host has no corrections.') as MockResult,
  };
  open([singleKey(), unsupported]);
  expect(await screen.findByText('Error: This host has no corrections.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Correct this question/ })).toBeNull();
});
