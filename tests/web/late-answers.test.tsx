// Pages for late answers: the admin's list, both answers side by side, the decision with its
// reason, and what the student sees.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ViewerDocument } from '../../web/src/apollo/generated/viewer.ts';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { DecideLateAnswersDocument } from '../../web/src/features/results/late/generated/decide-late-answers.form.ts';
import { LateRouteDocument } from '../../web/src/features/results/late/generated/late.route.ts';
import { LateListRouteDocument } from '../../web/src/features/results/late/generated/late-list.route.ts';
import { MyLateAnswersDocument } from '../../web/src/features/results/late/generated/my-late-answers.ts';
import { Component as LateRoute } from '../../web/src/features/results/late/late.route.tsx';
import { Component as LateListRoute } from '../../web/src/features/results/late/late-list.route.tsx';
import { MyLateAnswers } from '../../web/src/features/results/late/my-late-answers.tsx';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const attempt = {
  __typename: 'Attempt',
  id: 'at1',
  userId: 'u7',
  deadline: '2031-03-01T10:00:00.000Z',
  exam: { __typename: 'Exam', id: 'e1', title: 'Motion' },
  multiSubjectExam: null,
};
const rich = (html: string) => ({ __typename: 'RichText', html });
const option = (id: string, isCorrect: boolean, isStored: boolean, isLate: boolean) => ({
  __typename: 'LateOption',
  id,
  text: rich(`Option ${id}`),
  isCorrect,
  isStored,
  isLate,
});
const question = (id: string, changes = {}) => ({
  __typename: 'LateQuestion',
  id,
  subjectName: null,
  text: rich(`What is ${id}?`),
  isChanged: true,
  options: [option('a', true, false, true), option('b', false, true, false)],
  storedScore: -0.25,
  lateScore: 1,
  storedPdfUrl: null,
  latePdfUrl: null,
  ...changes,
});
const late = (changes = {}) => ({
  __typename: 'LateAnswers',
  id: 'la1',
  state: 'WAITING',
  studentName: 'Rahim',
  receivedAt: '2031-03-01T13:00:00.000Z',
  sealedAt: null,
  receivedAfterRelease: false,
  decidedAt: null,
  reason: null,
  attempt,
  comparison: {
    __typename: 'LateComparison',
    storedScore: 0.75,
    lateScore: 2,
    hasStored: true,
    questions: [question('q1'), question('q2', { isChanged: false })],
  },
  ...changes,
});
const written = question('w1', {
  options: [],
  storedScore: null,
  lateScore: null,
  latePdfUrl: '/media/files/a.pdf',
});

function openLate(...mocks: Mock[]) {
  const page: Mock = {
    request: { query: LateRouteDocument, variables: { id: 'la1' } },
    result: { data: { lateAnswersById: late() } },
  };
  const at = { at: '/boss/late-answers/la1', path: '/boss/late-answers/:id' };
  return renderPage(<LateRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [...mocks, page],
    ...at,
  });
}
const dialog = () => within(screen.getByRole('dialog', { hidden: true }));

function waitingList(
  counted: { totalCount: number; totalCountIsExact: boolean },
  changes = {},
  after: string | null = null,
  endCursor: string | null = null,
): Mock {
  const { __typename, id, state, receivedAt, receivedAfterRelease, studentName } = late(changes);
  const nodes = [{ __typename, id, state, receivedAt, receivedAfterRelease, studentName, attempt }];
  return {
    request: { query: LateListRouteDocument, variables: { state: 'WAITING', after } },
    result: {
      data: {
        lateAnswers: { __typename: 'LateAnswersConnection', ...counted, endCursor, nodes },
      },
    },
  };
}

it('shows that more are waiting than were counted', async () => {
  renderPage(<LateListRoute />, {
    mocks: [waitingList({ totalCount: 10_000, totalCountIsExact: false })],
  });
  expect(await screen.findByText('more than 10,000 answer sheets')).toBeTruthy();
});

