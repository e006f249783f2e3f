// The viewer's notifications and the download of their data, if the backend has the extensions
// `notifications` and `own-data`.
import type { NotificationKind, Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { fieldRefusal } from '../../upstream/errors/refusals.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import type { Context } from '../context.ts';
import type { RestNotification, RestNotificationKind } from './api.ts';

const MAX_IDS = 100;

const REST_KINDS: Record<NotificationKind, RestNotificationKind> = {
  EXAM_SOON: 'exam-soon',
  MERIT_LIST: 'merit-list',
  ANSWERS_MARKED: 'answers-marked',
  ASSIGNMENT_DUE: 'assignment-due',
  LATE_ANSWERS_DECIDED: 'late-decided',
  ATTEMPT_REOPENED: 'attempt-reopened',
  EXCLUSION_DECIDED: 'exclusion-decided',
  PERSONAL_WINDOW: 'personal-window',
  GRANT_GIVEN: 'grant-given',
};
const GRANT_ROLES = { teacher: 'TEACHER', marker: 'MARKER' } as const;
const KINDS = new Map(
  Object.entries(REST_KINDS).map(([kind, restKind]) => [
    restKind as string,
    kind as NotificationKind,
  ]),
);

/** False for kinds of a newer backend, which are omitted. */
const hasKnownKind = ({ kind }: RestNotification | { kind: string }) => KINDS.has(kind ?? '');

function kindOf({ kind }: { kind?: string }): NotificationKind {
  return KINDS.get(kind ?? '') ?? 'EXAM_SOON';
}

/**
 * For a signed-in user, if the backend has the extension. Errors UNAUTHENTICATED,
 * OPERATION_NOT_ALLOWED.
 */
async function requireNotifications({ requireSession, capabilities }: Context): Promise<void> {
  requireSession();
  await capabilities.require('notifications', 'NO_NOTIFICATIONS');
}

export const notificationResolvers: Resolvers = {
  Viewer: {
    notifications: async (_, args, { api, capabilities }) => {
      if (!(await capabilities.has('notifications'))) return null;
      const page = await cursorPageOf(args, capabilities);
      const notificationPage = await api.notifications.listNotifications(page);
      const connection = connectionOf(notificationPage, page);
      return { ...connection, nodes: connection.nodes.filter(hasKnownKind) };
    },
    unreadNotificationCount: async (_, __, { api, capabilities }) => {
      if (!(await capabilities.has('notifications'))) return null;
      return (await api.notifications.getUnread()).unread ?? 0;
    },
    notificationPreferences: async (_, __, { api, capabilities }) =>
      (await capabilities.has('notifications')) ? api.notifications.getPreferences() : null,
    canDownloadData: (_, __, { capabilities }) => capabilities.has('own-data'),
  },
  Notification: {
    id: idOf,
    kind: kindOf,
    title: ({ title }) => title ?? '',
    examCampaignId: ({ examCampaignId }) => examCampaignId ?? null,
    examId: ({ examId }) => examId ?? null,
    assignmentId: ({ assignmentId }) => assignmentId ?? null,
    at: ({ at }) => at ?? null,
    isAccepted: ({ accepted }) => accepted ?? null,
    isChange: ({ changed }) => changed ?? null,
    grantRole: ({ role }) => (role ? GRANT_ROLES[role] : null),
    createdAt: ({ createdAt }) => createdAt ?? null,
    isRead: ({ readAt }) => Boolean(readAt),
  },
  NotificationPreferences: {
    canEmail: ({ canEmail }) => canEmail ?? false,
    canSms: ({ canSms }) => canSms ?? false,
    kinds: ({ kinds }) => (kinds ?? []).filter(hasKnownKind),
  },
  NotificationPreference: { kind: kindOf },
  Mutation: {
    markNotificationsRead: async (_, { input: { ids, before } }, context) => {
      if (ids && ids.length > MAX_IDS)
        throw fieldRefusal('ids', 'TOO_MANY_ENTRIES', { max: MAX_IDS });
      await requireNotifications(context);
      const { unread } = await context.api.notifications.postRead({
        ids: ids ?? undefined,
        before: before || undefined,
      });
      return { unreadNotificationCount: unread ?? 0 };
    },
    updateNotificationPreferences: async (_, { input: { kinds } }, context) => {
      await requireNotifications(context);
      const preferences = kinds.map(({ kind, email, sms }) => ({
        kind: REST_KINDS[kind],
        email,
        sms,
      }));
      return {
        notificationPreferences: await context.api.notifications.putPreferences(preferences),
      };
    },
    downloadData: async (_, { input }, { requireSession, capabilities, api }) => {
      requireSession();
      await capabilities.require('own-data', 'NO_OWN_DATA');
      const { next, ...page } = await api.notifications.getOwnData(input?.after ?? undefined);
      return {
        json: JSON.stringify(page, null, 2),
        endCursor: typeof next === 'string' ? next : null,
      };
    },
  },
};
