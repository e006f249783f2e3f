import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepAttempt } from '../../web/src/exam-room/attempt-store.ts';
import { Component as ExamsRoute } from '../../web/src/features/exams/exams.route.tsx';
import { ExamsRouteDocument } from '../../web/src/features/exams/generated/exams.route.ts';
import { aServerClock, START } from './exam-fixtures.ts';
import { device } from './fake-device-storage.ts';
import { type Answer, aViewer, type Mock, renderPage } from './render.tsx';

vi.mock('../../web/src/exam-room/device-storage.ts', () => import('./fake-device-storage.ts'));
beforeEach(() => device.reset());

const multi = {
  __typename: 'MultiSubjectExamResult',
  id: 'r1',
  userId: 'u1',
  dateTaken: '2026-03-02T10:00:00.000Z',
  totalScore: 12.5,
  exam: { __typename: 'MultiSubjectExam', id: 'e1', title: 'Unit A 2024', totalPoints: 30 },
};
const written = {
  __typename: 'SingleExamResult',
  id: 'r2',
  userId: 'u1',
  takenAt: '2026-03-01T10:00:00.000Z',
  score: null,
  passed: null,
  exam: { __typename: 'Exam', id: 'e2', title: 'Inertia', totalMarks: 10 },
};

const answer = (results: unknown): Mock => ({
  request: { query: ExamsRouteDocument },
  result: { data: { viewer: { __typename: 'Viewer', id: 'u1', results } } } as Answer,
});

const open = (...mocks: Mock[]) => renderPage(<ExamsRoute />, { mocks, viewer: aViewer(), at: '/exams' });
const row = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
const address = (link: HTMLElement) => link.getAttribute('href');

it('lists the results with score and date, and leads to review and retake of each kind', async () => {
  open(answer([multi, written]));
  const one = await row('Unit A 2024');
  expect(one.getByText('12.5 out of 30 · 2 March 2026')).toBeTruthy();
  expect(address(one.getByRole('link', { name: 'View Result' }))).toBe('/exam/result/u1/e1');
  expect(address(one.getByRole('link', { name: 'Take Exam Again' }))).toBe('/exam/mcq-exam/e1/r1');
  const other = await row('Inertia');
  expect(other.getByText('Not marked yet · 1 March 2026')).toBeTruthy();
  expect(address(other.getByRole('link', { name: 'Take Exam Again' }))).toBe('/exam/e2/r2');
});

it('puts an attempt that is open on this device on top, also when the results do not come', async () => {
  const head = { userId: 'u1', kind: 'single', examId: 'e2', resultId: 'r2', title: 'Inertia', attemptId: 'a', token: 't' } as const;
  const times = { deadline: START + 600_000, endsAt: START + 600_000, timeLimitMinutes: 10, seen: { server: START, device: 0 } };
  await keepAttempt({ ...head, ...times }, {});
  open(
    answer(null),
    aServerClock(() => START),
  );
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
  expect(await screen.findByText('You have not taken an exam yet.')).toBeTruthy();
  expect(screen.queryByText('Inertia')).toBeNull();
});
