/** Archiving, restoring and duplicating items of the content tree. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyDialog } from '../../web/src/features/admin/tree/copy/copy-dialog.tsx';
import {
  CopyTargetChaptersDocument,
  CopyTargetCoursesDocument,
  CopyTargetSubjectsDocument,
  DuplicateContentDocument,
} from '../../web/src/features/admin/tree/copy/generated/copy-content.ts';
import { Component as CourseContentRoute } from '../../web/src/features/admin/tree/course-content.route.tsx';
import {
  ArchiveContentDocument,
  ArchivedContentDocument,
  RestoreContentDocument,
} from '../../web/src/features/admin/tree/generated/branch-actions.ts';
import { CourseContentDocument } from '../../web/src/features/admin/tree/generated/course-content.route.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const viewer = { __typename: 'Viewer', id: 'u1', hasContentMoves: true };

const reading = (...names: string[]): Mock => ({
  request: { query: CourseContentDocument, variables: { id: 'c10' } },
  result: {
    data: {
      viewer,
      course: {
        __typename: 'Course',
        id: 'c10',
        title: 'Science',
        courseCode: 'class10',
        courseType: 'academic',
        units: [],
        exams: [],
        subjects: names.map((name) => ({
          __typename: 'Subject',
          id: name,
          name,
          description: null,
          imageUrl: null,
          lessonCount: 0,
          noteCount: 0,
          examCount: 0,
        })),
      },
    },
  },
});

const readingArchived = (...titles: string[]): Mock => readingArchivedPage(titles);

/** One page of the archived items. */
const readingArchivedPage = (
  titles: readonly string[],
  { after, ...page }: { after?: string; totalCount?: number; endCursor?: string } = {},
): Mock => ({
  request: {
    query: ArchivedContentDocument,
    variables: after ? { courseId: 'c10', after } : { courseId: 'c10' },
  },
  result: {
    data: {
      archivedContent: {
        __typename: 'ArchivedContentConnection',
        totalCount: titles.length,
        endCursor: null,
        ...page,
        nodes: titles.map((title) => ({
          __typename: 'ArchivedContent',
          id: title,
          kind: 'SUBJECT',
          title,
          parentTitle: null,
          archivedAt: '2026-03-01T04:32:00.000Z',
        })),
      },
    },
  },
});

const input = { kind: 'SUBJECT', id: 'Physics' };
const archiving: Mock = {
  request: { query: ArchiveContentDocument, variables: { input } },
  result: {
    data: { archiveContent: { __typename: 'ArchiveContentPayload', archivedId: 'Physics' } },
  },
};
const restoring: Mock = {
  request: { query: RestoreContentDocument, variables: { input } },
  result: {
    data: { restoreContent: { __typename: 'RestoreContentPayload', restoredId: 'Physics' } },
  },
};
const copying = (sent: object, result?: Mock['result']): Mock => ({
  request: { query: DuplicateContentDocument, variables: { input: { ...input, ...sent } } },
  result: result ?? {
    data: {
      duplicateContent: { __typename: 'DuplicateContentPayload', copyId: 's2', itemCount: 7 },
    },
  },
});

const renderCourse = (...mocks: Mock[]) =>
  renderPage(<CourseContentRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/courses/c10',
    path: '/boss/courses/:id',
    mocks,
  });

it('archives an item, and undoes it by the button that has the focus', async () => {
  const { user } = renderCourse(
    reading('Physics', 'Biology'),
    readingArchived(),
    archiving,
    reading('Biology'),
    readingArchived('Physics'),
    restoring,
    reading('Physics', 'Biology'),
    readingArchived(),
  );
  await user.click(await screen.findByRole('button', { name: 'Archive: Physics' }));
  expect(await screen.findByText('“Physics” is archived. Students no longer see it.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Physics/ })).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Archived content (1)' })).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Physics” is restored.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Physics/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Archived/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
});

it('restores what was archived before', async () => {
  const { user } = renderCourse(
    reading('Biology'),
    readingArchived('Physics'),
    restoring,
    reading('Physics', 'Biology'),
    readingArchived(),
  );
  await user.click(await screen.findByRole('button', { name: 'Restore: Physics' }));
  expect(await screen.findByRole('button', { name: /^Physics/ })).toBeTruthy();
});

