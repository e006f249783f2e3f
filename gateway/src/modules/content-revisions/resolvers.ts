// Content with its revision, for admins. The revision is read before the item, so it is never
// newer: a change in between causes a conflict on save instead of being overwritten.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { REST_CONTENT_KINDS } from '../../upstream/content-kinds.ts';

export const contentRevisionsResolvers: Resolvers = {
  Query: {
    editableContent: async (_, { kind, id }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      const item = { id, kind: REST_CONTENT_KINDS[kind] };
      if (!(await capabilities.has('content-revisions'))) return item;
      const revision = await api.contentRevisions.findRevision(item.kind, id);
      return revision && { ...revision, ...item };
    },
  },
  EditableContent: {
    revision: ({ revision }) => revision ?? null,
    title: ({ title }) => title ?? null,
    summary: ({ summary }) => summary || null,
    imageUrl: ({ imageUrl }) => imageUrl || null,
    parentId: ({ parentId }) => parentId ?? null,
    parentTitle: ({ parentTitle }) => parentTitle ?? null,
    changedAt: ({ changedAt }) => changedAt ?? null,
    changedBy: ({ changedBy }) => changedBy || null,
    lesson: ({ kind, id }, _, { loaders }) =>
      kind === 'lesson' ? loaders.lessons.byId.load(id) : null,
    note: ({ kind, id }, _, { loaders }) =>
      kind === 'note' ? loaders.contents.byId.load(id) : null,
    exam: ({ kind, id }, _, { loaders }) => (kind === 'exam' ? loaders.exams.byId.load(id) : null),
    multiSubjectExam: ({ kind, id }, _, { loaders }) =>
      kind === 'paper' ? loaders.multiSubjectExams.byId.load(id) : null,
  },
};
