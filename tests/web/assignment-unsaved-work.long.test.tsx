// The page of an assignment does not lose work: failed reloads, a passed due date, saves that
// overlap with changes, and the focus.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { Component as AssignmentRoute } from '../../web/src/features/assignments/assignment.route.tsx';
import { Component as AssignmentsRoute } from '../../web/src/features/assignments/assignments.route.tsx';
import { AssignmentRouteDocument } from '../../web/src/features/assignments/generated/assignment.route.ts';
import { AssignmentsRouteDocument } from '../../web/src/features/assignments/generated/assignments.route.ts';
import {
  RegisterAssignmentFileDocument,
  SaveAssignmentDraftDocument,
  SubmitAssignmentDocument,
  WithdrawAssignmentDocument,
} from '../../web/src/features/assignments/generated/submission.form.ts';
import { readDraft, writeDraft } from '../../web/src/features/assignments/stored-draft.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const DUE = '2031-05-06T10:00:00.000Z';
const url = `/media/files/${'a'.repeat(32)}.pdf`;
const storedFile = { __typename: 'SubmittedFile', name: 'essay.pdf', url, sizeBytes: 109 };

const aSubmission = (fields: object = {}) => ({
  __typename: 'AssignmentSubmission',
  id: 'sub1',
  state: 'SUBMITTED',
  isLate: false,
  text: 'Light bends.',
  files: [] as object[],
  revision: 1,
  savedAt: '2031-05-04T09:00:00.000Z',
  submittedAt: '2031-05-04T09:00:00.000Z',
  mark: null,
  comment: null,
  returnedAt: null,
  ...fields,
});
const aDraft = (fields: object = {}) =>
  aSubmission({ state: 'DRAFT', submittedAt: null, ...fields });
const anAssignment = (mySubmission: object | null = null) => ({
  __typename: 'Assignment',
  id: 'a1',
  title: 'Essay',
  description: 'On light.',
  dueDate: DUE,
  maxMark: 10,
  course: { __typename: 'AssignmentCourse', id: 'c1', name: 'Physics' },
  mySubmission,
});
const request = { query: AssignmentRouteDocument, variables: { id: 'a1' } };
const assignmentMock = (mySubmission: object | null = null): Mock => ({
  request,
  result: { data: { takesAssignmentSubmissions: true, assignment: anAssignment(mySubmission) } },
});
const variablesOf = (text: string, revision: number, files: object[] = []) => ({
  input: { assignmentId: 'a1', text, revision, files },
});
const save = (text: string, revision: number, submission: object, files: object[] = []): Mock => ({
  request: { query: SaveAssignmentDraftDocument, variables: variablesOf(text, revision, files) },
  result: {
    data: { saveAssignmentDraft: { __typename: 'SaveAssignmentDraftPayload', submission } },
  },
});
const withdraw: Mock = {
  request: {
    query: WithdrawAssignmentDocument,
    variables: { input: { assignmentId: 'a1', revision: 1 } },
  },
  result: {
    data: {
      withdrawAssignment: {
        __typename: 'WithdrawAssignmentPayload',
        submission: aDraft({ revision: 2 }),
      },
    },
  },
};

beforeEach(() => {
  localStorage.clear();
  setServerTime('2031-05-04T10:00:00.000Z');
});

afterEach(() => void vi.useRealTimers());

const open = (mocks: Mock[]) =>
  renderPage(<AssignmentRoute />, {
    at: '/assignments/a1',
    path: '/assignments/:id',
    viewer: aViewer(),
    mocks,
  });
const textBox = () => screen.findByLabelText<HTMLTextAreaElement>('Your text');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const workHeading = () => screen.getByRole('heading', { name: 'Your work' });
const aPdf = () =>
  new File([`%PDF-1.7 ${'x'.repeat(100)}`], 'essay.pdf', { type: 'application/pdf' });

it('keeps the form with its text and error when Reload fails, and shows that beside it', async () => {
  const changed = refusal('CONFLICT', 'This was changed in another tab.', {
    reason: 'SUBMISSION_CHANGED',
  });
  const page = open([
    assignmentMock(aDraft()),
    { request: { query: SubmitAssignmentDocument, variables: () => true }, result: changed },
    { request, error: new NetworkError('Failed to fetch') },
    { request, error: new NetworkError('Failed to fetch') },
  ]);
  await page.user.type(await textBox(), ' More.');
  await page.user.click(button('Hand in'));
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand in' }),
  );
  await page.user.click(await screen.findByRole('button', { name: 'Reload' }));
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect((await textBox()).value).toBe('Light bends. More.');
  expect(button('Reload')).toBeTruthy();
});