it('lists late answers with exam, student and delay', async () => {
  renderPage(<LateListRoute />, {
    mocks: [waitingList({ totalCount: 1, totalCountIsExact: true })],
  });
  expect(await screen.findByText('Rahim')).toBeTruthy();
  expect(screen.getByText(/3 hours late/)).toBeTruthy();
  expect(screen.getByLabelText('Motion, Rahim: open').getAttribute('href')).toBe(
    '/boss/late-answers/la1',
  );
});

it('has its page in the URL', async () => {
  const counted = { totalCount: 2, totalCountIsExact: true };
  const first = waitingList(counted, {}, null, 'c1');
  const second = waitingList(counted, { id: 'la2', studentName: 'Karima' }, 'c1');
  const { user, router } = renderPage(<LateListRoute />, {
    mocks: [first, second],
    at: '/boss/late-answers',
    path: '/boss/late-answers',
  });
  await screen.findByText('Rahim');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Karima')).toBeTruthy();
  expect(router.state.location.search).toBe('?after=c1');
  expect(screen.getByText('Page 2')).toBeTruthy();
});

it('shows the difference to the stored answers, with the marks of both', async () => {
  const { user } = openLate();
  expect(await screen.findByText('What is q1?')).toBeTruthy();
  expect(screen.queryByText('What is q2?')).toBeNull();
  expect(screen.getByText('differs')).toBeTruthy();
  expect(screen.getByText('Option b')).toBeTruthy();
  expect(screen.getByText('Marks: −0.25')).toBeTruthy();
  expect(screen.getByText('Marks: 1')).toBeTruthy();
  await user.click(screen.getByText('All (2)'));
  expect(screen.getByText('What is q2?')).toBeTruthy();
});

it('shows the files of a written exam', async () => {
  const comparison = {
    __typename: 'LateComparison',
    storedScore: null,
    lateScore: null,
    hasStored: false,
    questions: [written],
  };
  const page: Mock = {
    request: { query: LateRouteDocument, variables: { id: 'la1' } },
    result: { data: { lateAnswersById: late({ comparison }) } },
  };
  openLate(page);
  expect((await screen.findByText('Open the PDF in a new tab')).getAttribute('href')).toBe(
    '/media/files/a.pdf',
  );
  expect(screen.getByText(/Nothing of this attempt was stored in time/)).toBeTruthy();
});

const giveReason = async (reason = 'Power cut') =>
  fireEvent.change(await screen.findByLabelText('Reason for the student'), {
    target: { value: reason },
  });

it.each([
  ['Accept', 'accepted', 'ACCEPTED'],
  ['Reject', 'rejected', 'REFUSED'],
])(
  '%ss only with a reason and after a confirmation, and shows the decision',
  async (name, words, state) => {
    const sent = vi.fn((_: unknown) => true);
    const decided = {
      __typename: 'LateAnswers',
      id: 'la1',
      state,
      receivedAfterRelease: false,
      decidedAt: '2031-03-02T10:00:00.000Z',
      reason: 'A day late.',
    };
    const decide: Mock = {
      request: { query: DecideLateAnswersDocument, variables: sent },
      result: {
        data: {
          decideLateAnswers: { __typename: 'DecideLateAnswersPayload', lateAnswers: decided },
        },
      },
    };
    const { user } = openLate(decide);
    await user.click(await screen.findByText(name));
    expect(screen.getByText('Write a reason: the student wants to know why.')).toBeTruthy();
    const field = screen.getByLabelText('Reason for the student');
    expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true']);
    await giveReason(' A day late. ');
    await user.click(screen.getByText(name));
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(dialog().getByText(name));
    expect((await screen.findAllByText(`The late answers were ${words}.`)).length).toBeGreaterThan(
      0,
    );
    expect(sent).toHaveBeenCalledWith({
      input: { id: 'la1', accept: name === 'Accept', reason: 'A day late.' },
    });
    expect(screen.getByText('A day late.')).toBeTruthy();
    expect(screen.queryByText('Accept')).toBeNull();
  },
);

