import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Component as AdminCoursesRoute } from '../../web/src/features/admin/courses/admin-courses.route.tsx';
import { Component as EditCourseRoute } from '../../web/src/features/admin/courses/edit-course.route.tsx';
import {
  AdminCoursesDocument,
  CourseUsageDocument,
} from '../../web/src/features/admin/courses/generated/admin-courses.route.ts';
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
  ...{
    __typename: 'Course',
    id,
    title,
    courseCode: 'class10',
    courseType: 'academic',
    price: 20,
    discount: 5,
    status: 'PUBLISHED',
  },
  ...{ lessonCount: 12, noteCount: 3, examCount: 1, isComingSoon: false },
  ...course,
});

const anEntry = (id: string, title: string, entry: object = {}) => ({
  ...{
    __typename: 'CourseListEntry',
    id,
    kind: 'ACADEMIC',
    title,
    courseCode: 'class10',
    courseType: 'academic',
    price: 20,
    discount: 5,
  },
  ...{ status: 'PUBLISHED', studentCount: 2, lessonCount: 12, noteCount: 3, examCount: 1 },
  ...entry,
});

const filter = { kind: 'ACADEMIC', status: null, search: '', after: null };
const listing = (entries: object[], variables: object = {}, page: object = {}): Mock => ({
  request: { query: AdminCoursesDocument, variables: { ...filter, ...variables } },
  result: {
    data: {
      viewer,
      courseList: {
        __typename: 'CourseListEntryConnection',
        nodes: entries,
        totalCount: entries.length,
        endCursor: null,
        ...page,
      },
    },
  },
});
const list = (mocks: Mock[], at = '/boss/courses?kind=academic', lang?: 'bn') =>
  renderPage(<AdminCoursesRoute />, { viewer: admin, at, mocks, ...(lang && { lang }) });
const rows = () => screen.queryAllByRole('listitem').filter((row) => row.querySelector('button'));
const texts = () => rows().map(({ textContent }) => textContent);

const stored0 = {
  ...{ description: null, thumbnailUrl: null, totalDurationMonths: null, averageRating: null },
  ...{ features: [], testimonials: [] },
};
const setting = (id: string, status: string): Mock => ({
  request: { query: UpdateCourseDocument, variables: { input: { id, status } } },
  result: {
    data: {
      updateCourse: {
        __typename: 'UpdateCoursePayload',
        course: { ...aCourse(id, 'Science', { status }), ...stored0 },
      },
    },
  },
});

it('lists courses with status, price, students and content', async () => {
  const ielts = anEntry('ielts', 'IELTS', {
    ...{
      kind: 'OTHER',
      courseCode: 'ielts',
      courseType: 'language',
      status: 'DRAFT',
      studentCount: 0,
    },
    ...{ lessonCount: 0, noteCount: 0, examCount: 0 },
  });
  list([listing([ielts], { kind: 'OTHER' })], '/boss/courses?kind=other');
  await screen.findByText('IELTS');
  expect(texts()).toEqual([
    'IELTSDraftieltsOriginal price $20Price $150 studentsComing soonPublish',
  ]);
  expect(screen.getByText('1 course')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See as a student: IELTS' }).getAttribute('href')).toBe(
    '/courses/language/ielts',
  );
  expect(screen.getByRole('link', { name: 'Edit: IELTS' }).getAttribute('href')).toBe(
    '/boss/courses/ielts/details',
  );
});

