/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RegisterForCampaign_CampaignFragment } from './register-for-campaign.form.ts';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampaignRouteQueryVariables = Exact<{
  id: string;
}>;


export type CampaignRouteQuery = { readonly campaign: (
    { readonly id: string, readonly title: string, readonly startDate: string | null, readonly endDate: string | null, readonly registeredCount: number, readonly isRegistered: boolean, readonly description: string | null, readonly imageUrl: string | null }
    & { ' $fragmentRefs'?: { 'RegisterForCampaign_CampaignFragment': RegisterForCampaign_CampaignFragment } }
  ) | null };


export const CampaignRouteDocument = {"__meta__":{"hash":"338a90e78574fdcbc314a40fa926fbc31670d86ac163e4f26577c6b5b6f271bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignFacts_campaign"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegisterForCampaign_campaign"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignFacts_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisterForCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}}]}}]} as unknown as DocumentNode<CampaignRouteQuery, CampaignRouteQueryVariables>;
export const useCampaignRouteQuery = (options: useQuery.Options<CampaignRouteQuery, CampaignRouteQueryVariables> & ({ variables: CampaignRouteQueryVariables } | { skip: true })) => useQuery<CampaignRouteQuery, CampaignRouteQueryVariables>(CampaignRouteDocument, options);