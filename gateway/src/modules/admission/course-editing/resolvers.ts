// Creates, updates and deletes admission courses, for admins.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll } from '../../../upstream/batching.ts';
import { withRestStatus } from '../../../upstream/course-status.ts';
import { sendRenamed } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';

const NAMES = {
  fee: 'enrollmentFee',
  discount: 'discountFee',
  enrollmentDurationMonths: 'enrollmentDuration',
  thumbnailUrl: 'courseThumbnail',
} as const;

export const writeAdmissionCoursesResolvers: Resolvers = {
  Mutation: {
    createAdmissionCourse: async (_, { input }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const admissionCourse = await sendRenamed(
        NAMES,
        withRestStatus(input),
        api.admission.postUniversity,
      );
      clearAll(loaders.admissionCourses);
      return { admissionCourse };
    },
    updateAdmissionCourse: async (
      _,
      { input: { id, revision, ...changes } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const admissionCourse = await sendRenamed(NAMES, withRestStatus(changes), (body) =>
        api.admission.putUniversity(id, body, basedOn(revision)),
      );
      clearAll(loaders.admissionCourses);
      return { admissionCourse };
    },
    deleteAdmissionCourse: async (_, { input: { id, force } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.admission.deleteUniversity(id, force ?? false);
      clearAll(
        loaders.admissionCourses,
        loaders.admissionUnits,
        loaders.examYears,
        loaders.multiSubjectExams,
      );
      return { deletedId: id, message: message ?? 'Course deleted.' };
    },
  },
};
