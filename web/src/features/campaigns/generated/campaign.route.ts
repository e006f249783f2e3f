/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CampaignSummary_CampaignFragment } from './campaign-details.ts';
import type { RegisterForCampaign_CampaignFragment } from './register-for-campaign.form.ts';
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampaignRouteQueryVariables = Exact<{
  id: string;
}>;


export type CampaignRouteQuery = { readonly campaign: (
    { readonly id: string, readonly title: string, readonly description: string | null, readonly imageUrl: string | null, readonly startDate: string | null, readonly endDate: string | null }
    & CampaignSummary_CampaignFragment
    & RegisterForCampaign_CampaignFragment
  ) | null };


export const CampaignRouteDocument = {"__meta__":{"hash":"eca99f3b6d65d1f44d95ffbd8048e7591b35e04f00a8cd98f1b923a6345d1571"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignSummary_campaign"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegisterForCampaign_campaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignSummary_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisterForCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}}]}}]} as unknown as DocumentNode<CampaignRouteQuery, CampaignRouteQueryVariables>;
export const useCampaignRouteQuery = (options: QueryOptions<CampaignRouteQuery, CampaignRouteQueryVariables> & ({ variables: CampaignRouteQueryVariables } | { skip: true })) => useQuery<CampaignRouteQuery, CampaignRouteQueryVariables>(CampaignRouteDocument, options);