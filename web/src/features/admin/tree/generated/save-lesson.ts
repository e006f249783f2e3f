/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new note. */
export type CreateContentInput = {
  /** The id of the chapter it belongs to. */
  readonly chapterId: string;
  /** Its place in the chapter; left out: the last. */
  readonly position?: number | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 50000 characters. It is stored cleaned of all that is not text. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
};

/** A new lesson. */
export type CreateLessonInput = {
  /** The id of the chapter it belongs to. */
  readonly chapterId: string;
  /** How long it takes, in minutes. */
  readonly durationMinutes?: number | null | undefined;
  /** The ids of its exams, each of the same chapter or of a lesson of it. */
  readonly examIds?: ReadonlyArray<string> | null | undefined;
  /** Its place in the chapter; left out: the last. */
  readonly position?: number | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 20000 characters. It is stored cleaned of all that is not text. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
  /** Address of its video on YouTube. */
  readonly videoUrl?: string | null | undefined;
};

/** Changes of a note: what is left out stays, null empties. */
export type UpdateContentInput = {
  /** The note's id. */
  readonly id: string;
  /** Its place in the chapter. */
  readonly position?: number | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 50000 characters. It is stored cleaned of all that is not text. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

/** Changes of a lesson: what is left out stays, null empties. */
export type UpdateLessonInput = {
  /** How long it takes, in minutes. */
  readonly durationMinutes?: number | null | undefined;
  /** The ids of its exams, each of the same chapter or of a lesson of it; takes the place of the whole list. */
  readonly examIds?: ReadonlyArray<string> | null | undefined;
  /** The lesson's id. */
  readonly id: string;
  /** Its place in the chapter. */
  readonly position?: number | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 20000 characters. It is stored cleaned of all that is not text. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
  /** Address of its video on YouTube. */
  readonly videoUrl?: string | null | undefined;
};

export type LessonSourceQueryVariables = Exact<{
  id: string;
}>;


export type LessonSourceQuery = { readonly lesson: { readonly id: string, readonly title: string, readonly durationMinutes: number | null, readonly videoUrl: string | null, readonly source: string | null, readonly examIds: ReadonlyArray<string> } | null };

export type CreateLessonMutationVariables = Exact<{
  input: CreateLessonInput;
}>;


export type CreateLessonMutation = { readonly createLesson: { readonly lesson: { readonly id: string } } };

export type UpdateLessonMutationVariables = Exact<{
  input: UpdateLessonInput;
}>;


export type UpdateLessonMutation = { readonly updateLesson: { readonly lesson: { readonly id: string, readonly title: string, readonly durationMinutes: number | null, readonly videoUrl: string | null, readonly videoId: string | null, readonly source: string | null, readonly body: string | null, readonly examIds: ReadonlyArray<string> } } };

export type ContentSourceQueryVariables = Exact<{
  id: string;
}>;


export type ContentSourceQuery = { readonly content: { readonly id: string, readonly title: string, readonly source: string | null } | null };

export type CreateContentMutationVariables = Exact<{
  input: CreateContentInput;
}>;


export type CreateContentMutation = { readonly createContent: { readonly content: { readonly id: string } } };

export type UpdateContentMutationVariables = Exact<{
  input: UpdateContentInput;
}>;


export type UpdateContentMutation = { readonly updateContent: { readonly content: { readonly id: string, readonly title: string, readonly source: string | null, readonly body: string | null } } };


export const LessonSourceDocument = {"__meta__":{"hash":"0ba6576d1adde2d23e4017f09613e684e65d7c8e94085d77660f0946a157073b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"examIds"}}]}}]}}]} as unknown as DocumentNode<LessonSourceQuery, LessonSourceQueryVariables>;
export const CreateLessonDocument = {"__meta__":{"hash":"0afdba3e03f33273daadd9cc509a8076babe6038078e03e718c72bf28fcf9777"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateLessonMutation, CreateLessonMutationVariables>;
export const UpdateLessonDocument = {"__meta__":{"hash":"1132a93464c886721e3c8bf50bae4fce41d102253f5fddd219731a5c1c4efd77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"examIds"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateLessonMutation, UpdateLessonMutationVariables>;
export const ContentSourceDocument = {"__meta__":{"hash":"8c7aa4305af967d5a5672698043f2253fc3dcf86e87039e38cd35fb6071f04e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<ContentSourceQuery, ContentSourceQueryVariables>;
export const CreateContentDocument = {"__meta__":{"hash":"cabc154d23e799a58916b598368fbb197807503659909a188411694b87fd6f1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateContentMutation, CreateContentMutationVariables>;
export const UpdateContentDocument = {"__meta__":{"hash":"2ac7c34bcc3a7627b6dd7dd73454f5f767762b038dc9a0c2a28d48b064073725"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateContentMutation, UpdateContentMutationVariables>;
export const useLessonSourceQuery = (options: QueryOptions<LessonSourceQuery, LessonSourceQueryVariables> & ({ variables: LessonSourceQueryVariables } | { skip: true })) => useQuery<LessonSourceQuery, LessonSourceQueryVariables>(LessonSourceDocument, options);
export const useCreateLessonMutation = (options?: useMutation.Options<CreateLessonMutation, CreateLessonMutationVariables>) => useMutation<CreateLessonMutation, CreateLessonMutationVariables>(CreateLessonDocument, options);
export const useUpdateLessonMutation = (options?: useMutation.Options<UpdateLessonMutation, UpdateLessonMutationVariables>) => useMutation<UpdateLessonMutation, UpdateLessonMutationVariables>(UpdateLessonDocument, options);
export const useContentSourceQuery = (options: QueryOptions<ContentSourceQuery, ContentSourceQueryVariables> & ({ variables: ContentSourceQueryVariables } | { skip: true })) => useQuery<ContentSourceQuery, ContentSourceQueryVariables>(ContentSourceDocument, options);
export const useCreateContentMutation = (options?: useMutation.Options<CreateContentMutation, CreateContentMutationVariables>) => useMutation<CreateContentMutation, CreateContentMutationVariables>(CreateContentDocument, options);
export const useUpdateContentMutation = (options?: useMutation.Options<UpdateContentMutation, UpdateContentMutationVariables>) => useMutation<UpdateContentMutation, UpdateContentMutationVariables>(UpdateContentDocument, options);