// Assignments in GraphQL's words.
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
};