const AFTER_RELEASE = /These answers arrived after the release/;
const CONFIRM = 'Let them count nevertheless';
const loaded = (changes: object): Mock => ({
  request: { query: LateRouteDocument, variables: { id: 'la1' } },
  result: { data: { lateAnswersById: late(changes) } },
});
const accepted = (more: object): Mock => ({
  request: {
    query: DecideLateAnswersDocument,
    variables: { input: { id: 'la1', accept: true, reason: 'Power cut', ...more } },
  },
  result: {
    data: {
      decideLateAnswers: {
        __typename: 'DecideLateAnswersPayload',
        lateAnswers: {
          __typename: 'LateAnswers',
          id: 'la1',
          state: 'ACCEPTED',
          receivedAfterRelease: true,
          decidedAt: '2031-03-02T10:00:00.000Z',
          reason: 'Power cut',
        },
      },
    },
  },
});

it('warns of answers from after the release, and accepts them only with the box ticked', async () => {
  const { user } = openLate(
    loaded({ receivedAfterRelease: true }),
    accepted({ confirmsAfterRelease: true }),
  );
  expect(await screen.findByText(AFTER_RELEASE)).toBeTruthy();
  await giveReason();
  await user.click(screen.getByText('Accept'));
  expect(screen.getByText(/Tick the box/)).toBeTruthy();
  const box = screen.getByLabelText(CONFIRM);
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await user.click(box);
  await user.click(screen.getByText('Accept'));
  fireEvent.click(dialog().getByText('Accept'));
  expect((await screen.findAllByText('The late answers were accepted.')).length).toBeGreaterThan(0);
  expect(screen.getByText(AFTER_RELEASE)).toBeTruthy();
});

it('rejects answers from after the release without the box', async () => {
  const { user } = openLate(loaded({ receivedAfterRelease: true }));
  await giveReason();
  await user.click(screen.getByText('Reject'));
  expect(dialog().getByText('Reject')).toBeTruthy();
});

it('shows neither warning nor box with answers from before the release', async () => {
  openLate();
  await giveReason();
  expect(screen.queryByText(AFTER_RELEASE)).toBeNull();
  expect(screen.queryByLabelText(CONFIRM)).toBeNull();
});

it('asks for the confirmation if the server does', async () => {
  const asks: Mock = {
    ...accepted({}),
    result: refusal('CONFLICT', 'Confirm it.', { reason: 'RECEIVED_AFTER_RELEASE' }),
  };
  const { user } = openLate(
    loaded({ receivedAfterRelease: null }),
    asks,
    accepted({ confirmsAfterRelease: true }),
  );
  await giveReason();
  await user.click(screen.getByText('Accept'));
  fireEvent.click(dialog().getByText('Accept'));
  await user.click(await screen.findByLabelText(CONFIRM));
  await user.click(screen.getByText('Accept'));
  fireEvent.click(dialog().getByText('Accept'));
  expect((await screen.findAllByText('The late answers were accepted.')).length).toBeGreaterThan(0);
});

it('marks answers from after the release in the list', async () => {
  const page = renderPage(<LateListRoute />, {
    mocks: [
      waitingList({ totalCount: 1, totalCountIsExact: true }, { receivedAfterRelease: true }),
    ],
  });
  expect(await screen.findByText('Received after the release of the results')).toBeTruthy();
  page.unmount();
  renderPage(<LateListRoute />, {
    mocks: [waitingList({ totalCount: 1, totalCountIsExact: true })],
  });
  expect(await screen.findByText('Rahim')).toBeTruthy();
  expect(screen.queryByText('Received after the release of the results')).toBeNull();
});

it('offers to load the decision of another user', async () => {
  const conflict: Mock = {
    request: {
      query: DecideLateAnswersDocument,
      variables: { input: { id: 'la1', accept: true, reason: 'Power cut' } },
    },
    result: refusal('CONFLICT', 'This has been decided already.'),
  };
  const { user } = openLate(conflict);
  await giveReason();
  await user.click(await screen.findByText('Accept'));
  fireEvent.click(dialog().getByText('Accept'));
  expect(
    await screen.findByText('Nothing was decided: This has been decided already.'),
  ).toBeTruthy();
  expect(screen.getByText('Show the decision')).toBeTruthy();
});

