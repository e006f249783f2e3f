/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The viewer's progress: at least one of `done` and `positionSeconds`; omitted fields stay unchanged. */
export type SaveLessonProgressInput = {
  /** Whether it is done. */
  readonly done?: boolean | null | undefined;
  /** The lesson's id. */
  readonly lessonId: string;
  /** The position in its video, in seconds; 0 to 86400. */
  readonly positionSeconds?: number | null | undefined;
};

export type LessonProgress_LessonFragment = { readonly id: string, readonly progress: { readonly done: boolean, readonly doneAt: string | null, readonly positionSeconds: number, readonly updatedAt: string | null } | null };

export type SaveLessonProgressMutationVariables = Exact<{
  input: SaveLessonProgressInput;
}>;


export type SaveLessonProgressMutation = { readonly saveLessonProgress: { readonly progress: { readonly done: boolean, readonly doneAt: string | null, readonly positionSeconds: number, readonly updatedAt: string | null } } };

export const LessonProgress_LessonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonProgress_lesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<LessonProgress_LessonFragment, unknown>;
export const SaveLessonProgressDocument = {"__meta__":{"hash":"e482ebaa862883f78afb81ba485eaa6198ee77ff0f753a65a923396de4230de5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLessonProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLessonProgressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLessonProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"positionSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SaveLessonProgressMutation, SaveLessonProgressMutationVariables>;
export const useSaveLessonProgressMutation = (options?: useMutation.Options<SaveLessonProgressMutation, SaveLessonProgressMutationVariables>) => useMutation<SaveLessonProgressMutation, SaveLessonProgressMutationVariables>(SaveLessonProgressDocument, options);