/** Moving items of the content tree: in a dialog and by dragging, in their list and to others. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TreeKind, TreePlace } from '../../web/src/features/admin/tree/branch-buttons.tsx';
import { Component as CourseContentRoute } from '../../web/src/features/admin/tree/course-content.route.tsx';
import { type DragRow, dropOn, opens } from '../../web/src/features/admin/tree/drag/drop.ts';
import {
  ArchivedContentDocument,
  CopyTargetSubjectsDocument,
} from '../../web/src/features/admin/tree/generated/branch-actions.ts';
import {
  CourseContentDocument,
  SubjectContentDocument,
} from '../../web/src/features/admin/tree/generated/course-content.route.ts';
import { UpdateChapterDocument } from '../../web/src/features/admin/tree/generated/save-outline.ts';
import {
  MoveContentDocument,
  PlaceOfContentDocument,
} from '../../web/src/features/admin/tree/move/generated/move-content.ts';
import { aViewer, type Mock, refusal, renderPage } from './render.tsx';

const viewer = { __typename: 'Viewer', id: 'u1', hasContentMoves: true };
const none = { lessonCount: 0, noteCount: 0, examCount: 0 };
const NAMES = { s1: 'Physics', s2: 'Biology', s3: 'Chemistry' };
const always = { maxUsageCount: Number.POSITIVE_INFINITY };

/** The course, with the capabilities of its server. */
const courseOn = (hasContentMoves: boolean): Mock => ({
  request: { query: CourseContentDocument, variables: { id: 'c10' } },
  result: {
    data: {
      viewer: { ...viewer, hasContentMoves },
      course: {
        __typename: 'Course',
        id: 'c10',
        title: 'Science',
        courseCode: 'class10',
        courseType: 'academic',
        exams: [],
        units: [
          {
            __typename: 'AcademicUnit',
            id: 'q1',
            name: 'Model tests',
            description: null,
            exams: [],
          },
        ],
        subjects: Object.entries(NAMES).map(([id, name]) => ({
          __typename: 'Subject',
          id,
          name,
          description: null,
          imageUrl: null,
          ...none,
        })),
      },
    },
  },
  ...always,
});

/** The same in all tests: subjects as targets, and an empty archive. */
const course: Mock[] = [
  {
    request: { query: ArchivedContentDocument, variables: { courseId: 'c10' } },
    result: {
      data: {
        archivedContent: { __typename: 'ArchivedContentConnection', totalCount: 0, nodes: [] },
      },
    },
    ...always,
  },
  {
    request: { query: CopyTargetSubjectsDocument, variables: { courseId: 'c10' } },
    result: {
      data: {
        viewer,
        course: {
          __typename: 'Course',
          id: 'c10',
          subjects: Object.entries(NAMES).map(([id, name]) => ({
            __typename: 'Subject',
            id,
            name,
          })),
        },
      },
    },
    ...always,
  },
];

const reading = (...titles: string[]): Mock => readingOf('s1', ...titles);

const readingOf = (id: string, ...titles: string[]): Mock => ({
  request: { query: SubjectContentDocument, variables: { id } },
  result: {
    data: {
      viewer,
      subject: {
        __typename: 'Subject',
        id,
        exams: [],
        chapters: titles.map((title) => ({
          __typename: 'Chapter',
          id: title,
          title,
          summary: null,
          ...none,
        })),
      },
    },
  },
});

/** The chapter is in a subject, in its newest revision. */
const placeIn = (parentId: keyof typeof NAMES, revision: string): Mock => ({
  request: { query: PlaceOfContentDocument, variables: { kind: 'CHAPTER', id: 'Light' } },
  result: {
    data: {
      editableContent: {
        __typename: 'EditableContent',
        id: 'Light',
        revision,
        parentId,
        parentTitle: NAMES[parentId],
        changedBy: 'Nasrin',
        changedAt: '2026-03-01T04:32:00.000Z',
      },
    },
  },
});

const moving = (parentId: string, revision: string, input: object = {}): Mock => ({
  request: {
    query: MoveContentDocument,
    variables: {
      input: { kind: 'CHAPTER', id: 'Light', parentId, position: null, revision, ...input },
    },
  },
  result: {
    data: {
      moveContent: { __typename: 'MoveContentPayload', movedId: 'Light', previousPosition: 1 },
    },
  },
});

