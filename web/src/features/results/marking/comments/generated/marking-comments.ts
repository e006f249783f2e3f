/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A comment to keep. Without an exam it is offered in every exam. */
export type CreateMarkingCommentInput = {
  /** The exam for which alone it is offered. */
  readonly examId?: string | null | undefined;
  /** The question of that exam for which alone it is offered. */
  readonly questionId?: string | null | undefined;
  /** The text, 1 to 500 characters. */
  readonly text: string;
};

/** The comment to delete. */
export type DeleteMarkingCommentInput = {
  /** The comment's id. */
  readonly id: string;
};

/** Changes of a comment. */
export type UpdateMarkingCommentInput = {
  /** The exam for which alone it is offered; null for every exam. Left out together with `questionId`, both stay. */
  readonly examId?: string | null | undefined;
  /** The comment's id. */
  readonly id: string;
  /** The question of that exam for which alone it is offered; null for every question. */
  readonly questionId?: string | null | undefined;
  /** The text, 1 to 500 characters. */
  readonly text: string;
};

export type MarkingComment_CommentFragment = { readonly id: string, readonly text: string, readonly examId: string | null, readonly questionId: string | null };

export type MarkingCommentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarkingCommentsQuery = { readonly markingComments: ReadonlyArray<MarkingComment_CommentFragment> | null };

export type CreateMarkingCommentMutationVariables = Exact<{
  input: CreateMarkingCommentInput;
}>;


export type CreateMarkingCommentMutation = { readonly createMarkingComment: { readonly comment: MarkingComment_CommentFragment } };

export type UpdateMarkingCommentMutationVariables = Exact<{
  input: UpdateMarkingCommentInput;
}>;


export type UpdateMarkingCommentMutation = { readonly updateMarkingComment: { readonly comment: MarkingComment_CommentFragment } };

export type DeleteMarkingCommentMutationVariables = Exact<{
  input: DeleteMarkingCommentInput;
}>;


export type DeleteMarkingCommentMutation = { readonly deleteMarkingComment: { readonly deletedId: string } };

export const MarkingComment_CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}}]}}]} as unknown as DocumentNode<MarkingComment_CommentFragment, unknown>;
export const MarkingCommentsDocument = {"__meta__":{"hash":"8c689c18d0dc9c942ebd74c5f33b7c65c1c9fc5112fd756d06ab611dbc27db93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkingComments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markingComments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkingComment_comment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}}]}}]} as unknown as DocumentNode<MarkingCommentsQuery, MarkingCommentsQueryVariables>;
export const CreateMarkingCommentDocument = {"__meta__":{"hash":"045aba2c0680370c8d1f1f4e49ccda732caf6c85c00657d29ce9d50f0ff05aa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMarkingComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMarkingCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMarkingComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkingComment_comment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}}]}}]} as unknown as DocumentNode<CreateMarkingCommentMutation, CreateMarkingCommentMutationVariables>;
export const UpdateMarkingCommentDocument = {"__meta__":{"hash":"9fb980c505a022f1ad7c50a0c3424a545434d336bc8485d49c64477fbf6b038c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMarkingComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMarkingCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMarkingComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkingComment_comment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkingComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkingComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"questionId"}}]}}]} as unknown as DocumentNode<UpdateMarkingCommentMutation, UpdateMarkingCommentMutationVariables>;
export const DeleteMarkingCommentDocument = {"__meta__":{"hash":"5fb2eba00cbfed62f35368a11dd2f73ddd9261cbebde791e553e1b4da8a3abc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMarkingComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMarkingCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMarkingComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteMarkingCommentMutation, DeleteMarkingCommentMutationVariables>;
export const useMarkingCommentsQuery = (options?: QueryOptions<MarkingCommentsQuery, MarkingCommentsQueryVariables>) => useQuery<MarkingCommentsQuery, MarkingCommentsQueryVariables>(MarkingCommentsDocument, options);
export const useCreateMarkingCommentMutation = (options?: useMutation.Options<CreateMarkingCommentMutation, CreateMarkingCommentMutationVariables>) => useMutation<CreateMarkingCommentMutation, CreateMarkingCommentMutationVariables>(CreateMarkingCommentDocument, options);
export const useUpdateMarkingCommentMutation = (options?: useMutation.Options<UpdateMarkingCommentMutation, UpdateMarkingCommentMutationVariables>) => useMutation<UpdateMarkingCommentMutation, UpdateMarkingCommentMutationVariables>(UpdateMarkingCommentDocument, options);
export const useDeleteMarkingCommentMutation = (options?: useMutation.Options<DeleteMarkingCommentMutation, DeleteMarkingCommentMutationVariables>) => useMutation<DeleteMarkingCommentMutation, DeleteMarkingCommentMutationVariables>(DeleteMarkingCommentDocument, options);