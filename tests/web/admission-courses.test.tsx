import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as AdmissionCourseRoute } from '../../web/src/features/admission/admission-course.route.tsx';
import { Component as AdmissionCoursesRoute } from '../../web/src/features/admission/admission-courses.route.tsx';
import { AdmissionCourseRouteDocument } from '../../web/src/features/admission/generated/admission-course.route.ts';
import { AdmissionCoursesRouteDocument } from '../../web/src/features/admission/generated/admission-courses.route.ts';
import { UnitsRouteDocument } from '../../web/src/features/admission/generated/units.route.ts';
import { Component as UnitsRoute } from '../../web/src/features/admission/units.route.tsx';
import { aViewer, type Mock, type MockResult, renderPage } from './render.tsx';

const aCourse = (courseCode: string, name: string, course = {}) => ({
  __typename: 'AdmissionCourse',
  id: courseCode,
  courseCode,
  name,
  description: 'One line',
  fee: 40,
  discount: 0,
  thumbnailUrl: null,
  isComingSoon: false,
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
  const mock: Mock = {
    request: { query: AdmissionCoursesRouteDocument },
    result: { data: { admissionCourses: list } } as MockResult,
  };
  return renderPage(<AdmissionCoursesRoute />, { mocks: [mock], at, viewer: aViewer() });
}

const titlesShown = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

it('shows enrolled courses first, then free ones, and links them to the units and the others to the detail', async () => {
  open();
  await screen.findByText('BUET');
  expect(titlesShown()).toEqual(['Rajshahi', 'ঢাকা বিশ্ববিদ্যালয়', 'BUET']);
  expect(screen.getByRole('link', { name: 'Rajshahi' }).getAttribute('href')).toBe(
    '/courses/admission/ru/units',
  );
  expect(screen.getByRole('link', { name: 'BUET' }).getAttribute('href')).toBe(
    '/courses/admission/buet',
  );
});

it('searches and filters, and keeps both in the URL', async () => {
  const { user, router } = open();
  const field = await screen.findByRole('searchbox', { name: 'Search courses' });
  await screen.findByText('3 courses');
  await user.type(field, 'bu');
  await waitFor(() => expect(router.state.location.search).toBe('?q=bu'));
  expect(titlesShown()).toEqual(['BUET']);
  await user.click(screen.getByRole('checkbox', { name: 'Free' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=bu&free=1'));
  expect(await screen.findByText('No courses available.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
  await waitFor(() => expect(titlesShown()).toHaveLength(3));
  expect(document.activeElement).toBe(field);
});

it('Back leaves a filter for the list before it, with the text of the field', async () => {
  const { user, router } = open('/courses/admission?q=b');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search courses' });
  await user.type(field, 'u');
  await waitFor(() => expect(router.state.location.search).toBe('?q=bu'));
  await user.click(screen.getByRole('checkbox', { name: 'Free' }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=bu&free=1'));
  await user.clear(field);
  await waitFor(() => expect(router.state.location.search).toBe('?free=1'));
  await router.navigate(-1);
  await waitFor(() => expect(field.value).toBe('bu'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Free' }).checked).toBe(false);
});

it('reads search, filters and order from the URL, and announces the number of courses', async () => {
  open('/courses/admission?free=1');
  await screen.findByRole('article');
  expect(titlesShown()).toEqual(['ঢাকা বিশ্ববিদ্যালয়']);
  expect(screen.getByText('1 course').closest('[role=status]')).not.toBeNull();
});

it('puts them in the order of the price', async () => {
  const { user, router } = open();
  await screen.findByText('BUET');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By price');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=price'));
  expect(titlesShown()[0]).toBe('ঢাকা বিশ্ববিদ্যালয়');
});

it('marks enrolled courses and offers to continue, with the usual price', async () => {
  open();
  const card = (await screen.findByRole('link', { name: 'Rajshahi' })).closest('article');
  expect(card?.textContent).toContain('Enrolled');
  expect(card?.textContent).toContain('Continue');
  expect(card?.textContent).toContain('$40');
});

it('has pages with a URL each for a long list, and shows the current page', async () => {
  const many = Array.from({ length: 14 }, (_, index) => aCourse(`c${index}`, `Course ${index}`));
  const { user, router } = open(undefined, many);
  await screen.findByText('14 courses · page 1 of 2');
  expect(titlesShown()).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  const status = await screen.findByText('14 courses · page 2 of 2');
  expect(router.state.location.search).toBe('?page=2');
  expect(titlesShown()).toEqual(['Course 12', 'Course 13']);
  expect(document.activeElement).toBe(status);
});

it('offers no filter for enrolled courses to a visitor', async () => {
  const mock: Mock = {
    request: { query: AdmissionCoursesRouteDocument },
    result: { data: { admissionCourses: courses } } as MockResult,
  };
  renderPage(<AdmissionCoursesRoute />, { mocks: [mock], at: '/courses/admission' });
  await screen.findByText('BUET');
  expect(screen.queryByRole('checkbox', { name: 'Enrolled' })).toBeNull();
});

it("shows 'No courses available.' for an empty list", async () => {
  open(undefined, []);
  expect(await screen.findByText('No courses available.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear search and filter' })).toBeNull();
});

it('shows the units only to enrolled students, with a link to the course', async () => {
  const course = {
    __typename: 'AdmissionCourse',
    id: 'du',
    courseCode: 'du',
    name: 'Dhaka',
    isEnrolled: false,
    thumbnailUrl: null,
    units: [],
  };
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
  expect((await screen.findByRole('link', { name: 'Go to the course' })).getAttribute('href')).toBe(
    '/courses/admission/du',
  );
});

it.each([
  ['', AdmissionCourseRoute, AdmissionCourseRouteDocument],
  ['/units', UnitsRoute, UnitsRouteDocument],
])(
  'says in the heading that there is no such course: /courses/admission/nowhere%s',
  async (page, Route, query) => {
    renderPage(<Route />, {
      mocks: [
        {
          request: { query, variables: { courseCode: 'nowhere' } },
          result: { data: { admissionCourse: null } },
        },
      ],
      at: `/courses/admission/nowhere${page}`,
      path: `/courses/admission/:courseCode${page}`,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such course.' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All admission courses' }).getAttribute('href')).toBe(
      '/courses/admission',
    );
  },
);