it('shows older archived items, also after one of them was restored', async () => {
  const { user } = renderCourse(
    reading('Biology'),
    readingArchivedPage(['Chemistry'], { totalCount: 3, endCursor: 'p2' }),
    readingArchivedPage(['Physics'], { after: 'p2', totalCount: 3, endCursor: 'p3' }),
    // Another item was archived meanwhile, which shifts the pages by one.
    readingArchivedPage(['Physics', 'Botany'], { after: 'p3', totalCount: 4 }),
    restoring,
    reading('Physics', 'Biology'),
    readingArchivedPage(['Chemistry'], { totalCount: 2, endCursor: 'p2' }),
    readingArchivedPage(['Botany'], { after: 'p2', totalCount: 2 }),
  );
  const archivedTitles = () =>
    screen
      .queryAllByRole('button', { name: /^Restore:/ })
      .map((button) => button.getAttribute('aria-label'));
  await user.click(await screen.findByRole('button', { name: 'Show 2 more' }));
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  await screen.findByRole('button', { name: 'Restore: Botany' });
  expect(screen.getAllByRole('button', { name: 'Restore: Physics' })).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByText('All are shown.'));
  await user.click(screen.getByRole('button', { name: 'Restore: Physics' }));
  await screen.findByRole('button', { name: /^Physics/ });
  await screen.findByRole('heading', { name: 'Archived content (2)' });
  await waitFor(() => expect(archivedTitles()).toEqual(['Restore: Chemistry', 'Restore: Botany']));
});

