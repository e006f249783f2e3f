/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { NotificationRow_NotificationFragment } from './notification-row.ts';
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The role of a person in one course, beside being a student. */
export type GrantRole =
  /** Marks written answers and decides about late answers. */
  | 'MARKER'
  /** Reads answer keys, follows exams, reads their statistics, and does what a marker does. */
  | 'TEACHER';

export type NotificationsRouteQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsRouteQuery = { readonly viewer: { readonly id: string, readonly grantRole: GrantRole | null, readonly unreadNotificationCount: number | null, readonly notifications: { readonly totalCount: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<(
        { readonly id: string }
        & NotificationRow_NotificationFragment
      )> } | null } | null };


export const NotificationsRouteDocument = {"__meta__":{"hash":"2f22533169167d752c5d280a9b8649525eed0c1992dc095a732338e74d4b97f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationsRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"grantRole"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow_notification"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"examCampaignId"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"isChange"}},{"kind":"Field","name":{"kind":"Name","value":"grantRole"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]} as unknown as DocumentNode<NotificationsRouteQuery, NotificationsRouteQueryVariables>;
export const useNotificationsRouteQuery = (options?: QueryOptions<NotificationsRouteQuery, NotificationsRouteQueryVariables>) => useQuery<NotificationsRouteQuery, NotificationsRouteQueryVariables>(NotificationsRouteDocument, options);