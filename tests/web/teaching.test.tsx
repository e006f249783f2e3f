// Grants on the page of a person, and the screens below /teaching.
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { NetworkError } from '../../web/src/apollo/network-error.ts';
import {
  LiveExamDocument,
  ParticipantsDocument,
} from '../../web/src/features/admin/monitoring/generated/live.ts';
import { Component as LiveRoute } from '../../web/src/features/admin/monitoring/live.route.tsx';
import {
  EndGrantDocument,
  GiveGrantDocument,
  PersonGrantsDocument,
} from '../../web/src/features/admin/people/person/generated/grants.ts';
import { CourseChoicesDocument } from '../../web/src/features/admin/people/person/generated/person.route.ts';
import { GrantSection } from '../../web/src/features/admin/people/person/grant-section.tsx';
import { CurrentExamsDocument } from '../../web/src/features/admin/start/generated/current-exams.ts';
import { GrantedCourseRouteDocument } from '../../web/src/features/admin/teaching/generated/granted-course.route.ts';
import { TeachingRouteDocument } from '../../web/src/features/admin/teaching/generated/teaching.route.ts';
import { Component as GrantedCourseRoute } from '../../web/src/features/admin/teaching/granted-course.route.tsx';
import { Component as TeachingRoute } from '../../web/src/features/admin/teaching/teaching.route.tsx';
import { MarkingListRouteDocument } from '../../web/src/features/results/marking/generated/marking-list.route.ts';
import { Component as MarkingListRoute } from '../../web/src/features/results/marking/marking-list.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, queriesSettled, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const viewer = { __typename: 'Viewer', id: 'u1' };
const aGrant = (role: 'TEACHER' | 'MARKER', courseId = 'c1', name = 'Physics') => ({
  __typename: 'Grant',
  courseId,
  category: 'ACADEMIC',
  courseCode: 'class10',
  name,
  role,
  since: '2026-03-01T10:00:00.000Z',
});
const counted = (type: string, totalCount: number, nodes: object[] = []) => ({
  __typename: `${type}Connection`,
  totalCount,
  totalCountIsExact: true,
  endCursor: null,
  nodes,
});

const person = (...grants: object[]) => ({ __typename: 'Person', id: 's2', grants });
const grantsOf = (...grants: object[]): Mock => ({
  request: { query: PersonGrantsDocument, variables: { id: 's2' } },
  result: { data: { viewer, person: person(...grants) } },
});
const choices: Mock = {
  request: { query: CourseChoicesDocument },
  result: {
    data: {
      viewer,
      admissionCourses: [{ __typename: 'AdmissionCourse', id: 'du', name: 'Dhaka' }],
      courses: [{ __typename: 'Course', id: 'c1', title: 'Physics' }],
    },
  },
};
const input = { studentId: 's2', courseId: 'c1', category: 'ACADEMIC' };
const given = { __typename: 'GiveGrantPayload', person: { __typename: 'Person', id: 's2' } };
const giving = (result: Mock['result']): Mock => ({
  request: { query: GiveGrantDocument, variables: { input: { ...input, role: 'TEACHER' } } },
  ...(result && { result }),
});

