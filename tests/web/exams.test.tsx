import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptySheet, keepAttempt } from '../../web/src/exam-room/attempt-store.ts';
import { keepHandedIn } from '../../web/src/exam-room/kept-papers.ts';
import { setServerTime } from '../../web/src/exam-room/server-clock.ts';
import { Component as ExamsRoute } from '../../web/src/features/exams/exams.route.tsx';
import { ExamsRouteDocument } from '../../web/src/features/exams/generated/exams.route.ts';
import { iso, START } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { type Answer, aViewer, type Mock, renderPage } from './render.tsx';

vi.mock('../../web/src/exam-room/device-storage.ts', () => import('./fake-device-storage.ts'));
beforeEach(() => {
  device.reset();
  setServerTime(iso(START));
});

/** Of class ten's physics. */
const aChapter = (course: object = {}, id = 'class10') => ({
  ...{ __typename: 'Chapter', id: `${id}-motion` },
  subject: {
    ...{ __typename: 'Subject', id: `${id}-physics`, name: 'Physics' },
    course: { __typename: 'Course', id, title: 'Class ten', ...course },
  },
});

const aCourseExam = (id: string, fromMinutes: number | null, isEnrolled = true) => ({
  ...{
    __typename: 'Exam',
    id,
    title: `Exam ${id}`,
    timeLimitMinutes: 30,
    chapter: aChapter({ isEnrolled }, isEnrolled ? 'class10' : 'class09'),
  },
  startingDate: fromMinutes === null ? null : iso(START + fromMinutes * 60_000),
});

