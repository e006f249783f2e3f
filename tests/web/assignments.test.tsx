import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as AssignmentsRoute } from '../../web/src/features/assignments/assignments.route.tsx';
import { AssignmentsRouteDocument } from '../../web/src/features/assignments/generated/assignments.route.ts';
import { setServerTime } from '../../web/src/features/exam-room/sync/server-clock.ts';
import { aViewer, renderPage } from './render.tsx';

const NOW = '2031-05-04T10:00:00.000Z';
const anAssignment = (id: string, dueDate: string | null) => ({
  __typename: 'Assignment',
  id,
  title: `Work ${id}`,
  description: `What to do for ${id}.`,
  dueDate,
  course: { __typename: 'AssignmentCourse', id: 'c1', name: 'Physics' },
  mySubmission: null as object | null,
  maxMark: null as number | null,
});

function open(assignments: readonly object[] | null, lang: 'en' | 'bn' = 'en') {
  setServerTime(NOW);
  const mocks = [
    { request: { query: AssignmentsRouteDocument }, result: { data: { assignments } } },
  ];
  return renderPage(<AssignmentsRoute />, { at: '/assignments', viewer: aViewer(), mocks, lang });
}

const titlesBelow = async (group: string) => {
  const section = (await screen.findByRole('heading', { name: group, level: 2 }))
    .parentElement as HTMLElement;
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

it('groups the work by how pressing it is, the one due first on top', async () => {
  open([
    anAssignment('open', null),
    anAssignment('far', '2031-06-04T10:00:00.000Z'),
    anAssignment('friday', '2031-05-09T10:00:00.000Z'),
    anAssignment('late', '2031-05-04T09:59:00.000Z'),
    anAssignment('tomorrow', '2031-05-05T10:00:00.000Z'),
  ]);
  expect(await titlesBelow('Overdue')).toEqual(['Work late']);
  expect(await titlesBelow('Due in the next 7 days')).toEqual(['Work tomorrow', 'Work friday']);
  expect(await titlesBelow('Later')).toEqual(['Work far', 'Work open']);
  expect(screen.getByText('No date')).toBeTruthy();
  expect(screen.getByText('What to do for late.')).toBeTruthy();
});

it('shows the due date in the time zone of Dhaka', async () => {
  open([anAssignment('night', '2031-05-05T18:30:00.000Z')]);
  expect(await screen.findByText(/^Due Tuesday,? 6 May 2031, 12:30 am$/)).toBeTruthy();
});

it('shows a message when there is nothing to do, and offers to retry when the list could not be loaded', async () => {
  const page = open([]);
  expect(await screen.findByText('There are no assignments in your courses.')).toBeTruthy();
  page.unmount();
  open(null);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows the state of each one, and lists submitted ones last, also after the due date', async () => {
  const work = (state: string, mark: number | null = null) => ({
    __typename: 'AssignmentSubmission',
    id: state,
    state,
    isLate: false,
    mark,
  });
  open([
    { ...anAssignment('late', '2031-05-04T09:59:00.000Z'), mySubmission: work('LATE') },
    {
      ...anAssignment('back', '2031-05-05T10:00:00.000Z'),
      mySubmission: work('RETURNED', 7.5),
      maxMark: 10,
    },
    { ...anAssignment('draft', '2031-05-06T10:00:00.000Z'), mySubmission: work('DRAFT') },
    anAssignment('open', '2031-05-07T10:00:00.000Z'),
  ]);
  expect(await titlesBelow('Handed in')).toEqual(['Work late', 'Work back']);
  expect(await titlesBelow('Due in the next 7 days')).toEqual(['Work draft', 'Work open']);
  expect(screen.queryByRole('heading', { name: 'Overdue' })).toBeNull();
  for (const words of [
    'Handed in late',
    'Returned by the teacher · 7.5 of 10 marks',
    'Draft saved',
    'Not handed in yet',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Work open' }).getAttribute('href')).toBe(
    '/assignments/open',
  );
});
