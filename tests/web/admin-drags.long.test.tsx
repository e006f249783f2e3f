/** Moving items of the content tree by dragging, in their list and to others. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { TreeKind, TreePlace } from '../../web/src/features/admin/tree/branch-buttons.tsx';
import { type DragRow, dropOn, opens } from '../../web/src/features/admin/tree/drag/drop.ts';
import { UpdateChapterDocument } from '../../web/src/features/admin/tree/generated/save-outline.ts';
import {
  always,
  moving,
  openSubject,
  openSubjectOn,
  placeIn,
  reading,
  readingOf,
} from './admin-moves-kit.tsx';
import { type Mock, refusal } from './render.tsx';

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
    reading('Motion', 'Light', 'Sound'),
    saving,
    reading('Light', 'Motion', 'Sound'),
    reading('Motion', 'Light', 'Sound'),
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
    reading('Motion', 'Light'),
    readingOf('s2', 'Cells'),
    placeIn('s1', '7'),
    moving('s2', '7', { position: 0 }),
    reading('Motion'),
    readingOf('s2', 'Light', 'Cells'),
    placeIn('s2', '9'),
    moving('s1', '9', { position: 1 }),
    reading('Motion', 'Light'),
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
  expect(await screen.findByText('There is one already.')).toBeTruthy();
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
