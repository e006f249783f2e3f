// Creates, updates and deletes units of admission courses, for admins.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll } from '../../../upstream/batching.ts';
import { sendRenamed } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';

const NAMES = { courseId: 'universityId', name: 'unitName' } as const;

export const writeAdmissionUnitsResolvers: Resolvers = {
  Mutation: {
    createAdmissionUnit: async (_, { input }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const admissionUnit = await sendRenamed(NAMES, input, api.admission.postUnit);
      clearAll(loaders.admissionUnits);
      return { admissionUnit };
    },
    updateAdmissionUnit: async (
      _,
      { input: { id, revision, ...changes } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const admissionUnit = await sendRenamed(NAMES, changes, (body) =>
        api.admission.putUnit(id, body, basedOn(revision)),
      );
      clearAll(loaders.admissionUnits);
      return { admissionUnit };
    },
    deleteAdmissionUnit: async (_, { input: { id, force } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.admission.deleteUnit(id, force ?? false);
      clearAll(loaders.admissionUnits, loaders.examYears, loaders.multiSubjectExams);
      return { deletedId: id, message: message ?? 'Unit deleted.' };
    },
  },
};
