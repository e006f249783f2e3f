// Saving lessons and notes: once, with everything that was written, and without losing the draft of
// another tab.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  CreateContentDocument,
  NewTextChapterDocument,
} from '../../web/src/features/admin/editor/generated/text-editor.ts';
import { Component as NewNoteRoute } from '../../web/src/features/admin/editor/new-note.route.tsx';
import { type Mock, renderPage } from './render.tsx';
import {
  admin,
  editNote,
  fakeLayout,
  paste,
  readingNote,
  savingNote,
  viewer,
} from './text-editor.tsx';

// The math field needs a browser.
vi.mock('../../web/src/features/admin/formulas/dialog/math-field.tsx', () => ({
  default: () => null,
}));

beforeAll(fakeLayout);
afterEach(() => void vi.restoreAllMocks());

const DRAFT = 'alokpath.learning.draft.u1.edit.note.n1';
const values = (source: string) => ({
  title: 'Rules',
  source,
  videoUrl: '',
  durationMinutes: '',
  examIds: [],
});
const saveKeys = { ctrlKey: true, key: 's', code: 'KeyS' };

/** The page of a new note. @returns the function that the server calls for each new note */
function newNote(delay: number) {
  const create = vi.fn(() => ({
    data: {
      createContent: {
        __typename: 'CreateContentPayload',
        content: { __typename: 'Content', id: 'n9' },
      },
    },
  }));
  const chapter = { __typename: 'Chapter', id: 'ch1', title: 'Circles', exams: [] };
  const mocks: Mock[] = [
    {
      request: { query: NewTextChapterDocument, variables: { id: 'ch1' } },
      result: { data: { viewer, chapter } },
    },
    {
      request: { query: CreateContentDocument, variables: () => true },
      result: create,
      delay,
      maxUsageCount: 9,
    },
  ];
  const page = renderPage(<NewNoteRoute />, {
    viewer: admin,
    at: '/boss/notes/new?chapterId=ch1',
    path: '/boss/notes/new',
    mocks,
  });
  return { ...page, create };
}

it('creates one note, however often Ctrl+S is pressed, also with a Bengali keyboard', async () => {
  const { user, create } = newNote(50);
  const title = await screen.findByLabelText('Title');
  await user.type(title, 'Area');
  fireEvent.keyDown(title, { ...saveKeys, key: 'স' });
  expect(fireEvent.keyDown(title, { ...saveKeys, repeat: true })).toBe(false);
  fireEvent.keyDown(title, saveKeys);
  await waitFor(() => expect(title.closest('[inert]')).toBeTruthy());
  fireEvent.keyDown(title, saveKeys);
  expect(await screen.findByText('at /boss/courses')).toBeTruthy();
  expect(create).toHaveBeenCalledTimes(1);
});

it('does not handle keys with AltGr, which write letters', async () => {
  const { create } = newNote(5);
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Area' } });
  expect(fireEvent.keyDown(title, { ...saveKeys, key: 'শ', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(title, { ...saveKeys, key: 'o' })).toBe(true);
  expect(create).not.toHaveBeenCalled();
});

it('does not save while a dialog of the editor is open', async () => {
  const changed = { title: 'Rules', source: '<p>$x$a</p>' };
  const { user } = editNote(readingNote('<p>a</p>'), readingNote('<p>a</p>'), savingNote(changed));
  await user.click(await screen.findByRole('button', { name: 'Formula' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a formula' }));
  await user.click(dialog.getByRole('button', { name: 'LaTeX' }));
  const latex = dialog.getByLabelText('Formula as LaTeX');
  await user.type(latex, 'x');
  expect(fireEvent.keyDown(latex, saveKeys)).toBe(true);
  expect(fireEvent.keyDown(latex, { ctrlKey: true, key: 'm', code: 'KeyM' })).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('can be edited while nothing is being saved, and keeps the focus if saving fails', async () => {
  const { user } = editNote(readingNote('<p>a</p>'), {
    request: readingNote('').request,
    error: new Error('down'),
  });
  const title = await screen.findByLabelText('Title');
  await user.type(title, '!');
  expect(title.closest('[inert]')).toBeNull();
  // Browsers take the focus from an inert element; jsdom does not.
  const blurred = new MutationObserver(() => title.closest('[inert]') && title.blur());
  blurred.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  fireEvent.keyDown(title, saveKeys);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  await waitFor(() => expect(title.closest('[inert]')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(title));
  blurred.disconnect();
});

it('does not store a draft after saving, although the page is left a moment later', async () => {
  const { user } = editNote(
    readingNote('<p>a</p>'),
    readingNote('<p>a</p>'),
    savingNote({ title: 'Rules', source: '<p>newa</p>' }),
  );
  await paste({ 'text/plain': 'new' });
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('new'));
  // The form is still mounted when its draft is removed; pending changes are stored at this moment.
  const remove = Storage.prototype.removeItem;
  const removed = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (
    this: Storage,
    key,
  ) {
    remove.call(this, key);
    if (key === DRAFT) dispatchEvent(new Event('pagehide'));
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(removed).toHaveBeenCalledWith(DRAFT);
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

it('does not touch the draft of another tab', async () => {
  const { user } = editNote(
    readingNote('<p>a</p>'),
    readingNote('<p>a</p>'),
    savingNote({ title: 'Rules' }),
  );
  await screen.findByRole('textbox', { name: 'Text' });
  const draft = JSON.stringify({
    values: values('<p>b</p>'),
    opened: values('<p>a</p>'),
    savedAt: 1,
  });
  localStorage.setItem(DRAFT, draft);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(DRAFT)).toBe(draft);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  expect(localStorage.getItem(DRAFT)).toBe(draft);
});

it.each([
  ['teacher@example.com', 'mailto:teacher@example.com'],
  ['example.com/a@b', 'https://example.com/a@b'],
])('completes the URL of a link: %s', async (typed, href) => {
  const { user } = editNote(readingNote('<p>a</p>'));
  await user.click(await screen.findByRole('button', { name: 'Link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
  await user.type(dialog.getByLabelText('Address of the link'), 'http://example.com');
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(dialog.getByText('The address must begin with https://, mailto: or tel:.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Address of the link'));
  await user.type(dialog.getByLabelText('Address of the link'), typed);
  await user.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(screen.getByRole('link', { name: href }).getAttribute('href')).toBe(href);
});

it('asks nothing after a save whose response was lost, although the server normalizes the text', async () => {
  const { user } = editNote(
    readingNote('<p>a</p>'),
    readingNote('<p>7 &gt; 5a</p>\n<br />', 'Rules!'),
  );
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'HTML' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: '<p class="x">7 > 5<span>a</span></p><br>' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});
