// The admin's queue of challenges: the students' reports, the link to the question, and refusing
// with an answer.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeyChallengesRouteDocument } from '../../web/src/features/admin/keys/generated/key-challenges.route.ts';
import { RefuseKeyChallengeDocument } from '../../web/src/features/admin/keys/generated/refuse-key-challenge.form.ts';
import { Component as KeyChallengesRoute } from '../../web/src/features/admin/keys/key-challenges.route.tsx';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const challenge = (id: string, changes = {}) => ({
  __typename: 'KeyChallenge',
  id,
  examKind: 'MULTI_SUBJECT',
  examId: 'e 1',
  examTitle: 'Unit A',
  questionId: 'q/1',
  questionText: { __typename: 'RichText', html: `What is ${id}?` },
  reason: `${id} has two answers.`,
  createdAt: '2031-03-02T06:00:00.000Z',
  state: 'OPEN',
  answer: null,
  decidedAt: null,
  studentName: 'Rahim',
  ...changes,
});
const list = (
  nodes: object[],
  { state = 'OPEN', after = null as string | null, endCursor = null as string | null } = {},
): Mock => ({
  request: { query: KeyChallengesRouteDocument, variables: { state, after } },
  result: {
    data: {
      keyChallenges: {
        __typename: 'KeyChallengeConnection',
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor,
        nodes,
      },
    },
  },
});
const refuse = (result: MockResult): Mock => ({
  request: {
    query: RefuseKeyChallengeDocument,
    variables: { input: { id: 'k1', answer: 'B is a unit.' } },
  },
  result,
});

const open = (mocks: readonly Mock[], search = '') =>
  renderPage(<KeyChallengesRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks,
    at: `/boss/key-challenges${search}`,
    path: '/boss/key-challenges',
  });

const item = async (id: string) =>
  within((await screen.findByText(`What is ${id}?`)).closest('li') as HTMLElement);

it("shows exam, question, the student's text and a link to the question", async () => {
  open([
    list([
      challenge('k1'),
      challenge('k2', {
        examKind: 'SINGLE',
        studentName: null,
        examTitle: null,
        questionText: null,
      }),
    ]),
  ]);
  const first = await item('k1');
  expect(first.getByText('Unit A')).toBeTruthy();
  expect(first.getByText('k1 has two answers.')).toBeTruthy();
  expect(first.getByText(/^Rahim, 2 March 2031/)).toBeTruthy();
  const link = first.getByRole('link', { name: 'Go to the question: Unit A, Rahim' });
  expect(link.getAttribute('href')).toBe('/boss/keys/multi-subject/e%201#question-q%2F1');
  const second = within(screen.getByText('k2 has two answers.').closest('li') as HTMLElement);
  expect(second.getByText('A question that no longer exists')).toBeTruthy();
  expect(second.getByRole('link').getAttribute('href')).toBe(
    '/boss/keys/single/e%201#question-q%2F1',
  );
});

it('rejects only with a reply, then shows the rest of the queue with the focus on its count', async () => {
  const decided = {
    __typename: 'KeyChallenge',
    id: 'k1',
    state: 'REFUSED',
    answer: 'B is a unit.',
    decidedAt: '2031-03-03T06:00:00.000Z',
  };
  const { user } = open([
    list([challenge('k1'), challenge('k2')]),
    refuse({
      data: { refuseKeyChallenge: { __typename: 'RefuseKeyChallengePayload', challenge: decided } },
    }),
    list([challenge('k2')]),
  ]);
  const first = await item('k1');
  await user.click(first.getByRole('button', { name: 'Reject...' }));
  const field = first.getByLabelText('Answer for the student');
  expect(document.activeElement).toBe(field);
  await user.click(first.getByRole('button', { name: 'Reject' }));
  expect(first.getByText('Write an answer: the student wants to know why.')).toBeTruthy();
  await user.type(field, ' B is a unit. ');
  await user.click(first.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByText('What is k1?')).toBeNull());
  expect(document.activeElement?.textContent).toBe('1 report');
  expect(screen.getByText('What is k2?')).toBeTruthy();
});

