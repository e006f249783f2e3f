// Creates and updates subjects and chapters, for admins.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll } from '../../../upstream/batching.ts';
import { sendRenamed } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';

const SUBJECT_NAMES = { name: 'subjectName', description: 'subjectDescription' } as const;
const CHAPTER_NAMES = { title: 'chapterTitle', summary: 'chapterSummary' } as const;

export const writeOutlineResolvers: Resolvers = {
  Mutation: {
    createSubject: async (
      _,
      { input: { courseId, ...fields } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const subject = await sendRenamed(SUBJECT_NAMES, fields, (body) =>
        api.academics.postSubject(courseId, body),
      );
      clearAll(loaders.subjects);
      return { subject };
    },
    updateSubject: async (
      _,
      { input: { id, revision, ...changes } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const subject = await sendRenamed(SUBJECT_NAMES, changes, (body) =>
        api.academics.putSubject(id, body, basedOn(revision)),
      );
      clearAll(loaders.subjects);
      return { subject };
    },
    createChapter: async (
      _,
      { input: { subjectId, ...fields } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const chapter = await sendRenamed(CHAPTER_NAMES, fields, (body) =>
        api.academics.postChapter(subjectId, body),
      );
      clearAll(loaders.chapters);
      return { chapter };
    },
    updateChapter: async (
      _,
      { input: { id, revision, ...changes } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const chapter = await sendRenamed(CHAPTER_NAMES, changes, (body) =>
        api.academics.putChapter(id, body, basedOn(revision)),
      );
      clearAll(loaders.chapters);
      return { chapter };
    },
  },
};
