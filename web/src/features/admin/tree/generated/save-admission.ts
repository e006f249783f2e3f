/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new unit of an admission course. */
export type CreateAdmissionUnitInput = {
  /** The id of the course it belongs to. */
  readonly courseId: string;
  /** A description of the test, its candidates and its content; at most 4000 characters. */
  readonly description?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  readonly name: string;
  /** Its place in the course, from 0; left out: the last. */
  readonly position?: number | null | undefined;
};

/** A new exam year. */
export type CreateExamYearInput = {
  /** The paper of that year; all its fields are needed. It can be added later. */
  readonly exam?: MultiSubjectExamContentInput | null | undefined;
  /** The id of the unit it belongs to. */
  readonly unitId: string;
  /** The year, 1971 to 2100. */
  readonly year: number;
};

/** The unit to delete. */
export type DeleteAdmissionUnitInput = {
  /** Archives it with all below it, where students have results in it: the results stay. */
  readonly force?: boolean | null | undefined;
  /** The unit's id. */
  readonly id: string;
};

/** The exam year to delete. */
export type DeleteExamYearInput = {
  /** Archives it with its paper, where students have results in it: the results stay. */
  readonly force?: boolean | null | undefined;
  /** The year's id. */
  readonly id: string;
};

/** A subject of a multi-subject exam as an editor sends it. */
export type ExamSubjectInput = {
  /** The id of a subject that the exam has already, which stays that one; left out: a new subject. */
  readonly id?: string | null | undefined;
  /** Whether at least one of its questions must be answered before submitting. */
  readonly mandatory: boolean;
  /** Its name, 1 to 200 characters. */
  readonly name: string;
  /** Its questions, in order: 1 to 200. */
  readonly questions: ReadonlyArray<McqInput>;
};

/** A multiple-choice question as an editor sends it, with its key. */
export type McqInput = {
  /** The explanation of the right answer, 1 to 4,000 characters; shown after the student has submitted. Null: none. */
  readonly explanation?: string | null | undefined;
  /** The id of a question that the exam has already, which stays that one; left out: a new question. */
  readonly id?: string | null | undefined;
  /** Its options, in order: 2 to 10. */
  readonly options: ReadonlyArray<McqOptionInput>;
  /** The points for a right answer: more than 0, below 1,000, up to five decimals. */
  readonly points: number;
  /** The question: plain text with LaTeX between dollar signs, 1 to 4,000 characters. */
  readonly text: string;
};

/** An option of a question as an editor sends it. */
export type McqOptionInput = {
  /** The id of an option that the question has already, which stays that one; left out: a new option. */
  readonly id?: string | null | undefined;
  /** Whether it is right to choose it. */
  readonly isCorrect: boolean;
  /** The option: plain text with LaTeX between dollar signs, 1 to 4,000 characters. */
  readonly text: string;
};

/** A multi-subject exam as an editor sends it. A new one needs all fields; in a change, omitted fields stay unchanged. */
export type MultiSubjectExamContentInput = {
  /** The deduction for a wrong answer, in percent of its points: 0 to 100, up to two decimals. */
  readonly negativeMarkingPercentage?: number | null | undefined;
  /** Its subjects in the order of the paper, 1 to 20; takes the place of the whole list. */
  readonly subjects?: ReadonlyArray<ExamSubjectInput> | null | undefined;
  /** Time to answer, 1 to 300 minutes. */
  readonly timeLimitMinutes?: number | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
};

