import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as CourseRoute } from '../../web/src/features/academics/courses/course.route.tsx';
import { Component as CourseUnitsRoute } from '../../web/src/features/academics/courses/course-units.route.tsx';
import { CourseRouteDocument } from '../../web/src/features/academics/courses/generated/course.route.ts';
import { CourseUnitsRouteDocument } from '../../web/src/features/academics/courses/generated/course-units.route.ts';
import { anExam } from './academics-fixtures.ts';
import { aViewer, type Mock, type MockResult, refusal, renderPage } from './render.tsx';

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
  isComingSoon: false,
  lessonCount: 2,
  noteCount: 0,
  examCount: 1,
  totalDurationMonths: 4,
  averageRating: null,
  isEnrolled: false,
  testimonials: [],
  exams: [],
  units: [],
  ...course,
});

const coursesMock = (query: Mock['request']['query'], courses: unknown): Mock => ({
  request: { query, variables: { courseCode: 'ielts' } },
  result: { data: { coursesByCode: courses } } as MockResult,
});

it('shows the course of the type in the URL, with price, months and the button', async () => {
  const mocks = [
    coursesMock(CourseRouteDocument, [aCourse('c1', 'language'), aCourse('c2', 'academic')]),
  ];
  renderPage(<CourseRoute />, {
    mocks,
    at: '/courses/language/ielts',
    path: '/courses/:type/:courseCode',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Course c1' })).toBeTruthy();
  expect(screen.queryByText('Course c2')).toBeNull();
  expect(screen.getByText('4 months')).toBeTruthy();
  expect(screen.getByText('$20')).toBeTruthy();
  expect(screen.queryByText('Average rating'), 'nobody has rated').toBeNull();
  expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeTruthy();
});

it.each([
  ['page', '', CourseRoute, CourseRouteDocument],
  ['contents', '/units', CourseUnitsRoute, CourseUnitsRouteDocument],
])('has no %s for a code without a course of that type', async (_, part, Route, query) => {
  renderPage(<Route />, {
    mocks: [coursesMock(query, [aCourse('c2', 'academic')])],
    at: `/courses/language/ielts${part}`,
    path: `/courses/:type/:courseCode${part}`,
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 - Page Not Found' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all courses' })).toBeTruthy();
});

it('opens the subjects to enrolled students, and redirects others to the course', async () => {
  const subjects = [
    {
      __typename: 'Subject',
      id: 's1',
      name: 'Speaking',
      description: null,
      imageUrl: null,
      lessonCount: 0,
      noteCount: 0,
      examCount: 0,
    },
  ];
  const open = (isEnrolled: boolean) =>
    renderPage(<CourseUnitsRoute />, {
      mocks: [
        coursesMock(CourseUnitsRouteDocument, [
          aCourse('c1', 'language', { isEnrolled, subjects }),
        ]),
      ],
      viewer: aViewer(),
      at: '/courses/language/ielts/units',
      path: '/courses/:type/:courseCode/units',
    });
  const page = open(true);
  expect((await screen.findByRole('link', { name: 'Speaking' })).getAttribute('href')).toBe(
    '/courses/academic/ielts/c1/subject/s1',
  );
  page.unmount();
  open(false);
  expect((await screen.findByRole('link', { name: 'Go to the course' })).getAttribute('href')).toBe(
    '/courses/language/ielts',
  );
});

const openUnits = (course: object, result: object = {}) =>
  renderPage(<CourseUnitsRoute />, {
    mocks: [
      {
        request: { query: CourseUnitsRouteDocument, variables: { courseCode: 'ielts' } },
        result: {
          data: {
            coursesByCode: [
              aCourse('c1', 'language', { isEnrolled: true, subjects: [], ...course }),
            ],
          },
          ...result,
        } as MockResult,
      },
    ],
    viewer: aViewer(),
    at: '/courses/language/ielts/units',
    path: '/courses/:type/:courseCode/units',
  });

const aUnit = (id: string, parts: object) => ({
  __typename: 'AcademicUnit',
  id,
  name: `Unit ${id}`,
  description: null,
  exams: [],
  ...parts,
});

it('lists the units of the course with their topics and exams, then the exams of the whole course', async () => {
  const units = [
    aUnit('1', { description: 'Fluency', exams: [anExam({ id: 'e1', title: 'Speaking test' })] }),
    aUnit('2', {}),
  ];
  openUnits({ units, exams: [anExam({ id: 'e2', title: 'Mock test' })] });
  const partOf = async (name: string) =>
    within(
      (await screen.findByRole('heading', { level: 3, name })).closest('section') as HTMLElement,
    );
  const first = await partOf('Unit 1');
  expect(first.getByText('Fluency')).toBeTruthy();
  expect(first.getByRole('link', { name: 'Give Exam: Speaking test' }).getAttribute('href')).toBe(
    '/exam/e1',
  );
  expect((await partOf('Unit 2')).getByText('Coming soon')).toBeTruthy();
  const whole = await partOf('Exams on the whole course');
  expect(whole.getByRole('link', { name: 'Give Exam: Mock test' }).getAttribute('href')).toBe(
    '/exam/e2',
  );
  expect(screen.queryByText('This course has no units yet.')).toBeNull();
});

it('shows that a course has no units yet if it has no subjects either', async () => {
  openUnits({});
  expect(await screen.findByText('This course has no units yet.')).toBeTruthy();
});

it('keeps the units when the exams of one of them could not be loaded', async () => {
  openUnits({ units: [aUnit('1', { exams: null })] }, refusal('UPSTREAM_TIMEOUT', 'too slow'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Unit 1' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The exams could not be loaded.');
});