/** jsdom has no layout: rows of 50 pixels, one below the other, each around the rows below it. */
function layOutRows() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement);
    const isShown = at >= 0 && this.closest('[hidden]') === null;
    return new DOMRect(
      0,
      50 * at,
      300,
      isShown ? 50 * (1 + this.querySelectorAll('li').length) : 0,
    );
  });
}

async function openSubject(...mocks: Mock[]) {
  return openSubjectOn(true, ...mocks);
}

async function openSubjectOn(hasContentMoves: boolean, ...mocks: Mock[]) {
  const page = renderPage(<CourseContentRoute />, {
    viewer: aViewer({ role: 'ADMIN' }),
    at: '/boss/courses/c10',
    path: '/boss/courses/:id',
    mocks: [courseOn(hasContentMoves), ...course, ...mocks],
  });
  await page.user.click(await screen.findByRole('button', { name: /^Physics/ }));
  await screen.findByRole('button', { name: /^Light/ });
  return page;
}

async function openDialog(...mocks: Mock[]) {
  const page = await openSubject(...mocks);
  await page.user.click(screen.getByRole('button', { name: 'Move to another place: Light' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Light”' }));
  await dialog.findByRole('option', { name: 'Biology' });
  return { ...page, dialog };
}

it('moves a chapter to another subject, and back to its old position by Undo', async () => {
  const { user, dialog } = await openDialog(
    ...[reading('Motion', 'Light'), placeIn('s1', '7'), moving('s2', '7'), reading('Motion')],
    ...[placeIn('s2', '9'), moving('s1', '9', { position: 1 }), reading('Motion', 'Light')],
  );
  // The subject that it is in is no target.
  expect(dialog.queryByRole('option', { name: 'Physics' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('Choose where it goes.')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('“Light” is now in “Biology”.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Light/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Light” is now in “Physics”.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Light/ })).toBeTruthy();
});

it('shows both places if another user has moved it, and moves it from there after a confirmation', async () => {
  const { user, dialog } = await openDialog(
    ...[reading('Motion', 'Light'), placeIn('s3', '8')],
    ...[placeIn('s3', '8'), moving('s2', '8'), reading('Motion')],
  );
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
  expect(conflict.getByText(/Nasrin/).textContent).toContain('“Light” has not been moved.');
  expect(conflict.getByText('Now it is in: Chemistry')).toBeTruthy();
  expect(conflict.getByText('You move it to: Biology')).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: 'Move it anyway' }));
  expect(await screen.findByText('“Light” is now in “Biology”.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the place to which another user has moved it', async () => {
  const { user, dialog } = await openDialog(
    ...[reading('Motion', 'Light'), placeIn('s3', '8'), reading('Motion')],
  );
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('button', { name: 'Leave it there' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Light/ })).toBeNull());
});

it('reads the place again if the server rejects an old revision', async () => {
  const refused = refusal('CONFLICT', 'Changed.', { reason: 'CHANGED_SINCE_OPENED' });
  const { user, dialog } = await openDialog(
    ...[reading('Motion', 'Light'), placeIn('s1', '7')],
    { ...moving('s2', '7'), result: refused },
    ...[placeIn('s1', '8'), moving('s2', '8'), reading('Motion')],
  );
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('“Light” is now in “Biology”.')).toBeTruthy();
});

it('keeps the dialog with its choice when the server rejects it', async () => {
  const refused = refusal('OPERATION_NOT_ALLOWED', 'This server cannot move content.');
  const { user, dialog } = await openDialog(reading('Motion', 'Light'), placeIn('s1', '7'), {
    ...moving('s2', '7'),
    result: refused,
  });
  await user.selectOptions(dialog.getByLabelText('Subject'), 'Biology');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await dialog.findByText('This server cannot move content.')).toBeTruthy();
  expect((dialog.getByLabelText('Subject') as HTMLSelectElement).value).toBe('s2');
});

it('reorders a list by the keyboard at the handle, announces each step, and undoes it', async () => {
  layOutRows();
  const saved: string[] = [];
  const saving: Mock = {
    request: { query: UpdateChapterDocument, variables: () => true },
    result: ({ input: { id, position } }) => {
      saved.push(`${id} ${position}`);
      return {
        data: {
          updateChapter: {
            __typename: 'UpdateChapterPayload',
            chapter: { __typename: 'Chapter', id, title: id, summary: null },
          },
        },
      };
    },
    ...always,
  };
  const { user } = await openSubject(
    ...[reading('Motion', 'Light', 'Sound'), saving],
    ...[reading('Light', 'Motion', 'Sound'), reading('Motion', 'Light', 'Sound')],
  );
  const handles = () =>
    screen
      .getAllByRole('button', { name: /^Drag to another position: (Motion|Light|Sound)/ })
      .map((handle) => handle.getAttribute('aria-label')?.replace(/^.*: /, ''));
  const handle = screen.getByRole('button', { name: 'Drag to another position: Light' });
  expect(handle.getAttribute('aria-roledescription')).toBe('sortable');
  handle.focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Light is picked up. Position 2 of 3.')).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('Light is at position 1 of 3.')).toBeTruthy();
  await user.keyboard(' ');
  expect(await screen.findByText('Light is dropped at position 1 of 3.')).toBeTruthy();
  expect(await screen.findByText('“Light” is in another position.')).toBeTruthy();
  expect(handles()).toEqual(['Light', 'Motion', 'Sound']);
  expect(saved.splice(0)).toEqual(['Light 0', 'Motion 1', 'Sound 2']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(handles()).toEqual(['Motion', 'Light', 'Sound']));
  await waitFor(() => expect(saved).toEqual(['Motion 0', 'Light 1']));
});

/** Picks the chapter "Light" up by the keyboard. */
async function pickUp({ user }: Awaited<ReturnType<typeof openSubject>>) {
  layOutRows();
  screen.getByRole('button', { name: 'Drag to another position: Light' }).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Light is picked up. Position 2 of 2.')).toBeTruthy();
}

it('drags a chapter into a closed subject, which opens, by the keyboard, and undoes it', async () => {
  const page = await openSubject(
    ...[reading('Motion', 'Light'), readingOf('s2', 'Cells'), placeIn('s1', '7')],
    ...[moving('s2', '7', { position: 0 }), reading('Motion'), readingOf('s2', 'Light', 'Cells')],
    ...[placeIn('s2', '9'), moving('s1', '9', { position: 1 }), reading('Motion', 'Light')],
    readingOf('s2', 'Cells'),
  );
  const { user } = page;
  await pickUp(page);
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('Light goes into “Biology”, to the end.')).toBeTruthy();
  const biology = screen.getByRole('button', { name: /^Biology/ });
  expect(biology.closest('li')?.dataset.drop).toBe('into');
  const cells = await screen.findByRole('button', { name: /^Cells/ });
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('Light goes into “Biology”, to position 1 of 2.')).toBeTruthy();
  expect(cells.closest('li')?.dataset.drop).toBe('before');
  await user.keyboard(' ');
  expect(await screen.findByText('Light is dropped into “Biology”.')).toBeTruthy();
  expect(await screen.findByText('“Light” is now in “Biology”.')).toBeTruthy();
  const chapters = () =>
    screen
      .getAllByRole('button', { name: /^Drag to another position: (Motion|Light|Cells)/ })
      .map((handle) => handle.getAttribute('aria-label')?.replace(/^.*: /, ''));
  await waitFor(() => expect(chapters()).toEqual(['Motion', 'Light', 'Cells']));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })),
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Light” is now in “Physics”.')).toBeTruthy();
});

