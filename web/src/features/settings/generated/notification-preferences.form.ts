/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Whether one kind comes by e-mail or SMS too. */
export type NotificationPreferenceInput = {
  /** Whether it comes by e-mail. */
  readonly email: boolean;
  /** The kind. */
  readonly kind: NotificationKind;
  /** Whether it comes by SMS. */
  readonly sms: boolean;
};

/** The kinds to change; others stay as they are. */
export type UpdateNotificationPreferencesInput = {
  /** One entry for each kind to change, 1 to 20. */
  readonly kinds: ReadonlyArray<NotificationPreferenceInput>;
};

export type NotificationPreferences_PreferencesFragment = { readonly canEmail: boolean, readonly canSms: boolean, readonly kinds: ReadonlyArray<{ readonly kind: NotificationKind, readonly email: boolean, readonly sms: boolean }> };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: UpdateNotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { readonly updateNotificationPreferences: { readonly notificationPreferences: NotificationPreferences_PreferencesFragment } };

export const NotificationPreferences_PreferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferences_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canSms"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<NotificationPreferences_PreferencesFragment, unknown>;
export const UpdateNotificationPreferencesDocument = {"__meta__":{"hash":"a4a2f57499c2339786a38cc4bab366154070573eb69495181413ff010d6602e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationPreferences_preferences"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferences_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canSms"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>;
export const useUpdateNotificationPreferencesMutation = (options?: useMutation.Options<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>) => useMutation<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>(UpdateNotificationPreferencesDocument, options);