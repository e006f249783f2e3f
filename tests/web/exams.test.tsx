import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  changeSheet,
  deleteAttempt,
  emptySheet,
  seal,
  storeAttempt,
} from '../../web/src/features/exam-room/storage/attempt-store.ts';
import { ATTEMPTS_CHANGED } from '../../web/src/features/exam-room/storage/attempts-flag.ts';
import { storeSubmission } from '../../web/src/features/exam-room/storage/stored-papers.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { Component as ExamsRoute } from '../../web/src/features/exams/list/exams.route.tsx';
import { ExamsRouteDocument } from '../../web/src/features/exams/list/generated/exams.route.ts';
import { iso, START } from './exam-fixtures.ts';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

beforeEach(() => {
  setServerTime(iso(START));
});

/** A chapter of class ten's physics. */
const aChapter = (course: object = {}, id = 'class10') => ({
  __typename: 'Chapter',
  id: `${id}-motion`,
  subject: {
    __typename: 'Subject',
    id: `${id}-physics`,
    name: 'Physics',
    course: { __typename: 'Course', id, title: 'Class ten', ...course },
  },
});

const aTakeable = (examId: string, fromMinutes: number | null = null, parts: object = {}) => ({
  __typename: 'TakeableExam',
  kind: 'SINGLE',
  examId,
  title: `Exam ${examId}`,
  timeLimitMinutes: 30,
  questionCount: 20,
  courseId: 'class10',
  courseName: 'Class ten',
  subjects: ['Physics'],
  startingDate: fromMinutes === null ? null : iso(START + fromMinutes * 60_000),
  ...parts,
});

const multi = {
  __typename: 'MultiSubjectExamResult',
  id: 'r1',
  userId: 'u1',
  dateTaken: '2026-03-02T10:00:00.000Z',
  totalScore: 12.5,
  releasedAt: null as string | null,
  exam: {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'Unit A 2024',
    totalPoints: 30,
    subjects: [
      { __typename: 'ExamSubject', id: 'x1', name: 'Physics' },
      { __typename: 'ExamSubject', id: 'x2', name: 'Chemistry' },
    ],
    year: {
      __typename: 'ExamYear',
      id: 'y1',
      unit: {
        __typename: 'AdmissionUnit',
        id: 'n1',
        course: { __typename: 'AdmissionCourse', id: 'du', name: 'Dhaka University' },
      },
    },
  },
};
const written = {
  __typename: 'SingleExamResult',
  id: 'r2',
  userId: 'u1',
  takenAt: '2026-03-01T10:00:00.000Z',
  score: null,
  passed: null,
  releasedAt: null as string | null,
  exam: {
    __typename: 'Exam',
    id: 'e2',
    title: 'Inertia',
    type: 'WRITTEN',
    totalMarks: 10,
    chapter: aChapter(),
  },
};

const aRegistration = (id: string, fromMinutes: number, toMinutes: number) => ({
  __typename: 'RegisteredExam',
  campaignId: `c-${id}`,
  title: 'Open week',
  examId: id,
  examKind: 'MULTI_SUBJECT',
  examTitle: `Paper ${id}`,
  timeLimitMinutes: 60,
  startDate: iso(START + fromMinutes * 60_000),
  endDate: iso(START + toMinutes * 60_000),
});

interface Answered {
  readonly campaignExams?: readonly object[] | null;
  readonly openAttempts?: readonly object[];
  /** The takeable exams of the first page; null if the host keeps no such list. */
  readonly takeable?: readonly object[] | null;
  readonly later?: readonly object[];
  readonly totalCount?: number;
  readonly filters?: object;
}

const aPage = (nodes: readonly object[], totalCount = nodes.length) => ({
  __typename: 'TakeableExamConnection',
  nodes,
  totalCount,
  endCursor: totalCount > nodes.length ? 'next' : null,
  courses: [
    { __typename: 'ExamCourse', id: 'class10', name: 'Class ten' },
    { __typename: 'ExamCourse', id: 'class09', name: 'Class nine' },
  ],
  subjects: ['Physics', 'Biology'],
});
const noFilters = { kind: null, courseId: null, subject: null };

