// Assignments.
import type {
  AssignmentCourseInput,
  EnrollmentCategory,
  Resolvers,
} from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { withInputPaths } from '../../upstream/renamed-input.ts';
import { basedOn } from '../../upstream/revisions.ts';
import type { Context } from '../context.ts';
import type { RestAssignment, RestAssignmentCourse } from './api.ts';

const restCategory: Record<EnrollmentCategory, RestAssignmentCourse['category']> = {
  ADMISSION_PREP: 'admissionPrep',
  ACADEMIC: 'academic',
};

/** Upstream's name of the course's id. */
const NAMES = { id: '_id' } as const;

type ExtensionFields = { course?: AssignmentCourseInput | null; maxMark?: number | null };

/**
 * The fields of the extension. Error OPERATION_NOT_ALLOWED if the host does not offer it, because
 * it would drop them silently.
 */
async function extendedFields(
  { capabilities }: Context,
  { course, maxMark }: ExtensionFields,
): Promise<Partial<RestAssignment>> {
  if (course === undefined && maxMark === undefined) return {};
  await capabilities.require('assignment-submissions', 'NO_SUBMISSIONS');
  const fields: Partial<RestAssignment> = {};
  if (course !== undefined)
    fields.course = course && { _id: course.id, category: restCategory[course.category] };
  if (maxMark !== undefined) fields.maxMark = maxMark;
  return fields;
}

export const assignmentsResolvers: Resolvers = {
  Query: {
    assignments: async (_, __, { api, requireViewer }) => {
      await requireViewer();
      const assignments = await api.assignments.listAssignments();
      return assignments.toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''));
    },
    assignment: async (_, { id }, { api, requireViewer }) => {
      await requireViewer();
      return api.assignments.findAssignment(id);
    },
  },
  Assignment: {
    id: idOf,
    title: (assignment) => assignment.title ?? '',
    description: (assignment) => assignment.description ?? null,
    dueDate: (assignment) => assignment.dueDate ?? null,
    course: (assignment) => assignment.course ?? null,
    maxMark: (assignment) => assignment.maxMark ?? null,
  },
  AssignmentCourse: {
    id: idOf,
    category: ({ category }) => (category === 'admissionPrep' ? 'ADMISSION_PREP' : 'ACADEMIC'),
    name: ({ name }) => name ?? '',
  },
  Mutation: {
    createAssignment: async (_, { input: { course, maxMark, ...texts } }, context) => {
      await context.requireAdmin();
      const extended = await extendedFields(context, { course, maxMark });
      const sending = context.api.assignments.postAssignment({ ...texts, ...extended });
      return { assignment: await withInputPaths(NAMES, sending) };
    },
    updateAssignment: async (
      _,
      { input: { id, revision, course, maxMark, ...texts } },
      context,
    ) => {
      await context.requireAdmin();
      const extended = await extendedFields(context, { course, maxMark });
      const body = { ...texts, ...extended };
      const sending = context.api.assignments.putAssignment(id, body, basedOn(revision));
      return { assignment: await withInputPaths(NAMES, sending) };
    },
    deleteAssignment: async (_, { input }, { api, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.assignments.deleteAssignment(input.id);
      return { deletedId: input.id, message: message ?? 'Assignment deleted.' };
    },
  },
};
