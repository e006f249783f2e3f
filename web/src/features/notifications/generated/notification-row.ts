/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The role of a person in one course, beside being a student. */
export type GrantRole =
  /** Marks written answers and decides about late answers. */
  | 'MARKER'
  /** Reads answer keys, follows exams, reads their statistics, and does what a marker does. */
  | 'TEACHER';

/** The subject of a notification. */
export type NotificationKind =
  /** Written answers of the viewer are marked, or their marks or comments have changed (`isChange`): `examId`. */
  | 'ANSWERS_MARKED'
  /** An assignment is due within a day: `assignmentId`, `at`. */
  | 'ASSIGNMENT_DUE'
  /** An admin has opened an attempt of the viewer again, until `at`: `examId`. */
  | 'ATTEMPT_REOPENED'
  /** An exam starts within a day: `at`, and `examCampaignId` of a campaign that the viewer is registered for, or `examId` of a single exam. */
  | 'EXAM_SOON'
  /** An attempt of the viewer is excluded from its contest, or counts again: `examId`, `isAccepted` (it counts again). */
  | 'EXCLUSION_DECIDED'
  /** An admin has made the viewer a marker or teacher of a course (`grantRole`), whose exams the viewer can then not take: `title` is its name. */
  | 'GRANT_GIVEN'
  /** It is decided whether answers of the viewer that came late count: `examId`, `isAccepted`. */
  | 'LATE_ANSWERS_DECIDED'
  /** The merit list of an exam that the viewer took in a campaign is published: `examCampaignId`. */
  | 'MERIT_LIST'
  /** The viewer has got a time of their own for an exam (`isAccepted`), or takes it with all others again; it starts `at`: `examCampaignId`. */
  | 'PERSONAL_WINDOW';

export type NotificationRow_NotificationFragment = { readonly id: string, readonly kind: NotificationKind, readonly title: string, readonly examCampaignId: string | null, readonly examId: string | null, readonly assignmentId: string | null, readonly at: string | null, readonly isAccepted: boolean | null, readonly isChange: boolean | null, readonly grantRole: GrantRole | null, readonly createdAt: string | null, readonly isRead: boolean };

export const NotificationRow_NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"examCampaignId"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"isChange"}},{"kind":"Field","name":{"kind":"Name","value":"grantRole"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]} as unknown as DocumentNode<NotificationRow_NotificationFragment, unknown>;