// Two admins, or two tabs, that edit the same assignment: the second one sees the first one's
// changes, and decides.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as AssignmentsRoute } from '../../web/src/features/admin/assignments/admin-assignments.route.tsx';
import {
  AdminAssignmentsDocument,
  EditAssignmentDocument,
  UpdateAssignmentDocument,
} from '../../web/src/features/admin/assignments/generated/admin-assignments.route.ts';
import { CourseChoicesDocument } from '../../web/src/features/admin/people/person/generated/person.route.ts';
import { admin, viewer } from './admin-courses-kit.ts';
import { conflict, differingParts, refused, responding } from './conflict-kit.ts';
import { editable, type Mock, renderPage } from './render.tsx';

const essay = {
  __typename: 'Assignment',
  id: 'a1',
  title: 'Essay',
  description: 'Two pages.',
  dueDate: '2090-05-01T12:00:00.000Z',
  course: null,
  maxMark: 10,
};
/** In a course that is archived: it is not in the lists. */
const moved = {
  ...essay,
  dueDate: '2090-05-02T12:00:00.000Z',
  course: { __typename: 'AssignmentCourse', id: 'old', category: 'ACADEMIC', name: 'Old course' },
};

const listed = (assignment: object): Mock => ({
  request: { query: AdminAssignmentsDocument },
  result: { data: { viewer, takesAssignmentSubmissions: true, assignments: [assignment] } },
});
const courses: Mock = {
  request: { query: CourseChoicesDocument },
  result: { data: { viewer, admissionCourses: [], courses: [] } },
};
const reading = (assignment: object, revision: string): Mock => ({
  request: { query: EditAssignmentDocument, variables: { id: 'a1' } },
  result: { data: { editableAssignment: editable({ revision, assignment }) } },
});
const updating = (...results: Parameters<typeof responding>[3][]) =>
  responding(UpdateAssignmentDocument, 'updateAssignment', { assignment: essay }, ...results);

async function edit(...mocks: Mock[]) {
  const { user } = renderPage(<AssignmentsRoute />, {
    viewer: admin,
    mocks: [listed(essay), courses, ...mocks],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Essay' }));
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return user;
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('shows both versions of an assignment, and replaces the other after a confirmation', async () => {
  const { sent, mocks } = updating(refused, 'saved');
  const user = await edit(
    reading(essay, '1'),
    reading(moved, '2'),
    reading(moved, '2'),
    listed(essay),
    ...mocks,
  );
  const dialog = await conflict();
  expect(dialog.getByText(/^Nasrin changed this at .*10:32/)).toBeTruthy();
  expect(differingParts(dialog)).toEqual(['Title', 'Due', 'Course']);
  expect(dialog.getByText('2090-05-02 18:00')).toBeTruthy();
  expect(dialog.getByText('Old course')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  await isClosed();
  expect(sent).toEqual([
    { id: 'a1', revision: '1', title: 'Essay!' },
    { id: 'a1', revision: '2', title: 'Essay!', dueDate: essay.dueDate, course: null },
  ]);
});

it('continues with the other version of an assignment, also with a course that is not listed', async () => {
  const { sent, mocks } = updating('saved');
  const user = await edit(reading(moved, '2'), reading(moved, '2'), listed(moved), ...mocks);
  await user.click(
    (await conflict()).getByRole('button', { name: 'Discard mine, continue with the other' }),
  );
  const title = screen.getByLabelText('Title');
  await waitFor(() => expect(title).toHaveProperty('value', 'Essay'));
  expect(screen.getByLabelText('Course')).toHaveProperty('value', 'ACADEMIC old');
  await user.type(title, 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(sent).toEqual([{ id: 'a1', revision: '2', title: 'Essays' }]);
});

it('asks nothing if the other admin has saved the same', async () => {
  const same = { ...essay, title: 'Essay!' };
  await edit(reading(same, '2'), listed(same));
  await isClosed();
  expect(await screen.findByRole('button', { name: 'Edit: Essay!' })).toBeTruthy();
});
