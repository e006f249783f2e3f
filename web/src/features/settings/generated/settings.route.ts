/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { NotificationPreferences_PreferencesFragment } from './notification-preferences.form.ts';
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettingsRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsRouteQuery = { readonly viewer: { readonly id: string, readonly hasAccountSecurity: boolean, readonly canDownloadData: boolean, readonly notificationPreferences: NotificationPreferences_PreferencesFragment | null } | null };


export const SettingsRouteDocument = {"__meta__":{"hash":"1488c327b18cb84d803058a0ab4b1e0aaf7e2cea03f2622333fe1d0da274ebc2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccountSecurity"}},{"kind":"Field","name":{"kind":"Name","value":"canDownloadData"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationPreferences_preferences"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferences_preferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"canEmail"}},{"kind":"Field","name":{"kind":"Name","value":"canSms"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<SettingsRouteQuery, SettingsRouteQueryVariables>;
export const useSettingsRouteQuery = (options?: QueryOptions<SettingsRouteQuery, SettingsRouteQueryVariables>) => useQuery<SettingsRouteQuery, SettingsRouteQueryVariables>(SettingsRouteDocument, options);