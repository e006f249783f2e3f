// Creates and updates lessons and notes, for admins. Their HTML is sent as written; upstream
// sanitizes it.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll } from '../../../upstream/batching.ts';
import { sendRenamed } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';

const LESSON_NAMES = {
  source: 'content',
  videoUrl: 'videoLink',
  durationMinutes: 'duration',
  examIds: 'exams',
} as const;
const CONTENT_NAMES = { source: 'contentDetails' } as const;

export const writeLessonsResolvers: Resolvers = {
  Mutation: {
    createLesson: async (
      _,
      { input: { chapterId, ...fields } },
      { api, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const lesson = await sendRenamed(LESSON_NAMES, fields, (body) =>
        api.academics.postLesson(chapterId, body),
      );
      clearAll(loaders.lessons);
      richText.prepare({ notes: [lesson.content] });
      return { lesson };
    },
    updateLesson: async (
      _,
      { input: { id, revision, ...changes } },
      { api, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const lesson = await sendRenamed(LESSON_NAMES, changes, (body) =>
        api.academics.putLesson(id, body, basedOn(revision)),
      );
      clearAll(loaders.lessons);
      richText.prepare({ notes: [lesson.content] });
      return { lesson };
    },
    createContent: async (
      _,
      { input: { chapterId, ...fields } },
      { api, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const content = await sendRenamed(CONTENT_NAMES, fields, (body) =>
        api.academics.postContent(chapterId, body),
      );
      clearAll(loaders.contents);
      richText.prepare({ notes: [content.contentDetails] });
      return { content };
    },
    updateContent: async (
      _,
      { input: { id, revision, ...changes } },
      { api, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const content = await sendRenamed(CONTENT_NAMES, changes, (body) =>
        api.academics.putContent(id, body, basedOn(revision)),
      );
      clearAll(loaders.contents);
      richText.prepare({ notes: [content.contentDetails] });
      return { content };
    },
  },
};
