// The page of an assignment: drafts, files, submitting, the submitted work, and a host that accepts
// no submissions.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as AssignmentRoute } from '../../web/src/features/assignments/assignment.route.tsx';
import { AssignmentRouteDocument } from '../../web/src/features/assignments/generated/assignment.route.ts';
import {
  RegisterAssignmentFileDocument,
  SaveAssignmentDraftDocument,
  SubmitAssignmentDocument,
  UploadAssignmentFileDocument,
  WithdrawAssignmentDocument,
} from '../../web/src/features/assignments/generated/submission.form.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

const DUE = '2031-05-06T10:00:00.000Z';
const url = `/media/files/${'a'.repeat(32)}.pdf`;

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
const anAssignment = (mySubmission: object | null = null, fields: object = {}) => ({
  __typename: 'Assignment',
  id: 'a1',
  title: 'Essay',
  description: 'On light.',
  dueDate: DUE,
  maxMark: 10,
  course: { __typename: 'AssignmentCourse', id: 'c1', name: 'Physics' },
  mySubmission,
  ...fields,
});
const assignmentMock = (assignment: object | null, takesAssignmentSubmissions = true): Mock => ({
  request: { query: AssignmentRouteDocument, variables: { id: 'a1' } },
  result: { data: { takesAssignmentSubmissions, assignment } },
});
const variablesOf = (text: string, revision: number, files: object[] = []) => ({
  input: { assignmentId: 'a1', text, revision, files },
});
const submit = (
  text: string,
  revision: number,
  result: MockResult,
  files: object[] = [],
): Mock => ({
  request: { query: SubmitAssignmentDocument, variables: variablesOf(text, revision, files) },
  result,
});
const submitted = (submission: object): MockResult => ({
  data: { submitAssignment: { __typename: 'SubmitAssignmentPayload', submission } },
});

beforeEach(() => {
  localStorage.clear();
  setServerTime('2031-05-04T10:00:00.000Z');
});

afterEach(() => vi.unstubAllGlobals());

const open = (mocks: Mock[], now?: string) => {
  if (now) setServerTime(now);
  return renderPage(<AssignmentRoute />, {
    at: '/assignments/a1',
    path: '/assignments/:id',
    viewer: aViewer(),
    mocks,
  });
};
const textBox = () => screen.findByLabelText<HTMLTextAreaElement>('Your text');
const confirm = async (page: ReturnType<typeof open>) => {
  await page.user.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in this assignment?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Hand in' }));
};

