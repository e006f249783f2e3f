/**
 * Shared by tests of the pages that edit lessons and notes: queries with their responses, the page
 * of a note, and pasting.
 */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { Component as EditNoteRoute } from '../../web/src/features/admin/editor/edit-note.route.tsx';
import { NoteEditorDocument } from '../../web/src/features/admin/editor/generated/text-editor.ts';
import { UpdateContentDocument } from '../../web/src/features/admin/tree/generated/save-lesson.ts';
import { aViewer, editable, type Mock, renderPage } from './render.tsx';

/** jsdom has no layout, which the editor needs to scroll to the cursor. */
export function fakeLayout() {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
}

export const viewer = { __typename: 'Viewer', id: 'u1' };
export const admin = aViewer({ role: 'ADMIN' });

export const readingNote = (source: string, title = 'Rules'): Mock => ({
  request: { query: NoteEditorDocument, variables: { id: 'n1' } },
  result: {
    data: {
      editableContent: editable({
        note: {
          __typename: 'Content',
          id: 'n1',
          title,
          source,
          chapter: { __typename: 'Chapter', id: 'ch1' },
        },
      }),
    },
  },
});
export const savingNote = (changes: object): Mock => ({
  request: {
    query: UpdateContentDocument,
    variables: { input: { id: 'n1', revision: '7', ...changes } },
  },
  result: {
    data: {
      updateContent: {
        __typename: 'UpdateContentPayload',
        content: { __typename: 'Content', id: 'n1', title: 'x', source: 'x', body: '' },
      },
    },
  },
});
export const editNote = (...mocks: Mock[]) =>
  renderPage(<EditNoteRoute />, {
    viewer: admin,
    at: '/boss/notes/n1?returnTo=%2Fboss%2Fcourses%2Fc10',
    path: '/boss/notes/:id',
    mocks,
  });

/** Pastes into the editor as a browser does. */
export async function paste(data: Readonly<Record<string, string>>) {
  const box = await screen.findByRole('textbox', { name: 'Text' });
  const event = createEvent.paste(box, {
    clipboardData: {
      getData: (type: string) => data[type] ?? '',
      files: [],
      types: Object.keys(data),
    },
  });
  fireEvent(box, event);
}
