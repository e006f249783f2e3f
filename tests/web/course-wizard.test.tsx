// The course wizard: the draft survives reloads, each step is checked, and a repeated attempt creates nothing twice.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CreateCourseDocument, UpdateCourseDocument } from '../../web/src/features/admin/courses/generated/save-course.ts';
import { CreatedCourseDocument, FindCourseDraftsDocument } from '../../web/src/features/admin/courses/wizard/generated/created-course.ts';
import { Component as WizardRoute } from '../../web/src/features/admin/courses/wizard/wizard.route.tsx';
import { CreateSubjectDocument } from '../../web/src/features/admin/tree/generated/save-outline.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

beforeEach(() => localStorage.clear());

const admin = aViewer({ role: 'ADMIN' });
const open = (mocks: Mock[] = []) => renderPage(<WizardRoute />, { viewer: admin, at: '/boss/courses/wizard?category=academic', mocks });
type User = ReturnType<typeof open>['user'];

const next = async (user: User, heading: string) => {
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 2, name: heading });
};

async function fill(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Title'), 'Science');
  await next(user, 'Category and price');
  await user.clear(screen.getByLabelText('Full price (dollars)'));
  await user.type(screen.getByLabelText('Full price (dollars)'), '১২');
  await next(user, 'Instructor and dates');
  await user.type(screen.getByLabelText('Instructor'), 'Rahima');
  await next(user, 'Class and subjects');
  await user.selectOptions(screen.getByLabelText('Class'), 'class10');
  await user.type(screen.getByLabelText('Subjects'), 'Physics{Enter}Chemistry{Enter}Physics');
  await next(user, 'Target audience');
  await user.type(screen.getByLabelText('Certificates'), 'Of completion');
  await next(user, 'Tags');
  await next(user, 'Status and preview');
}

const input = {
  ...{ courseCode: 'class10', description: 'Instructor: Rahima', thumbnailUrl: null, title: 'Science', courseType: 'academic', price: 12 },
  ...{ totalDurationMonths: null, features: [{ icon: 'certificate', text: 'Of completion' }] },
};
const course = {
  ...{ __typename: 'Course', id: 'c1', title: 'Science', courseCode: 'class10', courseType: 'academic', price: 12, discount: 0 },
  ...{ status: 'DRAFT', lessonCount: 0, noteCount: 0, examCount: 0, isComingSoon: true },
};
const details = { description: null, thumbnailUrl: null, totalDurationMonths: null, averageRating: null, features: [], testimonials: [] };
const create: Mock['request'] = { query: CreateCourseDocument, variables: { input: { ...input, status: 'DRAFT' } } };
const created: Mock = { request: create, result: { data: { createCourse: { __typename: 'CreateCoursePayload', course } } } };
const subject = (name: string, result?: Mock['result']): Mock => ({
  request: { query: CreateSubjectDocument, variables: { input: { courseId: 'c1', name } } },
  result: result ?? { data: { createSubject: { __typename: 'CreateSubjectPayload', subject: { __typename: 'Subject', id: name } } } },
});
const update = (changes: object): Mock => ({
  request: { query: UpdateCourseDocument, variables: { input: { id: 'c1', ...changes } } },
  result: { data: { updateCourse: { __typename: 'UpdateCoursePayload', course: { ...course, ...details } } } },
});

it('creates the course with its subjects, publishes it at last, and forgets the draft', async () => {
  const { user } = open([created, subject('Physics'), subject('Chemistry'), update({ status: 'PUBLISHED' })]);
  await fill(user);
  expect(screen.getByRole('region', { name: 'Students see:' }).textContent).toContain('Instructor: Rahima');
  await user.selectOptions(screen.getByLabelText('Status'), 'published');
  await user.click(screen.getByRole('button', { name: 'Create the course' }));
  expect(await screen.findByText('at /boss/courses/c1')).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.includes('course-wizard'))).toEqual([]);
});

it('resumes after a reload at the same step, and can be discarded after a confirmation', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Title'), 'Science');
  await next(user, 'Category and price');
  cleanup();
  const again = open();
  await screen.findByRole('heading', { level: 2, name: 'Category and price' });
  await again.user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Science');
  await again.user.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await again.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Science');
  await again.user.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await again.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', ''));
  cleanup();
  open();
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', '');
});

it('checks each step before the next one', async () => {
  const { user } = open();
  await screen.findByLabelText('Title');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Please fill this in.');
  await user.type(screen.getByLabelText('Title'), 'Science');
  await next(user, 'Category and price');
  await next(user, 'Instructor and dates');
  await user.type(screen.getByLabelText('Course begins'), '2026-05-02');
  await user.type(screen.getByLabelText('Course ends'), '2026-05-01');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('The end is before the beginning.');
});

it('creates nothing twice when an attempt failed in between, also after a reload and a lost response', async () => {
  const failed = refusal('UPSTREAM_UNAVAILABLE', 'No.');
  const first = open([created, subject('Physics'), subject('Chemistry', failed)]);
  await fill(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Create the course' }));
  await screen.findByText(/nothing is created twice/);
  cleanup();
  const drafts: Mock = {
    request: { query: FindCourseDraftsDocument, variables: { kind: 'ACADEMIC', search: 'Science' } },
    result: {
      data: {
        courseList: {
          __typename: 'CourseListEntryConnection',
          nodes: [
            { __typename: 'CourseListEntry', id: 'c0', title: 'Science', courseCode: 'class09' },
            { __typename: 'CourseListEntry', id: 'c1', title: 'Science', courseCode: 'class10' },
          ],
        },
      },
    },
  };
  const present: Mock = {
    request: { query: CreatedCourseDocument, variables: { id: 'c1' } },
    result: {
      data: {
        viewer: { __typename: 'Viewer', id: 'u1' },
        course: { __typename: 'Course', id: 'c1', subjects: [{ __typename: 'Subject', id: 's1', name: 'Physics' }] },
      },
    },
  };
  // No second mock of the creation: it would fail.
  const { user } = open([drafts, update(input), present, subject('Chemistry')]);
  await screen.findByRole('heading', { level: 2, name: 'Status and preview' });
  await user.click(screen.getByRole('button', { name: 'Create the course' }));
  expect(await screen.findByText('at /boss/courses/c1')).toBeTruthy();
});