it('keeps the reply if it was not stored, and offers to load the decision of another user', async () => {
  const { user } = open([
    list([challenge('k1')]),
    refuse(refusal('CONFLICT', 'This has been decided already.') as MockResult),
    list([]),
  ]);
  const first = await item('k1');
  await user.click(first.getByRole('button', { name: 'Reject...' }));
  const field = first.getByLabelText('Answer for the student') as HTMLTextAreaElement;
  await user.type(field, 'B is a unit.');
  await user.click(first.getByRole('button', { name: 'Reject' }));
  expect(
    await first.findByText('Nothing was decided: This has been decided already.'),
  ).toBeTruthy();
  expect(field.value).toBe('B is a unit.');
  await user.click(first.getByRole('button', { name: 'Show the decision' }));
  expect(await screen.findByText('There are no reports here.')).toBeTruthy();
});

it('has its state in the URL, and shows decisions without a button to refuse', async () => {
  const refused = {
    state: 'REFUSED',
    answer: 'B is a unit.',
    decidedAt: '2031-03-03T06:00:00.000Z',
  };
  const { user, router } = open(
    [
      list([challenge('k1', refused)], { state: 'REFUSED' }),
      list([challenge('k3', { ...refused, state: 'ACCEPTED' })], { state: 'ACCEPTED' }),
    ],
    '?state=refused',
  );
  const first = await item('k1');
  expect(first.getByText('B is a unit.', { exact: false }).textContent).toMatch(
    /^Rejected 3 March 2031, .*: B is a unit\.$/,
  );
  expect(first.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Accepted' }));
  expect(await screen.findByText('What is k3?')).toBeTruthy();
  expect(router.state.location.search).toBe('?state=accepted');
});

it('pages by cursor, with the page in the URL', async () => {
  const first = list([challenge('k1')], { endCursor: 'c1' });
  const { user, router } = open([first, list([challenge('k2')], { after: 'c1' }), first]);
  await item('k1');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('What is k2?')).toBeTruthy();
  expect(router.state.location.search).toBe('?after=c1');
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  // Its link was removed.
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect(await screen.findByText('What is k1?')).toBeTruthy();
});

it('keeps typed answers while other reports are shown, and asks before the page is left', async () => {
  const first = list([challenge('k1')], { endCursor: 'c1' });
  const { user, router } = open([
    first,
    list([challenge('k2')], { after: 'c1' }),
    first,
    list([], { state: 'REFUSED' }),
    first,
  ]);
  const openRejection = async () => {
    const item1 = await item('k1');
    await user.click(item1.getByRole('button', { name: 'Reject...' }));
    return item1.getByLabelText<HTMLTextAreaElement>('Answer for the student');
  };
  await user.type(await openRejection(), 'B is a unit.');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await item('k2');
  await user.click(screen.getByRole('link', { name: 'Previous' }));
  expect((await openRejection()).value).toBe('B is a unit.');
  await user.click(screen.getByRole('link', { name: 'Rejected' }));
  await screen.findByText('There are no reports here.');
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect((await openRejection()).value).toBe('B is a unit.');
  await user.click(screen.getByRole('link', { name: /^Go to the question/ }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'You have changes that are not saved.' }),
  );
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/boss/key-challenges');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer for the student').value).toBe(
    'B is a unit.',
  );
});

it('shows a message if the host stores no challenges', async () => {
  const request = { query: KeyChallengesRouteDocument, variables: { state: 'OPEN', after: null } };
  open([
    {
      request,
      result: refusal('OPERATION_NOT_ALLOWED', 'This host has no corrections.') as MockResult,
    },
  ]);
  expect(await screen.findByText('Error: This host has no corrections.')).toBeTruthy();
});
