/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A PDF with a written answer. */
export type UploadAnswerPdfInput = {
  /** A PDF of at most 10 MB. */
  readonly file: File;
  /** The ticket's `token` of the running attempt. */
  readonly ticket: string;
};

export type UploadAnswerPdfMutationVariables = Exact<{
  input: UploadAnswerPdfInput;
}>;


export type UploadAnswerPdfMutation = { readonly uploadAnswerPdf: { readonly url: string } };


export const UploadAnswerPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAnswerPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAnswerPdfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAnswerPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>;
export const useUploadAnswerPdfMutation = (options?: useMutation.Options<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>) => useMutation<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>(UploadAnswerPdfDocument, options);