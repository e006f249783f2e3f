// The forms of a new course and of a stored one.
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Component as EditCourseRoute } from '../../web/src/features/admin/courses/edit-course.route.tsx';
import { EditCourseDocument } from '../../web/src/features/admin/courses/generated/edit-course.route.ts';
import {
  CreateAdmissionCourseDocument,
  CreateCourseDocument,
  UpdateCourseDocument,
} from '../../web/src/features/admin/courses/generated/save-course.ts';
import { Component as NewAdmissionCourseRoute } from '../../web/src/features/admin/courses/new-admission-course.route.tsx';
import { Component as NewCourseRoute } from '../../web/src/features/admin/courses/new-course.route.tsx';
import { loadLanguage } from '../../web/src/i18n/texts.ts';
import { aCourse, admin } from './admin-courses-kit.ts';
import { editable, type Mock, refusal, renderPage } from './render.tsx';

beforeAll(() => loadLanguage('bn'));

it('sends a new course with its lists, and navigates to the courses', async () => {
  const input = {
    courseCode: 'class09',
    description: null,
    discount: 2.5,
    thumbnailUrl: null,
    averageRating: null,
    testimonials: [],
    title: 'Class nine',
    courseType: 'academic',
    price: 12,
    totalDurationMonths: 10,
    features: [{ icon: 'exam', text: 'Weekly test' }],
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

it('keeps the focus in a field while Save is pressed, so that no error moves the button away', async () => {
  const { user } = renderPage(<NewCourseRoute />, { viewer: admin, at: '/boss/courses/new' });
  const title = screen.getByLabelText('Title');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(title);
  await user.pointer({ keys: '[MouseLeft>]', target: save });
  expect(document.activeElement).toBe(title);
  expect(title.getAttribute('aria-invalid')).not.toBe('true');
  await user.pointer({ keys: '[/MouseLeft]', target: save });
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
});

it('keeps the focus in the field from which Enter sends the form', async () => {
  const { user } = renderPage(<NewCourseRoute />, { viewer: admin, at: '/boss/courses/new' });
  const code = screen.getByLabelText('Code');
  await user.type(code, 'class10');
  const onSave = vi.fn();
  screen.getByRole('button', { name: 'Save' }).addEventListener('focus', onSave);
  await user.keyboard('{Enter}');
  await screen.findAllByText('Please fill this in.');
  expect(onSave).not.toHaveBeenCalled();
});

it('shows no error for a new empty entry of a list', async () => {
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

it('puts a removed entry of a list back, with what was typed into it', async () => {
  const { user } = renderPage(<NewCourseRoute />, { viewer: admin, at: '/boss/courses/new' });
  await user.click(await screen.findByRole('button', { name: 'Add a testimonial' }));
  await user.type(screen.getByLabelText('Words'), 'Clear and calm.');
  await user.click(screen.getByRole('button', { name: 'Remove: Testimonial 1' }));
  expect(screen.queryByLabelText('Words')).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('Clear and calm.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('speaks Bengali where the page does', async () => {
  const { user } = renderPage(<NewAdmissionCourseRoute />, { viewer: admin, lang: 'bn' });
  await user.click(await screen.findByRole('button', { name: 'সংরক্ষণ' }));
  expect(await screen.findAllByText('এটি পূরণ করুন।')).toHaveLength(2);
});

it('shows a refusal where it belongs: of a field at the field, of the whole above the buttons', async () => {
  const input = {
    courseCode: 'du',
    description: null,
    discount: 0,
    thumbnailUrl: null,
    averageRating: null,
    testimonials: [],
    name: 'Dhaka',
    fee: 0,
    enrollmentDurationMonths: null,
  };
  const request = { query: CreateAdmissionCourseDocument, variables: { input } };
  const fieldErrors = [{ path: 'name', reason: 'IS_TOO_LONG', message: 'is too long' }];
  // The sentence of a rule is more specific than the problem of its field.
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
  description: 'All of it',
  thumbnailUrl: null,
  totalDurationMonths: 12,
  averageRating: 4.5,
  features: [{ __typename: 'CourseFeature', icon: 'video', text: 'Videos' }],
  testimonials: [
    { __typename: 'Testimonial', studentName: 'Rafi', enrolledYear: null, review: 'Good' },
  ],
};
const reading: Mock = {
  request: { query: EditCourseDocument, variables: { id: 'c10' } },
  result: { data: { editableCourse: editable({ course: stored }) } },
  maxUsageCount: 2,
};

it('fills the form with the stored values, and sends only the change, so that others keep theirs', async () => {
  const input = { id: 'c10', revision: '7', title: 'Science and more' };
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    at: '/boss/courses/c10/details',
    path: '/boss/courses/:id/details',
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

it('asks before changes are discarded', async () => {
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    at: '/boss/courses/c10/details',
    path: '/boss/courses/:id/details',
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

it('accepts several lines of description', async () => {
  const { user } = renderPage(<EditCourseRoute />, {
    viewer: admin,
    at: '/boss/courses/c10/details',
    path: '/boss/courses/:id/details',
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

it('shows a message when there is no such course', async () => {
  renderPage(<EditCourseRoute />, {
    viewer: admin,
    at: '/boss/courses/gone/details',
    path: '/boss/courses/:id/details',
    mocks: [
      {
        request: { query: EditCourseDocument, variables: { id: 'gone' } },
        result: { data: { editableCourse: null } },
      },
    ],
  });
  expect(await screen.findByText('There is no such course.')).toBeTruthy();
});
