// The viewer's own notes on lessons and course notes (extension `notes`).

import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { connectionOf, type PageArguments, toUpstreamPage } from '../../../upstream/paging.ts';
import type { Context } from '../../context.ts';

export const noteResolvers: Resolvers = {
  Viewer: {
    notes: (_, args, context) => notesOf(context, args, {}),
  },
  Lesson: {
    myNotes: (lesson, args, context) => notesOf(context, args, { lessonId: idOf(lesson) }),
  },
  Content: {
    myNotes: (content, args, context) => notesOf(context, args, { contentId: idOf(content) }),
  },
  StudentNote: {
    id: idOf,
    text: (note) => note.text ?? '',
    videoSeconds: (note) => note.videoSeconds ?? null,
    lesson: (note, _, { loaders }) =>
      note.lessonId ? loaders.lessons.byId.load(note.lessonId) : null,
    content: (note, _, { loaders }) =>
      note.contentId ? loaders.contents.byId.load(note.contentId) : null,
    version: (note) => note.version ?? 0,
    createdAt: (note) => note.createdAt ?? null,
    updatedAt: (note) => note.updatedAt ?? null,
  },
  Mutation: {
    createNote: async (_, { input: { lessonId, contentId, ...text } }, context) => {
      await requireNotes(context);
      const note = await context.api.notes.postNote({
        lessonId: lessonId || undefined,
        contentId: contentId || undefined,
        ...text,
      });
      clearAll(context.loaders.myNotes);
      return { note };
    },
    updateNote: async (_, { input: { id, ...changes } }, context) => {
      await requireNotes(context);
      const note = await context.api.notes.putNote(id, changes);
      clearAll(context.loaders.myNotes);
      return { note };
    },
    deleteNote: async (_, { input: { id } }, context) => {
      await requireNotes(context);
      const { message } = await context.api.notes.deleteNote(id);
      clearAll(context.loaders.myNotes);
      return { deletedId: id, message: message ?? 'Note deleted.' };
    },
  },
};

/** A page of the viewer's notes: all, or those on one lesson or note of a course. */
async function notesOf(
  { loaders }: Context,
  args: PageArguments,
  place: { lessonId?: string; contentId?: string },
) {
  const page = toUpstreamPage(args);
  const notes = await loaders.myNotes.page.load({ ...place, ...page });
  return notes && connectionOf(notes, page);
}

async function requireNotes({ capabilities, requireSession }: Context): Promise<void> {
  requireSession();
  await capabilities.require('notes', 'NO_NOTES');
}
