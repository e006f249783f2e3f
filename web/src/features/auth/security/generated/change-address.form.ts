/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The code that was sent to the new address. */
export type ConfirmAddressChangeInput = {
  /** At most 6 characters. It is good for one use, for 10 minutes and for 5 tries, in the session that asked for it. */
  readonly otp: string;
};

/** Exactly one of `email` and `phoneNumber`: the account's new one. */
export type RequestAddressChangeInput = {
  /** The new e-mail address. */
  readonly email?: string | null | undefined;
  /** The new phone number with its prefix 88. */
  readonly phoneNumber?: string | null | undefined;
};

export type RequestAddressChangeMutationVariables = Exact<{
  input: RequestAddressChangeInput;
}>;


export type RequestAddressChangeMutation = { readonly requestAddressChange: { readonly message: string } };

export type ConfirmAddressChangeMutationVariables = Exact<{
  input: ConfirmAddressChangeInput;
}>;


export type ConfirmAddressChangeMutation = { readonly confirmAddressChange: { readonly user: { readonly id: string, readonly email: string | null, readonly phoneNumber: string | null } } };


export const RequestAddressChangeDocument = {"__meta__":{"hash":"2ea93149cde2874893ed5ef1ecf8b2c16511e6be4988b1745d80bf7c6a3389d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAddressChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAddressChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAddressChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestAddressChangeMutation, RequestAddressChangeMutationVariables>;
export const ConfirmAddressChangeDocument = {"__meta__":{"hash":"42bc893b80bae12ba7d42add887961c6127a778cacf03f8e952068e2a45facf6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAddressChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAddressChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAddressChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmAddressChangeMutation, ConfirmAddressChangeMutationVariables>;
export const useRequestAddressChangeMutation = (options?: useMutation.Options<RequestAddressChangeMutation, RequestAddressChangeMutationVariables>) => useMutation<RequestAddressChangeMutation, RequestAddressChangeMutationVariables>(RequestAddressChangeDocument, options);
export const useConfirmAddressChangeMutation = (options?: useMutation.Options<ConfirmAddressChangeMutation, ConfirmAddressChangeMutationVariables>) => useMutation<ConfirmAddressChangeMutation, ConfirmAddressChangeMutationVariables>(ConfirmAddressChangeDocument, options);