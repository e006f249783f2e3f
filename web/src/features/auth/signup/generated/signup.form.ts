/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Exactly one of `email` and `phoneNumber`, and a password. */
export type SignupInput = {
  /** An e-mail address; stored in lower case. At most 254 characters. */
  readonly email?: string | null | undefined;
  /** 8 to 128 characters. */
  readonly password: string;
  /** A Bangladeshi mobile number with its prefix: `88` and 11 digits. */
  readonly phoneNumber?: string | null | undefined;
};

export type SignupMutationVariables = Exact<{
  input: SignupInput;
}>;


export type SignupMutation = { readonly signup: { readonly message: string } };


export const SignupDocument = {"__meta__":{"hash":"185c492adafbf47ed3e4bd669760c5e6aa2707d28b110a80729da01a564efc39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Signup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignupMutation, SignupMutationVariables>;
export const useSignupMutation = (options?: useMutation.Options<SignupMutation, SignupMutationVariables>) => useMutation<SignupMutation, SignupMutationVariables>(SignupDocument, options);