import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  changeSheet,
  seal,
  storeAttempt,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { StudentDashboardRouteDocument } from '../../web/src/features/students/dashboard/generated/student-dashboard.route.ts';
import { Component as StudentDashboardRoute } from '../../web/src/features/students/dashboard/student-dashboard.route.tsx';
import { aServerClock } from './exam-fixtures.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const group = (category: string, courses: readonly object[], overallProgressPercent = 0) => ({
  __typename: 'EnrollmentGroup',
  category,
  totalEnrolled: courses.length,
  overallProgressPercent,
  courses,
});

const c6 = {
  __typename: 'EnrolledCourse',
  id: 'c6',
  courseCode: 'class06',
  name: 'Class six',
  thumbnailUrl: null,
  progressPercent: 25,
  lastLessonId: 'l7',
};

const result = (index: number) => ({
  __typename: 'MultiSubjectExamResult',
  id: `r${index}`,
  userId: 'u1',
  takenAt: '2026-03-01T10:00:00.000Z',
  totalScore: 10 + index,
  minutes: 12.5,
  exam: {
    __typename: 'MultiSubjectExam',
    id: `e${index}`,
    title: `Paper ${index}`,
    totalPoints: 30,
  },
});

const aStudent = (
  enrollments: readonly object[] | null,
  campaignExams: readonly object[] | null = [],
) => ({
  __typename: 'Student',
  id: 's1',
  name: 'Nusrat Jahan',
  enrollments,
  campaignExams,
});

const anAssignment = (id: string, fields: object) => ({
  __typename: 'Assignment',
  id,
  description: null,
  dueDate: '2099-01-01T18:30:00.000Z',
  mySubmission: null,
  ...fields,
});

function renderDashboard({
  viewer = {},
  role = 'STUDENT',
  error,
  mocks = [],
  account = aViewer({ role }),
  ...parts
}: {
  viewer?: object;
  role?: 'STUDENT' | 'ADMIN';
  error?: object;
  mocks?: readonly Mock[];
  account?: ReturnType<typeof aViewer>;
  [part: string]: unknown;
} = {}) {
  const data = {
    serverTime: new Date().toISOString(),
    openAttempts: [],
    multiSubjectExamResults: { __typename: 'MultiSubjectExamResultConnection', nodes: [] },
    viewer: {
      __typename: 'Viewer',
      id: 'u1',
      studyPlan: null,
      student: aStudent([group('ADMISSION_PREP', []), group('ACADEMIC', [c6], 40)]),
      results: [1, 2, 3, 4].map(result),
      ...viewer,
    },
    assignments: [
      anAssignment('a0', { title: 'Long past', dueDate: '2020-01-01T00:00:00.000Z' }),
      anAssignment('a1', { title: 'Draw a graph' }),
      anAssignment('a2', {
        title: 'Handed in',
        mySubmission: { __typename: 'AssignmentSubmission', id: 'w1', state: 'SUBMITTED' },
      }),
    ],
    campaigns: [
      {
        __typename: 'Campaign',
        id: 'k0',
        title: 'Over',
        startDate: '2020-01-01T00:00:00.000Z',
        endDate: '2020-02-01T00:00:00.000Z',
        isRegistered: false,
      },
      {
        __typename: 'Campaign',
        id: 'k1',
        title: 'Physics marathon',
        startDate: '2099-01-01T00:00:00.000Z',
        endDate: null,
        isRegistered: true,
      },
    ],
    ...parts,
  };
  return renderPage(<StudentDashboardRoute />, {
    viewer: account,
    mocks: [
      { request: { query: StudentDashboardRouteDocument }, result: { data, ...error } },
      ...mocks,
    ],
  });
}