const multi = {
  __typename: 'MultiSubjectExamResult',
  id: 'r1',
  userId: 'u1',
  dateTaken: '2026-03-02T10:00:00.000Z',
  totalScore: 12.5,
  exam: {
    ...{ __typename: 'MultiSubjectExam', id: 'e1', title: 'Unit A 2024', totalPoints: 30 },
    subjects: [
      { __typename: 'ExamSubject', id: 'x1', name: 'Physics' },
      { __typename: 'ExamSubject', id: 'x2', name: 'Chemistry' },
    ],
    year: {
      ...{ __typename: 'ExamYear', id: 'y1' },
      unit: { __typename: 'AdmissionUnit', id: 'n1', course: { __typename: 'AdmissionCourse', id: 'du', name: 'Dhaka University' } },
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
  exam: { __typename: 'Exam', id: 'e2', title: 'Inertia', type: 'WRITTEN', totalMarks: 10, chapter: aChapter() },
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
  readonly courseExams?: readonly object[] | null;
}

const answer = (results: unknown, { campaignExams = [], openAttempts = [], courseExams = [] }: Answered = {}): Mock => {
  const student = { __typename: 'Student', id: 's1', campaignExams };
  const exams = courseExams && { __typename: 'ExamConnection', nodes: courseExams };
  return {
    request: { query: ExamsRouteDocument },
    result: { data: { viewer: { __typename: 'Viewer', id: 'u1', results, student }, openAttempts, exams } } as Answer,
  };
};

const open = (mock: Mock, at = '/exams') => renderPage(<ExamsRoute />, { mocks: [mock], viewer: aViewer(), at });
const row = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
const address = (link: HTMLElement) => link.getAttribute('href');

it('lists the results with score and date, and leads to review and retake of each kind', async () => {
  open(answer([multi, written]));
  const one = await row('Unit A 2024');
  expect(one.getByText('12.5 out of 30 · 2 March 2026')).toBeTruthy();
  expect(address(one.getByRole('link', { name: 'View Result' }))).toBe('/exam/result/u1/e1');
  expect(address(one.getByRole('link', { name: 'Take Exam Again' }))).toBe('/exam/mcq-exam/e1/r1');
  const other = await row('Inertia');
  expect(other.getByText('Handed in; a teacher has yet to mark it · 1 March 2026')).toBeTruthy();
  expect(address(other.getByRole('link', { name: 'Take Exam Again' }))).toBe('/exam/e2/r2');
});

it('puts an attempt that is open on this device on top, also when the results do not come', async () => {
  const head = { userId: 'u1', kind: 'single', examId: 'e2', resultId: 'r2', title: 'Inertia', attemptId: 'a', token: 't' } as const;
  const times = { deadline: START + 600_000, endsAt: START + 600_000, timeLimitMinutes: 10, seen: { server: START, device: 0 } };
  await keepAttempt({ ...head, ...times }, {});
  open(answer(null));
  const { getByRole, findByText } = await row('Inertia');
  expect(address(getByRole('link', { name: 'Resume' }))).toBe('/exam/e2/r2');
  expect(await findByText(/ left$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('does not show the attempt of somebody else who uses this device', async () => {
  const head = { userId: 'u2', kind: 'single', examId: 'e2', resultId: null, title: 'Inertia', attemptId: 'a', token: 't' } as const;
  const times = { deadline: START, endsAt: START, timeLimitMinutes: 10, seen: { server: START, device: 0 } };
  await keepAttempt({ ...head, ...times }, {});
  open(answer([]));
  expect(await screen.findByText('You have not taken an exam yet, and none is coming.')).toBeTruthy();
  expect(screen.queryByText('Inertia')).toBeNull();
});

const below = async (group: string) => {
  const section = (await screen.findByRole('heading', { name: group, level: 2 })).parentElement as HTMLElement;
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

it('sorts the exams of campaigns into what runs, what comes and what is over', async () => {
  const campaignExams = [aRegistration('soon', 125, 600), aRegistration('now', -30, 600), aRegistration('missed', -600, -300)];
  open(answer([multi], { campaignExams }));
  expect(await below('Live now')).toEqual(['Paper now']);
  expect(await below('Upcoming')).toEqual(['Paper soon']);
  expect(await below('Past')).toEqual(['Paper missed', 'Unit A 2024']);
  const soon = await row('Paper soon');
  expect(soon.getByText('Opens in 2 h 5 min')).toBeTruthy();
  expect(address(soon.getByRole('link', { name: 'Waiting room' }))).toBe('/campaigns/exams/c-soon');
  expect(soon.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(address((await row('Paper now')).getByRole('link', { name: 'Enter the exam' }))).toBe('/campaigns/exams/c-now');
  expect((await row('Paper missed')).getByText(/^Closed; you did not take it/)).toBeTruthy();
});

it('shows an exam of a campaign that was taken once, as done, and does not offer it again', async () => {
  const campaignExams = [aRegistration('e1', -30, 600)];
  open(answer([multi], { campaignExams }));
  expect(await below('Past')).toEqual(['Paper e1']);
  const done = await row('Paper e1');
  expect(done.getByRole('link', { name: 'View Result' })).toBeTruthy();
  expect(done.queryByRole('link', { name: 'Take Exam Again' })).toBeNull();
  expect(done.queryByRole('link', { name: 'Merit list' }), 'before the end').toBeNull();
});

it('offers to go on with an attempt that was begun on another device', async () => {
  const exam = { __typename: 'Exam', id: 'e2', title: 'Inertia', timeLimitMinutes: 30 };
  const attempt = { __typename: 'Attempt', id: 'a1', deadline: iso(START + 600_000), exam, multiSubjectExam: null, result: null };
  open(answer([], { openAttempts: [attempt] }));
  const { getByRole, findByText } = await row('Inertia');
  expect(address(getByRole('link', { name: 'Resume' }))).toBe('/exam/e2');
  expect(await findByText(/^(10:00|9:5\d|09:5\d) left · begun on another device$/)).toBeTruthy();
});

it('keeps the chosen kind in the address', async () => {
  const { user, router } = open(answer([multi, written]), '/exams?kind=single');
  expect(await below('Past')).toEqual(['Inertia']);
  await user.click(screen.getByRole('link', { name: 'Several subjects' }));
  expect(router.state.location.search).toBe('?kind=multi-subject');
  expect(await below('Past')).toEqual(['Unit A 2024']);
});

it('narrows the list to a course and a subject, keeps both in the address, and offers the way back', async () => {
  const { user, router } = open(answer([multi, written]));
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

it('lists the exams that courses of mine have set a day for: what comes, and what has opened in the last week', async () => {
  const courseExams = [
    ...[aCourseExam('soon', 125), aCourseExam('today', -30), aCourseExam('always', null)],
    ...[aCourseExam('strange', 125, false), aCourseExam('old', -8 * 24 * 60), aCourseExam('e2', 125)],
  ];
  open(answer([written], { courseExams }));
  expect(await below('Upcoming')).toEqual(['Exam soon']);
  expect(await below('Live now')).toEqual(['Exam today']);
  expect(await below('Past'), 'taken already').toEqual(['Exam e2']);
  const soon = await row('Exam soon');
  expect(soon.getByText('Opens in 2 h 5 min')).toBeTruthy();
  expect(soon.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(soon.queryByRole('link')).toBeNull();
  expect(address((await row('Exam today')).getByRole('link', { name: 'Give Exam' }))).toBe('/exam/today');
});

it('does without the exams of courses where they do not come', async () => {
  open(answer([multi], { courseExams: null }));
  expect(await below('Past')).toEqual(['Unit A 2024']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that a written exam has been marked, with its marks', async () => {
  open(answer([{ ...written, score: 7, passed: true }]));
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
  const times = { deadline: START, endsAt: START, timeLimitMinutes: 10, seen: { server: START, device: 0 } };
  await keepHandedIn({ ...head, ...times }, emptySheet, receipt);
  const { user } = open(answer([multi]));
  await user.click(await (await row('Unit A 2024')).findByRole('button', { name: 'Receipt' }));
  expect(await screen.findByText('3F2A-91C0-77DE')).toBeTruthy();
});

it('shows what came and offers to ask again when the exams of campaigns did not', async () => {
  open(answer([multi], { campaignExams: null }));
  expect(await below('Past')).toEqual(['Unit A 2024']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
