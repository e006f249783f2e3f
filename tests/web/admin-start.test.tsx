import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecentChangesDocument } from '../../web/src/features/admin/audit-log/generated/audit-log.ts';
import { Component as BossRoute } from '../../web/src/features/admin/start/admin.route.tsx';
import { AdminStudentsDocument } from '../../web/src/features/admin/start/generated/admin-students.ts';
import { AdminTasksDocument } from '../../web/src/features/admin/start/generated/admin-tasks.ts';
import { CurrentExamsDocument } from '../../web/src/features/admin/start/generated/current-exams.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

const page = (
  after: string | null,
  endCursor: string | null,
  name: string,
  district: string | null = 'Bogura',
): Mock => ({
  request: { query: AdminStudentsDocument, variables: { after } },
  result: {
    data: {
      students: {
        __typename: 'StudentConnection',
        totalCount: 21,
        totalCountIsExact: true,
        endCursor,
        nodes: [
          {
            __typename: 'Student',
            id: name,
            name,
            contactEmail: null,
            contactMobile: null,
            address: { __typename: 'Address', district },
          },
        ],
      },
    },
  },
});

const tasks = (totalCount = 3, totalCountIsExact = true): Mock => ({
  request: { query: AdminTasksDocument },
  result: {
    data: {
      unmarkedExamResults: {
        __typename: 'WrittenSubmissionConnection',
        totalCount,
        totalCountIsExact,
      },
      unreconciledSubmissions: {
        __typename: 'WrittenSubmissionConnection',
        totalCount: 0,
        totalCountIsExact: true,
      },
      lateAnswers: { __typename: 'LateAnswersConnection', totalCount: 2, totalCountIsExact: true },
      keyChallenges: {
        __typename: 'KeyChallengeConnection',
        totalCount: 4,
        totalCountIsExact: true,
      },
    },
  },
});

const currentExams = (...exams: object[]): Mock => ({
  request: { query: CurrentExamsDocument },
  result: { data: { currentExams: exams.map((exam) => ({ __typename: 'CurrentExam', ...exam })) } },
});

const recentChanges = (...nodes: object[]): Mock => ({
  request: { query: RecentChangesDocument },
  result: { data: { auditEntries: { __typename: 'AuditEntryConnection', nodes } } },
});

const renderBoss = (...mocks: Mock[]) =>
  renderPage(<BossRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    mocks: [...mocks, tasks(), currentExams(), recentChanges()],
  });

it('links to the courses, and counts the students', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  expect(screen.getByRole('link', { name: 'Courses' }).getAttribute('href')).toBe('/boss/courses');
  expect(await screen.findByText('21 students')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('shows how many answers wait for marks and decisions', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  expect((await screen.findByText(/\(3\)$/)).getAttribute('href')).toBe('/boss/marking');
  expect(screen.getByText('Decide about late answers (2)').getAttribute('href')).toBe(
    '/boss/late-answers',
  );
  expect(screen.getByText('Reported mistakes in questions (4)').getAttribute('href')).toBe(
    '/boss/key-challenges',
  );
});

it('shows that more are waiting than were counted', async () => {
  renderBoss(tasks(10_000, false), page(null, null, 'Nusrat'));
  expect((await screen.findByText(/\(more than 10,000\)$/)).getAttribute('href')).toBe(
    '/boss/marking',
  );
});

it('pages through the students', async () => {
  const { user } = renderBoss(page(null, 'cursor-1', 'Nusrat'), page('cursor-1', null, 'Rafid'));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('cell', { name: 'Rafid' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Bogura' })).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(next, 'a disabled button would lose the focus').toHaveProperty('disabled', false);
  await user.click(next);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('cell', { name: 'Nusrat' })).toBeTruthy();
});

it('marks empty fields of a student, so that no cell looks as if it had not loaded', async () => {
  renderBoss(page(null, null, 'Nusrat', null));
  const row = await screen.findByRole('row', { name: /Nusrat/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nusrat', '–', '–', '–']);
});

it('lists the exams that run or start soon, and links to their live view and registrations', async () => {
  const none = {
    campaignId: null,
    campaignTitle: null,
    registeredCount: null,
    startsAt: null,
    endsAt: null,
  };
  renderBoss(
    currentExams(
      { ...none, examKind: 'SINGLE', examId: 'e1', title: 'Motion', runningCount: 2 },
      {
        examKind: 'MULTI_SUBJECT',
        examId: 'm1',
        title: 'Paper',
        runningCount: 0,
        campaignId: 'c1',
        campaignTitle: 'Model test',
        registeredCount: 120,
        startsAt: '2026-03-02T04:00:00.000Z',
        endsAt: '2026-03-02T05:00:00.000Z',
      },
    ),
    page(null, null, 'Nusrat'),
  );
  expect(await screen.findByText('2 students are writing now')).toBeTruthy();
  expect(screen.getByText(/^starts .*2026.* · ends .* · 120 registered$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Live view: Motion' }).getAttribute('href')).toBe(
    '/boss/live/single/e1',
  );
  expect(screen.getByRole('link', { name: 'Live view: Model test' }).getAttribute('href')).toBe(
    '/boss/live/multi-subject/m1',
  );
  expect(screen.getByRole('link', { name: 'Registrations: Model test' }).getAttribute('href')).toBe(
    '/boss/campaigns/exams/c1/registrations',
  );
  expect(screen.queryByRole('link', { name: 'Registrations: Motion' })).toBeNull();
});

it('shows that no exam runs or starts soon', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  expect(
    await screen.findByText('No exam is running, and none starts within seven days.'),
  ).toBeTruthy();
});

it('shows the newest changes, and links to all of them', async () => {
  const change = {
    __typename: 'AuditEntry',
    id: 'a1',
    at: '2026-03-02T04:00:00.000Z',
    isFinished: true,
    action: 'UPDATE',
    kind: 'COURSE',
    objectId: 'c1',
    title: 'Physics',
    actor: { __typename: 'AuditPerson', id: 'u9', name: 'Rahima' },
    person: null,
    changes: [{ __typename: 'AuditChange', field: 'price', before: '50', after: '60' }],
  };
  renderBoss(recentChanges(change), page(null, null, 'Nusrat'));
  expect((await screen.findByRole('link', { name: 'Physics' })).getAttribute('href')).toBe(
    '/boss/courses/c1',
  );
  expect(screen.getByText('Price:').parentElement?.textContent).toBe('Price: $50 → $60');
  expect(screen.getByRole('link', { name: 'All changes' }).getAttribute('href')).toBe('/boss/log');
});
