/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A picture to store. */
export type UploadPictureInput = {
  /** A JPEG, PNG or WebP of at most 5 MB. */
  readonly image: File;
};

export type UploadPictureMutationVariables = Exact<{
  input: UploadPictureInput;
}>;


export type UploadPictureMutation = { readonly uploadPicture: { readonly picture: { readonly url: string, readonly width: number, readonly height: number } } };


export const UploadPictureDocument = {"__meta__":{"hash":"b21a2c7f13227a0bc8514c2e6da2ad465042d42c19cf1de17e06d191bdebedc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<UploadPictureMutation, UploadPictureMutationVariables>;
export const useUploadPictureMutation = (options?: useMutation.Options<UploadPictureMutation, UploadPictureMutationVariables>) => useMutation<UploadPictureMutation, UploadPictureMutationVariables>(UploadPictureDocument, options);