/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The PDF that is to be uploaded in parts. */
export type BeginAnswerUploadInput = {
  /** How long the whole PDF is, in bytes; at most 10 MB. */
  readonly sizeBytes: number;
  /** The ticket's `token` of the running attempt. */
  readonly ticket: string;
};

/** The next part of a PDF. */
export type UploadAnswerPartInput = {
  /** Where in the PDF the part begins, in bytes. */
  readonly offsetBytes: number;
  /** The bytes. */
  readonly part: File;
  /** The ticket's `token` of the attempt that the upload was begun in. */
  readonly ticket: string;
  /** The upload's id. */
  readonly uploadId: string;
};

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

export type BeginAnswerUploadMutationVariables = Exact<{
  input: BeginAnswerUploadInput;
}>;


export type BeginAnswerUploadMutation = { readonly beginAnswerUpload: { readonly uploadId: string, readonly partSizeBytes: number } };

export type UploadAnswerPartMutationVariables = Exact<{
  input: UploadAnswerPartInput;
}>;


export type UploadAnswerPartMutation = { readonly uploadAnswerPart: { readonly offsetBytes: number, readonly url: string | null } };

export type AnswerUploadStateQueryVariables = Exact<{
  ticket: string;
  uploadId: string;
}>;


export type AnswerUploadStateQuery = { readonly answerUpload: { readonly offsetBytes: number, readonly url: string | null } | null };


export const UploadAnswerPdfDocument = {"__meta__":{"hash":"1a2bf80fbffa6b8661ca042c18ee917b99a1960c26dd6490cdb6198f4eab26e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAnswerPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAnswerPdfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAnswerPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>;
export const BeginAnswerUploadDocument = {"__meta__":{"hash":"fcf8833e9954b975167787e4c057f17e11e44fc8ce86cf38ab596ec266599288"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAnswerUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginAnswerUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAnswerUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"partSizeBytes"}}]}}]}}]} as unknown as DocumentNode<BeginAnswerUploadMutation, BeginAnswerUploadMutationVariables>;
export const UploadAnswerPartDocument = {"__meta__":{"hash":"fc38a00514f0bde1d3845e4d304b914b7b49b587a1a455d1c7e6a0672a62e38b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAnswerPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAnswerPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAnswerPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UploadAnswerPartMutation, UploadAnswerPartMutationVariables>;
export const AnswerUploadStateDocument = {"__meta__":{"hash":"d6fdfb50cfeacdc23520f5a297f4faef99344e230689151a7f0c9e073062ec1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerUploadState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}},{"kind":"Argument","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AnswerUploadStateQuery, AnswerUploadStateQueryVariables>;
export const useUploadAnswerPdfMutation = (options?: useMutation.Options<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>) => useMutation<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>(UploadAnswerPdfDocument, options);
export const useBeginAnswerUploadMutation = (options?: useMutation.Options<BeginAnswerUploadMutation, BeginAnswerUploadMutationVariables>) => useMutation<BeginAnswerUploadMutation, BeginAnswerUploadMutationVariables>(BeginAnswerUploadDocument, options);
export const useUploadAnswerPartMutation = (options?: useMutation.Options<UploadAnswerPartMutation, UploadAnswerPartMutationVariables>) => useMutation<UploadAnswerPartMutation, UploadAnswerPartMutationVariables>(UploadAnswerPartDocument, options);
export const useAnswerUploadStateQuery = (options: useQuery.Options<AnswerUploadStateQuery, AnswerUploadStateQueryVariables> & ({ variables: AnswerUploadStateQueryVariables } | { skip: true })) => useQuery<AnswerUploadStateQuery, AnswerUploadStateQueryVariables>(AnswerUploadStateDocument, options);