it('shows why a chapter cannot move to a unit, and keeps its place', async () => {
  const page = await openSubject(reading('Motion', 'Light'));
  const { user } = page;
  await pickUp(page);
  const unit = screen.getByRole('button', { name: /^Model tests/ }).closest('li');
  expect(unit?.dataset.drop).toBe('refused');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(
    await screen.findByText('Light cannot go to “Model tests”, only into another subject.'),
  ).toBeTruthy();
  await user.keyboard(' ');
  expect(await screen.findByText('Light stays at position 2 of 2.')).toBeTruthy();
  expect(unit?.dataset.drop).toBe('plain');
});

it('shows both places if another user has moved the dropped item', async () => {
  const page = await openSubject(reading('Motion', 'Light'), placeIn('s3', '8'), reading('Motion'));
  const { user } = page;
  await pickUp(page);
  await user.keyboard('{ArrowDown}');
  await screen.findByText('Light goes into “Biology”, to the end.');
  await user.keyboard(' ');
  await screen.findByRole('dialog', { name: 'Changed by somebody else' });
  expect(screen.getByText('Now it is in: Chemistry')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave it there' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Light/ })).toBeNull());
});

it('shows that a drop was rejected, and allows another drag of the row', async () => {
  const page = await openSubject(reading('Motion', 'Light'), placeIn('s1', '7'), {
    ...moving('s2', '7'),
    result: refusal('CONFLICT', 'There is one already.', { reason: 'PLACE_TAKEN' }),
  });
  const { user } = page;
  await pickUp(page);
  await user.keyboard('{ArrowDown}');
  await screen.findByText('Light goes into “Biology”, to the end.');
  await user.keyboard(' ');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.keyboard(' ');
  expect(await screen.findByText('Light is picked up. Position 2 of 2.')).toBeTruthy();
});

it('drags only within the list on a server that cannot move content', async () => {
  const page = await openSubjectOn(false, reading('Motion', 'Light'));
  const { user } = page;
  await pickUp(page);
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(await screen.findByText('Light is at position 1 of 2.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Light stays at position 2 of 2.')).toBeTruthy();
  // A list of one has nothing to drag.
  expect(
    screen.queryByRole('button', { name: 'Drag to another position: Model tests' }),
  ).toBeNull();
});

it('drops each kind only into a parent of the kind that it is in', () => {
  const place = (level: TreePlace['level'], parentId: string): TreePlace => ({
    level,
    parentId,
    title: parentId,
  });
  const row = (kind: TreeKind, id: string, at?: TreePlace): DragRow => ({
    kind,
    id,
    title: id,
    place: at,
    ids: [id],
    sort: () => undefined,
  });
  const lesson = row('LESSON', 'l1', place('chapter', 'h1'));
  const chapter = row('CHAPTER', 'h2', place('subject', 's1'));
  const typeOf = (dragged: DragRow, target: Parameters<typeof dropOn>[1], canMove = true) => {
    const drop = dropOn(dragged, target, { isBelow: false, canMove });
    return opens(target, drop) ? `${drop.type}, opens` : drop.type;
  };
  const inH2 = { level: 'chapter', parentId: 'h2', title: 'h2' } as const;
  expect(typeOf(lesson, chapter)).toBe('move, opens');
  expect(typeOf(lesson, chapter, false)).toBe('refused');
  expect(typeOf(lesson, row('CHAPTER', 'h1', place('subject', 's1')))).toBe('stay');
  expect(typeOf(lesson, row('SUBJECT', 's2'))).toBe('through, opens');
  expect(typeOf(lesson, row('LESSON', 'l2', inH2))).toBe('move');
  expect(typeOf(lesson, row('NOTE', 'n1', inH2))).toBe('refused');
  expect(typeOf(lesson, { kind: 'LESSON', title: 'Lessons', place: inH2 })).toBe('move, opens');
  expect(typeOf(lesson, { kind: 'NOTE', title: 'Notes', place: inH2 })).toBe('refused');

  const ofUnit = row('EXAM', 'x1', place('unit', 'u1'));
  expect(typeOf(ofUnit, row('ADMISSION_UNIT', 'u2'))).toBe('move, opens');
  expect(typeOf(ofUnit, chapter)).toBe('refused');
  expect(typeOf(ofUnit, row('EXAM', 'x2', inH2))).toBe('refused');
  expect(typeOf(row('EXAM', 'x3'), row('ACADEMIC_UNIT', 'u2'))).toBe('refused');
  // Years are sorted by the server: one is moved into the unit, not beside a year.
  const year = { ...row('EXAM_YEAR', 'y1', place('unit', 'u1')), sort: undefined };
  const other = { ...year, id: 'y2', place: place('unit', 'u2') };
  expect(dropOn(year, other, { isBelow: true, canMove: true })).toMatchObject({ position: null });
  expect(typeOf(year, { ...year, id: 'y3' })).toBe('stay');
});
