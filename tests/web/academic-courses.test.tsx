import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as AcademicClassesRoute } from '../../web/src/features/academics/courses/academic-classes.route.tsx';
import { Component as AcademicCourseRoute } from '../../web/src/features/academics/courses/academic-course.route.tsx';
import { Component as AcademicCoursesRoute } from '../../web/src/features/academics/courses/academic-courses.route.tsx';
import { AcademicClassesRouteDocument } from '../../web/src/features/academics/courses/generated/academic-classes.route.ts';
import { AcademicCourseRouteDocument } from '../../web/src/features/academics/courses/generated/academic-course.route.ts';
import { AcademicCoursesRouteDocument } from '../../web/src/features/academics/courses/generated/academic-courses.route.ts';
import { aCourse, base } from './academics-fixtures.ts';
import { type Mock, refusal, renderPage } from './render.tsx';

const coursesOf = (courseCode: string, courses: readonly object[]): Mock => ({
  request: { query: AcademicCoursesRouteDocument, variables: { courseCode } },
  result: { data: { coursesByCode: courses } },
});

const atClass = (courseCode: string) => ({
  at: `/courses/academic/${courseCode}`,
  path: '/courses/academic/:courseCode',
});

const courseOf = (course: object | null): Mock => ({
  request: { query: AcademicCourseRouteDocument, variables: { id: 'c6' } },
  result: { data: { course } },
});

const atCourse = { at: base, path: '/courses/academic/:courseCode/:motherId' };

it('shows the six classes with Bengali labels and the number of courses of each', async () => {
  renderPage(<AcademicClassesRoute />, {
    mocks: [
      {
        request: { query: AcademicClassesRouteDocument },
        result: { data: { courses: [aCourse(), aCourse({ id: 'x', courseCode: 'class06' })] } },
      },
    ],
  });
  expect(await screen.findByText('2 courses')).toBeTruthy();
  expect(screen.getAllByText('0 courses')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'একাদশ-দ্বাদশ শ্রেণি' }).getAttribute('href')).toBe(
    '/courses/academic/class11-12',
  );
  // In the order of the specification.
  const codes = ['class11-12', 'class10', 'class09', 'class08', 'class07', 'class06'];
  const links = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '');
  expect(links.filter((code) => codes.includes(code))).toEqual(codes);
});

it('searches the courses of all classes, by title or by class, in either script', async () => {
  const courses = [
    aCourse(),
    aCourse({ id: 'x', courseCode: 'class10', title: 'এসএসসি প্রস্তুতি', isEnrolled: false }),
  ];
  const { user, router } = renderPage(<AcademicClassesRoute />, {
    at: '/courses/academic',
    mocks: [{ request: { query: AcademicClassesRouteDocument }, result: { data: { courses } } }],
  });
  await screen.findAllByText('1 course');
  await user.type(screen.getByRole('searchbox', { name: 'Search courses' }), '10');
  expect((await screen.findByRole('link', { name: 'এসএসসি প্রস্তুতি' })).getAttribute('href')).toBe(
    '/courses/academic/class10/x',
  );
  expect(screen.queryByRole('link', { name: 'Class six, all subjects' })).toBeNull();
  expect(router.state.location.search).toBe('?q=10');
});

it("shows 'No courses available.' for a class without courses", async () => {
  renderPage(<AcademicCoursesRoute />, {
    ...atClass('class07'),
    mocks: [coursesOf('class07', [])],
  });
  expect(await screen.findByText('No courses available.')).toBeTruthy();
});

it('has no page for a class that does not exist', async () => {
  renderPage(<AcademicCoursesRoute />, {
    ...atClass('class99'),
    mocks: [coursesOf('class99', [])],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 - Page Not Found' }),
  ).toBeTruthy();
  expect(screen.queryByText(/class99/)).toBeNull();
});

it('links an enrolled student to the subjects and anyone else to the course', async () => {
  renderPage(<AcademicCoursesRoute />, {
    ...atClass('class06'),
    mocks: [
      coursesOf('class06', [
        aCourse({ id: 'c7', title: 'Another', isEnrolled: false, price: 40, discount: 15 }),
        aCourse(),
      ]),
    ],
  });
  expect(
    (await screen.findByRole('link', { name: 'Class six, all subjects' })).getAttribute('href'),
  ).toBe(`${base}/c6`);
  expect(screen.getByRole('link', { name: 'Another' }).getAttribute('href')).toBe(
    '/courses/academic/class06/c7',
  );
  expect(screen.getByText('$25')).toBeTruthy();
  expect(screen.getAllByText('Academic course')).toHaveLength(2);
});

it("shows 'Error: {message}' and retries when a list could not be loaded", async () => {
  const { user } = renderPage(<AcademicCoursesRoute />, {
    ...atClass('class06'),
    mocks: [
      { ...coursesOf('class06', []), result: refusal('BAD_USER_INPUT', 'The code is too long.') },
      coursesOf('class06', [aCourse()]),
    ],
  });
  expect(await screen.findByText('Error: The code is too long.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Class six, all subjects' })).toBeTruthy();
});

it('shows the description of a course, its features, duration in months, rating, price and reviews', async () => {
  renderPage(<AcademicCourseRoute />, {
    ...atCourse,
    mocks: [courseOf(aCourse({ isEnrolled: false }))],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Class six, all subjects' }),
  ).toBeTruthy();
  for (const text of [
    'Everything of class six.',
    'Short video lessons',
    '12 months',
    '4.7 out of 5',
    'Free',
    'I like the notes.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeTruthy();
});

it('offers View Course to an enrolled student, which opens the subjects', async () => {
  renderPage(<AcademicCourseRoute />, { ...atCourse, mocks: [courseOf(aCourse())] });
  expect((await screen.findByRole('link', { name: 'View Course' })).getAttribute('href')).toBe(
    `${base}/c6`,
  );
});

it('shows a message when there is no such course', async () => {
  renderPage(<AcademicCourseRoute />, { ...atCourse, mocks: [courseOf(null)] });
  expect(await screen.findByRole('heading', { name: 'There is no such course.' })).toBeTruthy();
});

it('keeps the course on the page when only its subjects fail', async () => {
  renderPage(<AcademicCourseRoute />, {
    ...atCourse,
    mocks: [
      {
        ...courseOf(null),
        result: {
          data: { course: aCourse({ subjects: null }) },
          ...refusal('UPSTREAM_TIMEOUT', 'too slow'),
        },
      },
    ],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Class six, all subjects' }),
  ).toBeTruthy();
  expect(
    screen.getByText('Error: The server is busy or cannot be reached. Try again in a moment.'),
  ).toBeTruthy();
});