it('keeps the list of assignments when its revalidation fails', async () => {
  const list = { query: AssignmentsRouteDocument };
  const page = renderPage(<AssignmentsRoute />, {
    viewer: aViewer(),
    at: '/assignments',
    mocks: [
      { request: list, result: { data: { assignments: [anAssignment()] } } },
      { request: list, error: new NetworkError('Failed to fetch') },
    ],
  });
  await screen.findByRole('link', { name: 'Essay' });
  await act(
    async () => void (await page.client.refetchQueries({ include: [AssignmentsRouteDocument] })),
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Essay' })).toBeTruthy();
});

it('keeps a change that was made during a save on the device, as a draft of the new revision', async () => {
  const page = open([
    assignmentMock(aDraft({ files: [storedFile] })),
    {
      ...save('Light bends.', 1, aDraft({ revision: 2, files: [storedFile] }), [
        { name: 'essay.pdf', url },
      ]),
      // The file is removed before the response.
      delay: 5000,
    },
  ]);
  await textBox();
  await page.user.click(button('Save draft'));
  await page.user.click(button('Remove essay.pdf'));
  expect(readDraft('u1', 'a1')?.revision).toBe(1);
  await waitFor(() => expect(readDraft('u1', 'a1')?.revision).not.toBe(1));
  expect(readDraft('u1', 'a1')).toEqual({ text: 'Light bends.', files: [], revision: 2 });
});

it('does not submit during a save', async () => {
  const page = open([
    assignmentMock(aDraft()),
    { ...save('Light bends.', 1, aDraft({ revision: 2 })), delay: 3000 },
  ]);
  await textBox();
  await page.user.click(button('Save draft'));
  expect(button('Hand in').disabled).toBe(true);
  await waitFor(() => expect(button('Hand in').disabled).toBe(false));
});

it('keeps the open form when the due date passes, shows a message, and does not submit', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = open([assignmentMock(aSubmission())]);
  await page.user.click(await screen.findByRole('button', { name: 'Change it' }));
  await page.user.type(await textBox(), ' More.');
  setServerTime('2031-05-06T10:00:01.000Z');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(
    await screen.findByText('The due date has passed, so this can no longer be changed.'),
  ).toBeTruthy();
  expect((await textBox()).value).toBe('Light bends. More.');
  expect(button('Hand in').disabled).toBe(true);
});

it('discards changes on Cancel only after a confirmation, and starts again with the submitted work', async () => {
  const page = open([assignmentMock(aSubmission()), withdraw]);
  await page.user.click(await screen.findByRole('button', { name: 'Change it' }));
  await page.user.type(await textBox(), ' More.');
  await page.user.click(button('Cancel'));
  const question = within(await screen.findByRole('alertdialog'));
  await page.user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect((await textBox()).value).toBe('Light bends. More.');
  await page.user.click(button('Cancel'));
  await page.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(readDraft('u1', 'a1')).toBeNull();
  await page.user.click(await screen.findByRole('button', { name: 'Change it' }));
  expect((await textBox()).value).toBe('Light bends.');
  await page.user.click(button('Cancel'));
  expect(await screen.findByRole('button', { name: 'Take it back' })).toBeTruthy();
});

it('starts with the submitted work after a withdrawal, not with an older draft', async () => {
  writeDraft('u1', 'a1', { text: 'Abandoned', files: [], revision: 0 });
  const page = open([assignmentMock(aSubmission()), withdraw]);
  await page.user.click(await screen.findByRole('button', { name: 'Take it back' }));
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }),
  );
  expect((await textBox()).value).toBe('Light bends.');
  expect(screen.queryByText(/saved in another place/)).toBeNull();
});

it('moves the focus to the heading with each change between form and submitted work, and announces in one status region', async () => {
  const page = open([
    assignmentMock(),
    {
      request: { query: SubmitAssignmentDocument, variables: variablesOf('Light bends.', 0) },
      result: {
        data: {
          submitAssignment: { __typename: 'SubmitAssignmentPayload', submission: aSubmission() },
        },
      },
    },
    withdraw,
  ]);
  await page.user.type(await textBox(), 'Light bends.');
  const regions = screen.getAllByRole('status');
  await page.user.click(button('Hand in'));
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand in' }),
  );
  const announced = await screen.findByText(/^Handed in 4 May 2031/);
  expect(regions.some((region) => region.contains(announced))).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(workHeading()));
  await page.user.click(button('Change it'));
  await waitFor(() => expect(document.activeElement).toBe(workHeading()));
  await page.user.click(button('Cancel'));
  await waitFor(() => expect(document.activeElement).toBe(workHeading()));
  await page.user.click(button('Take it back'));
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }),
  );
  await textBox();
  await waitFor(() => expect(document.activeElement).toBe(workHeading()));
});

it('shows that an upload waits for the network, and submits without the file when it is removed', async () => {
  const page = open([
    assignmentMock(aDraft()),
    {
      request: { query: RegisterAssignmentFileDocument, variables: () => true },
      error: new NetworkError('Failed to fetch'),
    },
  ]);
  await textBox();
  await page.user.upload(screen.getByLabelText('Add files or photos'), aPdf());
  expect(await screen.findByText(/^A file is waiting for the network/)).toBeTruthy();
  expect(button('Hand in').disabled).toBe(true);
  await page.user.click(button('Remove essay.pdf'));
  expect(document.activeElement).toBe(screen.getByLabelText('Add files or photos'));
  expect(button('Hand in').disabled).toBe(false);
});

it('announces upload errors in the alert region of the files', async () => {
  const page = open([
    assignmentMock(aDraft()),
    {
      request: { query: RegisterAssignmentFileDocument, variables: () => true },
      result: refusal('BAD_USER_INPUT', 'Too many files.'),
    },
  ]);
  await textBox();
  const regions = within(screen.getByRole('group', { name: 'Files' })).getAllByRole('alert');
  await page.user.upload(screen.getByLabelText('Add files or photos'), aPdf());
  await waitFor(() => expect(regions[0]?.textContent).toMatch(/^essay\.pdf: /));
});