it('submits after a confirmation, and shows the submission and its time', async () => {
  const page = open([
    assignmentMock(anAssignment()),
    submit('Light bends.', 0, submitted(aSubmission())),
  ]);
  expect(
    await screen.findByText(/Physics · Due Tuesday,? 6 May 2031, 4:00 pm · at most 10 marks/),
  ).toBeTruthy();
  await page.user.type(await textBox(), 'Light bends.');
  await confirm(page);
  expect(await screen.findByText(/Handed in 4 May 2031, 3:00 pm/)).toBeTruthy();
  expect(screen.getByText('Light bends.')).toBeTruthy();
  expect(screen.queryByLabelText('Your text')).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

it('does not submit an empty text, and shows an error at the field', async () => {
  const page = open([assignmentMock(anAssignment())]);
  await textBox();
  await page.user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('Write something or add a file first.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the typed text on the device, and on the server when the draft is saved', async () => {
  const first = open([assignmentMock(anAssignment())]);
  await first.user.type(await textBox(), 'Half');
  first.unmount();
  const save: Mock = {
    request: { query: SaveAssignmentDraftDocument, variables: variablesOf('Half', 0) },
    result: {
      data: {
        saveAssignmentDraft: {
          __typename: 'SaveAssignmentDraftPayload',
          submission: aDraft({ text: 'Half' }),
        },
      },
    },
  };
  const page = open([
    assignmentMock(anAssignment()),
    save,
    submit('Half done', 1, submitted(aSubmission({ text: 'Half done', revision: 2 }))),
  ]);
  expect((await textBox()).value).toBe('Half');
  await page.user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Draft saved 4 May 2031/)).toBeTruthy();
  await page.user.type(await textBox(), ' done');
  await confirm(page);
  expect(await screen.findByText('Half done')).toBeTruthy();
});

it('of two tabs the second is rejected, keeps its text, and can show the text saved by the first', async () => {
  const changed = refusal('CONFLICT', 'This was changed in another tab.', {
    reason: 'SUBMISSION_CHANGED',
  });
  const page = open([
    assignmentMock(anAssignment(aDraft({ text: 'One', revision: 3 }))),
    submit('One, two', 3, changed),
    assignmentMock(anAssignment(aDraft({ text: 'One of the other tab', revision: 4 }))),
    assignmentMock(anAssignment(aDraft({ text: 'One of the other tab', revision: 4 }))),
  ]);
  await page.user.type(await textBox(), ', two');
  await confirm(page);
  await page.user.click(await screen.findByRole('button', { name: 'Reload' }));
  await page.user.click(await screen.findByRole('button', { name: 'Show the saved work' }));
  await waitFor(async () => expect((await textBox()).value).toBe('One of the other tab'));
});

it('uploads a PDF in parts, shows it in the list, and submits it', async () => {
  const file = new File([`%PDF-1.7 ${'x'.repeat(100)}`], 'essay.pdf', { type: 'application/pdf' });
  const page = (offsetBytes: number, isStored: boolean) => ({
    __typename: 'UploadedAnswerPage',
    id: 'p1',
    offsetBytes,
    isStored,
  });
  const opened = open([
    assignmentMock(anAssignment()),
    {
      request: {
        query: RegisterAssignmentFileDocument,
        variables: ({ input }: Record<string, { kind?: string; sizeBytes?: number }>) =>
          input?.kind === 'PDF' && input.sizeBytes === file.size,
      },
      result: {
        data: {
          registerAssignmentFile: {
            __typename: 'RegisterAssignmentFilePayload',
            url,
            page: page(0, false),
          },
        },
      },
    },
    {
      request: { query: UploadAssignmentFileDocument, variables: () => true },
      result: { data: { uploadAssignmentFile: page(file.size, true) } },
    },
    submit(
      '',
      0,
      submitted(
        aSubmission({
          text: '',
          files: [{ __typename: 'SubmittedFile', name: 'essay.pdf', url, sizeBytes: 109 }],
        }),
      ),
      [{ name: 'essay.pdf', url }],
    ),
  ]);
  await textBox();
  await opened.user.upload(screen.getByLabelText('Add files or photos'), file);
  expect(await screen.findByRole('button', { name: 'Remove essay.pdf' })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hand in' }).disabled).toBe(false),
  );
  await confirm(opened);
  expect((await screen.findByRole('link', { name: 'essay.pdf' })).getAttribute('href')).toBe(url);
});

it('shows that a file that is not a PDF or picture cannot be read', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const page = open([assignmentMock(anAssignment())]);
  await textBox();
  await page.user.upload(
    screen.getByLabelText('Add files or photos'),
    new File(['MZ'], 'virus.pdf', { type: 'application/pdf' }),
  );
  expect(
    await screen.findByText('virus.pdf: This is not a PDF or a photo that can be read.'),
  ).toBeTruthy();
});

it('withdraws a submission until the due date', async () => {
  const page = open([
    assignmentMock(anAssignment(aSubmission())),
    {
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
    },
  ]);
  await page.user.click(await screen.findByRole('button', { name: 'Take it back' }));
  await page.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }),
  );
  expect((await textBox()).value).toBe('Light bends.');
});

it('after the due date warns that it will be late, and the submission cannot be changed', async () => {
  const after = '2031-05-06T10:00:01.000Z';
  const page = open([assignmentMock(anAssignment())], after);
  expect(await screen.findByText(/You can still hand in once/)).toBeTruthy();
  page.unmount();
  open([assignmentMock(anAssignment(aSubmission()))], after);
  expect(
    await screen.findByText('The due date has passed, so this can no longer be changed.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
});

it('shows mark and comment of a returned submission', async () => {
  const returned = {
    state: 'RETURNED',
    mark: 7.5,
    comment: 'Good.',
    returnedAt: '2031-05-04T09:30:00.000Z',
    revision: 2,
  };
  open([assignmentMock(anAssignment(aSubmission(returned)))]);
  expect(await screen.findByText('7.5 of 10 marks')).toBeTruthy();
  expect(screen.getByText('Good.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});

it('shows why nothing can be submitted on a host without submissions, and that an assignment does not exist', async () => {
  const page = open([assignmentMock(anAssignment(), false)]);
  expect(await screen.findByText(/This site cannot take assignments/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  page.unmount();
  open([assignmentMock(null)]);
  expect(await screen.findByText(/does not exist, or it is not part of your courses/)).toBeTruthy();
});
