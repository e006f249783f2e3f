// Wire documents of the extension `notifications` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, cursorFields, Id, Timestamp } from '../../http/validation/bodies.ts';
import { GRANT_ROLES } from '../grants/tables.ts';
import { NOTIFICATION_KINDS } from './tables.ts';

const Kind = Type.Enum([...NOTIFICATION_KINDS]);

/** A notification as a code and parameters; NotificationDetails in tables.ts describes them. */
export const Notification = Type.Object({
  _id: Type.String(),
  kind: Kind,
  title: Type.String(),
  examCampaignId: Type.Optional(Type.String()),
  examId: Type.Optional(Type.String()),
  assignmentId: Type.Optional(Type.String()),
  at: Type.Optional(Type.String()),
  accepted: Type.Optional(Type.Boolean()),
  changed: Type.Optional(Type.Boolean()),
  role: Type.Optional(Type.Enum([...GRANT_ROLES])),
  createdAt: Type.String(),
  /** Missing while it is unread. */
  readAt: Type.Optional(Type.String()),
});
export type NotificationDocument = Static<typeof Notification>;

export const NotificationQuery = Type.Object(cursorFields, closed);

/** Counted up to 100 (MAX_UNREAD in queries.ts). */
export const Unread = Type.Object({ unread: Type.Integer() });

/** The notifications to mark as read: those that match both; all if both are missing. */
export const ReadBody = Type.Object(
  {
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
    /** When the newest shown notification was created: newer ones stay unread. */
    before: Type.Optional(Timestamp),
  },
  closed,
);
export type ReadFilter = Static<typeof ReadBody>;

const Preference = Type.Object({ kind: Kind, email: Type.Boolean(), sms: Type.Boolean() }, closed);

/** `canEmail` and `canSms`: whether the account has a verified address of that channel. */
export const Preferences = Type.Object({
  canEmail: Type.Boolean(),
  canSms: Type.Boolean(),
  kinds: Type.Array(Preference),
});
export const PreferencesBody = Type.Object(
  { kinds: Type.Array(Preference, { minItems: 1, maxItems: 20 }) },
  closed,
);
export type PreferencesDocument = Static<typeof Preferences>;
