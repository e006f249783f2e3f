// Content with its revision, for admins. The revision is read before the item, so it is never
// newer: a change in between causes a conflict on save instead of being overwritten.
import type { Resolvers } from '../../generated/resolver-types.ts';
import type { Capability } from '../../upstream/capabilities.ts';
import { REST_CONTENT_KINDS } from '../../upstream/content-kinds.ts';
import type { Context } from '../context.ts';
import type { RestEditableContent } from './api.ts';

export const contentRevisionsResolvers: Resolvers = {
  Query: {
    editableContent: (_, { kind, id }, context) =>
      withRevision({ id, kind: REST_CONTENT_KINDS[kind] }, 'content-revisions', context),
    editableCourse: (_, { id }, context) =>
      withRevision({ id, kind: 'course' }, 'course-revisions', context),
    editableAdmissionCourse: (_, { id }, context) =>
      withRevision({ id, kind: 'admission-course' }, 'course-revisions', context),
    editableAssignment: (_, { id }, context) =>
      withRevision({ id, kind: 'assignment' }, 'assignment-revisions', context),
    editableCampaign: (_, { id }, context) =>
      withRevision({ id, kind: 'campaign' }, 'campaign-revisions', context),
    editableExamCampaign: (_, { id }, context) =>
      withRevision({ id, kind: 'exam-campaign' }, 'campaign-revisions', context),
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
    course: ({ kind, id }, _, { api }) => (kind === 'course' ? api.academics.readCourse(id) : null),
    admissionCourse: ({ kind, id }, _, { api }) =>
      kind === 'admission-course' ? api.admission.readUniversity(id) : null,
    assignment: ({ kind, id }, _, { api }) =>
      kind === 'assignment' ? api.assignments.findAssignment(id) : null,
    campaign: ({ kind, id }, _, { loaders }) =>
      kind === 'campaign' ? loaders.campaigns.byId.load(id) : null,
    examCampaign: ({ kind, id }, _, { loaders }) =>
      kind === 'exam-campaign' ? loaders.examCampaigns.byId.load(id) : null,
  },
};

/** @param capability without it, the host has no revisions of this kind of item */
async function withRevision(
  item: Pick<RestEditableContent, 'id' | 'kind'>,
  capability: Capability,
  { api, capabilities, requireAdmin }: Context,
): Promise<RestEditableContent | null> {
  await requireAdmin();
  if (!(await capabilities.has(capability))) return item;
  const revision = await api.contentRevisions.findRevision(item.kind, item.id);
  return revision && { ...revision, ...item };
}
