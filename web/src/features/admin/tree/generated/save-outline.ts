/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new unit of a course. */
export type CreateAcademicUnitInput = {
  /** The id of the course it belongs to. */
  readonly courseId: string;
  /** A description of its content, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  readonly name: string;
  /** Its place in the course, from 0; left out: the last. */
  readonly position?: number | null | undefined;
};

/** A new chapter. */
export type CreateChapterInput = {
  /** Its place in the subject, from 0; left out: the last. */
  readonly position?: number | null | undefined;
  /** The id of the subject it belongs to. */
  readonly subjectId: string;
  /** A summary of the chapter, at most 4000 characters. */
  readonly summary?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
};

/** A new subject. */
export type CreateSubjectInput = {
  /** The id of the course it belongs to. */
  readonly courseId: string;
  /** A description of its content, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  readonly imageUrl?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  readonly name: string;
  /** Its place in the course, from 0; left out: the last. */
  readonly position?: number | null | undefined;
};

/** The unit to delete. */
export type DeleteAcademicUnitInput = {
  /** The id of the course it belongs to. */
  readonly courseId: string;
  /** Archives it with its exams, where students have results in them: the results stay. */
  readonly force?: boolean | null | undefined;
  /** The unit's id. */
  readonly id: string;
};

/** Changes of a unit: omitted fields stay unchanged, null clears a field. */
export type UpdateAcademicUnitInput = {
  /** The id of the course it belongs to. */
  readonly courseId: string;
  /** A description of its content, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** The unit's id. */
  readonly id: string;
  /** Its name, 1 to 200 characters. */
  readonly name?: string | null | undefined;
  /** Its place in the course, from 0. */
  readonly position?: number | null | undefined;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
};

