import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as AdmissionCoursesRoute } from '../../web/src/features/admission/admission-courses.route.tsx';
import { wishedCourses } from '../../web/src/features/admission/course-wish.ts';
import { AdmissionCoursesRouteDocument } from '../../web/src/features/admission/generated/admission-courses.route.ts';
import { UnitsRouteDocument } from '../../web/src/features/admission/generated/units.route.ts';
import { Component as UnitsRoute } from '../../web/src/features/admission/units.route.tsx';
import { type Answer, aViewer, type Mock, renderPage } from './render.tsx';

const aCourse = (courseCode: string, name: string, course = {}) => ({
  __typename: 'AdmissionCourse',
  id: courseCode,
  courseCode,
  name,
  description: 'One line',
  fee: 40,
  discount: 0,
  thumbnailUrl: null,
  averageRating: null,
  isEnrolled: false,
  ...course,
});

const courses = [
  aCourse('buet', 'BUET'),
  aCourse('du', 'ঢাকা বিশ্ববিদ্যালয়', { fee: 10, discount: 10 }),
  aCourse('ru', 'Rajshahi', { isEnrolled: true }),
];

function open(at = '/courses/admission', list: unknown = courses) {
  const mock: Mock = { request: { query: AdmissionCoursesRouteDocument }, result: { data: { admissionCourses: list } } as Answer };
  return renderPage(<AdmissionCoursesRoute />, { mocks: [mock], at, viewer: aViewer() });
}

const shown = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

it('shows enrolled courses first, and leads them to the units and the others to the detail', async () => {
  open();
  await screen.findByText('BUET');
  expect(shown()).toEqual(['Rajshahi', 'BUET', 'ঢাকা বিশ্ববিদ্যালয়']);
  expect(screen.getByRole('link', { name: 'Rajshahi' }).getAttribute('href')).toBe('/courses/admission/ru/units');
  expect(screen.getByRole('link', { name: 'BUET' }).getAttribute('href')).toBe('/courses/admission/buet');
});

it('finds a Bengali name however its letters are encoded', () => {
  const [decomposed, composed] = ['বিশ্ববিদ্যাল\u09AF\u09BC', 'বিশ্ববিদ্যাল\u09DF'];
  for (const text of [decomposed, composed]) {
    expect(wishedCourses(courses, { text, show: 'all' }).map(({ courseCode }) => courseCode)).toEqual(['du']);
  }
});

it('searches and filters, and keeps both in the address', async () => {
  const { user, router } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'bu');
  expect(shown()).toEqual(['BUET']);
  await waitFor(() => expect(router.state.location.search).toBe('?q=bu'));
  await user.click(screen.getByRole('radio', { name: 'Free' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=bu&show=free'));
  expect(screen.getByText('No courses available.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
});

it('takes the filter from the address', async () => {
  open('/courses/admission?show=free');
  await screen.findByRole('article');
  expect(shown()).toEqual(['ঢাকা বিশ্ববিদ্যালয়']);
});

it("says 'No courses available.' for an empty list", async () => {
  open(undefined, []);
  expect(await screen.findByText('No courses available.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear search and filter' })).toBeNull();
});

it('keeps the units for those who are enrolled, with a friendly way to the course', async () => {
  const course = { __typename: 'AdmissionCourse', id: 'du', courseCode: 'du', name: 'Dhaka', isEnrolled: false, units: [] };
  const mock: Mock = {
    request: { query: UnitsRouteDocument, variables: { courseCode: 'du' } },
    result: { data: { admissionCourse: course } },
  };
  renderPage(<UnitsRoute />, {
    mocks: [mock],
    at: '/courses/admission/du/units',
    path: '/courses/admission/:courseCode/units',
    viewer: aViewer(),
  });
  expect((await screen.findByRole('link', { name: 'Go to the course' })).getAttribute('href')).toBe('/courses/admission/du');
});
