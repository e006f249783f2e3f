// Grants for single courses: admins give and end them; their holders read the exams of the course.
import type {
  EnrollmentCategory,
  GrantRole,
  Resolvers,
} from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import type { Context } from '../../context.ts';
import type { RestCategory, RestGrantRole } from '../api.ts';

const restCategory: Record<EnrollmentCategory, RestCategory> = {
  ADMISSION_PREP: 'admissionPrep',
  ACADEMIC: 'academic',
};
const roleOf = (role: RestGrantRole | undefined): GrantRole =>
  role === 'teacher' ? 'TEACHER' : 'MARKER';

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not have the
 * extension.
 */
async function requireGrants({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('grants', 'NO_GRANTS');
}

/**
 * Null if it fails: the write has succeeded, so a failed read must not look like a failed save.
 */
const rereadPerson = ({ api }: Context, studentId: string) =>
  api.people.findPerson(studentId).catch(() => null);

export const grantResolvers: Resolvers = {
  Query: {
    myGrants: async (_, __, { api, capabilities, requireSession }) => {
      requireSession();
      return (await capabilities.has('grants')) ? api.grants.listMyGrants() : [];
    },
    grantedExams: async (_, { courseId }, { api, capabilities, requireGrant }) => {
      await requireGrant('teacher');
      await capabilities.require('grants', 'NO_GRANTS');
      return api.grants.listGrantedExams(courseId);
    },
  },
  Viewer: {
    grantRole: ({ grants = [] }) => {
      if (grants.some(({ role }) => role === 'teacher')) return 'TEACHER';
      return grants.length > 0 ? 'MARKER' : null;
    },
  },
  Person: {
    grants: async ({ student }, _, { api, capabilities }) =>
      (await capabilities.has('grants')) ? api.grants.listGrants(idOf(student ?? {})) : null,
  },
  Grant: {
    courseId: ({ courseId }) => courseId ?? '',
    category: ({ category }) => (category === 'admissionPrep' ? 'ADMISSION_PREP' : 'ACADEMIC'),
    courseCode: ({ courseCode }) => courseCode ?? '',
    name: ({ name }) => name ?? '',
    role: ({ role }) => roleOf(role),
    since: ({ grantedAt }) => grantedAt ?? null,
  },
  GrantedExam: {
    examKind: ({ kind }) => (kind === 'multi-subject' ? 'MULTI_SUBJECT' : 'SINGLE'),
    examId: ({ examId }) => examId ?? '',
    title: ({ title }) => title ?? '',
    startedCount: ({ startedCount }) => startedCount ?? 0,
  },
  Mutation: {
    giveGrant: async (_, { input: { studentId, courseId, category, role } }, context) => {
      await requireGrants(context);
      const course = { studentId, courseId, category: restCategory[category] };
      await context.api.grants.putGrant(course, role === 'TEACHER' ? 'teacher' : 'marker');
      return { person: await rereadPerson(context, studentId) };
    },
    endGrant: async (_, { input: { studentId, courseId, category } }, context) => {
      await requireGrants(context);
      const course = { studentId, courseId, category: restCategory[category] };
      await context.api.grants.deleteGrant(course);
      return { person: await rereadPerson(context, studentId) };
    },
  },
};