function examsMock(
  results: unknown,
  {
    campaignExams = [],
    openAttempts = [],
    takeable = [],
    later = [],
    totalCount,
    filters = {},
  }: Answered = {},
): Mock {
  const student = { __typename: 'Student', id: 's1', campaignExams };
  const exams = {
    takeable: takeable && aPage(takeable, totalCount),
    later: takeable && aPage(later),
  };
  return {
    request: { query: ExamsRouteDocument, variables: { ...noFilters, ...filters } },
    result: {
      data: {
        viewer: { __typename: 'Viewer', id: 'u1', results, student, ...exams },
        openAttempts,
      },
    } as MockResult,
  };
}

const open = (mock: Mock, at = '/exams', ...more: Mock[]) =>
  renderPage(<ExamsRoute />, { mocks: [mock, ...more], viewer: aViewer(), at, path: '/exams' });
const row = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('lists the results with score and date, and links to review and retake of each kind', async () => {
  open(examsMock([multi, written]));
  const admissionRow = await row('Unit A 2024');
  expect(admissionRow.getByText('12.5 out of 30 · 2 March 2026')).toBeTruthy();
  expect(hrefOf(admissionRow.getByRole('link', { name: 'View Result' }))).toBe(
    '/exam/result/u1/e1',
  );
  expect(hrefOf(admissionRow.getByRole('link', { name: 'Take Exam Again' }))).toBe(
    '/exam/mcq-exam/e1/r1',
  );
  const other = await row('Inertia');
  expect(other.getByText('Handed in; not marked yet · 1 March 2026')).toBeTruthy();
  expect(hrefOf(other.getByRole('link', { name: 'View Submission' }))).toBe('/exam/result/u1/e2');
  expect(hrefOf(other.getByRole('link', { name: 'Take Exam Again' }))).toBe('/exam/e2/r2');
});

