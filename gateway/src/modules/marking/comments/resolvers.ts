// A marker's reusable comments. Upstream finds them by the account of the session.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import type { Context } from '../../context.ts';

/** Errors UNAUTHENTICATED, FORBIDDEN, OPERATION_NOT_ALLOWED if the host keeps no comments. */
async function requireComments({ capabilities, requireGrant }: Context): Promise<void> {
  await requireGrant('marker');
  await capabilities.require('marking-comments', 'NO_MARKING_COMMENTS');
}

export const markingCommentResolvers: Resolvers = {
  Query: {
    markingComments: async (_, __, { api, capabilities, requireGrant }) => {
      await requireGrant('marker');
      if (!(await capabilities.has('marking-comments'))) return null;
      return api.markingComments.listMarkingComments();
    },
  },
  MarkingComment: {
    id: idOf,
    text: ({ text }) => text ?? '',
    examId: ({ examId }) => examId ?? null,
    questionId: ({ questionId }) => questionId ?? null,
  },
  Mutation: {
    createMarkingComment: async (_, { input }, context) => {
      await requireComments(context);
      return { comment: await context.api.markingComments.postMarkingComment(input) };
    },
    updateMarkingComment: async (_, { input: { id, ...changes } }, context) => {
      await requireComments(context);
      return { comment: await context.api.markingComments.putMarkingComment(id, changes) };
    },
    deleteMarkingComment: async (_, { input: { id } }, context) => {
      await requireComments(context);
      await context.api.markingComments.deleteMarkingComment(id);
      return { deletedId: id };
    },
  },
};
