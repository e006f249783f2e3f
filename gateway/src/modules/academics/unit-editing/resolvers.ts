// Creates, updates and deletes units of courses, for admins. Upstream addresses a unit by its
// course.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll } from '../../../upstream/batching.ts';
import { sendRenamed } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';

const NAMES = { name: 'unitName' } as const;

export const writeAcademicUnitsResolvers: Resolvers = {
  Mutation: {
    createAcademicUnit: async (
      _,
      { input: { courseId, ...fields } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const academicUnit = await sendRenamed(NAMES, fields, (body) =>
        api.academics.postUnit(courseId, body),
      );
      clearAll(loaders.academicUnits);
      return { academicUnit };
    },
    updateAcademicUnit: async (
      _,
      { input: { id, courseId, revision, ...changes } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const academicUnit = await sendRenamed(NAMES, changes, (body) =>
        api.academics.putUnit(courseId, id, body, basedOn(revision)),
      );
      clearAll(loaders.academicUnits);
      return { academicUnit };
    },
    deleteAcademicUnit: async (
      _,
      { input: { id, courseId, force } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const { message } = await api.academics.deleteUnit(courseId, id, force ?? false);
      clearAll(loaders.academicUnits, loaders.exams);
      return { deletedId: id, message: message ?? 'Unit deleted.' };
    },
  },
};
