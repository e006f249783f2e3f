// Assignments.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';

export const assignmentsResolvers: Resolvers = {
  Query: {
    assignments: async (_, __, { api, requireViewer }) => {
      await requireViewer();
      const assignments = await api.assignments.listAssignments();
      return assignments.toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''));
    },
  },
  Assignment: {
    id: idOf,
    title: (assignment) => assignment.title ?? '',
    description: (assignment) => assignment.description ?? null,
    dueDate: (assignment) => assignment.dueDate ?? null,
  },
  Mutation: {
    createAssignment: async (_, { input }, { api, requireAdmin }) => {
      await requireAdmin();
      return { assignment: await api.assignments.postAssignment(input) };
    },
    updateAssignment: async (_, { input: { id, ...changes } }, { api, requireAdmin }) => {
      await requireAdmin();
      return { assignment: await api.assignments.putAssignment(id, changes) };
    },
    deleteAssignment: async (_, { input }, { api, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.assignments.deleteAssignment(input.id);
      return { deletedId: input.id, message: message ?? 'Assignment deleted.' };
    },
  },
};
