// The admin pages of campaigns, exam campaigns and assignments.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import { Component as AssignmentsRoute } from '../../web/src/features/admin/assignments/admin-assignments.route.tsx';
import {
  AdminAssignmentsDocument,
  CreateAssignmentDocument,
  DeleteAssignmentDocument,
  EditAssignmentDocument,
  UpdateAssignmentDocument,
} from '../../web/src/features/admin/assignments/generated/admin-assignments.route.ts';
import { Component as CampaignsRoute } from '../../web/src/features/admin/campaigns/admin-campaigns.route.tsx';
import { Component as EditExamCampaignRoute } from '../../web/src/features/admin/campaigns/edit-exam-campaign.route.tsx';
import {
  AdminCampaignsDocument,
  CreateCampaignDocument,
  CreateExamCampaignDocument,
  DeleteExamCampaignDocument,
  EditExamCampaignDocument,
  ExamChoicesDocument,
  PaperChoicesDocument,
  UpdateExamCampaignDocument,
} from '../../web/src/features/admin/campaigns/generated/campaign-editor.ts';
import { Component as NewCampaignRoute } from '../../web/src/features/admin/campaigns/new-campaign.route.tsx';
import { Component as NewExamCampaignRoute } from '../../web/src/features/admin/campaigns/new-exam-campaign.route.tsx';
import { CourseChoicesDocument } from '../../web/src/features/admin/people/person/generated/person.route.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, editable, type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const admin = aViewer({ role: 'ADMIN' });
const viewer = { __typename: 'Viewer', id: 'u1' };
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const aCampaign = (id: string, title: string, campaign: object = {}) => ({
  __typename: 'Campaign',
  id,
  title,
  description: null,
  startDate: null,
  endDate: null,
  imageUrl: null,
  registeredCount: 0,
  ...campaign,
});

const anExamCampaign = (id: string, title: string, campaign: object = {}) => ({
  ...aCampaign(id, title, {
    startDate: '2026-05-01T04:00:00.000Z',
    endDate: '2026-05-01T06:00:00.000Z',
  }),
  __typename: 'ExamCampaign',
  examKind: 'SINGLE',
  registrationClosesAt: null,
  registrationLimit: null,
  followsRoster: false,
  ...campaign,
});

const campaigns = (examCampaigns: object[], others: object[] = []): Mock => ({
  request: { query: AdminCampaignsDocument },
  result: { data: { viewer, campaigns: others, examCampaigns } },
});

const listed = async (list: string) =>
  within(await screen.findByRole('region', { name: list }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists campaigns with their state and registrations, filtered by the URL', async () => {
  const live = anExamCampaign('e1', 'Olympiad', {
    startDate: inDays(-1),
    endDate: inDays(1),
    registeredCount: 12,
  });
  const over = anExamCampaign('e2', 'Old contest', { startDate: inDays(-9), endDate: inDays(-8) });
  const mocks = [campaigns([live, over], [aCampaign('c1', 'Book fair')])];
  renderPage(<CampaignsRoute />, { viewer: admin, mocks, at: '/boss/campaigns?show=live' });
  await screen.findByText('Olympiad');
  const [first, ...others] = await listed('Exam campaigns');
  expect(others).toEqual([]);
  expect(first).toMatch(/^Olympiad Live now · from .* · until .* · 12 registrationsRegistrations$/);
  expect(await listed('Campaigns without an exam')).toEqual([
    'Book fair Live now · 0 registrationsRegistrations',
  ]);
  const links = screen
    .getAllByRole('link', { name: /^Registrations: / })
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/boss/campaigns/exams/e1/registrations',
    '/boss/campaigns/c1/registrations',
  ]);
  expect(screen.getByRole('link', { name: 'Edit: Olympiad' }).getAttribute('href')).toBe(
    '/boss/campaigns/exams/e1',
  );
});

