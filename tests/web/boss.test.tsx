import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as BossRoute } from '../../web/src/features/students/boss.route.tsx';
import { BossRouteDocument } from '../../web/src/features/students/generated/boss.route.ts';
import { BossSubjectsDocument } from '../../web/src/features/students/generated/boss-academic.ts';
import { BossStudentsDocument } from '../../web/src/features/students/generated/boss-students.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

const page = (after: string | null, endCursor: string | null, name: string): Mock => ({
  request: { query: BossStudentsDocument, variables: { after } },
  result: {
    data: {
      students: {
        __typename: 'StudentConnection',
        totalCount: 21,
        endCursor,
        nodes: [
          {
            __typename: 'Student',
            id: name,
            name,
            contactEmail: null,
            contactMobile: null,
            address: { __typename: 'Address', district: 'Bogura' },
          },
        ],
      },
    },
  },
});

const courses: Mock = {
  request: { query: BossRouteDocument },
  result: { data: { admissionCourses: [], courses: [{ __typename: 'Course', id: 'c6', title: 'Class six', courseCode: 'class06' }] } },
};

const subjects: Mock = {
  request: { query: BossSubjectsDocument, variables: { courseId: 'c6' } },
  result: { data: { course: { __typename: 'Course', id: 'c6', subjects: [{ __typename: 'Subject', id: 'math', name: 'Mathematics' }] } } },
};

const renderBoss = (...mocks: Mock[]) => renderPage(<BossRoute />, { viewer: aViewer({ role: 'ADMIN' }), mocks: [courses, ...mocks] });

it('says that nothing can be changed here', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  expect(screen.getByText('An overview to read: nothing can be changed here.')).toBeTruthy();
  expect(await screen.findByText('21 students')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('pages through the students', async () => {
  const { user } = renderBoss(page(null, 'cursor-1', 'Nusrat'), page('cursor-1', null, 'Rafid'));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('cell', { name: 'Rafid' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('cell', { name: 'Nusrat' })).toBeTruthy();
});

it('asks for what is inside a course when it is opened', async () => {
  const { user } = renderBoss(page(null, null, 'Nusrat'), subjects);
  const tree = within(await screen.findByRole('region', { name: 'Academic courses' }));
  const course = await tree.findByText('Class six');
  expect(tree.queryByText('Mathematics')).toBeNull();
  await user.click(course);
  expect(await tree.findByText('Mathematics')).toBeTruthy();
});

it('marks what a student has not given, so that no cell looks as if it had not loaded', async () => {
  renderBoss(page(null, null, 'Nusrat'));
  const row = await screen.findByRole('row', { name: /Nusrat/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nusrat', '–', '–', 'Bogura']);
});
