/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The first code of the authenticator app. */
export type EnableSecondFactorInput = {
  /** Six digits. */
  readonly code: string;
};

export type SecondFactor_ViewerFragment = { readonly id: string, readonly secondFactor: { readonly isEnabled: boolean, readonly recoveryCodesLeft: number } | null };

export type SetUpSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type SetUpSecondFactorMutation = { readonly setUpSecondFactor: { readonly secret: string, readonly uri: string } };

export type EnableSecondFactorMutationVariables = Exact<{
  input: EnableSecondFactorInput;
}>;


export type EnableSecondFactorMutation = { readonly enableSecondFactor: { readonly recoveryCodes: ReadonlyArray<string> } };

export type DisableSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type DisableSecondFactorMutation = { readonly disableSecondFactor: { readonly viewer: { readonly id: string } | null } };

export type NewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type NewRecoveryCodesMutation = { readonly newRecoveryCodes: { readonly recoveryCodes: ReadonlyArray<string> } };

export const SecondFactor_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactor_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<SecondFactor_ViewerFragment, unknown>;
export const SetUpSecondFactorDocument = {"__meta__":{"hash":"7cadb50b3a3378942b18d1d35502483c7f531b42cc4ee8c73046d021b4b1d080"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>;
export const EnableSecondFactorDocument = {"__meta__":{"hash":"17991783bb2beda72a78d8093396c5bd20f1f78a236a46a1a098196635b788e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnableSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>;
export const DisableSecondFactorDocument = {"__meta__":{"hash":"8ba1a4363a3973ff071f6a1ffe8c5c352152d9e382f5a566824989e9782ceb85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableSecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;
export const NewRecoveryCodesDocument = {"__meta__":{"hash":"5223a350e586ece877ec2f0f00a3bec8209f47d0ae997d976f8708094bf0e97d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>;
export const useSetUpSecondFactorMutation = (options?: useMutation.Options<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>) => useMutation<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>(SetUpSecondFactorDocument, options);
export const useEnableSecondFactorMutation = (options?: useMutation.Options<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>) => useMutation<EnableSecondFactorMutation, EnableSecondFactorMutationVariables>(EnableSecondFactorDocument, options);
export const useDisableSecondFactorMutation = (options?: useMutation.Options<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>) => useMutation<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>(DisableSecondFactorDocument, options);
export const useNewRecoveryCodesMutation = (options?: useMutation.Options<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>) => useMutation<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>(NewRecoveryCodesDocument, options);