it('deletes a campaign with registrations only after a second confirmation', async () => {
  const input = (force: boolean) => ({
    request: { query: DeleteExamCampaignDocument, variables: { input: { id: 'e1', force } } },
  });
  const { user } = renderPage(<CampaignsRoute />, {
    viewer: admin,
    mocks: [
      campaigns([anExamCampaign('e1', 'Olympiad', { registeredCount: 12 })]),
      { ...input(false), result: refusal('CONFLICT', 'Students are registered.') },
      {
        ...input(true),
        result: {
          data: {
            deleteExamCampaign: { __typename: 'DeleteExamCampaignPayload', deletedId: 'e1' },
          },
        },
      },
      campaigns([]),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Olympiad' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Olympiad”?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '12 registrations',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText(/the registrations are deleted too/);
  expect(dialog.queryByRole('button', { name: 'Archive' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await listed('Exam campaigns')).toEqual([]));
});

it("sends a new campaign with its times in Dhaka's time", async () => {
  const input = {
    title: 'Book fair',
    description: null,
    imageUrl: null,
    startDate: '2026-05-01T04:00:00.000Z',
    endDate: '2026-05-02T04:00:00.000Z',
  };
  const { user } = renderPage(<NewCampaignRoute />, {
    viewer: admin,
    at: '/boss/campaigns/new',
    mocks: [
      {
        request: { query: CreateCampaignDocument, variables: { input } },
        result: {
          data: {
            createCampaign: {
              __typename: 'CreateCampaignPayload',
              campaign: aCampaign('c1', 'Book fair'),
            },
          },
        },
      },
    ],
  });
  await user.type(await screen.findByLabelText('Title'), 'Book fair');
  await user.type(screen.getByLabelText('Starts'), '2026-05-02T10:00');
  await user.type(screen.getByLabelText('Ends'), '2026-05-01T10:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The end must be after the start.');
  await user.clear(screen.getByLabelText('Starts'));
  await user.type(screen.getByLabelText('Starts'), '2026-05-01T10:00');
  await user.clear(screen.getByLabelText('Ends'));
  await user.type(screen.getByLabelText('Ends'), '2026-05-02T10:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/campaigns');
});

const choices = (exams: object[], endCursor: string | null, after: string | null): Mock => ({
  request: { query: ExamChoicesDocument, variables: { after } },
  result: { data: { viewer, exams: { __typename: 'ExamConnection', nodes: exams, endCursor } } },
});
const yearOfPaper = {
  __typename: 'ExamYear',
  id: 'y1',
  unit: {
    __typename: 'AdmissionUnit',
    id: 'n1',
    name: 'Unit A',
    course: { __typename: 'AdmissionCourse', id: 'du', name: 'Dhaka University' },
  },
};
const papers: Mock = {
  request: { query: PaperChoicesDocument, variables: { after: null } },
  result: {
    data: {
      viewer,
      multiSubjectExams: {
        __typename: 'MultiSubjectExamConnection',
        nodes: [{ __typename: 'MultiSubjectExam', id: 'p1', title: 'DU 2024', year: yearOfPaper }],
        endCursor: null,
      },
    },
  },
};
const aChapter = (title: string) => ({
  __typename: 'Chapter',
  id: `chapter of ${title}`,
  title,
  subject: {
    __typename: 'Subject',
    id: 's1',
    name: 'Mathematics',
    course: { __typename: 'Course', id: 'c1', title: 'Class 9' },
  },
});
const anExam = (id: string, title: string, chapter: object | null = null) => ({
  __typename: 'Exam',
  id,
  title,
  type: 'MCQ',
  chapter,
});

it('shows the place of each exam, which tells equal titles apart, and searches it', async () => {
  const exams = [
    anExam('x1', 'Quick check', aChapter('Sets')),
    anExam('x2', 'Quick check', aChapter('Functions')),
    anExam('x3', 'Model test'),
  ];
  const { user } = renderPage(<NewExamCampaignRoute />, {
    viewer: admin,
    mocks: [papers, choices(exams, null, null)],
  });
  await user.click(await screen.findByRole('button', { name: 'Choose an exam' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose an exam' }));
  const items = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  await dialog.findByText('4 exams');
  expect(items()).toEqual([
    'DU 2024 · Paper of several subjectsDhaka University › Unit A',
    'Quick check · Single examClass 9 › Mathematics › Sets',
    'Quick check · Single examClass 9 › Mathematics › Functions',
    'Model test · Single exam',
  ]);
  await user.type(dialog.getByRole('searchbox'), 'functions');
  expect(items()).toEqual(['Quick check · Single examClass 9 › Mathematics › Functions']);
});

it('finds the exam of a campaign on the second page of exams, however its title is spelt', async () => {
  const input = {
    title: 'Olympiad',
    description: null,
    imageUrl: null,
    examId: 'x9',
    examKind: 'SINGLE',
    startDate: '2026-05-01T04:00:00.000Z',
    endDate: '2026-05-01T06:00:00.000Z',
  };
  const campaign = anExamCampaign('e1', 'Olympiad');
  const { user } = renderPage(<NewExamCampaignRoute />, {
    viewer: admin,
    at: '/boss/campaigns/exams/new',
    mocks: [
      papers,
      choices([anExam('x1', 'Algebra')], 'cursor', null),
      choices([anExam('x9', 'পড়া')], null, 'cursor'),
      {
        request: { query: CreateExamCampaignDocument, variables: { input } },
        result: {
          data: { createExamCampaign: { __typename: 'CreateExamCampaignPayload', campaign } },
        },
      },
    ],
  });
  await user.type(await screen.findByLabelText('Title'), 'Olympiad');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Choose an exam' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose an exam' }));
  await dialog.findByText('3 exams');
  // The letter with its dot in two characters.
  await user.type(dialog.getByLabelText('Search by title or course'), 'প\u09a1\u09bcা');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'পড়া · Single exam',
  ]);
  await user.click(dialog.getByRole('button', { name: 'পড়া · Single exam' }));
  expect(screen.getByText('পড়া')).toBeDefined();
  await user.type(screen.getByLabelText('Starts'), '2026-05-01T10:00');
  await user.type(screen.getByLabelText('Ends'), '2026-05-01T12:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/campaigns');
});

it('reports that the exams do not load, and loads them again', async () => {
  const failed: Mock = {
    request: { query: ExamChoicesDocument, variables: { after: null } },
    result: refusal('UPSTREAM_UNAVAILABLE', 'No.'),
  };
  const mocks = [papers, failed, papers, choices([anExam('x1', 'Algebra')], null, null)];
  const { user } = renderPage(<NewExamCampaignRoute />, { viewer: admin, mocks });
  await user.click(await screen.findByRole('button', { name: 'Choose an exam' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Algebra');
});

it('sends only the changed date of an exam campaign, whose exam is fixed by its registrations', async () => {
  const stored = anExamCampaign('e1', 'Olympiad', { registeredCount: 3 });
  const changed = { ...stored, endDate: '2026-05-01T07:00:00.000Z' };
  const input = { id: 'e1', revision: '7', endDate: changed.endDate };
  const { user } = renderPage(<EditExamCampaignRoute />, {
    viewer: admin,
    at: '/boss/campaigns/exams/e1',
    path: '/boss/campaigns/exams/:id',
    mocks: [
      {
        request: { query: EditExamCampaignDocument, variables: { id: 'e1' } },
        result: {
          data: {
            editableExamCampaign: editable({
              examCampaign: { ...stored, exam: { __typename: 'Exam', id: 'x1', title: 'Algebra' } },
            }),
          },
        },
        maxUsageCount: 2,
      },
      {
        request: { query: UpdateExamCampaignDocument, variables: { input } },
        result: {
          data: {
            updateExamCampaign: { __typename: 'UpdateExamCampaignPayload', campaign: changed },
          },
        },
      },
    ],
  });
  await screen.findByText('Algebra');
  expect(
    (screen.getByRole('button', { name: 'Choose an exam' }) as HTMLButtonElement).disabled,
  ).toBe(true);
  await user.clear(screen.getByLabelText('Ends'));
  await user.type(screen.getByLabelText('Ends'), '2026-05-01T13:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('at /boss/campaigns');
});

const assignment = {
  __typename: 'Assignment',
  id: 'a1',
  title: 'Essay',
  description: null,
  dueDate: '2090-05-01T12:00:00.000Z',
};
const assignments = (...nodes: object[]): Mock => ({
  request: { query: AdminAssignmentsDocument },
  result: { data: { viewer, assignments: nodes } },
});

/** The assignment as it is read again before it is saved, on a host without revisions. */
const editing = (stored: object): Mock => ({
  request: { query: EditAssignmentDocument, variables: { id: 'a1' } },
  result: { data: { editableAssignment: editable({ revision: null, assignment: stored }) } },
});

it('adds, changes and deletes an assignment', async () => {
  const added = { title: 'Essay', description: 'Two pages.', dueDate: assignment.dueDate };
  const changed = { id: 'a1', title: 'Long essay' };
  const { user } = renderPage(<AssignmentsRoute />, {
    viewer: admin,
    mocks: [
      assignments(),
      {
        request: { query: CreateAssignmentDocument, variables: { input: added } },
        result: {
          data: { createAssignment: { __typename: 'CreateAssignmentPayload', assignment } },
        },
      },
      assignments(assignment),
      editing(assignment),
      {
        request: {
          query: UpdateAssignmentDocument,
          variables: { input: { ...changed, revision: null } },
        },
        result: {
          data: {
            updateAssignment: {
              __typename: 'UpdateAssignmentPayload',
              assignment: { ...assignment, ...changed },
            },
          },
        },
      },
      assignments({ ...assignment, ...changed }),
      {
        request: { query: DeleteAssignmentDocument, variables: { input: { id: 'a1' } } },
        result: {
          data: { deleteAssignment: { __typename: 'DeleteAssignmentPayload', deletedId: 'a1' } },
        },
      },
      assignments(),
    ],
  });
  await screen.findByText('There are no assignments yet.');
  await user.click(screen.getByRole('button', { name: 'Add an assignment' }));
  await user.type(screen.getByLabelText('Title'), 'Essay');
  await user.type(screen.getByLabelText('What to do'), 'Two pages.');
  await user.type(screen.getByLabelText('Due'), '2090-05-01T18:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await listed('All assignments')).toEqual(['Essay due 1 May 2090, 6:00\u00a0pm']),
  );
  await user.click(screen.getByRole('button', { name: 'Edit: Essay' }));
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Long essay');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Delete: Long essay' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('There are no assignments yet.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All assignments' })),
  );
});

it('rejects a due date in the past for a new assignment only', async () => {
  const past = '2020-05-01T12:00:00.000Z';
  const old = { ...assignment, title: 'Old essay', dueDate: past };
  const changed = { id: 'a1', title: 'Old essays' };
  const { user } = renderPage(<AssignmentsRoute />, {
    viewer: admin,
    mocks: [
      assignments(old),
      editing(old),
      {
        request: {
          query: UpdateAssignmentDocument,
          variables: { input: { ...changed, revision: null } },
        },
        result: {
          data: {
            updateAssignment: {
              __typename: 'UpdateAssignmentPayload',
              assignment: { ...old, ...changed },
            },
          },
        },
      },
      assignments({ ...old, ...changed }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Add an assignment' }));
  await user.type(screen.getByLabelText('Title'), 'Essay');
  await user.type(screen.getByLabelText('Due'), '2020-05-01T18:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This time is in the past.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Due'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await user.click(screen.getByRole('button', { name: 'Edit: Old essay' }));
  await user.type(screen.getByLabelText('Title'), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit: Old essays' })).toBeTruthy();
});

/** As browsers treat a date of which parts are missing: its value is empty. jsdom does not. */
const typeHalf = (field: HTMLElement) => {
  const validity = vi.spyOn(field as HTMLInputElement, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  return () => validity.mockRestore();
};

it('refuses a due date that is half typed, instead of saving none', async () => {
  const { user } = renderPage(<AssignmentsRoute />, {
    viewer: admin,
    mocks: [assignments()],
  });
  await user.click(await screen.findByRole('button', { name: 'Add an assignment' }));
  await user.type(screen.getByLabelText('Title'), 'Essay');
  const restore = typeHalf(screen.getByLabelText('Due'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const error = 'The date is not complete: fill in all its parts, or clear it.';
  expect(await screen.findByText(error)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Due'));
  restore();
  await user.type(screen.getByLabelText('Due'), '2090-05-01T18:00');
  await waitFor(() => expect(screen.queryByText(error)).toBeNull());
});

it('refuses a due date in a year with too few or too many digits', async () => {
  const { user } = renderPage(<AssignmentsRoute />, { viewer: admin, mocks: [assignments()] });
  await user.click(await screen.findByRole('button', { name: 'Add an assignment' }));
  await user.type(screen.getByLabelText('Title'), 'Essay');
  const due = screen.getByLabelText<HTMLInputElement>('Due');
  expect(due.max, 'browsers limit the year to four digits').toBe('9999-12-31T23:59');
  for (const typed of ['20261-05-01T18:00', '0026-05-01T18:00']) {
    fireEvent.change(due, { target: { value: typed } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The year must be from 1971 to 2100.')).toBeTruthy();
    fireEvent.change(due, { target: { value: '2090-05-01T18:00' } });
    await waitFor(() => expect(screen.queryByText(/The year must be/)).toBeNull());
  }
});

it('refuses dates of a campaign that are half typed, instead of saving none', async () => {
  const { user } = renderPage(<NewCampaignRoute />, { viewer: admin });
  await user.type(await screen.findByLabelText('Title'), 'Reading week');
  typeHalf(screen.getByLabelText('Ends'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('The date is not complete: fill in all its parts, or clear it.'),
  ).toBeTruthy();
});

it('does not offer a form without the list of courses, and loads that again', async () => {
  const courseChoices = { query: CourseChoicesDocument };
  const { user } = renderPage(<AssignmentsRoute />, {
    viewer: admin,
    mocks: [
      {
        request: { query: AdminAssignmentsDocument },
        result: { data: { viewer, takesAssignmentSubmissions: true, assignments: [] } },
      },
      { request: courseChoices, error: new NetworkError('Failed to fetch') },
      {
        request: courseChoices,
        result: {
          data: {
            viewer,
            admissionCourses: [],
            courses: [{ __typename: 'Course', id: 'c1', title: 'Physics' }],
          },
        },
      },
    ],
  });
  await screen.findByText('There are no assignments yet.');
  await user.click(screen.getByRole('button', { name: 'Add an assignment' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Physics' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

it('keeps what is typed into the dialog if the list does not load again', async () => {
  const { user, client } = renderPage(<AssignmentsRoute />, {
    viewer: admin,
    mocks: [
      assignments(assignment),
      { request: { query: AdminAssignmentsDocument }, error: new NetworkError('offline') },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Essay' }));
  await user.type(screen.getByLabelText('Title'), ' about rivers');
  await act(() => client.refetchQueries({ include: [AdminAssignmentsDocument] }));
  await screen.findByRole('button', { name: 'Try again' });
  const dialog = within(screen.getByRole('dialog', { name: 'Edit: Essay' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Essay about rivers');
});
