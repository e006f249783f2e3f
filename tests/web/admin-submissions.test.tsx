// The admin pages of submissions: filters in the URL, and returning one.
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import {
  AssignmentSubmissionsDocument,
  ReceivedSubmissionDocument,
  ReturnAssignmentSubmissionDocument,
} from '../../web/src/features/admin/assignments/generated/submissions.ts';
import { Component as SubmissionRoute } from '../../web/src/features/admin/assignments/submission.route.tsx';
import { Component as SubmissionsRoute } from '../../web/src/features/admin/assignments/submissions.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const viewer = { __typename: 'Viewer', id: 'u1' };
const assignment = {
  __typename: 'Assignment',
  id: 'a1',
  title: 'Essay',
  dueDate: null,
  maxMark: 10,
};
const row = {
  __typename: 'AssignmentSubmission',
  id: 's1',
  state: 'SUBMITTED',
  isLate: true,
  studentName: 'Tania',
  mark: null,
};
const submission = (fields: object = {}) => ({
  ...row,
  submittedAt: '2031-05-04T09:00:00.000Z',
  text: 'Light bends.',
  files: [],
  revision: 1,
  comment: null,
  returnedAt: null,
  ...fields,
});
const list = (filter: string | null, nodes: object[]): Mock => ({
  request: { query: AssignmentSubmissionsDocument, variables: { id: 'a1', filter, after: null } },
  result: {
    data: {
      viewer,
      assignment,
      assignmentSubmissions: {
        __typename: 'AssignmentSubmissionConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
});
const details = (fields: object = {}): Mock => ({
  request: {
    query: ReceivedSubmissionDocument,
    variables: { id: 'a1', submissionId: 's1', filter: 'WAITING' },
  },
  result: {
    data: {
      viewer,
      assignment,
      assignmentSubmission: {
        __typename: 'ListedAssignmentSubmission',
        submission: submission(fields),
        previousId: null,
        nextId: 's2',
      },
    },
  },
});
const returned = (mark: number, comment: string, result: MockResult): Mock => ({
  request: {
    query: ReturnAssignmentSubmissionDocument,
    variables: { input: { id: 's1', revision: 1, mark, comment } },
  },
  result,
});
const openOne = (mocks: Mock[]) =>
  renderPage(<SubmissionRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks,
    at: '/boss/assignments/a1/submissions/s1',
    path: '/boss/assignments/:id/submissions/:submissionId',
  });

it('lists waiting submissions, and by a link returned ones; the filter is in the URL', async () => {
  const page = renderPage(<SubmissionsRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/assignments/a1/submissions',
    path: '/boss/assignments/:id/submissions',
    mocks: [
      list('WAITING', [{ ...row, submittedAt: '2031-05-04T09:00:00.000Z' }]),
      list('RETURNED', []),
    ],
  });
  const link = await screen.findByRole('link', { name: 'Tania' });
  expect(link.getAttribute('href')).toBe('/boss/assignments/a1/submissions/s1?state=waiting');
  expect(screen.getByText('Waiting · late')).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: 'Returned' }));
  expect(await screen.findByText('There are no submissions here.')).toBeTruthy();
  expect(page.router.state.location.search).toBe('?state=returned');
});

it('says if there are more submissions than were counted', async () => {
  const { request } = list('WAITING', []);
  const assignmentSubmissions = {
    __typename: 'AssignmentSubmissionConnection',
    nodes: [row],
    totalCount: 10_000,
    totalCountIsExact: false,
    endCursor: null,
  };
  renderPage(<SubmissionsRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/assignments/a1/submissions',
    path: '/boss/assignments/:id/submissions',
    mocks: [{ request, result: { data: { viewer, assignment, assignmentSubmissions } } }],
  });
  expect(await screen.findByText('More than 10,000 submissions')).toBeTruthy();
});

it('returns a submission with mark and comment, Bengali digits included, and opens the next one', async () => {
  const answered = submission({
    state: 'RETURNED',
    mark: 7.5,
    comment: 'Good.',
    returnedAt: '2031-05-05T09:00:00.000Z',
    revision: 2,
  });
  const result = {
    data: {
      returnAssignmentSubmission: {
        __typename: 'ReturnAssignmentSubmissionPayload',
        submission: answered,
      },
    },
  };
  const page = openOne([details(), returned(7.5, 'Good.', result)]);
  expect(await screen.findByText('Light bends.')).toBeTruthy();
  await page.user.type(screen.getByLabelText('Mark, at most 10'), '৭.৫');
  await page.user.type(screen.getByLabelText('Comment for the student'), 'Good.');
  await page.user.click(screen.getByRole('button', { name: 'Return' }));
  expect(await screen.findByText(/^Returned 5 May 2031/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Returned 5 May 2031/));
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/boss/assignments/a1/submissions/s2?state=waiting',
  );
});

it('rejects a mark above the maximum, and shows a rejection of the server with a reload button', async () => {
  const page = openOne([
    details(),
    returned(8, 'Fine', refusal('CONFLICT', 'This was changed.', { reason: 'SUBMISSION_CHANGED' })),
  ]);
  const mark = await screen.findByLabelText('Mark, at most 10');
  await page.user.type(mark, '11');
  await page.user.type(screen.getByLabelText('Comment for the student'), 'Fine');
  await page.user.click(screen.getByRole('button', { name: 'Return' }));
  expect(mark.getAttribute('aria-invalid')).toBe('true');
  await page.user.clear(mark);
  await page.user.type(mark, '8');
  await page.user.click(screen.getByRole('button', { name: 'Return' }));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment for the student').value).toBe('Fine');
});

it('keeps the typed mark and comment when the student submits again and when Reload fails, and returns the newest revision', async () => {
  const changed = refusal('CONFLICT', 'This was changed.', { reason: 'SUBMISSION_CHANGED' });
  const stored = submission({
    state: 'RETURNED',
    mark: 8,
    comment: 'Fine',
    returnedAt: '2031-05-05T09:00:00.000Z',
    revision: 3,
  });
  const again: Mock = {
    request: {
      query: ReturnAssignmentSubmissionDocument,
      variables: { input: { id: 's1', revision: 2, mark: 8, comment: 'Fine' } },
    },
    result: {
      data: {
        returnAssignmentSubmission: {
          __typename: 'ReturnAssignmentSubmissionPayload',
          submission: stored,
        },
      },
    },
  };
  const newer = details({ revision: 2, text: 'Light bends, and more.' });
  const page = openOne([
    details(),
    returned(8, 'Fine', changed),
    { request: newer.request, error: new NetworkError('Failed to fetch') },
    newer,
    again,
  ]);
  await page.user.type(await screen.findByLabelText('Mark, at most 10'), '8');
  await page.user.type(screen.getByLabelText('Comment for the student'), 'Fine');
  await page.user.click(screen.getByRole('button', { name: 'Return' }));
  await page.user.click(await screen.findByRole('button', { name: 'Reload' }));
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Light bends, and more.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment for the student').value).toBe('Fine');
  expect(screen.getByLabelText<HTMLInputElement>('Mark, at most 10').value).toBe('8');
  await page.user.click(screen.getByRole('button', { name: 'Return' }));
  expect(await screen.findByText(/^Returned 5 May 2031/)).toBeTruthy();
});
