/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The student whose photo is removed. */
export type RemoveProfilePhotoInput = {
  /** The record's id; a student may only name their own. */
  readonly studentId: string;
};

/** A photo for the profile. */
export type UploadProfilePhotoInput = {
  /** A JPEG, PNG or WebP image of at most 5 MB. */
  readonly image: File;
  /** The record's id; a student may only name their own. */
  readonly studentId: string;
};

export type UploadProfilePhotoMutationVariables = Exact<{
  input: UploadProfilePhotoInput;
}>;


export type UploadProfilePhotoMutation = { readonly uploadProfilePhoto: { readonly student: { readonly id: string, readonly profilePhotoUrl: string | null } } };

export type RemoveProfilePhotoMutationVariables = Exact<{
  input: RemoveProfilePhotoInput;
}>;


export type RemoveProfilePhotoMutation = { readonly removeProfilePhoto: { readonly student: { readonly id: string, readonly profilePhotoUrl: string | null, readonly version: number | null } } };


export const UploadProfilePhotoDocument = {"__meta__":{"hash":"06381d5ea48eeb367725dc221702c8da8963101007f580343892fd988fab5a8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadProfilePhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadProfilePhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadProfilePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<UploadProfilePhotoMutation, UploadProfilePhotoMutationVariables>;
export const RemoveProfilePhotoDocument = {"__meta__":{"hash":"50a218a801323e88943914eabbd5581fc95ac68f8ebe69c395e3d41833416250"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveProfilePhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveProfilePhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeProfilePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profilePhotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveProfilePhotoMutation, RemoveProfilePhotoMutationVariables>;
export const useUploadProfilePhotoMutation = (options?: useMutation.Options<UploadProfilePhotoMutation, UploadProfilePhotoMutationVariables>) => useMutation<UploadProfilePhotoMutation, UploadProfilePhotoMutationVariables>(UploadProfilePhotoDocument, options);
export const useRemoveProfilePhotoMutation = (options?: useMutation.Options<RemoveProfilePhotoMutation, RemoveProfilePhotoMutationVariables>) => useMutation<RemoveProfilePhotoMutation, RemoveProfilePhotoMutationVariables>(RemoveProfilePhotoDocument, options);