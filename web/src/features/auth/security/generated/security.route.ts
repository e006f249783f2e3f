/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Sessions_ViewerFragment } from './sessions.ts';
import type { SecondFactor_ViewerFragment } from './second-factor.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The role of an account (specification, section 6). */
export type Role =
  /** Reads and edits everything. */
  | 'ADMIN'
  /** Reads courses, takes exams, sees own results. */
  | 'STUDENT';

export type SecurityRouteQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityRouteQuery = { readonly viewer: (
    { readonly id: string, readonly hasAccountSecurity: boolean, readonly user: { readonly id: string, readonly email: string | null, readonly phoneNumber: string | null, readonly role: Role } }
    & Sessions_ViewerFragment
    & SecondFactor_ViewerFragment
  ) | null };


export const SecurityRouteDocument = {"__meta__":{"hash":"86c2963d8b0d0700c0e493d7190da8904c35840ca3eeca210e1b6dd702137c3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityRoute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccountSecurity"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sessions_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactor_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sessions_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactor_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<SecurityRouteQuery, SecurityRouteQueryVariables>;
export const useSecurityRouteQuery = (options?: QueryOptions<SecurityRouteQuery, SecurityRouteQueryVariables>) => useQuery<SecurityRouteQuery, SecurityRouteQueryVariables>(SecurityRouteDocument, options);