it('begins with admission courses, and filters by status, words and page in the address', async () => {
  const du = anEntry('du', 'Dhaka', {
    kind: 'ADMISSION',
    courseCode: 'du',
    courseType: 'admission',
  });
  const { user } = list(
    [
      listing([du], { kind: 'ADMISSION' }, { totalCount: 51, endCursor: 'next' }),
      listing([], { kind: 'ADMISSION', status: 'DRAFT' }),
      listing([du], { kind: 'ADMISSION', status: 'DRAFT', search: 'ঢাকা' }),
    ],
    '/boss/courses',
  );
  await screen.findByText('Dhaka');
  expect(screen.getByRole('link', { name: 'Edit: Dhaka' }).getAttribute('href')).toBe(
    '/boss/admission/du/details',
  );
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toContain('after=next');
  // The order of one page of several would change the places of the others.
  expect(screen.queryByRole('button', { name: 'Move up: Dhaka' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Draft' }));
  await screen.findByText('No course matches.');
  await user.type(screen.getByLabelText('Title or code'), 'ঢাকা');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('Dhaka');
});

it('says so when the courses do not come, and asks again', async () => {
  const failed: Mock = {
    request: { query: AdminCoursesDocument, variables: filter },
    result: refusal('UPSTREAM_UNAVAILABLE', 'No.'),
  };
  const { user } = list([failed, listing([])]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('There are no courses here yet.');
});

it('archives a course, and restores it with undo', async () => {
  const { user } = list([
    listing([anEntry('c10', 'Science')]),
    setting('c10', 'ARCHIVED'),
    listing([anEntry('c10', 'Science', { status: 'ARCHIVED' })]),
    setting('c10', 'PUBLISHED'),
    listing([anEntry('c10', 'Science')]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Archive: Science' }));
  await screen.findByText('"Science" is archived. Its students keep access.');
  await screen.findByRole('button', { name: 'Restore: Science' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('"Science" is published.');
  await screen.findByRole('button', { name: 'Archive: Science' });
});

it('says why a course cannot become a draft again', async () => {
  const refused: Mock = {
    request: { query: UpdateCourseDocument, variables: { input: { id: 'c10', status: 'DRAFT' } } },
    result: refusal(
      'CONFLICT',
      'Students are enrolled in the course. It can be archived, but not made a draft.',
    ),
  };
  const { user } = list([
    listing([anEntry('c10', 'Science', { status: 'DRAFT' })]),
    setting('c10', 'PUBLISHED'),
    listing([anEntry('c10', 'Science')]),
    refused,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Publish: Science' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(
    'Students are enrolled in the course. It can be archived, but not made a draft.',
  );
});

const usageOf = (usage: object): Mock => ({
  request: { query: CourseUsageDocument, variables: { id: 'c10' } },
  result: {
    data: {
      courseUsage: {
        ...{
          __typename: 'CourseUsage',
          id: 'c10',
          unitCount: 0,
          subjectCount: 1,
          chapterCount: 2,
          lessonCount: 12,
          noteCount: 3,
        },
        ...{
          examCount: 1,
          assignmentCount: 0,
          studentCount: 0,
          resultCount: 0,
          attemptCount: 0,
          submissionCount: 0,
        },
        ...{ examCampaignCount: 0, isDeletable: true },
        ...usage,
      },
    },
  },
});
const dialogTexts = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('names what is deleted with a course, and takes it off the list', async () => {
  const { user } = list([
    listing([anEntry('c10', 'Science')]),
    usageOf({}),
    {
      request: { query: DeleteCourseDocument, variables: { input: { id: 'c10', force: false } } },
      result: { data: { deleteCourse: { __typename: 'DeleteCoursePayload', deletedId: 'c10' } } },
    },
    listing([]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete: Science' }));
  await screen.findByText(/No student has anything in it\./);
  expect(dialogTexts()).toEqual(['1 subject', '2 chapters', '12 lessons', '3 notes', '1 exam']);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('There are no courses here yet.');
});

it('offers to archive instead what students have something in', async () => {
  const { user } = list([
    listing([anEntry('c10', 'Science')]),
    usageOf({ studentCount: 3, resultCount: 1, isDeletable: false }),
    setting('c10', 'ARCHIVED'),
    listing([anEntry('c10', 'Science', { status: 'ARCHIVED' })]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete: Science' }));
  await screen.findByText('It cannot be deleted, because students have something in it:');
  expect(dialogTexts().slice(0, 2)).toEqual(['3 students', '1 result']);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await screen.findByText('"Science" is archived. Its students keep access.');
});

it('moves a course by its buttons: the first time all places are written, later those that change', async () => {
  const [one, two, three] = [anEntry('c1', 'One'), anEntry('c2', 'Two'), anEntry('c3', 'Three')];
  const written: string[] = [];
  const place = (id: string, position: number): Mock => ({
    request: { query: UpdateCourseDocument, variables: { input: { id, position } } },
    result: () => {
      written.push(`${id} ${position}`);
      return {
        data: {
          updateCourse: {
            __typename: 'UpdateCoursePayload',
            course: { ...aCourse(id, id), ...stored0 },
          },
        },
      };
    },
  });
  const { user } = list([
    listing([one, two, three]),
    ...[place('c2', 0), place('c1', 1), place('c3', 2)],
    listing([two, one, three]),
    ...[place('c3', 1), place('c1', 2)],
    listing([two, three, one]),
  ]);
  const titles = () => texts().map((text) => text?.split('Published')[0]);
  const up = await screen.findByRole('button', { name: 'Move up: Two' });
  expect(screen.getByRole('button', { name: 'Move up: One' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.click(up);
  await waitFor(() => expect(titles()).toEqual(['Two', 'One', 'Three']));
  expect(written).toEqual(['c2 0', 'c1 1', 'c3 2']);
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Move down: One' }).getAttribute('aria-disabled'),
    ).toBe('false'),
  );
  await user.click(screen.getByRole('button', { name: 'Move down: One' }));
  await waitFor(() => expect(titles()).toEqual(['Two', 'Three', 'One']));
  expect(written.slice(3)).toEqual(['c3 1', 'c1 2']);
});

it('sends a new course with its lists, and goes to the courses', async () => {
  const input = {
    ...{
      courseCode: 'class09',
      description: null,
      discount: 2.5,
      thumbnailUrl: null,
      averageRating: null,
      testimonials: [],
    },
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
        result: {
          data: {
            createCourse: {
              __typename: 'CreateCoursePayload',
              course: aCourse('c9', 'Class nine'),
            },
          },
        },
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
  expect(await screen.findByText(/^at \/boss\/courses/)).toBeTruthy();
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

it('does not complain about a new entry of a list that nobody has filled in yet', async () => {
  const { user } = renderPage(<NewCourseRoute />, { viewer: admin, at: '/boss/courses/new' });
  const missing = () => screen.queryAllByText('Please fill this in.');
  const addFeature = async () => {
    await user.click(screen.getByRole('button', { name: 'Add a feature' }));
    await user.type(screen.getByLabelText('Title'), 'x');
  };
  await user.type(screen.getByLabelText('Code'), 'class10');
  await addFeature();
  expect(missing()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(missing()).toHaveLength(1));
  await addFeature();
  expect(missing()).toHaveLength(1);
});

it('speaks Bengali where the page does', async () => {
  const { user } = renderPage(<NewAdmissionCourseRoute />, { viewer: admin, lang: 'bn' });
  await user.click(await screen.findByRole('button', { name: 'সংরক্ষণ' }));
  expect(await screen.findAllByText('এটি পূরণ করো।')).toHaveLength(2);
});

it('shows a refusal where it belongs: of a field at the field, of the whole above the buttons', async () => {
  const input = {
    ...{
      courseCode: 'du',
      description: null,
      discount: 0,
      thumbnailUrl: null,
      averageRating: null,
      testimonials: [],
    },
    ...{ name: 'Dhaka', fee: 0, enrollmentDurationMonths: null },
  };
  const request = { query: CreateAdmissionCourseDocument, variables: { input } };
  const fieldErrors = [{ path: 'name', reason: 'IS_TOO_LONG', message: 'is too long' }];
  // The sentence of a rule tells more than the problem of its field.
  const taken = [{ path: 'courseCode', reason: 'IS_TAKEN', message: 'is taken' }];
  const ofRule = { reason: 'COURSE_CODE_TAKEN', fieldErrors: taken };
  const { user } = renderPage(<NewAdmissionCourseRoute />, {
    viewer: admin,
    mocks: [
      { request, result: refusal('CONFLICT', 'There is already a course with this code.', ofRule) },
      { request, result: refusal('CONFLICT', 'Not stored.') },
      {
        request,
        result: {
          errors: [{ message: 'Check.', extensions: { code: 'BAD_USER_INPUT', fieldErrors } }],
        },
      },
    ],
  });
  await user.type(screen.getByLabelText('Title'), 'Dhaka');
  await user.type(screen.getByLabelText('Code'), 'du');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is already a course with this code.')).toBeTruthy();
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not stored.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('is too long')).toBeTruthy();
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('There is already a course with this code.')).toBeNull();
});

const stored = {
  ...aCourse('c10', 'Science'),
  ...{ description: 'All of it', thumbnailUrl: null, totalDurationMonths: 12, averageRating: 4.5 },
  features: [{ __typename: 'CourseFeature', icon: 'video', text: 'Videos' }],
  testimonials: [
    { __typename: 'Testimonial', studentName: 'Rafi', enrolledYear: null, review: 'Good' },
  ],
};
const reading: Mock = {
  request: { query: EditCourseDocument, variables: { id: 'c10' } },
  result: { data: { viewer, course: stored } },
};

it('fills the form with what is stored, and sends all of it with the change', async () => {
  const input = {
    ...{
      id: 'c10',
      courseCode: 'class10',
      description: 'All of it',
      discount: 5,
      thumbnailUrl: null,
      averageRating: 4.5,
    },
    ...{ title: 'Science and more', courseType: 'academic', price: 20, totalDurationMonths: 12 },
    ...{
      features: [{ icon: 'video', text: 'Videos' }],
      testimonials: [{ studentName: 'Rafi', enrolledYear: null, review: 'Good' }],
    },
  };
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    ...{ at: '/boss/courses/c10/details', path: '/boss/courses/:id/details' },
    mocks: [
      reading,
      {
        request: { query: UpdateCourseDocument, variables: { input } },
        result: {
          data: {
            updateCourse: {
              __typename: 'UpdateCoursePayload',
              course: { ...stored, title: input.title },
            },
          },
        },
      },
    ],
  });
  await user.type(await screen.findByLabelText('Title'), ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^at \/boss\/courses/)).toBeTruthy();
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
  expect(await screen.findByText(/^at \/boss\/courses/)).toBeTruthy();
});

it('takes several lines of description', async () => {
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    ...{ at: '/boss/courses/c10/details', path: '/boss/courses/:id/details' },
    mocks: [reading],
  });
  await user.type(
    await screen.findByLabelText('Description'),
    '{Enter}From the first chapter to the last.',
  );
  expect(screen.getByLabelText('Description')).toHaveProperty(
    'value',
    'All of it\nFrom the first chapter to the last.',
  );
});

it('says so when there is no such course', async () => {
  renderPage(<EditCourseRoute />, {
    viewer: admin,
    ...{ at: '/boss/courses/gone/details', path: '/boss/courses/:id/details' },
    mocks: [
      {
        request: { query: EditCourseDocument, variables: { id: 'gone' } },
        result: { data: { viewer, course: null } },
      },
    ],
  });
  expect(await screen.findByText('There is no such course.')).toBeTruthy();
});
