// Course management for admins: all courses in one list, and the data that depends on a course.
import type { CourseKind, Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { courseStatusOf } from '../../upstream/course-status.ts';
import { connectionOf, toUpstreamPage } from '../../upstream/paging.ts';
import { SEARCH_NAMES, withInputPaths } from '../../upstream/renamed-input.ts';
import type { Context } from '../context.ts';
import type { RestCourseUsage } from './api.ts';

const KINDS = {
  admission: 'ADMISSION',
  academic: 'ACADEMIC',
  other: 'OTHER',
} as const satisfies Record<string, CourseKind>;

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not have the
 * extension.
 */
async function requireCourseAdmin({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('course-admin', 'NO_COURSE_ADMIN');
}

/** True if anything of students or a campaign prevents the deletion of the course. */
const hasDependentData = ({
  studentCount,
  resultCount,
  attemptCount,
  submissionCount,
  examCampaignCount,
}: RestCourseUsage): boolean =>
  [studentCount, resultCount, attemptCount, submissionCount, examCampaignCount].some(
    (count) => (count ?? 0) > 0,
  );

export const courseAdminResolvers: Resolvers = {
  Query: {
    courseList: async (_, { kind, status, search, ...args }, context) => {
      await requireCourseAdmin(context);
      const page = toUpstreamPage(args);
      const filter = {
        kind: kind?.toLowerCase(),
        status: status?.toLowerCase(),
        q: search?.trim() || undefined,
      };
      const listing = context.api.courseAdmin.listCourseEntries(filter, page);
      return connectionOf(await withInputPaths(SEARCH_NAMES, listing), page);
    },
    courseUsage: async (_, { id }, context) => {
      await requireCourseAdmin(context);
      return context.api.courseAdmin.findCourseUsage(id);
    },
  },
  CourseListEntry: {
    id: idOf,
    kind: ({ kind = 'other' }) => KINDS[kind] ?? 'OTHER',
    courseCode: ({ courseCode }) => courseCode ?? '',
    courseType: ({ courseType }) => courseType ?? '',
    title: ({ title }) => title ?? '',
    price: ({ price }) => price ?? 0,
    discount: ({ discountPrice }) => discountPrice ?? 0,
    thumbnailUrl: ({ thumbnailImageUrl }) => thumbnailImageUrl || null,
    status: courseStatusOf,
    studentCount: ({ studentCount }) => studentCount ?? 0,
    lessonCount: ({ lessonCount }) => lessonCount ?? 0,
    noteCount: ({ contentCount }) => contentCount ?? 0,
    examCount: ({ examCount }) => examCount ?? 0,
  },
  CourseUsage: {
    id: idOf,
    title: ({ title }) => title ?? '',
    unitCount: ({ unitCount }) => unitCount ?? 0,
    subjectCount: ({ subjectCount }) => subjectCount ?? 0,
    chapterCount: ({ chapterCount }) => chapterCount ?? 0,
    lessonCount: ({ lessonCount }) => lessonCount ?? 0,
    noteCount: ({ contentCount }) => contentCount ?? 0,
    examCount: ({ examCount }) => examCount ?? 0,
    assignmentCount: ({ assignmentCount }) => assignmentCount ?? 0,
    studentCount: ({ studentCount }) => studentCount ?? 0,
    resultCount: ({ resultCount }) => resultCount ?? 0,
    attemptCount: ({ attemptCount }) => attemptCount ?? 0,
    submissionCount: ({ submissionCount }) => submissionCount ?? 0,
    examCampaignCount: ({ examCampaignCount }) => examCampaignCount ?? 0,
    isDeletable: (usage) => !hasDependentData(usage),
  },
};