/** Changes of a unit: omitted fields stay unchanged, null clears a field. */
export type UpdateAdmissionUnitInput = {
  /** A description of the test, its candidates and its content; at most 4000 characters. */
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

/** Changes of an exam year: omitted fields stay unchanged. */
export type UpdateExamYearInput = {
  /** Changes of its paper: omitted fields stay unchanged. Where the year has no paper this adds one, and all its fields are needed. */
  readonly exam?: MultiSubjectExamContentInput | null | undefined;
  /** The year's id. */
  readonly id: string;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /** The year, 1971 to 2100. */
  readonly year?: number | null | undefined;
};

export type CreateAdmissionUnitMutationVariables = Exact<{
  input: CreateAdmissionUnitInput;
}>;


export type CreateAdmissionUnitMutation = { readonly createAdmissionUnit: { readonly admissionUnit: { readonly id: string } } };

export type UpdateAdmissionUnitMutationVariables = Exact<{
  input: UpdateAdmissionUnitInput;
}>;


export type UpdateAdmissionUnitMutation = { readonly updateAdmissionUnit: { readonly admissionUnit: { readonly id: string, readonly name: string, readonly description: string | null } } };

export type DeleteAdmissionUnitMutationVariables = Exact<{
  input: DeleteAdmissionUnitInput;
}>;


export type DeleteAdmissionUnitMutation = { readonly deleteAdmissionUnit: { readonly deletedId: string } };

export type CreateExamYearMutationVariables = Exact<{
  input: CreateExamYearInput;
}>;


export type CreateExamYearMutation = { readonly createExamYear: { readonly examYear: { readonly id: string } } };

export type UpdateExamYearMutationVariables = Exact<{
  input: UpdateExamYearInput;
}>;


export type UpdateExamYearMutation = { readonly updateExamYear: { readonly examYear: { readonly id: string, readonly year: number } } };

export type DeleteExamYearMutationVariables = Exact<{
  input: DeleteExamYearInput;
}>;


export type DeleteExamYearMutation = { readonly deleteExamYear: { readonly deletedId: string } };


export const CreateAdmissionUnitDocument = {"__meta__":{"hash":"c2d048eecdc74b61cfb1831e8a84fa6ff9a7530bae43b6a81fe64e76ef8a0f43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdmissionUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAdmissionUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdmissionUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAdmissionUnitMutation, CreateAdmissionUnitMutationVariables>;
export const UpdateAdmissionUnitDocument = {"__meta__":{"hash":"9d83f7a7da7345f84455ce846a409da7afe55460c10cb7d52db0e0f93b1bd5ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdmissionUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAdmissionUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdmissionUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admissionUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAdmissionUnitMutation, UpdateAdmissionUnitMutationVariables>;
export const DeleteAdmissionUnitDocument = {"__meta__":{"hash":"474b53ae4e6330baa76620a40fa94e0cf2cd1ffe4ebc71b8c342dc30812c7eb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAdmissionUnit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAdmissionUnitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAdmissionUnit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteAdmissionUnitMutation, DeleteAdmissionUnitMutationVariables>;
export const CreateExamYearDocument = {"__meta__":{"hash":"968b7f34f078b06c57fb533daf79fb5592bc3dfd812fc7c638a6d435c65f0dca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExamYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExamYearInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExamYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateExamYearMutation, CreateExamYearMutationVariables>;
export const UpdateExamYearDocument = {"__meta__":{"hash":"22dd3f3e2a813aa711c36590d5682d3110a703db48bf569dad2f6a21209d1454"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExamYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamYearInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExamYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateExamYearMutation, UpdateExamYearMutationVariables>;
export const DeleteExamYearDocument = {"__meta__":{"hash":"e709ee93cc50364c1971251a904212c4d3fa0f4862ebdc52e9c01875aec59974"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExamYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteExamYearInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExamYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteExamYearMutation, DeleteExamYearMutationVariables>;
export const useCreateAdmissionUnitMutation = (options?: useMutation.Options<CreateAdmissionUnitMutation, CreateAdmissionUnitMutationVariables>) => useMutation<CreateAdmissionUnitMutation, CreateAdmissionUnitMutationVariables>(CreateAdmissionUnitDocument, options);
export const useUpdateAdmissionUnitMutation = (options?: useMutation.Options<UpdateAdmissionUnitMutation, UpdateAdmissionUnitMutationVariables>) => useMutation<UpdateAdmissionUnitMutation, UpdateAdmissionUnitMutationVariables>(UpdateAdmissionUnitDocument, options);
export const useDeleteAdmissionUnitMutation = (options?: useMutation.Options<DeleteAdmissionUnitMutation, DeleteAdmissionUnitMutationVariables>) => useMutation<DeleteAdmissionUnitMutation, DeleteAdmissionUnitMutationVariables>(DeleteAdmissionUnitDocument, options);
export const useCreateExamYearMutation = (options?: useMutation.Options<CreateExamYearMutation, CreateExamYearMutationVariables>) => useMutation<CreateExamYearMutation, CreateExamYearMutationVariables>(CreateExamYearDocument, options);
export const useUpdateExamYearMutation = (options?: useMutation.Options<UpdateExamYearMutation, UpdateExamYearMutationVariables>) => useMutation<UpdateExamYearMutation, UpdateExamYearMutationVariables>(UpdateExamYearDocument, options);
export const useDeleteExamYearMutation = (options?: useMutation.Options<DeleteExamYearMutation, DeleteExamYearMutationVariables>) => useMutation<DeleteExamYearMutation, DeleteExamYearMutationVariables>(DeleteExamYearDocument, options);