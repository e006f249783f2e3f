import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as CourseRoute } from '../../web/src/features/academics/course.route.tsx';
import { Component as CourseUnitsRoute } from '../../web/src/features/academics/course-units.route.tsx';
import { CourseRouteDocument } from '../../web/src/features/academics/generated/course.route.ts';
import { CourseUnitsRouteDocument } from '../../web/src/features/academics/generated/course-units.route.ts';
import { type Answer, aViewer, type Mock, renderPage } from './render.tsx';

const aCourse = (id: string, courseType: string, course = {}) => ({
  __typename: 'Course',
  id,
  courseCode: 'ielts',
  title: `Course ${id}`,
  courseType,
  description: 'Speak and write.',
  price: 30,
  discount: 10,
  thumbnailUrl: null,
  totalDurationMonths: 4,
  averageRating: null,
  isEnrolled: false,
  testimonials: [],
  ...course,
});

const answer = (query: Mock['request']['query'], courses: unknown): Mock => ({
  request: { query, variables: { courseCode: 'ielts' } },
  result: { data: { coursesByCode: courses } } as Answer,
});

it('shows the course of the type in the address, with price, months and the button', async () => {
  const mocks = [answer(CourseRouteDocument, [aCourse('c1', 'language'), aCourse('c2', 'academic')])];
  renderPage(<CourseRoute />, { mocks, at: '/courses/language/ielts', path: '/courses/:type/:courseCode' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Course c1' })).toBeTruthy();
  expect(screen.queryByText('Course c2')).toBeNull();
  expect(screen.getByText('4 months')).toBeTruthy();
  expect(screen.getByText('$20')).toBeTruthy();
  expect(screen.getByText('Not rated yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeTruthy();
});

it("says 'No courses available.' for a code without a course of that type", async () => {
  const mocks = [answer(CourseRouteDocument, [aCourse('c2', 'academic')])];
  renderPage(<CourseRoute />, { mocks, at: '/courses/language/ielts', path: '/courses/:type/:courseCode' });
  expect(await screen.findByText('No courses available.')).toBeTruthy();
});

it('opens the subjects to those who are enrolled, and leads others to the course', async () => {
  const subjects = [{ __typename: 'Subject', id: 's1', name: 'Speaking', description: null }];
  const open = (isEnrolled: boolean) =>
    renderPage(<CourseUnitsRoute />, {
      mocks: [answer(CourseUnitsRouteDocument, [aCourse('c1', 'language', { isEnrolled, subjects })])],
      viewer: aViewer(),
      at: '/courses/language/ielts/units',
      path: '/courses/:type/:courseCode/units',
    });
  const one = open(true);
  expect((await screen.findByRole('link', { name: 'Speaking' })).getAttribute('href')).toBe('/courses/academic/ielts/c1/subject/s1');
  one.unmount();
  open(false);
  expect((await screen.findByRole('link', { name: 'Go to the course' })).getAttribute('href')).toBe('/courses/language/ielts');
});
