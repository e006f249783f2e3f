// Drafts on the server, and earlier versions of lessons and notes.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  DeleteTextDraftDocument,
  SaveTextDraftDocument,
  TextDraftDocument,
  TextVersionDocument,
  TextVersionsDocument,
} from '../../web/src/features/admin/editor/history/generated/text-history.ts';
import type { Mock } from './render.tsx';
import { editNote, fakeLayout, paste, readingNote, savingNote } from './text-editor.tsx';

beforeAll(fakeLayout);
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const DEVICE = 'alokpath.learning.draft.u1.edit.note.n1';
const key = { kind: 'NOTE', itemId: 'n1' };
const values = (source: string) => ({
  title: 'Rules',
  source,
  videoUrl: '',
  durationMinutes: '',
  examIds: [],
});
const draftOnServer = (source: string | null, baseRevision = '7'): Mock => ({
  request: { query: TextDraftDocument, variables: { kind: 'NOTE', id: 'n1' } },
  result: {
    data: {
      textDraft: source && {
        __typename: 'TextDraft',
        itemId: 'n1',
        savedAt: '2026-03-01T10:00:00Z',
        baseRevision,
        values: { __typename: 'TextDraftValues', ...values(source) },
      },
    },
  },
});
const saved = vi.fn<(input: { values: object; baseRevision: string }) => void>();
const savingDraft = (): Mock => ({
  request: {
    query: SaveTextDraftDocument,
    variables: ({ input }) => {
      saved(input);
      return true;
    },
  },
  maxUsageCount: 9,
  result: {
    data: {
      saveTextDraft: {
        __typename: 'SaveTextDraftPayload',
        draft: { __typename: 'TextDraft', itemId: 'n1', savedAt: '2026-03-01T10:00:00Z' },
      },
    },
  },
});
const deleted = vi.fn(() => ({
  data: { deleteTextDraft: { __typename: 'DeleteTextDraftPayload', itemId: 'n1' } },
}));
const deletingDraft = (): Mock => ({
  request: { query: DeleteTextDraftDocument, variables: { input: key } },
  result: deleted,
  maxUsageCount: 9,
});
afterEach(() => {
  saved.mockClear();
  deleted.mockClear();
});

it('stores the draft on the server too, and deletes it after saving', async () => {
  const { user } = editNote(
    readingNote('<p>a</p>'),
    readingNote('<p>a</p>'),
    draftOnServer(null),
    savingDraft(),
    deletingDraft(),
    savingNote({ title: 'Rules', source: '<p>newa</p>' }),
  );
  await paste({ 'text/plain': 'new' });
  expect(await screen.findByText(/kept on this device and on the server/)).toBeTruthy();
  expect(saved).toHaveBeenLastCalledWith(
    expect.objectContaining({ ...key, values: values('<p>newa</p>'), baseRevision: '7' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
});

it('shows that only the device has the draft if the server cannot store it', async () => {
  editNote(readingNote('<p>a</p>'), draftOnServer(null), {
    request: { query: SaveTextDraftDocument, variables: () => true },
    error: new Error('down'),
  });
  await paste({ 'text/plain': 'new' });
  await waitFor(() => expect(localStorage.getItem(DEVICE)).toContain('new'));
  expect(await screen.findByText(/Your changes are kept on this device\.$/)).toBeTruthy();
});

it('offers a draft of another device, and saves it over the version that it is based on', async () => {
  const { user } = editNote(
    readingNote('<p>a</p>'),
    readingNote('<p>a</p>'),
    draftOnServer('<p>from the phone</p>'),
    deletingDraft(),
    savingNote({ title: 'Rules', source: '<p>from the phone</p>' }),
  );
  expect(await screen.findByText(/The server has changes of yours/)).toBeTruthy();
  expect(screen.queryByText(/has been changed since then/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue with these changes' }));
  await screen.findByText('from the phone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
});

it('shows both versions before a draft of an older revision is saved', async () => {
  const { user } = editNote(
    ...[1, 2, 3, 4].map(() => readingNote('<p>theirs</p>')),
    draftOnServer('<p>mine</p>', '3'),
    deletingDraft(),
    savingNote({ title: 'Rules', source: '<p>mine</p>' }),
  );
  expect(await screen.findByText(/has been changed since then/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue with these changes' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Title'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  let dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('theirs')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(document.activeElement).toBe(save));
  await user.click(save);
  dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save mine in its place' }));
  expect(await screen.findByText('at /boss/courses/c10')).toBeTruthy();
});

it('offers both if device and server have different drafts, the newest first', async () => {
  const draft = { values: values('<p>here</p>'), opened: values('<p>a</p>') };
  localStorage.setItem(DEVICE, JSON.stringify({ ...draft, savedAt: Date.UTC(2026, 1, 1) }));
  const { user } = editNote(
    readingNote('<p>a</p>'),
    draftOnServer('<p>there</p>'),
    deletingDraft(),
  );
  const region = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
  expect(region.getAllByText(/^(there|here)$/).map(({ textContent }) => textContent)).toEqual([
    'there',
    'here',
  ]);
  await user.click(region.getByRole('button', { name: 'Discard both' }));
  expect(await screen.findByLabelText('Title')).toBeTruthy();
  expect(localStorage.getItem(DEVICE)).toBeNull();
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
});

it('ignores a draft that equals the published text', async () => {
  editNote(readingNote('<p>a</p>'), draftOnServer('<p>a</p>'));
  expect(await screen.findByLabelText('Title')).toBeTruthy();
});

it('compares an earlier version with the form, copies it into the form, and can undo that', async () => {
  const version = { __typename: 'TextVersion', number: 2, title: 'Old rules' };
  const { user } = editNote(
    readingNote('<p>now</p>'),
    readingNote('<p>now</p>'),
    draftOnServer(null),
    {
      request: { query: TextVersionsDocument, variables: { kind: 'NOTE', id: 'n1' } },
      result: {
        data: {
          textVersions: [
            { ...version, length: 10, savedAt: '2026-02-01T10:00:00Z', savedBy: 'Nasrin' },
          ],
        },
      },
    },
    {
      request: { query: TextVersionDocument, variables: { kind: 'NOTE', id: 'n1', number: 2 } },
      result: {
        data: {
          textVersion: {
            ...version,
            source: '<p>before</p>',
            videoUrl: null,
            durationMinutes: null,
            examIds: [],
          },
        },
      },
    },
    savingDraft(),
    deletingDraft(),
    savingNote({ title: 'Old rules', source: '<p>before</p>' }),
  );
  const restore = async () => {
    await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
    await user.click(await dialog.findByRole('button', { name: /Old rules · Nasrin/ }));
    expect(await dialog.findByText('now')).toBeTruthy();
    expect(dialog.getByText('before')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Take this version into the form' }));
  };
  await restore();
  expect(await screen.findByText(/Version 2 is in the form/)).toBeTruthy();
  expect(screen.getByDisplayValue('Old rules')).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Back to what was there' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(await screen.findByDisplayValue('Rules')).toBe(document.activeElement);
});
