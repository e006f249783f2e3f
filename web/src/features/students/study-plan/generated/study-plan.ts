/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A class at school, or the time after it (specification, section 3). */
export type SchoolClass =
  /** Class 6. */
  | 'CLASS_6'
  /** Class 7. */
  | 'CLASS_7'
  /** Class 8. */
  | 'CLASS_8'
  /** Class 9. */
  | 'CLASS_9'
  /** Class 10, which ends with the SSC. */
  | 'CLASS_10'
  /** Classes 11 and 12, which end with the HSC. */
  | 'CLASS_11_12'
  /** The HSC is passed. */
  | 'HSC_PASSED';

/** A student's goal. */
export type StudyGoal =
  /** The admission test of a university. */
  | 'ADMISSION_TEST'
  /** A board exam: SSC or HSC. */
  | 'BOARD_EXAM'
  /** Lessons and exams at school. */
  | 'SCHOOL';

/** All answers together. */
export type UpdateStudyPlanInput = {
  /** The goal; null if it is not answered. */
  readonly goal?: StudyGoal | null | undefined;
  /** The name the student goes by, 1 to 100 characters; if omitted, the stored name stays. */
  readonly name?: string | null | undefined;
  /** The class; null if it is not answered. */
  readonly schoolClass?: SchoolClass | null | undefined;
};

export type StudyPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type StudyPlanQuery = { readonly viewer: { readonly id: string, readonly student: { readonly id: string, readonly name: string | null } | null, readonly studyPlan: StudyPlanFieldsFragment | null } | null };

export type StudyPlanFieldsFragment = { readonly schoolClass: SchoolClass | null, readonly goal: StudyGoal | null, readonly isAnswered: boolean };

export type UpdateStudyPlanMutationVariables = Exact<{
  input: UpdateStudyPlanInput;
}>;


export type UpdateStudyPlanMutation = { readonly updateStudyPlan: { readonly viewer: { readonly id: string, readonly student: { readonly id: string, readonly name: string | null, readonly version: number | null } | null } | null, readonly studyPlan: StudyPlanFieldsFragment } };

export const StudyPlanFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolClass"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"isAnswered"}}]}}]} as unknown as DocumentNode<StudyPlanFieldsFragment, unknown>;
export const StudyPlanDocument = {"__meta__":{"hash":"27bfb02b7630844b8adb73e94d7c96c621bc5daed20681b8c8d03511ffd15624"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studyPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyPlanFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolClass"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"isAnswered"}}]}}]} as unknown as DocumentNode<StudyPlanQuery, StudyPlanQueryVariables>;
export const UpdateStudyPlanDocument = {"__meta__":{"hash":"aefd52b44331b98d764b3d84b3d33963e58c1a40ccc0f0d508f16024d4e36c40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStudyPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudyPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStudyPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"studyPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyPlanFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyPlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolClass"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"isAnswered"}}]}}]} as unknown as DocumentNode<UpdateStudyPlanMutation, UpdateStudyPlanMutationVariables>;
export const useStudyPlanQuery = (options?: QueryOptions<StudyPlanQuery, StudyPlanQueryVariables>) => useQuery<StudyPlanQuery, StudyPlanQueryVariables>(StudyPlanDocument, options);
export const useUpdateStudyPlanMutation = (options?: useMutation.Options<UpdateStudyPlanMutation, UpdateStudyPlanMutationVariables>) => useMutation<UpdateStudyPlanMutation, UpdateStudyPlanMutationVariables>(UpdateStudyPlanDocument, options);