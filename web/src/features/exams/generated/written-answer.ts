/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One page of a written answer, before it is uploaded. */
export type AnswerPageInput = {
  /** The kind of file. */
  readonly kind?: AnswerPageKind;
  /** SHA-256 of the page's bytes, in hex: what is uploaded later has to be the same page. */
  readonly sha256: string;
  /** The size of the page, in bytes. All pages of an answer together may have 10 MB. */
  readonly sizeBytes: number;
  /** The rotation for the reader, clockwise in degrees: 0, 90, 180 or 270. */
  readonly turn?: number;
};

/** The format of a page of a written answer. */
export type AnswerPageKind =
  /** A whole PDF; then it is the only page. */
  | 'PDF'
  /** A photographed page: JPEG, PNG or WebP. */
  | 'PICTURE';

/** The PDF that is to be uploaded in parts. */
export type BeginAnswerUploadInput = {
  /** The size of the whole PDF, in bytes; at most 10 MB. */
  readonly sizeBytes: number;
  /** The ticket's `token` of the running attempt. */
  readonly ticket: string;
};

/** The pages of a written answer, in order. */
export type RegisterAnswerPagesInput = {
  /** The pages, the first one first; 1 to 60. */
  readonly pages: ReadonlyArray<AnswerPageInput>;
  /** The question's id. */
  readonly questionId: string;
  /** The ticket's `token`. */
  readonly ticket: string;
};

/** The next part of a page. */
export type UploadAnswerPageInput = {
  /** The offset of the part in the page, in bytes. */
  readonly offsetBytes: number;
  /** The page's id. */
  readonly pageId: string;
  /** The bytes: 8 to 128 KiB, or what is left of the page. */
  readonly part: File;
  /** The ticket's `token` of the attempt. */
  readonly ticket: string;
};

/** The next part of a PDF. */
export type UploadAnswerPartInput = {
  /** The offset of the part in the PDF, in bytes. */
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

export type RegisterAnswerPagesMutationVariables = Exact<{
  input: RegisterAnswerPagesInput;
}>;


export type RegisterAnswerPagesMutation = { readonly registerAnswerPages: { readonly url: string, readonly pages: ReadonlyArray<{ readonly id: string, readonly offsetBytes: number, readonly isStored: boolean }> } };

export type UploadAnswerPageMutationVariables = Exact<{
  input: UploadAnswerPageInput;
}>;


export type UploadAnswerPageMutation = { readonly uploadAnswerPage: { readonly id: string, readonly offsetBytes: number, readonly isStored: boolean } };


export const UploadAnswerPdfDocument = {"__meta__":{"hash":"1a2bf80fbffa6b8661ca042c18ee917b99a1960c26dd6490cdb6198f4eab26e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAnswerPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAnswerPdfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAnswerPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>;
export const BeginAnswerUploadDocument = {"__meta__":{"hash":"fcf8833e9954b975167787e4c057f17e11e44fc8ce86cf38ab596ec266599288"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAnswerUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginAnswerUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAnswerUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadId"}},{"kind":"Field","name":{"kind":"Name","value":"partSizeBytes"}}]}}]}}]} as unknown as DocumentNode<BeginAnswerUploadMutation, BeginAnswerUploadMutationVariables>;
export const UploadAnswerPartDocument = {"__meta__":{"hash":"fc38a00514f0bde1d3845e4d304b914b7b49b587a1a455d1c7e6a0672a62e38b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAnswerPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAnswerPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAnswerPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UploadAnswerPartMutation, UploadAnswerPartMutationVariables>;
export const AnswerUploadStateDocument = {"__meta__":{"hash":"d6fdfb50cfeacdc23520f5a297f4faef99344e230689151a7f0c9e073062ec1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerUploadState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}},{"kind":"Argument","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AnswerUploadStateQuery, AnswerUploadStateQueryVariables>;
export const RegisterAnswerPagesDocument = {"__meta__":{"hash":"dfc16df0b7e1f698945161b1959c33896782239c7389e851e946c8455325c246"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterAnswerPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterAnswerPagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerAnswerPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isStored"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterAnswerPagesMutation, RegisterAnswerPagesMutationVariables>;
export const UploadAnswerPageDocument = {"__meta__":{"hash":"ec789a5a2e2f1edbc3ea656387662fd2802467e42ffb36a7f2114d9e161401fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAnswerPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAnswerPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAnswerPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offsetBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isStored"}}]}}]}}]} as unknown as DocumentNode<UploadAnswerPageMutation, UploadAnswerPageMutationVariables>;
export const useUploadAnswerPdfMutation = (options?: useMutation.Options<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>) => useMutation<UploadAnswerPdfMutation, UploadAnswerPdfMutationVariables>(UploadAnswerPdfDocument, options);
export const useBeginAnswerUploadMutation = (options?: useMutation.Options<BeginAnswerUploadMutation, BeginAnswerUploadMutationVariables>) => useMutation<BeginAnswerUploadMutation, BeginAnswerUploadMutationVariables>(BeginAnswerUploadDocument, options);
export const useUploadAnswerPartMutation = (options?: useMutation.Options<UploadAnswerPartMutation, UploadAnswerPartMutationVariables>) => useMutation<UploadAnswerPartMutation, UploadAnswerPartMutationVariables>(UploadAnswerPartDocument, options);
export const useAnswerUploadStateQuery = (options: QueryOptions<AnswerUploadStateQuery, AnswerUploadStateQueryVariables> & ({ variables: AnswerUploadStateQueryVariables } | { skip: true })) => useQuery<AnswerUploadStateQuery, AnswerUploadStateQueryVariables>(AnswerUploadStateDocument, options);
export const useRegisterAnswerPagesMutation = (options?: useMutation.Options<RegisterAnswerPagesMutation, RegisterAnswerPagesMutationVariables>) => useMutation<RegisterAnswerPagesMutation, RegisterAnswerPagesMutationVariables>(RegisterAnswerPagesDocument, options);
export const useUploadAnswerPageMutation = (options?: useMutation.Options<UploadAnswerPageMutation, UploadAnswerPageMutationVariables>) => useMutation<UploadAnswerPageMutation, UploadAnswerPageMutationVariables>(UploadAnswerPageDocument, options);