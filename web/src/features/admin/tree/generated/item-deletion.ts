/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampaignExamsQueryVariables = Exact<{ [key: string]: never; }>;


export type CampaignExamsQuery = { readonly viewer: { readonly id: string } | null, readonly examCampaigns: ReadonlyArray<{ readonly id: string, readonly exam:
      | { readonly __typename: 'Exam', readonly id: string }
      | { readonly __typename: 'MultiSubjectExam', readonly id: string }
     | null }> | null };


export const CampaignExamsDocument = {"__meta__":{"hash":"8c1db630692c0ea8fa2eab12d3fa920417b3ef86234ff5af893cb6094678bffb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examCampaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MultiSubjectExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CampaignExamsQuery, CampaignExamsQueryVariables>;
export const useCampaignExamsQuery = (options?: QueryOptions<CampaignExamsQuery, CampaignExamsQueryVariables>) => useQuery<CampaignExamsQuery, CampaignExamsQueryVariables>(CampaignExamsDocument, options);