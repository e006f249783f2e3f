import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomeRouteDocument } from '../../web/src/layout/home/generated/home.route.ts';
import { Component as HomeRoute } from '../../web/src/layout/home/home.route.tsx';
import { aViewer, type MockResult, refusal, renderPage } from './render.tsx';

const aCourse = (index: number, fields = {}) => ({
  __typename: 'AdmissionCourse',
  id: `c${index}`,
  courseCode: `code-${index}`,
  name: `Course ${index}`,
  description: null,
  fee: 40,
  discount: 0,
  thumbnailUrl: null,
  isComingSoon: false,
  averageRating: null,
  isEnrolled: false,
  ...fields,
});

const home = (result: MockResult) => [
  { request: { query: HomeRouteDocument }, result, maxUsageCount: 2 },
];
const withCourses = (admissionCourses: object[] | null) => home({ data: { admissionCourses } });

it('has the Bengali tagline as its heading, Get Started, Show More, and the six classes in Bengali', async () => {
  renderPage(<HomeRoute />, { mocks: withCourses([]) });
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('bn');
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/courses');
  expect(screen.getByRole('heading', { name: 'Admission Courses' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show More' }).getAttribute('href')).toBe(
    '/courses/admission',
  );
  expect(screen.getByRole('link', { name: 'একাদশ-দ্বাদশ শ্রেণি' }).getAttribute('href')).toBe(
    '/courses/academic/class11-12',
  );
  expect(screen.getAllByRole('link', { name: /শ্রেণি$/ })).toHaveLength(6);
});

it('links a student from Get Started to the dashboard', async () => {
  renderPage(<HomeRoute />, { mocks: withCourses([]), viewer: aViewer() });
  await screen.findByText('No courses available.');
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(
    '/student-dashboard',
  );
});

it('shows free courses before paid ones', async () => {
  renderPage(<HomeRoute />, {
    mocks: withCourses([aCourse(0), aCourse(1), aCourse(2, { discount: 40 })]),
  });
  await screen.findByRole('link', { name: 'Course 0' });
  const names = screen.getAllByRole('link', { name: /^Course / }).map((link) => link.textContent);
  expect(names).toEqual(['Course 2', 'Course 0', 'Course 1']);
});

it('shows six courses at most; an enrolled one links to its units, any other to its detail', async () => {
  const courses = [
    aCourse(0, { isEnrolled: true, averageRating: 4.5 }),
    ...[1, 2, 3, 4, 5, 6].map((index) => aCourse(index)),
  ];
  renderPage(<HomeRoute />, { mocks: withCourses(courses) });
  await screen.findByRole('link', { name: 'Course 0' });
  const [first, second, ...others] = screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByRole('link', { name: /^Course / }));
  expect(others).toHaveLength(4);
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Course 0' })
      .getAttribute('href'),
  ).toBe('/courses/admission/code-0/units');
  expect(within(first as HTMLElement).getByText('4.5 out of 5')).toBeTruthy();
  expect(
    within(second as HTMLElement)
      .getByRole('link', { name: 'Course 1' })
      .getAttribute('href'),
  ).toBe('/courses/admission/code-1');
  expect(within(second as HTMLElement).queryByText(/out of 5/), 'nobody has rated').toBeNull();
});

it('shows the error in its own place and can retry', async () => {
  renderPage(<HomeRoute />, { mocks: home(refusal('UPSTREAM_TIMEOUT', 'timeout of 3000 ms')) });
  expect(
    await screen.findByText(
      'Error: The server is busy or cannot be reached. Try again in a moment.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('does not treat a list that failed upstream as empty', async () => {
  renderPage(<HomeRoute />, { mocks: withCourses(null) });
  expect(await screen.findByText(/^Error: /)).toBeTruthy();
  expect(screen.queryByText('No courses available.')).toBeNull();
});
