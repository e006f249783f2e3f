// The viewer's progress in lessons, if the backend stores it (extension `progress`).
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { sendRenamed } from '../../../upstream/renamed-input.ts';

const names = { positionSeconds: 'position' } as const;

export const progressResolvers: Resolvers = {
  Lesson: {
    progress: (lesson, _, { loaders }) => loaders.myProgress.byLessonId.load(idOf(lesson)),
  },
  LessonProgress: {
    done: (progress) => progress.done ?? false,
    doneAt: (progress) => progress.doneAt ?? null,
    positionSeconds: (progress) => progress.position ?? 0,
    updatedAt: (progress) => progress.updatedAt ?? null,
  },
  SaveLessonProgressPayload: {
    // Read only if selected. The write has succeeded, so a failed read must not look like a failed
    // save.
    lesson: ({ progress }, _, { loaders }) =>
      progress.lessonId ? loaders.lessons.byId.load(progress.lessonId).catch(() => null) : null,
    viewer: (_, __, { viewer }) => viewer().catch(() => null),
  },
  Mutation: {
    saveLessonProgress: async (
      _,
      { input: { lessonId, ...changes } },
      { api, capabilities, loaders, requireSession, clearViewer },
    ) => {
      requireSession();
      await capabilities.require('progress', 'NO_PROGRESS');
      const storedProgress = await sendRenamed(names, changes, (body) =>
        api.progress.putProgress(lessonId, body),
      );
      const progress = { ...storedProgress, lessonId };
      clearViewer();
      loaders.myProgress.byLessonId.prime(lessonId, progress);
      return { progress, lesson: null, viewer: null };
    },
  },
};