it('gives a grant and ends it after a confirmation', async () => {
  const { user } = renderPage(<GrantSection studentId="s2" />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [
      grantsOf(),
      choices,
      giving({ data: { giveGrant: given } }),
      grantsOf(aGrant('TEACHER')),
      {
        request: { query: EndGrantDocument, variables: { input } },
        // The person could not be read again.
        result: { data: { endGrant: { __typename: 'EndGrantPayload', person: null } } },
      },
      grantsOf(),
    ],
  });
  await screen.findByText('No grants.');
  await user.click(screen.getByRole('button', { name: 'Give a grant' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give a grant' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await dialog.findByText('Please fill this in.');
  await user.selectOptions(dialog.getByLabelText('Course'), 'Physics');
  await user.selectOptions(dialog.getByLabelText('What the person may do'), 'Teacher');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Teacher · 1 March 2026');
  await user.click(screen.getByRole('button', { name: 'End the grant: Physics' }));
  const question = within(screen.getByRole('dialog', { name: 'End the grant in “Physics”?' }));
  await user.click(question.getByRole('button', { name: 'End the grant' }));
  await screen.findByText('No grants.');
});

it('says that a grant was given although the grants cannot be read again', async () => {
  const { user } = renderPage(<GrantSection studentId="s2" />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [
      grantsOf(),
      choices,
      giving({ data: { giveGrant: given } }),
      { request: grantsOf().request, error: new NetworkError('Failed to fetch') },
    ],
  });
  await screen.findByText('No grants.');
  await user.click(screen.getByRole('button', { name: 'Give a grant' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give a grant' }));
  await user.selectOptions(await dialog.findByLabelText('Course'), 'Physics');
  await user.selectOptions(dialog.getByLabelText('What the person may do'), 'Teacher');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the dialog and shows why when the grant cannot be given', async () => {
  const { user } = renderPage(<GrantSection studentId="s2" />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [
      grantsOf(),
      choices,
      giving(refusal('CONFLICT', 'An attempt runs.', { reason: 'GRANT_ATTEMPT_RUNNING' })),
    ],
  });
  await screen.findByText('No grants.');
  await user.click(screen.getByRole('button', { name: 'Give a grant' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Course'), 'Physics');
  await user.selectOptions(dialog.getByLabelText('What the person may do'), 'Teacher');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/An attempt runs/)).toBeTruthy();
});

const teaching = (grantRole: 'TEACHER' | 'MARKER', ...myGrants: object[]): Mock => ({
  request: { query: TeachingRouteDocument },
  result: {
    data: {
      viewer: { ...viewer, grantRole },
      myGrants,
      unmarkedExamResults: counted('WrittenSubmission', 12),
      lateAnswers: counted('LateAnswers', 0),
    },
  },
});
const openTeaching = (...mocks: Mock[]) =>
  renderPage(<TeachingRoute />, {
    viewer: { ...aViewer(), grantRole: 'MARKER' },
    at: '/teaching',
    mocks,
  });

it('shows a marker the waiting answers and the courses, and no exams', async () => {
  const { client } = openTeaching(teaching('MARKER', aGrant('MARKER')));
  const marking = await screen.findByRole('link', { name: 'Written answers to mark (12)' });
  expect(marking.getAttribute('href')).toBe('/teaching/marking');
  const late = screen.getByRole('link', { name: 'Late answers (0)' });
  expect(late.getAttribute('href')).toBe('/teaching/late-answers');
  expect(screen.getByText('You mark here.')).toBeTruthy();
  await queriesSettled(client);
  expect(screen.queryByRole('link', { name: /Exams of/ })).toBeNull();
});

it('shows a teacher running exams, with links of /teaching only', async () => {
  const running = {
    __typename: 'CurrentExam',
    examKind: 'SINGLE',
    examId: 'e1',
    title: 'Motion',
    runningCount: 3,
    campaignId: 'k1',
    campaignTitle: null,
    registeredCount: null,
    startsAt: null,
    endsAt: null,
  };
  const current: Mock = {
    request: { query: CurrentExamsDocument },
    result: { data: { currentExams: [running] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  openTeaching(teaching('TEACHER', aGrant('TEACHER'), aGrant('MARKER', 'c2', 'Heat')), current);
  const exams = await screen.findByRole('link', { name: 'Exams of Physics' });
  expect(exams.getAttribute('href')).toBe('/teaching/courses/c1');
  expect(screen.queryByRole('link', { name: 'Exams of Heat' })).toBeNull();
  await screen.findByText('Motion');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/teaching/live/single/e1');
  expect(links.filter((href) => href?.startsWith('/boss'))).toEqual([]);
});

it('offers to load the courses again', async () => {
  const { user } = openTeaching(
    { request: { query: TeachingRouteDocument }, error: new Error('Offline') },
    teaching('MARKER', aGrant('MARKER')),
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('You mark here.');
});

it('lists the exams of a course with their live view and statistics', async () => {
  const exam = {
    __typename: 'GrantedExam',
    examKind: 'MULTI_SUBJECT',
    examId: 'p1',
    title: 'Paper',
    startedCount: 3,
  };
  renderPage(<GrantedCourseRoute />, {
    viewer: { ...aViewer(), grantRole: 'TEACHER' },
    at: '/teaching/courses/c1',
    path: '/teaching/courses/:id',
    mocks: [
      {
        request: { query: GrantedCourseRouteDocument, variables: { id: 'c1' } },
        result: { data: { viewer, myGrants: [aGrant('TEACHER')], grantedExams: [exam] } },
      },
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Exams of Physics' });
  expect(screen.getByText('3 students have begun it')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/teaching',
      '/teaching/live/multi-subject/p1',
      '/teaching/statistics/multi-subject/p1',
    ]),
  );
});

it('keeps the links of the marking queue below /teaching', async () => {
  const submission = {
    __typename: 'WrittenSubmission',
    id: 'v1',
    userId: 'u7',
    number: 1,
    isNewest: true,
    independentMarks: null,
    showsOwnMark: false,
    countsForRank: true,
    takenAt: '2031-03-01T10:00:00.000Z',
    totalMarks: 5,
    score: null,
    studentName: null,
    exam: { __typename: 'Exam', id: 'e2', title: 'Motion' },
  };
  const queue = { state: 'WAITING', examId: null, userId: null };
  renderPage(<MarkingListRoute />, {
    viewer: { ...aViewer(), grantRole: 'MARKER' },
    at: '/teaching/marking',
    mocks: [
      {
        request: { query: MarkingListRouteDocument, variables: { queue, after: null } },
        result: {
          data: {
            markingQueue: counted('WrittenSubmission', 1, [submission]),
          },
        },
      },
    ],
  });
  const link = await screen.findByRole('link', { name: /^Mark Motion/ });
  expect(link.getAttribute('href')).toBe('/teaching/marking/u7/e2');
  expect(screen.getByRole('link', { name: 'Teaching' }).getAttribute('href')).toBe('/teaching');
});

it('allows a teacher to watch an exam, and to change nothing', async () => {
  const exam = { examKind: 'SINGLE', examId: 'e1' };
  const participant = {
    __typename: 'ExamParticipant',
    id: 'a1',
    studentId: 's3',
    studentName: 'Rafi',
    email: null,
    phoneNumber: null,
    state: 'RUNNING',
    extraMinutes: 0,
    answeredCount: 2,
    startedAt: '2031-03-01T04:00:00.000Z',
    deadline: '2031-03-01T05:00:00.000Z',
    savedAt: null,
    closedAt: null,
    score: null,
    lateCount: 0,
    exclusionReason: null,
  };
  const activity = {
    __typename: 'ExamActivity',
    checkedAt: '2031-03-01T04:00:00.000Z',
    registeredCount: 3,
    startedCount: 1,
    runningCount: 1,
    quietCount: 0,
    submittedCount: 0,
    timedOutCount: 0,
    blankCount: 0,
    lateCount: 0,
    lastDeadline: null,
  };
  renderPage(<LiveRoute />, {
    viewer: { ...aViewer(), grantRole: 'TEACHER' },
    at: '/teaching/live/single/e1',
    path: '/teaching/live/:kind/:examId',
    mocks: [
      {
        request: { query: LiveExamDocument, variables: { ...exam, isSingle: true } },
        result: {
          data: {
            viewer,
            exam: { __typename: 'Exam', id: 'e1', title: 'Motion' },
            examActivity: activity,
          },
        },
        maxUsageCount: Number.POSITIVE_INFINITY,
      },
      {
        request: {
          query: ParticipantsDocument,
          variables: { ...exam, state: null, search: null, after: null, first: 50 },
        },
        result: {
          data: {
            viewer,
            examParticipants: counted('ExamParticipant', 1, [participant]),
          },
        },
        maxUsageCount: Number.POSITIVE_INFINITY,
      },
    ],
  });
  expect(await screen.findByRole('cell', { name: 'Rafi' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Rafi' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByLabelText('Name of a student')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Search']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/boss'))).toEqual([]);
});
