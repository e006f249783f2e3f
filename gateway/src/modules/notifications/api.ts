// The calls of the extensions `notifications` and `own-data`, in upstream's spelling.
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Kinds of notifications. A newer backend may have more. */
export type RestNotificationKind =
  | 'exam-soon'
  | 'merit-list'
  | 'answers-marked'
  | 'assignment-due'
  | 'late-decided'
  | 'attempt-reopened'
  | 'exclusion-decided'
  | 'personal-window'
  | 'grant-given';

/** Backs `Notification`. */
export type RestNotification = {
  _id?: string;
  id?: string;
  kind?: string;
  title?: string;
  examCampaignId?: string | null;
  examId?: string | null;
  assignmentId?: string | null;
  at?: string | null;
  accepted?: boolean | null;
  changed?: boolean | null;
  role?: 'teacher' | 'marker' | null;
  createdAt?: string | null;
  readAt?: string | null;
};

/** Backs `NotificationPreference`. */
export type RestNotificationPreference = {
  kind: RestNotificationKind;
  email: boolean;
  sms: boolean;
};

/** Backs `NotificationPreferences`. */
export type RestNotificationPreferences = {
  canEmail?: boolean;
  canSms?: boolean;
  kinds?: RestNotificationPreference[];
};

export const notificationsApi = (upstream: Upstream) => ({
  /** GET /ext/notifications */
  listNotifications: (page: Page) =>
    upstream.page<RestNotification>(withQuery(path`/ext/notifications`, page)),
  /** GET /ext/notifications/unread */
  getUnread: () => upstream.get<{ unread?: number }>(path`/ext/notifications/unread`),
  /** POST /ext/notifications/read; all notifications without a filter. */
  postRead: (filter: { ids?: string[]; before?: string }) =>
    upstream.write<{ unread?: number }>('POST', path`/ext/notifications/read`, filter),
  /** GET /ext/notifications/preferences */
  getPreferences: () =>
    upstream.get<RestNotificationPreferences>(path`/ext/notifications/preferences`),
  /** PUT /ext/notifications/preferences */
  putPreferences: (kinds: RestNotificationPreference[]) =>
    upstream.write<RestNotificationPreferences>('PUT', path`/ext/notifications/preferences`, {
      kinds,
    }),
  /**
   * GET /ext/own-data. 403 until the password is confirmed.
   * @param after `next` of the page before
   */
  getOwnData: (after: string | undefined) =>
    upstream.get<Record<string, unknown>>(withQuery(path`/ext/own-data`, { after })),
});
