import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as CoursesRoute } from '../../web/src/features/admission/courses.route.tsx';
import { CoursesRouteDocument } from '../../web/src/features/admission/generated/courses.route.ts';
import { Testimonials } from '../../web/src/features/course-page/testimonials.tsx';
import { aViewer, type MockResult, renderPage } from './render.tsx';

const admission = (id: string, name: string, { isEnrolled = false, fee = 40 } = {}) => ({
  __typename: 'AdmissionCourse',
  id,
  courseCode: id,
  name,
  description: null,
  fee,
  discount: 0,
  thumbnailUrl: null,
  isComingSoon: false,
  averageRating: null,
  isEnrolled,
});

const academic = (id: string, courseCode: string, title: string, courseType = 'academic') => ({
  __typename: 'Course',
  id,
  courseCode,
  courseType,
  title,
  price: 0,
  discount: 0,
  thumbnailUrl: null,
  isComingSoon: false,
  isEnrolled: false,
});

function open(at: string, data: object = {}) {
  const courses = [
    academic('c9', 'class09', 'নবম শ্রেণি: বিজ্ঞান'),
    academic('i', 'ielts', 'IELTS', 'language'),
  ];
  const admissionCourses = [
    admission('du', 'Dhaka'),
    admission('buet', 'BUET'),
    admission('ru', 'Rajshahi', { fee: 0 }),
    admission('cu', 'Chattogram', { isEnrolled: true }),
  ];
  const result = { data: { admissionCourses, courses, ...data } } as MockResult;
  return renderPage(<CoursesRoute />, {
    at,
    viewer: aViewer(),
    mocks: [{ request: { query: CoursesRouteDocument }, result }],
  });
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h2, h3')?.textContent);

it('shows the two ways with three courses and six classes, enrolled courses first, then free ones', async () => {
  open('/courses');
  expect(await screen.findByRole('heading', { name: 'Admission Courses' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Chattogram' })).toBeTruthy();
  expect(titles().slice(0, 3)).toEqual(['Chattogram', 'Rajshahi', 'Dhaka']);
  expect(screen.getByRole('link', { name: 'নবম শ্রেণি' }).getAttribute('href')).toBe(
    '/courses/academic/class09',
  );
});

it('searches all courses and links each to its own page', async () => {
  open('/courses?q=%E0%A7%AF');
  expect((await screen.findByRole('link', { name: 'নবম শ্রেণি: বিজ্ঞান' })).getAttribute('href')).toBe(
    '/courses/academic/class09/c9',
  );
  expect(titles()).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Admission Courses' })).toBeNull();
});

it('links to a course of another type by its type and code', async () => {
  open('/courses?q=ielts');
  expect((await screen.findByRole('link', { name: 'IELTS' })).getAttribute('href')).toBe(
    '/courses/language/ielts',
  );
});

it('searches the loaded list when the other of the two could not be loaded', async () => {
  open('/courses?q=buet', { courses: null });
  expect(await screen.findByRole('link', { name: 'BUET' })).toBeTruthy();
});

it('folds a long review, and opens it', async () => {
  const review = 'It helped me. '.repeat(40).trim();
  const { user } = renderPage(
    <Testimonials testimonials={[{ studentName: 'Rafi', enrolledYear: 2024, review }]} />,
  );
  await user.click(screen.getByRole('button', { name: 'Read all' }));
  expect(screen.getByRole('button', { name: 'Read less' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});
