import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Component as AdminCoursesRoute } from '../../web/src/features/admin/courses/admin-courses.route.tsx';
import { Component as EditCourseRoute } from '../../web/src/features/admin/courses/edit-course.route.tsx';
import { AdminCoursesDocument } from '../../web/src/features/admin/courses/generated/admin-courses.route.ts';
import { EditCourseDocument } from '../../web/src/features/admin/courses/generated/edit-course.route.ts';
import {
  CreateAdmissionCourseDocument,
  CreateCourseDocument,
  DeleteCourseDocument,
  UpdateCourseDocument,
} from '../../web/src/features/admin/courses/generated/save-course.ts';
import { Component as NewAdmissionCourseRoute } from '../../web/src/features/admin/courses/new-admission-course.route.tsx';
import { Component as NewCourseRoute } from '../../web/src/features/admin/courses/new-course.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const admin = aViewer({ role: 'ADMIN' });
const viewer = { __typename: 'Viewer', id: 'u1' };

const aCourse = (id: string, title: string, course: object = {}) => ({
  ...{ __typename: 'Course', id, title, courseCode: 'class10', courseType: 'academic', price: 20, discount: 5 },
  ...{ lessonCount: 12, noteCount: 3, examCount: 1, isComingSoon: false },
  ...course,
});

const du = {
  __typename: 'AdmissionCourse',
  id: 'du',
  name: 'Dhaka',
  courseCode: 'du',
  fee: 0,
  discount: 0,
  examCount: 4,
  isComingSoon: false,
};

const listing = (...courses: object[]): Mock => ({
  request: { query: AdminCoursesDocument },
  result: { data: { viewer, admissionCourses: [du], courses } },
});

const listed = async (list: string) =>
  within(await screen.findByRole('region', { name: list }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists the courses of each kind with their price and what they hold', async () => {
  const ielts = aCourse('ielts', 'IELTS', { courseCode: 'ielts', courseType: 'language', price: 30, isComingSoon: true });
  renderPage(<AdminCoursesRoute />, { viewer: admin, mocks: [listing(aCourse('c10', 'Science'), ielts)] });
  await screen.findByText('Science');
  expect(await listed('Admission preparation')).toEqual(['DhakaduPrice Free4 exams']);
  expect(await listed('Academic courses')).toEqual(['Scienceclass10Original price $20Price $1512 lessons · 3 notes · 1 exam']);
  expect(await listed('Other courses')).toEqual(['IELTSieltsOriginal price $30Price $25Coming soon']);
  expect(screen.getByRole('link', { name: 'See as a student: IELTS' }).getAttribute('href')).toBe('/courses/language/ielts');
  expect(screen.getByRole('link', { name: 'Edit: Dhaka' }).getAttribute('href')).toBe('/boss/admission/du/details');
});

it('says so when the courses do not come, and asks again', async () => {
  const failed: Mock = { request: { query: AdminCoursesDocument }, result: refusal('UPSTREAM_UNAVAILABLE', 'No.') };
  const { user } = renderPage(<AdminCoursesRoute />, { viewer: admin, mocks: [failed, listing()] });
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  if (retry) await user.click(retry);
  await screen.findByText('Dhaka');
  expect(screen.getAllByText('There are no courses here yet.')).toHaveLength(2);
});