it('reports that older archived items do not load, and loads them again', async () => {
  const next = readingArchivedPage(['Physics'], { after: 'p2', totalCount: 2 });
  const { user } = renderCourse(
    reading('Biology'),
    readingArchivedPage(['Chemistry'], { totalCount: 2, endCursor: 'p2' }),
    { ...next, result: refusal('UPSTREAM_UNAVAILABLE', 'No.') },
    next,
  );
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByText(/busy/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Restore: Chemistry' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('button', { name: 'Restore: Physics' })).toBeTruthy();
});

it('shows why something cannot be archived, and keeps it', async () => {
  const refused: Mock = {
    ...archiving,
    result: refusal('CONFLICT', 'Students are taking an exam in it right now.', {
      reason: 'EXAM_IS_TAKEN',
    }),
  };
  const { user } = renderCourse(reading('Physics'), readingArchived(), refused);
  await user.click(await screen.findByRole('button', { name: 'Archive: Physics' }));
  expect(await screen.findByText('Students are taking an exam in it right now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Physics/ })).toBeTruthy();
});

it('duplicates an item under a title of its own', async () => {
  const { user } = renderCourse(
    reading('Physics'),
    readingArchived(),
    copying({ parentId: null, title: 'Physics 2', year: null }),
    reading('Physics', 'Physics 2'),
    readingArchived(),
  );
  await user.click(await screen.findByRole('button', { name: 'Duplicate: Physics' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByLabelText('Title of the copy');
  expect((title as HTMLInputElement).value).toBe('Physics (copy)');
  await user.clear(title);
  await user.type(title, 'Physics 2');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByRole('button', { name: /^Physics 2/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const classNine = { __typename: 'CourseListEntry', id: 'c9', kind: 'ACADEMIC', title: 'Class 9' };

/** One page of the courses to copy into. */
const targetCourses = (
  nodes: object[],
  endCursor: string | null = null,
  after: string | null = null,
): Mock => ({
  request: { query: CopyTargetCoursesDocument, variables: { kind: null, after } },
  result: {
    data: { courseList: { __typename: 'CourseListEntryConnection', endCursor, nodes } },
  },
});

it('reports that the courses to copy into do not load, and loads them again', async () => {
  const { request, result } = targetCourses([classNine]);
  const { user } = renderCourse(
    reading('Physics'),
    readingArchived(),
    { request, result: refusal('UPSTREAM_UNAVAILABLE', 'No.') },
    { request, result } as Mock,
  );
  await user.click(await screen.findByRole('button', { name: 'Duplicate: Physics' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Where'), 'In another place');
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('option', { name: 'Class 9' })).toBeTruthy();
});

it('refuses a year of the copy that is no year, instead of copying into the next one', async () => {
  const { user } = renderPage(
    <CopyDialog
      item={{ kind: 'EXAM_YEAR', id: 'y1', title: '2024' }}
      courseId="du"
      onDone={() => undefined}
    />,
    { viewer: aViewer({ role: 'ADMIN' }) },
  );
  const year = await screen.findByLabelText('Year of the copy');
  await user.type(year, '2o25');
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('A whole number from 1971 to 2100.')).toBeTruthy();
  expect(document.activeElement).toBe(year);
});

it('copies into a course of the second page, and keeps the choice when the server rejects it', async () => {
  const input = { parentId: 'c9', title: 'Physics (copy)', year: null };
  const { user } = renderCourse(
    reading('Physics'),
    readingArchived(),
    targetCourses([{ ...classNine, id: 'du', kind: 'ADMISSION', title: 'DU' }], 'p2'),
    targetCourses([classNine], null, 'p2'),
    copying(input, refusal('UPSTREAM_UNAVAILABLE', 'No.')),
    copying(input),
    reading('Physics'),
    readingArchived(),
  );
  await user.click(await screen.findByRole('button', { name: 'Duplicate: Physics' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Where'), 'In another place');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  expect(await dialog.findByText('Choose where the copy goes.')).toBeTruthy();
  await dialog.findByRole('option', { name: 'Class 9' });
  expect(dialog.queryByRole('option', { name: 'DU' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Course'), 'Class 9');
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const never = { delay: Number.POSITIVE_INFINITY };
const targetSubjects = { query: CopyTargetSubjectsDocument, variables: { courseId: 'c9' } };

/** The dialog that copies a lesson, in which another place is chosen. */
async function renderLessonCopy(...mocks: Mock[]) {
  const { user } = renderPage(
    <CopyDialog
      item={{ kind: 'LESSON', id: 'l1', title: 'Motion' }}
      courseId="c9"
      onDone={() => undefined}
    />,
    { viewer: aViewer({ role: 'ADMIN' }), mocks },
  );
  await user.selectOptions(await screen.findByLabelText('Where'), 'In another place');
  const shownIn = (label: string) =>
    screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent;
  return { user, shownIn };
}

it('shows that the courses and subjects to copy into are loading', async () => {
  const { shownIn } = await renderLessonCopy(
    { ...targetCourses([classNine]), ...never },
    { request: targetSubjects, ...never },
  );
  expect(shownIn('Course')).toBe('Loading...');
  expect(shownIn('Subject')).toBe('Loading...');
  expect(shownIn('Chapter')).toBe('Choose one');
});

it('shows that the chapters to copy into are loading', async () => {
  const course = {
    __typename: 'Course',
    id: 'c9',
    subjects: [{ __typename: 'Subject', id: 's1', name: 'Physics' }],
  };
  const { user, shownIn } = await renderLessonCopy(
    targetCourses([classNine]),
    { request: targetSubjects, result: { data: { viewer, course } } },
    { request: { query: CopyTargetChaptersDocument, variables: { subjectId: 's1' } }, ...never },
  );
  await waitFor(() => expect(shownIn('Course')).toBe('Class 9'));
  await waitFor(() => expect(shownIn('Subject')).toBe('Choose one'));
  await user.selectOptions(screen.getByLabelText('Subject'), 'Physics');
  expect(shownIn('Chapter')).toBe('Loading...');
});

it('asks before the title or the place of a copy is discarded', async () => {
  const { user } = renderCourse(reading('Physics'), readingArchived(), targetCourses([classNine]));
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Duplicate: Physics' }));
    return within(await screen.findByRole('dialog', { name: /Physics/ }));
  };
  const first = await openDialog();
  const title = first.getByLabelText('Title of the copy');
  await user.type(title, ' 2');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect((title as HTMLInputElement).value).toBe('Physics (copy) 2');
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const second = await openDialog();
  await user.selectOptions(second.getByLabelText('Where'), 'In another place');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
