// Two admins, or two tabs, that edit the details of the same course: the second one sees the first
// one's changes, and decides.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as EditAdmissionCourseRoute } from '../../web/src/features/admin/courses/edit-admission-course.route.tsx';
import { Component as EditCourseRoute } from '../../web/src/features/admin/courses/edit-course.route.tsx';
import { EditAdmissionCourseDocument } from '../../web/src/features/admin/courses/generated/edit-admission-course.route.ts';
import { EditCourseDocument } from '../../web/src/features/admin/courses/generated/edit-course.route.ts';
import {
  UpdateAdmissionCourseDocument,
  UpdateCourseDocument,
} from '../../web/src/features/admin/courses/generated/save-course.ts';
import { aCourse, admin } from './admin-courses-kit.ts';
import { conflict, differingParts, refused, responding } from './conflict-kit.ts';
import { editable, type Mock, renderPage } from './render.tsx';

const science = {
  ...aCourse('c10', 'Science'),
  description: null,
  thumbnailUrl: null,
  totalDurationMonths: 12,
  averageRating: null,
  features: [{ __typename: 'CourseFeature', icon: 'video', text: 'Videos' }],
  testimonials: [],
};
const dhaka = {
  __typename: 'AdmissionCourse',
  id: 'du',
  name: 'Dhaka',
  courseCode: 'du',
  description: null,
  fee: 20,
  discount: 5,
  thumbnailUrl: null,
  enrollmentDurationMonths: 6,
  averageRating: null,
  testimonials: [],
  status: 'PUBLISHED',
  unitCount: 1,
  examCount: 1,
  isComingSoon: false,
};

const reading = (course: object, revision: string | null): Mock => ({
  request: { query: EditCourseDocument, variables: { id: 'c10' } },
  result: { data: { editableCourse: editable({ revision, course }) } },
});
const readingAdmission = (admissionCourse: object, revision: string): Mock => ({
  request: { query: EditAdmissionCourseDocument, variables: { id: 'du' } },
  result: { data: { editableAdmissionCourse: editable({ revision, admissionCourse }) } },
});

const edit = (...mocks: Mock[]) =>
  renderPage(<EditCourseRoute />, {
    viewer: admin,
    at: '/boss/courses/c10/details',
    path: '/boss/courses/:id/details',
    mocks,
  });
const editAdmission = (...mocks: Mock[]) =>
  renderPage(<EditAdmissionCourseRoute />, {
    viewer: admin,
    at: '/boss/admission/du/details',
    path: '/boss/admission/:id/details',
    mocks,
  });

const updating = (...results: Parameters<typeof responding>[3][]) =>
  responding(UpdateCourseDocument, 'updateCourse', { course: science }, ...results);

it('shows both versions of a course, and replaces the other after a confirmation', async () => {
  const theirs = {
    ...science,
    price: 30,
    features: [{ __typename: 'CourseFeature', icon: 'exam', text: 'Videos' }],
    testimonials: [
      { __typename: 'Testimonial', studentName: 'Rafi', enrolledYear: 2024, review: 'Good' },
    ],
  };
  const { sent, mocks } = updating(refused, 'saved');
  const { user } = edit(
    reading(science, '1'),
    reading(science, '1'),
    reading(theirs, '2'),
    reading(theirs, '2'),
    ...mocks,
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await conflict();
  expect(dialog.getByText(/^Nasrin changed this at .*10:32/)).toBeTruthy();
  expect(differingParts(dialog)).toEqual([
    'Title',
    'Full price (dollars)',
    'What the course offers',
    'What former students say',
  ]);
  expect(dialog.getByText('Exam: Videos')).toBeTruthy();
  expect(dialog.getByText(/^Rafi, 2024\s+Good$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  await screen.findByText(/^at \/boss\/courses/);
  expect(sent).toEqual([
    { id: 'c10', revision: '1', title: 'Science!' },
    {
      id: 'c10',
      revision: '2',
      title: 'Science!',
      price: 20,
      features: [{ icon: 'video', text: 'Videos' }],
      testimonials: [],
    },
  ]);
});

it('asks nothing if only the status or the place of the course has changed', async () => {
  const { sent, mocks } = updating(refused, 'saved');
  const { user } = edit(
    reading(science, '1'),
    reading(science, '1'),
    reading({ ...science, status: 'ARCHIVED' }, '2'),
    ...mocks,
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^at \/boss\/courses/);
  expect(sent).toEqual([
    { id: 'c10', revision: '1', title: 'Science!' },
    { id: 'c10', revision: '2', title: 'Science!' },
  ]);
});

it('saves a course of a host without revisions as before', async () => {
  const { sent, mocks } = updating('saved');
  const { user } = edit(reading(science, null), reading(science, null), ...mocks);
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^at \/boss\/courses/);
  expect(sent).toEqual([{ id: 'c10', revision: null, title: 'Science!' }]);
});

it('continues with the other version of an admission course, also with its lists', async () => {
  const theirs = {
    ...dhaka,
    name: 'Dhaka University',
    testimonials: [
      { __typename: 'Testimonial', studentName: 'Rafi', enrolledYear: null, review: 'Good' },
    ],
  };
  const { sent, mocks } = responding(
    UpdateAdmissionCourseDocument,
    'updateAdmissionCourse',
    { admissionCourse: dhaka },
    'saved',
  );
  const { user } = editAdmission(
    readingAdmission(dhaka, '1'),
    readingAdmission(theirs, '2'),
    readingAdmission(theirs, '2'),
    ...mocks,
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(
    (await conflict()).getByRole('button', { name: 'Discard mine, continue with the other' }),
  );
  const title = screen.getByLabelText('Title');
  await waitFor(() => expect(title).toHaveProperty('value', 'Dhaka University'));
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'Good');
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^at \/boss\/courses/);
  expect(sent).toEqual([{ id: 'du', revision: '2', name: 'Dhaka University!' }]);
});
