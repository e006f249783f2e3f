/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RegisteredExam_ExamFragment } from '../../../exam-list/generated/registered-exam.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The information about a student that the registration for an exam campaign requires; at most 200 characters each. */
export type ExamRegistrationInfoInput = {
  /** The class, at most 200 characters. */
  readonly className?: string | null | undefined;
  /** The district (zila), at most 200 characters. */
  readonly district?: string | null | undefined;
  /** An e-mail address, at most 254 characters. */
  readonly email?: string | null | undefined;
  /** The school or college, at most 200 characters. */
  readonly institution?: string | null | undefined;
  /** A mobile number, at most 200 characters. */
  readonly mobile?: string | null | undefined;
  /** The student's name, at most 200 characters. */
  readonly name: string;
};

/** The exam campaign to register the viewer for. */
export type RegisterForExamCampaignInput = {
  /** The information about the student. */
  readonly basicInfo: ExamRegistrationInfoInput;
  /** The campaign's id. */
  readonly campaignId: string;
  /** Whether the merit list may name the student. Without a name they keep their rank. */
  readonly showInMeritList?: boolean | null | undefined;
};

export type RegisterForExamCampaignMutationVariables = Exact<{
  input: RegisterForExamCampaignInput;
}>;


export type RegisterForExamCampaignMutation = { readonly registerForExamCampaign: { readonly campaign: { readonly id: string, readonly isRegistered: boolean, readonly registeredCount: number } | null, readonly student: { readonly id: string, readonly campaignExams: ReadonlyArray<RegisteredExam_ExamFragment> | null } } };


export const RegisterForExamCampaignDocument = {"__meta__":{"hash":"579b916960951df8bbc8212082eb5abed45ea6c7bb1f1030cd31782d9b179b89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterForExamCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterForExamCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerForExamCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"student"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignExams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegisteredExam_exam"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisteredExam_exam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisteredExam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"examTitle"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]} as unknown as DocumentNode<RegisterForExamCampaignMutation, RegisterForExamCampaignMutationVariables>;
export const useRegisterForExamCampaignMutation = (options?: useMutation.Options<RegisterForExamCampaignMutation, RegisterForExamCampaignMutationVariables>) => useMutation<RegisterForExamCampaignMutation, RegisterForExamCampaignMutationVariables>(RegisterForExamCampaignDocument, options);