/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BossSubjectsQueryVariables = Exact<{
  courseId: string;
}>;


export type BossSubjectsQuery = { readonly course: { readonly id: string, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string }> | null } | null };

export type BossChaptersQueryVariables = Exact<{
  subjectId: string;
}>;


export type BossChaptersQuery = { readonly subject: { readonly id: string, readonly chapters: ReadonlyArray<{ readonly id: string, readonly title: string }> | null } | null };

export type BossChapterQueryVariables = Exact<{
  chapterId: string;
}>;


export type BossChapterQuery = { readonly chapter: { readonly id: string, readonly lessons: ReadonlyArray<{ readonly id: string, readonly title: string, readonly durationMinutes: number | null }> | null, readonly contents: ReadonlyArray<{ readonly id: string, readonly title: string }> | null, readonly exams: ReadonlyArray<{ readonly id: string, readonly title: string, readonly questionCount: number }> | null } | null };


export const BossSubjectsDocument = {"__meta__":{"hash":"b5276df9f4cc3799e3a0b6177efc82eda86898ba8fcda96f85977e535d8b06ee","isPublic":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossSubjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BossSubjectsQuery, BossSubjectsQueryVariables>;
export const BossChaptersDocument = {"__meta__":{"hash":"be92816dfc672152df174ef6ade919afbc2a389757f7ac4558069f921ea046c2","isPublic":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossChapters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<BossChaptersQuery, BossChaptersQueryVariables>;
export const BossChapterDocument = {"__meta__":{"hash":"8f6bf2bd0be8290601ddaa0d2322c5c3af94cce6cb273a28e26e869989306232","isPublic":true},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BossChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}}]}}]}}]}}]} as unknown as DocumentNode<BossChapterQuery, BossChapterQueryVariables>;
export const useBossSubjectsQuery = (options: useQuery.Options<BossSubjectsQuery, BossSubjectsQueryVariables> & ({ variables: BossSubjectsQueryVariables } | { skip: true })) => useQuery<BossSubjectsQuery, BossSubjectsQueryVariables>(BossSubjectsDocument, options);
export const useBossChaptersQuery = (options: useQuery.Options<BossChaptersQuery, BossChaptersQueryVariables> & ({ variables: BossChaptersQueryVariables } | { skip: true })) => useQuery<BossChaptersQuery, BossChaptersQueryVariables>(BossChaptersDocument, options);
export const useBossChapterQuery = (options: useQuery.Options<BossChapterQuery, BossChapterQueryVariables> & ({ variables: BossChapterQueryVariables } | { skip: true })) => useQuery<BossChapterQuery, BossChapterQueryVariables>(BossChapterDocument, options);