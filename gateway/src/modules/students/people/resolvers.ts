// People as admins see them: search, details, and enrolling by hand.
import type { EnrollmentCategory, Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import type { Context } from '../../context.ts';
import type { RestCategory } from '../api.ts';

const restCategory: Record<EnrollmentCategory, RestCategory> = {
  ADMISSION_PREP: 'admissionPrep',
  ACADEMIC: 'academic',
};

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not have the
 * extension.
 */
async function requirePeople({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('people', 'NO_PEOPLE');
}

export const peopleResolvers: Resolvers = {
  Query: {
    people: async (_, { search, ...args }, context) => {
      await requirePeople(context);
      const page = await cursorPageOf(args, context.capabilities);
      return connectionOf(await context.api.people.listPeople(search?.trim() ?? '', page), page);
    },
    person: async (_, { id }, context) => {
      await requirePeople(context);
      return context.api.people.findPerson(id);
    },
  },
  Person: {
    id: ({ student }) => idOf(student ?? {}),
    student: ({ student }) => student ?? {},
    account: ({ account }) => account ?? {},
    createdAt: ({ createdAt }) => createdAt ?? null,
    enrollments: ({ enrolments }) => enrolments ?? null,
  },
  PersonEnrollment: {
    courseId: ({ courseId }) => courseId ?? '',
    category: ({ category }) => (category === 'admissionPrep' ? 'ADMISSION_PREP' : 'ACADEMIC'),
    courseCode: ({ courseCode }) => courseCode ?? '',
    name: ({ name }) => name ?? '',
    enrolledAt: ({ enrolledAt }) => enrolledAt ?? null,
    paymentNote: ({ paymentNote }) => paymentNote || null,
    isByAdmin: ({ byAdmin }) => byAdmin ?? false,
  },
  Mutation: {
    enrollStudent: async (
      _,
      { input: { studentId, courseId, category, paymentNote } },
      context,
    ) => {
      await requirePeople(context);
      const note = paymentNote?.trim();
      const body = {
        courseId,
        category: restCategory[category],
        ...(note && { paymentNote: note }),
      };
      const person = await context.api.people.postEnrolment(studentId, body);
      clearAll(context.loaders.enrolledCourses);
      return { person };
    },
    endEnrollment: async (_, { input: { studentId, courseId, category } }, context) => {
      await requirePeople(context);
      const person = await context.api.people.deleteEnrolment(
        studentId,
        restCategory[category],
        courseId,
      );
      clearAll(context.loaders.enrolledCourses);
      return { person };
    },
  },
};
