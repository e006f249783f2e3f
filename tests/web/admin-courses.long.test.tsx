// The list of courses that admins have: filters, status, order and deletion.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { Component as AdminCoursesRoute } from '../../web/src/features/admin/courses/admin-courses.route.tsx';
import {
  AdminCoursesDocument,
  CourseUsageDocument,
} from '../../web/src/features/admin/courses/generated/admin-courses.route.ts';
import {
  DeleteCourseDocument,
  UpdateCourseDocument,
} from '../../web/src/features/admin/courses/generated/save-course.ts';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aCourse, admin, viewer } from './admin-courses-kit.ts';
import { type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

const anEntry = (id: string, title: string, entry: object = {}) => ({
  __typename: 'CourseListEntry',
  id,
  kind: 'ACADEMIC',
  title,
  courseCode: 'class10',
  courseType: 'academic',
  price: 20,
  discount: 5,
  status: 'PUBLISHED',
  studentCount: 2,
  lessonCount: 12,
  noteCount: 3,
  examCount: 1,
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
  description: null,
  thumbnailUrl: null,
  totalDurationMonths: null,
  averageRating: null,
  features: [],
  testimonials: [],
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
    kind: 'OTHER',
    courseCode: 'ielts',
    courseType: 'language',
    status: 'DRAFT',
    studentCount: 0,
    lessonCount: 0,
    noteCount: 0,
    examCount: 0,
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

it('starts with admission courses, and filters by status, words and page in the URL', async () => {
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

it('shows a message when the courses could not be loaded, and retries', async () => {
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
  await screen.findByText('“Science” is archived. Its students keep access.');
  await screen.findByRole('button', { name: 'Restore: Science' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('“Science” is published.');
  await screen.findByRole('button', { name: 'Archive: Science' });
});

it('shows why a course cannot become a draft again', async () => {
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
        __typename: 'CourseUsage',
        id: 'c10',
        unitCount: 0,
        subjectCount: 1,
        chapterCount: 2,
        lessonCount: 12,
        noteCount: 3,
        examCount: 1,
        assignmentCount: 0,
        studentCount: 0,
        resultCount: 0,
        attemptCount: 0,
        submissionCount: 0,
        examCampaignCount: 0,
        isDeletable: true,
        ...usage,
      },
    },
  },
});
const dialogTexts = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists the content that is deleted with a course, and removes it from the list', async () => {
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

it('offers to archive instead if students have data in it', async () => {
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
  await screen.findByText('“Science” is archived. Its students keep access.');
});

const aMove = (written: string[], id: string, position: number): Mock => ({
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

it('moves a course by its buttons: the first time all places are written, later those that change', async () => {
  const [first, second, third] = [
    anEntry('c1', 'One'),
    anEntry('c2', 'Two'),
    anEntry('c3', 'Three'),
  ];
  const written: string[] = [];
  const place = (id: string, position: number) => aMove(written, id, position);
  const { user } = list([
    listing([first, second, third]),
    place('c2', 0),
    place('c1', 1),
    place('c3', 2),
    listing([second, first, third]),
    place('c3', 1),
    place('c1', 2),
    listing([second, third, first]),
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

it('writes all places again after another admin has moved a course', async () => {
  const [first, second, third] = [
    anEntry('c1', 'One'),
    anEntry('c2', 'Two'),
    anEntry('c3', 'Three'),
  ];
  const written: string[] = [];
  const place = (id: string, position: number) => aMove(written, id, position);
  const { user } = list([
    listing([first, second, third]),
    place('c2', 0),
    place('c1', 1),
    place('c3', 2),
    listing([third, second, first]),
    place('c3', 0),
    place('c1', 1),
    place('c2', 2),
    listing([third, first, second]),
  ]);
  const titles = () => texts().map((text) => text?.split('Published')[0]);
  await user.click(await screen.findByRole('button', { name: 'Move up: Two' }));
  await waitFor(() => expect(titles()).toEqual(['Three', 'Two', 'One']));
  const down = () => screen.getByRole('button', { name: 'Move down: Two' });
  await waitFor(() => expect(down().getAttribute('aria-disabled')).toBe('false'));
  await user.click(down());
  await waitFor(() => expect(titles()).toEqual(['Three', 'One', 'Two']));
  expect(written.slice(3)).toEqual(['c3 0', 'c1 1', 'c2 2']);
});