it('names what is deleted with a course, and takes it off the list', async () => {
  const { user } = renderPage(<AdminCoursesRoute />, {
    viewer: admin,
    mocks: [
      listing(aCourse('c10', 'Science')),
      {
        request: { query: DeleteCourseDocument, variables: { input: { id: 'c10', force: false } } },
        result: { data: { deleteCourse: { __typename: 'DeleteCoursePayload', deletedId: 'c10' } } },
      },
      listing(),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Science' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete "Science"?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['12 lessons', '3 notes', '1 exam']);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await listed('Academic courses')).toEqual([]);
});

it('archives, when asked again, what students have results in', async () => {
  const input = (force: boolean) => ({ request: { query: DeleteCourseDocument, variables: { input: { id: 'c10', force } } } });
  const { user } = renderPage(<AdminCoursesRoute />, {
    viewer: admin,
    mocks: [
      listing(aCourse('c10', 'Science')),
      { ...input(false), result: refusal('CONFLICT', 'Students have results in it. It can only be archived.') },
      { ...input(true), result: { data: { deleteCourse: { __typename: 'DeleteCoursePayload', deletedId: 'c10' } } } },
      listing(),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Science' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const refused = await screen.findByText(/Students have results in it\./);
  expect(screen.getByRole('alert').contains(refused)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete: Science' })).toBeNull());
});

it('moves a course by its buttons: the first time all places are written, later those that change', async () => {
  const [one, two, three] = [aCourse('c1', 'One'), aCourse('c2', 'Two'), aCourse('c3', 'Three')];
  const written: string[] = [];
  const place = (course: object & { id?: string }, id: string, position: number): Mock => ({
    request: { query: UpdateCourseDocument, variables: { input: { id, position } } },
    result: () => {
      written.push(`${id} ${position}`);
      const rest = {
        description: null,
        thumbnailUrl: null,
        totalDurationMonths: null,
        averageRating: null,
        features: [],
        testimonials: [],
      };
      return { data: { updateCourse: { __typename: 'UpdateCoursePayload', course: { ...course, ...rest } } } };
    },
  });
  const { user } = renderPage(<AdminCoursesRoute />, {
    viewer: admin,
    mocks: [
      listing(one, two, three),
      ...[place(two, 'c2', 0), place(one, 'c1', 1), place(three, 'c3', 2)],
      listing(two, one, three),
      ...[place(three, 'c3', 1), place(one, 'c1', 2)],
      listing(two, three, one),
    ],
  });
  const titles = async () => (await listed('Academic courses')).map((text) => text?.split('class10')[0]);
  const up = await screen.findByRole('button', { name: 'Move up: Two' });
  expect(screen.getByRole('button', { name: 'Move up: One' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(up);
  await waitFor(async () => expect(await titles()).toEqual(['Two', 'One', 'Three']));
  expect(written).toEqual(['c2 0', 'c1 1', 'c3 2']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move down: One' }).getAttribute('aria-disabled')).toBe('false'));
  await user.click(screen.getByRole('button', { name: 'Move down: One' }));
  await waitFor(async () => expect(await titles()).toEqual(['Two', 'Three', 'One']));
  expect(written.slice(3)).toEqual(['c3 1', 'c1 2']);
});

it('sends a new course with its lists, and goes to the courses', async () => {
  const input = {
    ...{ courseCode: 'class09', description: null, discount: 2.5, thumbnailUrl: null, averageRating: null, testimonials: [] },
    ...{
      title: 'Class nine',
      courseType: 'academic',
      price: 12,
      totalDurationMonths: 10,
      features: [{ icon: 'exam', text: 'Weekly test' }],
    },
  };
  const { user } = renderPage(<NewCourseRoute />, {
    viewer: admin,
    at: '/boss/courses/new?type=academic',
    mocks: [
      {
        request: { query: CreateCourseDocument, variables: { input } },
        result: { data: { createCourse: { __typename: 'CreateCoursePayload', course: aCourse('c9', 'Class nine') } } },
      },
    ],
  });
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await type('Title', 'Class nine');
  await type('Code', 'class09');
  await type('Full price (dollars)', '১২');
  await type('Discount (dollars)', '2.5');
  expect(screen.getByText('$9.50')).toBeTruthy();
  await type('Duration (months)', '10');
  await user.click(screen.getByRole('button', { name: 'Add a feature' }));
  await user.selectOptions(screen.getByLabelText('Icon'), 'exam');
  await type('Text', 'Weekly test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
});

it('checks every field before anything is sent', async () => {
  const { user } = renderPage(<NewCourseRoute />, { viewer: admin, at: '/boss/courses/new' });
  await user.type(screen.getByLabelText('Code'), 'Class 10');
  await user.type(screen.getByLabelText('Discount (dollars)'), '5');
  await user.type(screen.getByLabelText('Duration (months)'), '1.5');
  await user.type(screen.getByLabelText('Address of the cover picture'), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please fill this in.');
  for (const words of [
    'Only small Latin letters, digits and hyphens.',
    'The discount is more than the price.',
    'A whole number from 1 to 60.',
    'This is not an address of a file: it begins with /media/ or https.',
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

it('speaks Bengali where the page does', async () => {
  const { user } = renderPage(<NewAdmissionCourseRoute />, { viewer: admin, lang: 'bn' });
  await user.click(await screen.findByRole('button', { name: 'সংরক্ষণ' }));
  expect(await screen.findAllByText('এটি পূরণ করো।')).toHaveLength(2);
});

it('shows a refusal where it belongs: of a field at the field, of the whole above the buttons', async () => {
  const input = {
    ...{ courseCode: 'du', description: null, discount: 0, thumbnailUrl: null, averageRating: null, testimonials: [] },
    ...{ name: 'Dhaka', fee: 0, enrollmentDurationMonths: null },
  };
  const request = { query: CreateAdmissionCourseDocument, variables: { input } };
  const fieldErrors = [{ path: 'name', reason: 'IS_TOO_LONG', message: 'is too long' }];
  const { user } = renderPage(<NewAdmissionCourseRoute />, {
    viewer: admin,
    mocks: [
      { request, result: refusal('CONFLICT', 'There is already a course with this code.') },
      { request, result: { errors: [{ message: 'Check.', extensions: { code: 'BAD_USER_INPUT', fieldErrors } }] } },
    ],
  });
  await user.type(screen.getByLabelText('Title'), 'Dhaka');
  await user.type(screen.getByLabelText('Code'), 'du');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is already a course with this code.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('is too long')).toBeTruthy();
  expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('There is already a course with this code.')).toBeNull();
});

const stored = {
  ...aCourse('c10', 'Science'),
  ...{ description: 'All of it', thumbnailUrl: null, totalDurationMonths: 12, averageRating: 4.5 },
  features: [{ __typename: 'CourseFeature', icon: 'video', text: 'Videos' }],
  testimonials: [{ __typename: 'Testimonial', studentName: 'Rafi', enrolledYear: null, review: 'Good' }],
};
const reading: Mock = { request: { query: EditCourseDocument, variables: { id: 'c10' } }, result: { data: { viewer, course: stored } } };

it('fills the form with what is stored, and sends all of it with the change', async () => {
  const input = {
    ...{ id: 'c10', courseCode: 'class10', description: 'All of it', discount: 5, thumbnailUrl: null, averageRating: 4.5 },
    ...{ title: 'Science and more', courseType: 'academic', price: 20, totalDurationMonths: 12 },
    ...{ features: [{ icon: 'video', text: 'Videos' }], testimonials: [{ studentName: 'Rafi', enrolledYear: null, review: 'Good' }] },
  };
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    ...{ at: '/boss/courses/c10/details', path: '/boss/courses/:id/details' },
    mocks: [
      reading,
      {
        request: { query: UpdateCourseDocument, variables: { input } },
        result: { data: { updateCourse: { __typename: 'UpdateCoursePayload', course: { ...stored, title: input.title } } } },
      },
    ],
  });
  await user.type(await screen.findByLabelText('Title'), ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
});

it('asks before changes are thrown away', async () => {
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    ...{ at: '/boss/courses/c10/details', path: '/boss/courses/:id/details' },
    mocks: [reading],
  });
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('link', { name: 'Courses' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Science!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
});

it('takes several lines of description', async () => {
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    ...{ at: '/boss/courses/c10/details', path: '/boss/courses/:id/details' },
    mocks: [reading],
  });
  await user.type(await screen.findByLabelText('Description'), '{Enter}From the first chapter to the last.');
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'All of it\nFrom the first chapter to the last.');
});

it('says so when there is no such course', async () => {
  renderPage(<EditCourseRoute />, {
    viewer: admin,
    ...{ at: '/boss/courses/gone/details', path: '/boss/courses/:id/details' },
    mocks: [{ request: { query: EditCourseDocument, variables: { id: 'gone' } }, result: { data: { viewer, course: null } } }],
  });
  expect(await screen.findByText('There is no such course.')).toBeTruthy();
});
