// Corrections in a student's review: the corrected question and the reason, the change of the
// score, and challenging a question.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import { ChallengeKeyDocument } from '../../web/src/features/results/key-corrections/generated/challenge-key.form.ts';
import { Component as ExamResultRoute } from '../../web/src/features/results/result/exam-result.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';
import { aResultAnswer, aReviewed, multi, single } from './result-fixtures.ts';
import { article, scrolledEverywhere } from './result-kit.ts';

beforeEach(scrolledEverywhere);

const correctedAt = '2026-03-02T06:00:00.000Z';
const corrected = (kind: string) => ({
  __typename: 'QuestionCorrection',
  kind,
  reason: 'Two options are correct.',
  correctedAt,
});
const aChallenge = (changes = {}) => ({
  __typename: 'KeyChallenge',
  id: 'kc1',
  state: 'OPEN',
  reason: 'Option C is right too.',
  createdAt: correctedAt,
  answer: null,
  decidedAt: null,
  ...changes,
});

/** The first two questions of Physics in the two-subject result. */
function withQuestions(...questions: object[]) {
  const [physics, biology] = multi.subjects;
  return { ...multi, subjects: [{ ...physics, questions }, biology] };
}

function open(
  result: unknown,
  mocks: readonly Mock[] = [],
  { viewer = aViewer(), examId = 'e1', lang = 'en' as 'en' | 'bn' } = {},
) {
  return renderPage(<ExamResultRoute />, {
    mocks: [...aResultAnswer(result, examId), ...mocks],
    viewer,
    at: `/exam/result/u1/${examId}?show=all`,
    path: '/exam/result/:userId/:examId',
    lang,
  });
}

const report = 'Report a mistake in this question';
const reason = 'Option C is right too.';
const input = { examKind: 'MULTI_SUBJECT', examId: 'e1', questionId: 'p2', reason };
const challengeMock = (result: MockResult, of: object = input): Mock => ({
  request: { query: ChallengeKeyDocument, variables: { input: of } },
  result,
});
const stored: MockResult = {
  data: { challengeKey: { __typename: 'ChallengeKeyPayload', challenge: aChallenge() } },
};

it('shows when, how and why a question was corrected', async () => {
  open(
    withQuestions(
      { ...aReviewed('p1', 'CORRECT', 1), correction: corrected('KEY') },
      { ...aReviewed('p2', 'BONUS', 1), correction: corrected('BONUS') },
      { ...aReviewed('p3', 'VOID', 0), correction: corrected('VOID') },
    ),
  );
  const note = (await article('Question p1')).getByRole('note').textContent;
  expect(note).toBe(
    'This question was corrected on 2 March 2026: other options are correct. Reason: Two options are correct.',
  );
  expect((await article('Question p2')).getByRole('note').textContent).toContain(
    ': everybody gets its marks. Reason:',
  );
  expect((await article('Question p3')).getByRole('note').textContent).toContain(
    ': it does not count. Reason:',
  );
});

