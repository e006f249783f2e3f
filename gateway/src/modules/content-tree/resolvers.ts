// Archives, restores, duplicates and moves branches of the content tree, for admins.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { contentKindOf, REST_CONTENT_KINDS } from '../../upstream/content-kinds.ts';
import { connectionOf, toUpstreamPage } from '../../upstream/paging.ts';
import { basedOn } from '../../upstream/revisions.ts';
import type { Context } from '../context.ts';

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not have the
 * extension.
 */
async function requireContentTree({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('content-tree', 'NO_CONTENT_TREE');
}

/** Clears all content loaders: a branch can contain every kind of content. */
function clearContent({ loaders }: Context): void {
  clearAll(
    loaders.subjects,
    loaders.chapters,
    loaders.lessons,
    loaders.contents,
    loaders.academicUnits,
    loaders.admissionUnits,
    loaders.examYears,
    loaders.exams,
    loaders.multiSubjectExams,
  );
}

export const contentTreeResolvers: Resolvers = {
  Query: {
    archivedContent: async (_, { courseId, ...args }, context) => {
      await requireContentTree(context);
      const page = toUpstreamPage(args);
      return connectionOf(await context.api.contentTree.listArchivedContent(courseId, page), page);
    },
  },
  Viewer: {
    hasContentMoves: (_, __, { capabilities }) => capabilities.has('content-moves'),
  },
  ArchivedContent: {
    id: idOf,
    kind: ({ kind }) => contentKindOf(kind) ?? 'SUBJECT',
    title: ({ title }) => title ?? '',
    parentTitle: ({ parentTitle }) => parentTitle || null,
    archivedAt: ({ archivedAt }) => archivedAt ?? '',
  },
  Mutation: {
    archiveContent: async (_, { input: { kind, id } }, context) => {
      await requireContentTree(context);
      const state = await context.api.contentTree.postContentArchive(REST_CONTENT_KINDS[kind], id);
      clearContent(context);
      return { archivedId: id, archivedAt: state.archivedAt ?? null };
    },
    restoreContent: async (_, { input: { kind, id } }, context) => {
      await requireContentTree(context);
      await context.api.contentTree.postContentRestore(REST_CONTENT_KINDS[kind], id);
      clearContent(context);
      return { restoredId: id };
    },
    duplicateContent: async (_, { input: { kind, id, parentId, title, year } }, context) => {
      await requireContentTree(context);
      const copy = await context.api.contentTree.postContentCopy(REST_CONTENT_KINDS[kind], id, {
        parentId: parentId ?? undefined,
        title: title ?? undefined,
        year: year ?? undefined,
      });
      clearContent(context);
      return { copyId: idOf(copy), itemCount: copy.itemCount ?? 1 };
    },
    moveContent: async (_, { input: { kind, id, parentId, position, revision } }, context) => {
      await context.requireAdmin();
      await context.capabilities.require('content-moves', 'NO_CONTENT_MOVES');
      const move = await context.api.contentTree.postContentMove(
        REST_CONTENT_KINDS[kind],
        id,
        { parentId, position: position ?? undefined },
        basedOn(revision),
      );
      clearContent(context);
      return {
        movedId: id,
        parentId: move.parentId ?? parentId,
        position: move.position ?? null,
        previousParentId: move.from?.parentId ?? null,
        previousPosition: move.from?.position ?? null,
      };
    },
  },
};
