// Creates, updates and deletes courses, for admins. Upstream has two APIs for courses; the course's
// type determines which one is called.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll } from '../../../upstream/batching.ts';
import { withRestStatus } from '../../../upstream/course-status.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import { sendRenamed } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';

const NAMES = {
  discount: 'discountPrice',
  thumbnailUrl: 'thumbnailImageUrl',
  totalDurationMonths: 'totalDuration',
  features: 'courseFeatures',
  text: 'feature',
} as const;

const ACADEMIC = 'academic';

export const writeCoursesResolvers: Resolvers = {
  Mutation: {
    createCourse: async (_, { input }, { api: { academics }, loaders, requireAdmin }) => {
      await requireAdmin();
      const course = await sendRenamed(
        NAMES,
        withRestStatus(input),
        input.courseType === ACADEMIC ? academics.postAcademicCourse : academics.postCourse,
      );
      clearAll(loaders.courses);
      return { course };
    },
    updateCourse: async (
      _,
      { input: { id, revision, ...changes } },
      { api: { academics }, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const storedCourse = await loaders.courses.byId.load(id);
      if (!storedCourse) throw refusal('COURSE_NOT_FOUND');
      const putCourse =
        (storedCourse.courseType ?? ACADEMIC) === ACADEMIC
          ? academics.putAcademicCourse
          : academics.putCourse;
      const course = await sendRenamed(NAMES, withRestStatus(changes), (body) =>
        putCourse(id, body, basedOn(revision)),
      );
      clearAll(loaders.courses);
      return { course };
    },
    deleteCourse: async (_, { input: { id, force } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.academics.deleteCourse(id, force ?? false);
      const { courses, academicUnits, subjects, chapters, lessons, contents, exams } = loaders;
      clearAll(courses, academicUnits, subjects, chapters, lessons, contents, exams);
      return { deletedId: id, message: message ?? 'Course deleted.' };
    },
  },
};