it('shows a bonus and a void question as neither right nor wrong, and omits them in practice', async () => {
  const chosen = (id: string, why: string, score: number) => {
    const question = aReviewed(id, 'WRONG', score);
    return { ...question, reason: why };
  };
  open(withQuestions(chosen('p1', 'BONUS', 1), chosen('p2', 'VOID', 0)));
  const bonus = await article('Question p1');
  expect(bonus.getByText('+1 mark').parentElement?.textContent).toContain(
    'Everybody gets the marks of this question.',
  );
  expect(bonus.getByText('p1 option c').parentElement?.textContent).toContain('Your answer');
  expect(bonus.queryByText('Right answer')).toBeNull();
  expect(document.querySelectorAll('[data-missed]')).toHaveLength(1);
  const voided = await article('Question p2');
  expect(voided.getByText('0 marks').parentElement?.textContent).toContain(
    'This question does not count.',
  );
  expect(screen.getByRole('link', { name: 'Practise 2 wrong or blank' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Blank (1)' })).toBeTruthy();
});

it('sends an objection to a question, and shows from then on that it waits for a decision', async () => {
  const { user } = open(multi, [challengeMock(stored)]);
  const question = await article('Question p2');
  await user.click(await question.findByRole('button', { name: report }));
  const field = await question.findByLabelText('What is wrong, and why?');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Too short');
  expect(question.getByText('At least 10 characters. 9 of 1,000 characters.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Send the report' }));
  expect(question.getByText('Please write at least 10 characters.')).toBeTruthy();
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  await user.clear(field);
  await user.type(field, ` ${reason} `);
  await user.click(question.getByRole('button', { name: 'Send the report' }));
  const state = await question.findByText(
    'You reported a mistake on 2 March 2026. It has yet to be decided.',
  );
  await waitFor(() => expect(document.activeElement).toBe(state.closest('[role=note]')));
  expect(question.getByText(reason, { exact: false })).toBeTruthy();
  expect(question.queryByRole('button', { name: report })).toBeNull();
  expect(
    (await article('Question p1')).getByRole('button', { name: report }),
    'the others can still be challenged',
  ).toBeTruthy();
});

it('sends the challenge of a single exam', async () => {
  const result = { ...single, questions: [aReviewed('m1', 'WRONG', -0.5)] };
  const { user } = open(
    result,
    [challengeMock(stored, { ...input, examKind: 'SINGLE', examId: 'e2', questionId: 'm1' })],
    { examId: 'e2' },
  );
  const question = await article('Question m1');
  await user.click(await question.findByRole('button', { name: report }));
  await user.type(await question.findByLabelText('What is wrong, and why?'), reason);
  await user.click(question.getByRole('button', { name: 'Send the report' }));
  expect(await question.findByText(/It has yet to be decided/)).toBeTruthy();
});

it('keeps the input if the server rejects it, and shows why; Cancel returns the focus to the button', async () => {
  const unsupported = refusal(
    'OPERATION_NOT_ALLOWED',
    'This host stores no reports.',
  ) as MockResult;
  const fieldErrors = [{ path: 'reason', message: 'holds a character that cannot be stored' }];
  const { user } = open(multi, [
    challengeMock(unsupported),
    challengeMock(refusal('BAD_USER_INPUT', 'Check.', { fieldErrors }) as MockResult),
  ]);
  const question = await article('Question p2');
  const button = await question.findByRole('button', { name: report });
  await user.click(button);
  const field = (await question.findByLabelText('What is wrong, and why?')) as HTMLTextAreaElement;
  await user.type(field, reason);
  await user.click(question.getByRole('button', { name: 'Send the report' }));
  expect((await question.findByText('This host stores no reports.')).getAttribute('role')).toBe(
    'alert',
  );
  expect(field.value).toBe(reason);
  await user.click(question.getByRole('button', { name: 'Send the report' }));
  expect(await question.findByText('holds a character that cannot be stored')).toBeTruthy();
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([reason, 'true']);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect([question.queryByLabelText('What is wrong, and why?'), document.activeElement]).toEqual([
    null,
    button,
  ]);
  await user.click(button);
  expect(
    ((await question.findByLabelText('What is wrong, and why?')) as HTMLTextAreaElement).value,
  ).toBe(reason);
});

it('asks before a typed report is lost, also with the question that a filter hides', async () => {
  const { user, router } = open(multi);
  const question = await article('Question p2');
  await user.click(await question.findByRole('button', { name: report }));
  await user.type(await question.findByLabelText('What is wrong, and why?'), reason);
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await act(() => router.navigate('?show=correct'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(question.getByLabelText('What is wrong, and why?')).toHaveProperty('value', reason);
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('at /elsewhere')).toBeTruthy();
});

it('shows the decision with its reply, which is not repeated if it is the reason of the correction', async () => {
  const accepted = aChallenge({
    id: 'kc2',
    state: 'ACCEPTED',
    answer: 'Two options are correct.',
    decidedAt: correctedAt,
  });
  const refused = aChallenge({
    id: 'kc3',
    state: 'REFUSED',
    answer: 'C is a unit of charge.',
    decidedAt: correctedAt,
  });
  open(
    withQuestions(
      { ...aReviewed('p1', 'CORRECT', 1), correction: corrected('KEY'), challenge: accepted },
      { ...aReviewed('p2', 'WRONG', -0.25), challenge: refused },
    ),
  );
  const first = await article('Question p1');
  expect(
    first.getByText('You reported a mistake on 2 March 2026. The question was corrected.'),
  ).toBeTruthy();
  expect(first.getAllByText(/Two options are correct/)).toHaveLength(1);
  const second = await article('Question p2');
  expect(
    second.getByText('You reported a mistake on 2 March 2026. The question stays as it is.'),
  ).toBeTruthy();
  expect(second.getByText(/C is a unit of charge/).textContent).toBe(
    'Answer: C is a unit of charge.',
  );
});

it("does not offer to challenge another student's questions", async () => {
  const viewer = { ...aViewer({ role: 'ADMIN' }), id: 'the-admin' };
  const { client } = open(multi, [], { viewer });
  await article('Question p2');
  await client.query({ query: ViewerDocument });
  expect(screen.queryByRole('button', { name: report })).toBeNull();
});

it('shows how corrections changed the score, with their reasons, in both languages', async () => {
  const scoreChanges = [
    {
      __typename: 'ScoreChange',
      id: 'sc1',
      oldScore: 12,
      newScore: 13,
      changedAt: correctedAt,
      reasons: ['Key was wrong.', 'A misprint.'],
    },
  ];
  const page = open({ ...multi, scoreChanges });
  const notice = (
    await screen.findByText('Your score changed from 12 to 13 on 2 March 2026.')
  ).closest('[role=note]');
  expect(notice?.textContent).toContain('Reason: Key was wrong.Reason: A misprint.');
  page.unmount();
  await loadLanguage('bn');
  open({ ...single, scoreChanges }, [], { examId: 'e2', lang: 'bn' });
  expect(
    await screen.findByText('২ মার্চ, ২০২৬ তারিখে তোমার নম্বর ১২ থেকে বদলে ১৩ হয়েছে।'),
  ).toBeTruthy();
});

it('shows nothing about the score if it was not changed', async () => {
  open({ ...multi, scoreChanges: [] });
  await article('Question p2');
  expect(screen.queryByRole('note')).toBeNull();
});
