// Versions of lessons and notes, and the admin's own drafts.
import type { Resolvers, TextDraftKind, TextKind } from '../../generated/resolver-types.ts';
import { withInputPaths } from '../../upstream/renamed-input.ts';
import type { RestDraftKind, RestTextKind } from './api.ts';

const KINDS = { LESSON: 'lesson', NOTE: 'note' } as const satisfies Record<TextKind, RestTextKind>;
const DRAFT_KINDS = {
  ...KINDS,
  NEW_LESSON: 'new-lesson',
  NEW_NOTE: 'new-note',
} as const satisfies Record<TextDraftKind, RestDraftKind>;

/** Upstream's names of the fields of a draft. */
const NAMES = {
  source: 'text',
  videoUrl: 'videoLink',
  durationMinutes: 'duration',
  examIds: 'exams',
} as const;

export const textHistoryResolvers: Resolvers = {
  Query: {
    textVersions: async (_, { kind, id }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      if (!(await capabilities.has('text-history'))) return null;
      return api.textHistory.listTextVersions(KINDS[kind], id);
    },
    textVersion: async (_, { kind, id, number }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      if (!(await capabilities.has('text-history'))) return null;
      return api.textHistory.findTextVersion(KINDS[kind], id, number);
    },
    textDraft: async (_, { kind, id }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      if (!(await capabilities.has('text-history'))) return null;
      return api.textHistory.findTextDraft(DRAFT_KINDS[kind], id);
    },
  },
  TextVersion: {
    number: ({ number }) => number,
    title: ({ title }) => title ?? '',
    length: ({ length }) => length ?? 0,
    savedAt: ({ savedAt }) => savedAt ?? null,
    savedBy: ({ savedBy }) => savedBy || null,
    source: ({ text }) => text ?? null,
    videoUrl: ({ videoLink }) => videoLink ?? null,
    durationMinutes: ({ duration }) => duration ?? null,
    examIds: ({ exams }) => exams ?? null,
  },
  TextDraft: {
    baseRevision: ({ baseRevision }) => baseRevision ?? null,
  },
  TextDraftValues: {
    source: ({ text }) => text,
    videoUrl: ({ videoLink }) => videoLink,
    durationMinutes: ({ duration }) => duration,
    examIds: ({ exams }) => exams,
  },
  Mutation: {
    saveTextDraft: async (_, { input }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      await capabilities.require('text-history', 'NO_TEXT_DRAFTS');
      const { kind, itemId, values, baseRevision } = input;
      const { title, source, videoUrl, durationMinutes, examIds } = values;
      const draft = await withInputPaths(
        NAMES,
        api.textHistory.putTextDraft(DRAFT_KINDS[kind], itemId, {
          values: {
            title,
            text: source,
            videoLink: videoUrl,
            duration: durationMinutes,
            exams: examIds,
          },
          baseRevision: baseRevision ?? undefined,
        }),
      );
      return { draft };
    },
    deleteTextDraft: async (_, { input }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      await capabilities.require('text-history', 'NO_TEXT_DRAFTS');
      await api.textHistory.deleteTextDraft(DRAFT_KINDS[input.kind], input.itemId);
      return { itemId: input.itemId };
    },
  },
};