it('requires a published reason after the merit list is published', async () => {
  const asks: Mock = {
    request: {
      query: DecideLateAnswersDocument,
      variables: { input: { id: 'la1', accept: true, reason: 'Power cut' } },
    },
    result: refusal('CONFLICT', 'The merit list is published.', {
      reason: 'PUBLISHED_REASON_REQUIRED',
    }),
  };
  const decided = {
    __typename: 'LateAnswers',
    id: 'la1',
    state: 'ACCEPTED',
    receivedAfterRelease: false,
    decidedAt: '2031-03-02T10:00:00.000Z',
    reason: 'Power cut',
  };
  const accepts: Mock = {
    request: {
      query: DecideLateAnswersDocument,
      variables: {
        input: {
          id: 'la1',
          accept: true,
          reason: 'Power cut',
          publishedReason: 'Power cut in Khulna',
        },
      },
    },
    result: {
      data: { decideLateAnswers: { __typename: 'DecideLateAnswersPayload', lateAnswers: decided } },
    },
  };
  const { user } = openLate(asks, accepts);
  await giveReason();
  await user.click(await screen.findByText('Accept'));
  fireEvent.click(dialog().getByText('Accept'));
  fireEvent.change(await screen.findByLabelText('Published reason'), {
    target: { value: 'Power cut in Khulna ' },
  });
  await user.click(screen.getByText('Accept'));
  fireEvent.click(dialog().getByText('Accept'));
  expect((await screen.findAllByText('The late answers were accepted.')).length).toBeGreaterThan(0);
});

it('shows the decision and its reason only to the student', async () => {
  const mine: Mock = {
    request: { query: MyLateAnswersDocument, variables: { examId: 'e1' } },
    result: {
      data: {
        myLateAnswers: [
          {
            __typename: 'LateAnswers',
            id: 'la1',
            state: 'REFUSED',
            receivedAt: '2031-03-01T13:00:00.000Z',
            decidedAt: '2031-03-02T10:00:00.000Z',
            reason: 'A day late.',
          },
        ],
      },
    },
  };
  const page = renderPage(<MyLateAnswers examId="e1" userId="u1" />, {
    viewer: aViewer(),
    mocks: [mine],
  });
  expect(await screen.findByText('A teacher has rejected them: they do not count.')).toBeTruthy();
  expect(screen.getByText('A day late.')).toBeTruthy();
  page.unmount();
  const other = renderPage(<MyLateAnswers examId="e1" userId="u7" />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [mine],
  });
  await other.client.query({ query: ViewerDocument });
  expect(screen.queryByText('Late answers')).toBeNull();
});

it('says at once that the answers are the own ones, and has no decision for them', async () => {
  renderPage(<LateRoute />, {
    viewer: aViewer({ role: 'ADMIN', id: 'u7' }),
    mocks: [loaded({})],
    at: '/boss/late-answers/la1',
    path: '/boss/late-answers/:id',
  });
  expect(
    await screen.findByText('These are your own answers, so somebody else decides about them.'),
  ).toBeTruthy();
  expect(screen.queryByText('Accept')).toBeNull();
});

it('keeps a typed reason when the decision of another user cannot be loaded, and asks before it is lost', async () => {
  const { request } = loaded({});
  const page = renderPage(<LateRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [
      loaded({}),
      { ...accepted({}), result: refusal('CONFLICT', 'This has been decided already.') },
      { request, error: new NetworkError('Failed to fetch') },
    ],
    at: '/boss/late-answers/la1',
    path: '/boss/late-answers/:id',
  });
  await giveReason();
  await page.user.click(screen.getByText('Accept'));
  fireEvent.click(dialog().getByText('Accept'));
  await page.user.click(await screen.findByText('Show the decision'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason for the student').value).toBe(
    'Power cut',
  );
  await page.user.click(screen.getByText('Back to the list'));
  expect(await screen.findByText('You have changes that are not saved.')).toBeTruthy();
  expect(page.router.state.location.pathname).toBe('/boss/late-answers/la1');
});