/** Changes of a chapter: omitted fields stay unchanged, null clears a field. */
export type UpdateChapterInput = {
  /** The chapter's id. */
  readonly id: string;
  /** Its place in the subject, from 0. */
  readonly position?: number | null | undefined;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** A summary of the chapter, at most 4000 characters. */
  readonly summary?: string | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

/** Changes of a subject: omitted fields stay unchanged, null clears a field. */
export type UpdateSubjectInput = {
  /** A description of its content, at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** The subject's id. */
  readonly id: string;
  /** Address of its picture: `/media/…` or https, at most 500 characters. */
  readonly imageUrl?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  readonly name?: string | null | undefined;
  /** Its place in the course, from 0. */
  readonly position?: number | null | undefined;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
};

export type CreateSubjectMutationVariables = Exact<{
  input: CreateSubjectInput;
}>;


export type CreateSubjectMutation = { readonly createSubject: { readonly subject: { readonly id: string } } };

export type UpdateSubjectMutationVariables = Exact<{
  input: UpdateSubjectInput;
}>;


export type UpdateSubjectMutation = { readonly updateSubject: { readonly subject: { readonly id: string, readonly name: string, readonly description: string | null, readonly imageUrl: string | null } } };

export type CreateChapterMutationVariables = Exact<{
  input: CreateChapterInput;
}>;


export type CreateChapterMutation = { readonly createChapter: { readonly chapter: { readonly id: string } } };

export type UpdateChapterMutationVariables = Exact<{
  input: UpdateChapterInput;
}>;


export type UpdateChapterMutation = { readonly updateChapter: { readonly chapter: { readonly id: string, readonly title: string, readonly summary: string | null } } };

export type CreateAcademicUnitMutationVariables = Exact<{
  input: CreateAcademicUnitInput;
}>;


export type CreateAcademicUnitMutation = { readonly createAcademicUnit: { readonly academicUnit: { readonly id: string } } };

export type UpdateAcademicUnitMutationVariables = Exact<{
  input: UpdateAcademicUnitInput;
}>;


export type UpdateAcademicUnitMutation = { readonly updateAcademicUnit: { readonly academicUnit: { readonly id: string, readonly name: string, readonly description: string | null } } };

export type DeleteAcademicUnitMutationVariables = Exact<{
  input: DeleteAcademicUnitInput;
}>;


export type DeleteAcademicUnitMutation = { readonly deleteAcademicUnit: { readonly deletedId: string } };


export const CreateSubjectDocument = {"__meta__":{"hash":"c75fa09087f0485ba1e8393232d88af727cc5a9bb9519d8cb9782c6498af0c29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSubject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSubjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSubjectMutation, CreateSubjectMutationVariables>;
export const UpdateSubjectDocument = {"__meta__":{"hash":"a0efec87cd75cc7034e042f88530e1b0844cf90220e7f06dbf0223c2201a56d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSubject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSubjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSubjectMutation, UpdateSubjectMutationVariables>;
export const CreateChapterDocument = {"__meta__":{"hash":"0432f8e3cb3a753ca0923075bbc2c74942442af24fce94ea9b44c3eb468ab2f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChapterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chapter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateChapterMutation, CreateChapterMutationVariables>;
export const UpdateChapterDocument = {"__meta__":{"hash":"8e166976bae1f77cb82f23af01a573c43e9ca5d4076df0193dce000e3fc2865d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChapterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chapter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateChapterMutation, UpdateChapterMutationVariables>;
export const CreateAcademicUnitDocument = {"__meta__":{"hash":"3c4f90c4a7e90cc3260c4ede9c1f361d5eb32be3b001b54ad53c388f00ba4205"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAcademicUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAcademicUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAcademicUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"academicUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAcademicUnitMutation, CreateAcademicUnitMutationVariables>;
export const UpdateAcademicUnitDocument = {"__meta__":{"hash":"ab545089d3b024474237204c6b1e0568a7e8d31dfff3b65e7d3afef33e03c50c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAcademicUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAcademicUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAcademicUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"academicUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAcademicUnitMutation, UpdateAcademicUnitMutationVariables>;
export const DeleteAcademicUnitDocument = {"__meta__":{"hash":"92b98e5ed9e6b6eb0a43f6702b4e409d45b4d8b41e1066575cb6afd901b52227"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAcademicUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAcademicUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAcademicUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteAcademicUnitMutation, DeleteAcademicUnitMutationVariables>;
export const useCreateSubjectMutation = (options?: useMutation.Options<CreateSubjectMutation, CreateSubjectMutationVariables>) => useMutation<CreateSubjectMutation, CreateSubjectMutationVariables>(CreateSubjectDocument, options);
export const useUpdateSubjectMutation = (options?: useMutation.Options<UpdateSubjectMutation, UpdateSubjectMutationVariables>) => useMutation<UpdateSubjectMutation, UpdateSubjectMutationVariables>(UpdateSubjectDocument, options);
export const useCreateChapterMutation = (options?: useMutation.Options<CreateChapterMutation, CreateChapterMutationVariables>) => useMutation<CreateChapterMutation, CreateChapterMutationVariables>(CreateChapterDocument, options);
export const useUpdateChapterMutation = (options?: useMutation.Options<UpdateChapterMutation, UpdateChapterMutationVariables>) => useMutation<UpdateChapterMutation, UpdateChapterMutationVariables>(UpdateChapterDocument, options);
export const useCreateAcademicUnitMutation = (options?: useMutation.Options<CreateAcademicUnitMutation, CreateAcademicUnitMutationVariables>) => useMutation<CreateAcademicUnitMutation, CreateAcademicUnitMutationVariables>(CreateAcademicUnitDocument, options);
export const useUpdateAcademicUnitMutation = (options?: useMutation.Options<UpdateAcademicUnitMutation, UpdateAcademicUnitMutationVariables>) => useMutation<UpdateAcademicUnitMutation, UpdateAcademicUnitMutationVariables>(UpdateAcademicUnitDocument, options);
export const useDeleteAcademicUnitMutation = (options?: useMutation.Options<DeleteAcademicUnitMutation, DeleteAcademicUnitMutationVariables>) => useMutation<DeleteAcademicUnitMutation, DeleteAcademicUnitMutationVariables>(DeleteAcademicUnitDocument, options);