it('puts an attempt that is open on this device on top, also when the results could not be loaded', async () => {
  const head = {
    userId: 'u1',
    kind: 'single',
    examId: 'e2',
    resultId: 'r2',
    title: 'Inertia',
    attemptId: 'a',
    token: 't',
  } as const;
  const times = {
    deadline: START + 600_000,
    endsAt: START + 600_000,
    timeLimitMinutes: 10,
    seen: { server: START, device: 0 },
  };
  await storeAttempt({ ...head, ...times }, {});
  open(examsMock(null));
  const { getByRole, findByText } = await row('Inertia');
  expect(hrefOf(getByRole('link', { name: 'Resume' }))).toBe('/exam/e2/r2');
  expect(await findByText(/ left$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows that an exam was submitted while its answers wait for the network, until they are sent', async () => {
  const head = {
    userId: 'u1',
    kind: 'single',
    examId: 'e2',
    resultId: null,
    title: 'Inertia',
    attemptId: 'a',
    token: 't',
    deadline: START + 600_000,
    endsAt: START + 600_000,
    timeLimitMinutes: 10,
    seen: { server: START, device: 0 },
  } as const;
  await storeAttempt(head, {});
  await changeSheet(head, [seal('by-hand', START)]);
  open(examsMock(null));
  const { getByRole, findByText, queryByText, queryByRole } = await row('Inertia');
  expect(
    await findByText('Handed in. Your answers will be sent when the network is back.'),
  ).toBeTruthy();
  expect(queryByText(/ left$/)).toBeNull();
  expect(queryByRole('link', { name: 'Resume' })).toBeNull();
  expect(hrefOf(getByRole('link', { name: 'Open' }))).toBe('/exam/e2');
  await deleteAttempt(head);
  dispatchEvent(new Event(ATTEMPTS_CHANGED));
  await waitFor(() => expect(screen.queryByText('Inertia')).toBeNull());
});

it('does not show the attempt of another person who uses this device', async () => {
  const head = {
    userId: 'u2',
    kind: 'single',
    examId: 'e2',
    resultId: null,
    title: 'Inertia',
    attemptId: 'a',
    token: 't',
  } as const;
  const times = {
    deadline: START,
    endsAt: START,
    timeLimitMinutes: 10,
    seen: { server: START, device: 0 },
  };
  await storeAttempt({ ...head, ...times }, {});
  open(examsMock([]));
  expect(
    await screen.findByText('You have not taken an exam yet, and your courses have none to take.'),
  ).toBeTruthy();
  expect(screen.queryByText('Inertia')).toBeNull();
});

const below = async (group: string) => {
  const section = (await screen.findByRole('heading', { name: group, level: 2 }))
    .parentElement as HTMLElement;
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

it('sorts the exams of campaigns into running, upcoming and past ones', async () => {
  const campaignExams = [
    aRegistration('soon', 125, 600),
    aRegistration('now', -30, 600),
    aRegistration('missed', -600, -300),
  ];
  open(examsMock([multi], { campaignExams }));
  expect(await below('Live now')).toEqual(['Paper now']);
  expect(await below('Upcoming')).toEqual(['Paper soon']);
  expect(await below('Past')).toEqual(['Paper missed', 'Unit A 2024']);
  const soon = await row('Paper soon');
  expect(soon.getByText('Opens in 2 h 5 min')).toBeTruthy();
  expect(hrefOf(soon.getByRole('link', { name: 'Waiting room' }))).toBe('/campaigns/exams/c-soon');
  expect(soon.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(hrefOf((await row('Paper now')).getByRole('link', { name: 'Enter the exam' }))).toBe(
    '/campaigns/exams/c-now',
  );
  expect((await row('Paper missed')).getByText(/^Closed; you did not take it/)).toBeTruthy();
});

it('shows a campaign exam that can be taken once as done, and does not offer it again', async () => {
  const campaignExams = [aRegistration('e1', -30, 600)];
  const taken = { ...multi, dateTaken: iso(START - 10 * 60_000) };
  open(examsMock([taken], { campaignExams }));
  expect(await below('Past')).toEqual(['Paper e1']);
  const doneRow = await row('Paper e1');
  expect(doneRow.getByRole('link', { name: 'View Result' })).toBeTruthy();
  expect(doneRow.queryByRole('link', { name: 'Take Exam Again' })).toBeNull();
  expect(doneRow.queryByRole('link', { name: 'Merit list' }), 'before the end').toBeNull();
});

it('lists a campaign exam as running or missed if the only result is from practice before it', async () => {
  const campaignExams = [aRegistration('e1', -30, 600), aRegistration('e2', -30, -10)];
  const practised = (minutes: number) => iso(START + minutes * 60_000);
  open(
    examsMock(
      [
        { ...multi, dateTaken: practised(-60) },
        { ...written, takenAt: practised(-90) },
      ],
      { campaignExams },
    ),
  );
  expect(await below('Live now')).toEqual(['Paper e1']);
  expect(await below('Past')).toEqual(['Paper e2']);
  const running = await row('Paper e1');
  expect(hrefOf(running.getByRole('link', { name: 'Enter the exam' }))).toBe(
    '/campaigns/exams/c-e1',
  );
  expect(running.getByRole('link', { name: 'View Result' }), 'of the practice').toBeTruthy();
  expect(running.queryByText(/out of/)).toBeNull();
  const missed = await row('Paper e2');
  expect(missed.getByText(/^Closed; you did not take it/)).toBeTruthy();
  expect(missed.getByRole('link', { name: 'View Submission' })).toBeTruthy();
});

it('does not offer an exam again while a contest withholds its result', async () => {
  const releasedAt = iso(START + 60_000);
  open(
    examsMock([
      { ...multi, totalScore: null, releasedAt },
      { ...written, releasedAt: iso(START - 60_000) },
    ]),
  );
  const { getByRole, queryByRole } = await row('Unit A 2024');
  expect(getByRole('link', { name: 'View Submission' })).toBeTruthy();
  expect(queryByRole('link', { name: 'Take Exam Again' })).toBeNull();
  expect(
    (await row('Inertia')).getByRole('link', { name: 'Take Exam Again' }),
    'released',
  ).toBeTruthy();
});

it('offers to continue an attempt that was started on another device', async () => {
  const exam = { __typename: 'Exam', id: 'e2', title: 'Inertia', timeLimitMinutes: 30 };
  const attempt = {
    __typename: 'Attempt',
    id: 'a1',
    deadline: iso(START + 600_000),
    exam,
    multiSubjectExam: null,
    result: null,
  };
  open(examsMock([], { openAttempts: [attempt] }));
  const { getByRole, findByText } = await row('Inertia');
  expect(hrefOf(getByRole('link', { name: 'Resume' }))).toBe('/exam/e2');
  expect(await findByText(/^(10:00|9:5\d|09:5\d) left · started on another device$/)).toBeTruthy();
});

it('keeps the chosen kind in the URL', async () => {
  const { user, router } = open(
    examsMock([multi, written], { filters: { kind: 'SINGLE' } }),
    '/exams?kind=single',
    examsMock([multi, written], { filters: { kind: 'MULTI_SUBJECT' } }),
  );
  expect(await below('Past')).toEqual(['Inertia']);
  await user.click(screen.getByRole('link', { name: 'Several subjects' }));
  expect(router.state.location.search).toBe('?kind=multi-subject');
  expect(await below('Past')).toEqual(['Unit A 2024']);
});

it('narrows the list to a course and a subject, keeps both in the URL, and offers the way back', async () => {
  const { user, router } = open(
    examsMock([multi, written]),
    '/exams',
    examsMock([multi, written], { filters: { courseId: 'du' } }),
    examsMock([multi, written], { filters: { courseId: 'du', kind: 'SINGLE' } }),
    examsMock([multi, written]),
    examsMock([multi, written], { filters: { subject: 'Chemistry' } }),
  );
  expect(await below('Past')).toEqual(['Unit A 2024', 'Inertia']);
  expect((await row('Unit A 2024')).getByText('Dhaka University')).toBeTruthy();
  expect((await row('Inertia')).getByText('Class ten · Physics')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Course'), 'Dhaka University');
  expect(router.state.location.search).toBe('?course=du');
  expect(await below('Past')).toEqual(['Unit A 2024']);
  await user.click(screen.getByRole('link', { name: 'Single exams' }));
  expect(router.state.location.search).toBe('?course=du&kind=single');
  await user.click(await screen.findByRole('link', { name: 'Show all exams' }));
  await user.selectOptions(await screen.findByLabelText('Subject'), 'Chemistry');
  expect(router.state.location.search).toBe('?subject=Chemistry');
  expect(await below('Past')).toEqual(['Unit A 2024']);
});

it('lists the exams of my courses that can be taken now, with size and place, and exams that open later', async () => {
  const paper = aTakeable('p1', null, {
    kind: 'MULTI_SUBJECT',
    courseId: 'du',
    courseName: 'Dhaka University',
    subjects: ['Physics', 'Biology'],
  });
  open(
    examsMock([written], {
      takeable: [paper, aTakeable('e5'), aTakeable('e2')],
      later: [aTakeable('soon', 125)],
    }),
  );
  expect(await below('You can take now')).toEqual(['Exam p1', 'Exam e5']);
  expect(await below('Upcoming')).toEqual(['Exam soon']);
  expect(await below('Past'), 'taken already').toEqual(['Inertia']);
  const first = await row('Exam p1');
  expect(first.getByText('20 questions · 30 minutes')).toBeTruthy();
  expect(first.getByText('Dhaka University')).toBeTruthy();
  expect(hrefOf(first.getByRole('link', { name: 'Give Exam' }))).toBe('/exam/mcq-exam/p1');
  expect((await row('Exam e5')).getByText('Class ten · Physics')).toBeTruthy();
  expect(hrefOf((await row('Exam e5')).getByRole('link', { name: 'Give Exam' }))).toBe('/exam/e5');
  const soon = await row('Exam soon');
  expect(soon.getByText('Opens in 2 h 5 min')).toBeTruthy();
  expect(soon.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(soon.queryByRole('link')).toBeNull();
});

it('fetches the rest of them page by page', async () => {
  const { user } = open(
    examsMock([], { takeable: [aTakeable('a')], totalCount: 2 }),
    '/exams',
    examsMock([], { takeable: [aTakeable('b')], filters: { after: 'next' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show more (1)' }));
  expect(await screen.findByRole('heading', { name: 'Exam b' })).toBeTruthy();
  expect(await below('You can take now')).toEqual(['Exam a', 'Exam b']);
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('All are shown.'));
});

it('shows why the next page could not be loaded', async () => {
  const failed: Mock = {
    ...examsMock([], { filters: { after: 'next' } }),
    result: { data: null, ...refusal('CONFLICT', 'Not now.') } as MockResult,
  };
  const { user } = open(
    examsMock([], { takeable: [aTakeable('a')], totalCount: 2 }),
    '/exams',
    failed,
  );
  await user.click(await screen.findByRole('button', { name: 'Show more (1)' }));
  expect((await screen.findByText('Not now.')).getAttribute('role')).toBe('alert');
  expect(screen.getByRole('heading', { name: 'Exam a' })).toBeTruthy();
});

it('filters them on the server, also by a course that is on no page yet', async () => {
  const { user } = open(
    examsMock([], { takeable: [aTakeable('a')], totalCount: 30 }),
    '/exams',
    examsMock([], {
      takeable: [aTakeable('z', null, { courseId: 'class09', courseName: 'Class nine' })],
      filters: { courseId: 'class09' },
    }),
  );
  await screen.findByRole('heading', { name: 'Exam a' });
  await user.selectOptions(screen.getByLabelText('Course'), 'Class nine');
  expect(await screen.findByRole('heading', { name: 'Exam z' })).toBeTruthy();
  expect(await below('You can take now')).toEqual(['Exam z']);
});

it('omits them on a host without such a list, and shows a message where they could not be loaded', async () => {
  const { unmount } = open(examsMock([multi], { takeable: null }));
  expect(await below('Past')).toEqual(['Unit A 2024']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  const failed = examsMock([multi], { takeable: null });
  open({
    ...failed,
    result: {
      ...(failed.result as object),
      ...refusal('UPSTREAM_TIMEOUT', 'too slow'),
    } as MockResult,
  });
  expect(await below('Past')).toEqual(['Unit A 2024']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows that a written exam has been marked, with its marks', async () => {
  open(examsMock([{ ...written, score: 7, passed: true }]));
  expect((await row('Inertia')).getByText(/^Marked: 7 out of 10/)).toBeTruthy();
});

it('shows the receipt that this device has kept', async () => {
  const receipt = { attemptId: '3f2a91c077de', submittedAt: iso(START), answersHash: 'abc' };
  const head = {
    userId: 'u1',
    kind: 'multi-subject',
    examId: 'e1',
    resultId: null,
    title: 'Unit A 2024',
    attemptId: 'a',
    token: 't',
  } as const;
  const times = {
    deadline: START,
    endsAt: START,
    timeLimitMinutes: 10,
    seen: { server: START, device: 0 },
  };
  await storeSubmission({ ...head, ...times }, emptySheet, receipt);
  const { user } = open(examsMock([multi]));
  await user.click(await (await row('Unit A 2024')).findByRole('button', { name: 'Receipt' }));
  expect(await screen.findByText('3F2A-91C0-77DE')).toBeTruthy();
});

it('shows the loaded exams and offers to retry when the exams of campaigns could not be loaded', async () => {
  open(examsMock([multi], { campaignExams: null }));
  expect(await below('Past')).toEqual(['Unit A 2024']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
