/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The draft to delete. */
export type DeleteTextDraftInput = {
  /** Id of the lesson or note, or of the chapter of a new one. */
  readonly itemId: string;
  /** The kind of item that it was written for. */
  readonly kind: TextDraftKind;
};

/** The own draft of a text. */
export type SaveTextDraftInput = {
  /** Revision of the lesson or note that the draft is based on. */
  readonly baseRevision?: string | null | undefined;
  /** Id of the lesson or note, or of the chapter of a new one. */
  readonly itemId: string;
  /** The kind of item that it is written for. */
  readonly kind: TextDraftKind;
  /** The values as typed. */
  readonly values: TextDraftValuesInput;
};

/** The kind of item that a draft is written for. */
export type TextDraftKind =
  /** A lesson. */
  | 'LESSON'
  /** A lesson that does not exist yet; its draft has the id of the chapter. */
  | 'NEW_LESSON'
  /** A note that does not exist yet; its draft has the id of the chapter. */
  | 'NEW_NOTE'
  /** A note. */
  | 'NOTE';

/** Values of the form of a lesson or note, as typed: none of them has to be valid. */
export type TextDraftValuesInput = {
  /** Duration of a lesson in minutes, at most 100 characters. */
  readonly durationMinutes: string;
  /** Ids of a lesson's exams, at most 100. */
  readonly examIds: ReadonlyArray<string>;
  /** HTML with LaTeX, at most 100,000 characters. */
  readonly source: string;
  /** At most 1,000 characters. */
  readonly title: string;
  /** Address of a lesson's video, at most 2,000 characters. */
  readonly videoUrl: string;
};

/** A text whose published versions are kept. */
export type TextKind =
  /** A lesson. */
  | 'LESSON'
  /** A note. */
  | 'NOTE';

export type TextDraftQueryVariables = Exact<{
  kind: TextDraftKind;
  id: string;
}>;


export type TextDraftQuery = { readonly textDraft: { readonly itemId: string, readonly savedAt: string, readonly baseRevision: string | null, readonly values: { readonly title: string, readonly source: string, readonly videoUrl: string, readonly durationMinutes: string, readonly examIds: ReadonlyArray<string> } } | null };

export type SaveTextDraftMutationVariables = Exact<{
  input: SaveTextDraftInput;
}>;


export type SaveTextDraftMutation = { readonly saveTextDraft: { readonly draft: { readonly itemId: string, readonly savedAt: string } } };

export type DeleteTextDraftMutationVariables = Exact<{
  input: DeleteTextDraftInput;
}>;


export type DeleteTextDraftMutation = { readonly deleteTextDraft: { readonly itemId: string } };

export type TextVersionsQueryVariables = Exact<{
  kind: TextKind;
  id: string;
}>;


export type TextVersionsQuery = { readonly textVersions: ReadonlyArray<{ readonly number: number, readonly title: string, readonly length: number, readonly savedAt: string | null, readonly savedBy: string | null }> | null };

export type TextVersionQueryVariables = Exact<{
  kind: TextKind;
  id: string;
  number: number;
}>;


export type TextVersionQuery = { readonly textVersion: { readonly number: number, readonly title: string, readonly source: string | null, readonly videoUrl: string | null, readonly durationMinutes: number | null, readonly examIds: ReadonlyArray<string> | null } | null };


export const TextDraftDocument = {"__meta__":{"hash":"fa89b4e9405dc34c08404a64f07193918b394a22082e95f11c2292c8e857526e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TextDraftKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"baseRevision"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"examIds"}}]}}]}}]}}]} as unknown as DocumentNode<TextDraftQuery, TextDraftQueryVariables>;
export const SaveTextDraftDocument = {"__meta__":{"hash":"9cda84239fbbcd4eb5610f5d73de573cdd2fa54a2a11116e9150c98215db512a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTextDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveTextDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTextDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SaveTextDraftMutation, SaveTextDraftMutationVariables>;
export const DeleteTextDraftDocument = {"__meta__":{"hash":"9c70ff099d0c747a3e63a68ceeb12dce7ffebac85bc44d23f1dc992b0ec20e8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTextDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTextDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTextDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}}]}}]}}]} as unknown as DocumentNode<DeleteTextDraftMutation, DeleteTextDraftMutationVariables>;
export const TextVersionsDocument = {"__meta__":{"hash":"7a9c1290dfc79a9b86bc54d41192b9e10339db185d0ddeb06961103c67bf674f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TextKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}}]}}]}}]} as unknown as DocumentNode<TextVersionsQuery, TextVersionsQueryVariables>;
export const TextVersionDocument = {"__meta__":{"hash":"b3308930c54aa74de0cbf445cf8865defe66070b7f4a1cb951c0558eb76a5efb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TextKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"examIds"}}]}}]}}]} as unknown as DocumentNode<TextVersionQuery, TextVersionQueryVariables>;
export const useTextDraftQuery = (options: QueryOptions<TextDraftQuery, TextDraftQueryVariables> & ({ variables: TextDraftQueryVariables } | { skip: true })) => useQuery<TextDraftQuery, TextDraftQueryVariables>(TextDraftDocument, options);
export const useSaveTextDraftMutation = (options?: useMutation.Options<SaveTextDraftMutation, SaveTextDraftMutationVariables>) => useMutation<SaveTextDraftMutation, SaveTextDraftMutationVariables>(SaveTextDraftDocument, options);
export const useDeleteTextDraftMutation = (options?: useMutation.Options<DeleteTextDraftMutation, DeleteTextDraftMutationVariables>) => useMutation<DeleteTextDraftMutation, DeleteTextDraftMutationVariables>(DeleteTextDraftDocument, options);
export const useTextVersionsQuery = (options: QueryOptions<TextVersionsQuery, TextVersionsQueryVariables> & ({ variables: TextVersionsQueryVariables } | { skip: true })) => useQuery<TextVersionsQuery, TextVersionsQueryVariables>(TextVersionsDocument, options);
export const useTextVersionQuery = (options: QueryOptions<TextVersionQuery, TextVersionQueryVariables> & ({ variables: TextVersionQueryVariables } | { skip: true })) => useQuery<TextVersionQuery, TextVersionQueryVariables>(TextVersionDocument, options);