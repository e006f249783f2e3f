import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as BossRoute } from '../../web/src/features/admin/start/admin.route.tsx';
import { AdminStudentsDocument } from '../../web/src/features/admin/start/generated/admin-students.ts';
import { AdminTasksDocument } from '../../web/src/features/admin/start/generated/admin-tasks.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

const page = (after: string | null, endCursor: string | null, name: string, district: string | null = 'Bogura'): Mock => ({
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
      unmarkedExamResults: { __typename: 'WrittenSubmissionConnection', totalCount, totalCountIsExact },
      lateAnswers: { __typename: 'LateAnswersConnection', totalCount: 2, totalCountIsExact: true },
      keyChallenges: { __typename: 'KeyChallengeConnection', totalCount: 4, totalCountIsExact: true },
    },
  },
});

const renderBoss = (...mocks: Mock[]) => renderPage(<BossRoute />, { viewer: aViewer({ role: 'ADMIN' }), mocks: [...mocks, tasks()] });

it('leads to the courses, and counts the students', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  expect(screen.getByRole('link', { name: 'Courses' }).getAttribute('href')).toBe('/boss/courses');
  expect(await screen.findByText('21 students')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('says how much waits to be marked and decided', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  expect((await screen.findByText(/\(3\)$/)).getAttribute('href')).toBe('/boss/marking');
  expect(screen.getByText('Decide about late answers (2)').getAttribute('href')).toBe('/boss/late-answers');
  expect(screen.getByText('Reported mistakes in questions (4)').getAttribute('href')).toBe('/boss/key-challenges');
});

it('says that more waits than was counted', async () => {
  renderBoss(tasks(10_000, false), page(null, null, 'Nusrat'));
  expect((await screen.findByText(/\(more than 10,000\)$/)).getAttribute('href')).toBe('/boss/marking');
});

it('pages through the students', async () => {
  const { user } = renderBoss(page(null, 'cursor-1', 'Nusrat'), page('cursor-1', null, 'Rafid'));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('cell', { name: 'Rafid' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Bogura' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('cell', { name: 'Nusrat' })).toBeTruthy();
});

it('marks what a student has not given, so that no cell looks as if it had not loaded', async () => {
  renderBoss(page(null, null, 'Nusrat', null));
  const row = await screen.findByRole('row', { name: /Nusrat/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nusrat', '–', '–', '–']);
});