it('greets a person without a name, and not by a phone number', async () => {
  const { student, ...account } = aViewer({
    userName: null,
    email: null,
    phoneNumber: '8801712345678',
  });
  renderDashboard({ account: { ...account, student: student && { ...student, name: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
});

it('greets, and shows my courses with progress and the way back in', async () => {
  renderDashboard();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Hello, Nusrat Jahan' }),
  ).toBeTruthy();
  expect(
    (await screen.findByRole('link', { name: 'Continue: Class six' })).getAttribute('href'),
  ).toBe('/courses/academic/class06/c6/subject/chapter/lesson/l7');
  expect(screen.getByText('25% done')).toBeTruthy();
  expect(screen.getByText('40%')).toBeTruthy();
  expect(screen.queryByText('Admission preparation')).toBeNull();
});

it('shows for results without a score whether they wait for a teacher or are withheld', async () => {
  const single = (id: string, visibility: string) => ({
    __typename: 'SingleExamResult',
    id,
    userId: 'u1',
    dateTaken: '2026-03-01T10:00:00.000Z',
    timeTakenMinutes: null,
    score: null,
    visibility,
    exam: {
      __typename: 'Exam',
      id: `e ${id}`,
      title: `Exam ${id}`,
      totalMarks: 10,
      timeLimitMinutes: 30,
    },
  });
  renderDashboard({ viewer: { results: [single('r1', 'ANSWERS'), single('r2', 'RECEIPT')] } });
  const results = within(await screen.findByRole('region', { name: 'Last results' }));
  expect(
    results
      .getAllByRole('listitem')
      .map((line) => line.textContent?.replace(/^Exam (r.).*2026/, '$1: ')),
  ).toEqual(['r1: Not marked yet', 'r2: Score not shown now']);
});

it('shows the last three results, what is still due, and the next campaign', async () => {
  renderDashboard();
  const results = within(await screen.findByRole('region', { name: 'Last results' }));
  expect(results.getByRole('link', { name: /Paper 1/ }).getAttribute('href')).toBe(
    '/exam/result/u1/e1',
  );
  expect(results.getByText('13 of 30')).toBeTruthy();
  expect(results.queryByText('Paper 4')).toBeNull();
  expect(screen.getByText('Due Friday, 2 January 2099, 12:30 am')).toBeTruthy();
  expect(screen.queryByText('Long past')).toBeNull();
  expect(screen.queryByText('Handed in')).toBeNull();
  expect(screen.getByRole('link', { name: 'Physics marathon' }).getAttribute('href')).toBe(
    '/campaigns/k1',
  );
  expect(screen.getByText('You are registered')).toBeTruthy();
});

it('shows a new student three steps', async () => {
  renderDashboard({
    viewer: {
      results: [],
      student: aStudent([group('ADMISSION_PREP', []), group('ACADEMIC', [])]),
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Nusrat Jahan' }),
  ).toBeTruthy();
  const steps = ['Choose a course', 'Do your first lesson or paper', 'Complete your profile'];
  for (const name of steps) expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe(
    '/courses',
  );
});

it('redirects an admin without a student record to the admin pages', async () => {
  renderDashboard({ role: 'ADMIN', viewer: { student: null, results: [] } });
  expect((await screen.findByRole('link', { name: 'Open Admin' })).getAttribute('href')).toBe(
    '/boss',
  );
  expect(screen.queryByText('Choose a course')).toBeNull();
});

it('does not treat a student whose courses could not be loaded as new, and keeps the other panels', async () => {
  renderDashboard({
    viewer: { results: [], student: aStudent(null) },
    error: refusal('UPSTREAM_TIMEOUT', 'too slow'),
  });
  expect(await screen.findByText('Failed to fetch enrolled courses')).toBeTruthy();
  expect(screen.getByText('Draw a graph')).toBeTruthy();
  expect(screen.queryByText('Choose a course')).toBeNull();
});

it('puts an exam that runs on this device above everything, with the minutes left on the server’s clock', async () => {
  const device = Date.now();
  // This phone's clock is an hour slow.
  const server = device + 3_600_000;
  const key = { userId: 'u1', kind: 'multi-subject', examId: 'e7' } as const;
  const times = {
    deadline: server + 600_000,
    endsAt: server + 570_000,
    timeLimitMinutes: 60,
    seen: { server, device },
  };
  await storeAttempt(
    { ...key, ...times, resultId: 'r7', title: 'DU Ka 2023', attemptId: 'at1', token: 'x' },
    {},
  );
  renderDashboard({ mocks: [aServerClock(() => server)] });
  expect(await screen.findByText('DU Ka 2023: 10 minutes left')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue: DU Ka 2023' }).getAttribute('href')).toBe(
    '/exam/mcq-exam/e7/r7',
  );
});

it('shows that an exam was submitted while its answers wait for the network', async () => {
  const now = Date.now();
  const head = {
    userId: 'u1',
    kind: 'multi-subject',
    examId: 'e7',
    resultId: 'r7',
    title: 'DU Ka 2023',
    attemptId: 'at1',
    token: 'x',
    deadline: now + 600_000,
    endsAt: now + 570_000,
    timeLimitMinutes: 60,
    seen: { server: now, device: now },
  } as const;
  await storeAttempt(head, {});
  await changeSheet(head, [seal('by-hand', now)]);
  renderDashboard({ mocks: [aServerClock(() => now)] });
  expect(await screen.findByText('DU Ka 2023: handed in, still to be sent')).toBeTruthy();
  expect(screen.queryByText('An exam is running')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open: DU Ka 2023' })).toBeTruthy();
});

describe('the next exam', () => {
  const iso = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const contest = {
    __typename: 'RegisteredExam',
    campaignId: 'k7',
    title: 'Weekly contest',
    examId: 'e1',
    examKind: 'MULTI_SUBJECT',
    examTitle: 'Contest paper',
    startDate: iso(-30),
    endDate: iso(600),
  };
  const withResult = (dateTaken: string) =>
    renderDashboard({
      viewer: {
        student: aStudent([group('ACADEMIC', [c6], 40)], [contest]),
        results: [{ ...result(1), takenAt: dateTaken }],
      },
    });

  it('is not a contest whose one attempt has been submitted', async () => {
    withResult(iso(-5));
    await screen.findByRole('region', { name: 'Last results' });
    expect(screen.queryByText('Contest paper')).toBeNull();
  });

  it('is a contest with a paper that the student took before its start', async () => {
    withResult(iso(-300));
    const panel = within(await screen.findByRole('region', { name: 'Next exam' }));
    expect(panel.getByText('Contest paper')).toBeTruthy();
  });
});
