/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Revision_ContentFragment } from '../../conflicts/generated/editable-content.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new note. */
export type CreateContentInput = {
  /** The id of the chapter it belongs to. */
  readonly chapterId: string;
  /** Its place in the chapter, from 0; left out: the last. */
  readonly position?: number | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 50000 characters. It is stored sanitized: only tags of the allow-list stay. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
};

/** A new lesson. */
export type CreateLessonInput = {
  /** The id of the chapter it belongs to. */
  readonly chapterId: string;
  /** The duration of the lesson, in minutes: 1 to 600. */
  readonly durationMinutes?: number | null | undefined;
  /** The ids of its exams, at most 100, each of the same chapter or of a lesson of it. */
  readonly examIds?: ReadonlyArray<string> | null | undefined;
  /** Its place in the chapter, from 0; left out: the last. */
  readonly position?: number | null | undefined;
  /** Its text: HTML with LaTeX between dollar signs, at most 20000 characters. It is stored sanitized: only tags of the allow-list stay. */
  readonly source?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
  /** Address of its video on YouTube (`youtube.com/watch`, `youtu.be` or `youtube-nocookie.com/embed`), at most 200 characters. */
  readonly videoUrl?: string | null | undefined;
};

export type LessonEditorQueryVariables = Exact<{
  id: string;
}>;


export type LessonEditorQuery = { readonly editableContent: (
    { readonly lesson: { readonly id: string, readonly title: string, readonly durationMinutes: number | null, readonly videoUrl: string | null, readonly source: string | null, readonly examIds: ReadonlyArray<string>, readonly exams: ReadonlyArray<{ readonly id: string, readonly title: string }> | null, readonly chapter: { readonly id: string, readonly exams: ReadonlyArray<{ readonly id: string, readonly title: string }> | null } | null } | null }
    & Revision_ContentFragment
  ) | null };

export type NoteEditorQueryVariables = Exact<{
  id: string;
}>;


export type NoteEditorQuery = { readonly editableContent: (
    { readonly note: { readonly id: string, readonly title: string, readonly source: string | null, readonly chapter: { readonly id: string } | null } | null }
    & Revision_ContentFragment
  ) | null };

export type NewTextChapterQueryVariables = Exact<{
  id: string;
}>;


export type NewTextChapterQuery = { readonly viewer: { readonly id: string } | null, readonly chapter: { readonly id: string, readonly title: string, readonly exams: ReadonlyArray<{ readonly id: string, readonly title: string }> | null } | null };

export type CreateLessonMutationVariables = Exact<{
  input: CreateLessonInput;
}>;


export type CreateLessonMutation = { readonly createLesson: { readonly lesson: { readonly id: string } } };

export type CreateContentMutationVariables = Exact<{
  input: CreateContentInput;
}>;


export type CreateContentMutation = { readonly createContent: { readonly content: { readonly id: string } } };


export const LessonEditorDocument = {"__meta__":{"hash":"a96699cfc1c4b383d00839ddce016fa7eb20465a5ff6b1cc2bd0ccf5a43d4d44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"LESSON"}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"examIds"}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<LessonEditorQuery, LessonEditorQueryVariables>;
export const NoteEditorDocument = {"__meta__":{"hash":"5bb88a3bc21b664b52511b31850f45b6cc4158480efc7e8a955fc06b4b733d8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"NOTE"}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]} as unknown as DocumentNode<NoteEditorQuery, NoteEditorQueryVariables>;
export const NewTextChapterDocument = {"__meta__":{"hash":"f2909fed7d46cbe4cbb1e3678f6f02670a3ae3084c8b03fba96b85d1373e5dd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewTextChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<NewTextChapterQuery, NewTextChapterQueryVariables>;
export const CreateLessonDocument = {"__meta__":{"hash":"0afdba3e03f33273daadd9cc509a8076babe6038078e03e718c72bf28fcf9777"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateLessonMutation, CreateLessonMutationVariables>;
export const CreateContentDocument = {"__meta__":{"hash":"cabc154d23e799a58916b598368fbb197807503659909a188411694b87fd6f1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateContentMutation, CreateContentMutationVariables>;
export const useLessonEditorQuery = (options: QueryOptions<LessonEditorQuery, LessonEditorQueryVariables> & ({ variables: LessonEditorQueryVariables } | { skip: true })) => useQuery<LessonEditorQuery, LessonEditorQueryVariables>(LessonEditorDocument, options);
export const useNoteEditorQuery = (options: QueryOptions<NoteEditorQuery, NoteEditorQueryVariables> & ({ variables: NoteEditorQueryVariables } | { skip: true })) => useQuery<NoteEditorQuery, NoteEditorQueryVariables>(NoteEditorDocument, options);
export const useNewTextChapterQuery = (options: QueryOptions<NewTextChapterQuery, NewTextChapterQueryVariables> & ({ variables: NewTextChapterQueryVariables } | { skip: true })) => useQuery<NewTextChapterQuery, NewTextChapterQueryVariables>(NewTextChapterDocument, options);
export const useCreateLessonMutation = (options?: useMutation.Options<CreateLessonMutation, CreateLessonMutationVariables>) => useMutation<CreateLessonMutation, CreateLessonMutationVariables>(CreateLessonDocument, options);
export const useCreateContentMutation = (options?: useMutation.Options<CreateContentMutation, CreateContentMutationVariables>) => useMutation<CreateContentMutation, CreateContentMutationVariables>(CreateContentDocument, options);