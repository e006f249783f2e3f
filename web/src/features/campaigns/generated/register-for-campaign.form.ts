/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The campaign to register the viewer for. */
export type RegisterForCampaignInput = {
  /** The campaign's id. */
  readonly campaignId: string;
};

export type RegisterForCampaign_CampaignFragment = { readonly id: string, readonly isRegistered: boolean };

export type RegisterForCampaignMutationVariables = Exact<{
  input: RegisterForCampaignInput;
}>;


export type RegisterForCampaignMutation = { readonly registerForCampaign: { readonly campaign: { readonly id: string, readonly isRegistered: boolean, readonly registeredCount: number } } };

export const RegisterForCampaign_CampaignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisterForCampaign_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}}]}}]} as unknown as DocumentNode<RegisterForCampaign_CampaignFragment, unknown>;
export const RegisterForCampaignDocument = {"__meta__":{"hash":"bad3e511d76d3b829637324f2c8c18d4abcae271cd5025573d30146a7722987c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterForCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterForCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerForCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterForCampaignMutation, RegisterForCampaignMutationVariables>;
export const useRegisterForCampaignMutation = (options?: useMutation.Options<RegisterForCampaignMutation, RegisterForCampaignMutationVariables>) => useMutation<RegisterForCampaignMutation, RegisterForCampaignMutationVariables>(RegisterForCampaignDocument, options);