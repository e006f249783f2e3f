/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes of a note: omitted fields stay unchanged, null clears a field. */
export type UpdateContentInput = {
  /** The note's id. */
  readonly id: string;
  /** Its place in the chapter, from 0. */
  readonly position?: number | null | undefined;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 50000 characters. It is stored sanitized: only tags of the allow-list stay. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

/** Changes of a lesson: omitted fields stay unchanged, null clears a field. */
export type UpdateLessonInput = {
  /** The duration of the lesson, in minutes: 1 to 600. */
  readonly durationMinutes?: number | null | undefined;
  /** The ids of its exams, at most 100, each of the same chapter or of a lesson of it; takes the place of the whole list. */
  readonly examIds?: ReadonlyArray<string> | null | undefined;
  /** The lesson's id. */
  readonly id: string;
  /** Its place in the chapter, from 0. */
  readonly position?: number | null | undefined;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 20000 characters. It is stored sanitized: only tags of the allow-list stay. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
  /** Address of its video on YouTube (`youtube.com/watch`, `youtu.be` or `youtube-nocookie.com/embed`), at most 200 characters. */
  readonly videoUrl?: string | null | undefined;
};

export type UpdateLessonMutationVariables = Exact<{
  input: UpdateLessonInput;
}>;


export type UpdateLessonMutation = { readonly updateLesson: { readonly lesson: { readonly id: string, readonly title: string, readonly durationMinutes: number | null, readonly videoUrl: string | null, readonly videoId: string | null, readonly source: string | null, readonly body: string | null, readonly examIds: ReadonlyArray<string> } } };

export type UpdateContentMutationVariables = Exact<{
  input: UpdateContentInput;
}>;


export type UpdateContentMutation = { readonly updateContent: { readonly content: { readonly id: string, readonly title: string, readonly source: string | null, readonly body: string | null } } };


export const UpdateLessonDocument = {"__meta__":{"hash":"1132a93464c886721e3c8bf50bae4fce41d102253f5fddd219731a5c1c4efd77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"examIds"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateLessonMutation, UpdateLessonMutationVariables>;
export const UpdateContentDocument = {"__meta__":{"hash":"2ac7c34bcc3a7627b6dd7dd73454f5f767762b038dc9a0c2a28d48b064073725"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateContentMutation, UpdateContentMutationVariables>;
export const useUpdateLessonMutation = (options?: useMutation.Options<UpdateLessonMutation, UpdateLessonMutationVariables>) => useMutation<UpdateLessonMutation, UpdateLessonMutationVariables>(UpdateLessonDocument, options);
export const useUpdateContentMutation = (options?: useMutation.Options<UpdateContentMutation, UpdateContentMutationVariables>) => useMutation<UpdateContentMutation, UpdateContentMutationVariables>(UpdateContentDocument, options);