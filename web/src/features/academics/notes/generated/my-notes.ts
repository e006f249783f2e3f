/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { NoteItem_NoteFragment } from './note-item.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new note, written to exactly one of `lessonId` and `contentId`. */
export type CreateNoteInput = {
  /** The id of the note of the course it is written to. */
  readonly contentId?: string | null | undefined;
  /** The id of the lesson it is written to. */
  readonly lessonId?: string | null | undefined;
  /** The text, 1 to 5000 characters. */
  readonly text: string;
  /** The place in the lesson's video that it belongs to, in seconds; 0 to 86400. */
  readonly videoSeconds?: number | null | undefined;
};

/** The note to delete. */
export type DeleteNoteInput = {
  /** The note's id. */
  readonly id: string;
};

/** Changes of a note: omitted fields stay unchanged, null clears a field. */
export type UpdateNoteInput = {
  /** The note's id. */
  readonly id: string;
  /** The text, 1 to 5000 characters. */
  readonly text?: string | null | undefined;
  /** The version that was read; when another one is stored by now, nothing is changed (`CONFLICT`). */
  readonly version: number;
  /** The place in the lesson's video that it belongs to, in seconds; 0 to 86400. */
  readonly videoSeconds?: number | null | undefined;
};

export type CreateNoteMutationVariables = Exact<{
  input: CreateNoteInput;
}>;


export type CreateNoteMutation = { readonly createNote: { readonly note: (
      { readonly id: string }
      & NoteItem_NoteFragment
    ) } };

export type UpdateNoteMutationVariables = Exact<{
  input: UpdateNoteInput;
}>;


export type UpdateNoteMutation = { readonly updateNote: { readonly note: (
      { readonly id: string }
      & NoteItem_NoteFragment
    ) } };

export type DeleteNoteMutationVariables = Exact<{
  input: DeleteNoteInput;
}>;


export type DeleteNoteMutation = { readonly deleteNote: { readonly deletedId: string } };


export const CreateNoteDocument = {"__meta__":{"hash":"731e4f421ecd40dc30f0c72b1140c39d6dc6cb481bead384709c6524dd4f43fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteItem_note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteItem_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"videoSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateNoteMutation, CreateNoteMutationVariables>;
export const UpdateNoteDocument = {"__meta__":{"hash":"257d6f45ee8ff5b135134406b1a648f816b4e61fa2097a1fae26e21c2eb3c171"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteItem_note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteItem_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudentNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"videoSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateNoteMutation, UpdateNoteMutationVariables>;
export const DeleteNoteDocument = {"__meta__":{"hash":"68ca712914a27cffe5fb318bbb221f8c1e4e0954d164bb0ea884ece4bee9eedf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteNoteMutation, DeleteNoteMutationVariables>;
export const useCreateNoteMutation = (options?: useMutation.Options<CreateNoteMutation, CreateNoteMutationVariables>) => useMutation<CreateNoteMutation, CreateNoteMutationVariables>(CreateNoteDocument, options);
export const useUpdateNoteMutation = (options?: useMutation.Options<UpdateNoteMutation, UpdateNoteMutationVariables>) => useMutation<UpdateNoteMutation, UpdateNoteMutationVariables>(UpdateNoteDocument, options);
export const useDeleteNoteMutation = (options?: useMutation.Options<DeleteNoteMutation, DeleteNoteMutationVariables>) => useMutation<DeleteNoteMutation, DeleteNoteMutationVariables>(DeleteNoteDocument, options);