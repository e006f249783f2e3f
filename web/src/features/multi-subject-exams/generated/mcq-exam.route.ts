/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ReleaseNote_ReleaseFragment } from '../../exam-room/components/generated/release-note.ts';
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The answer to one question: the set of options chosen. */
export type MultiSubjectAnswerInput = {
  /** The question's id. */
  readonly questionId: string;
  /** The ids of the options chosen; without one the question stays blank. */
  readonly selectedOptionIds: ReadonlyArray<string>;
};

/** What a student hands in: the ticket and the answers, never a score. */
export type SubmitMultiSubjectExamInput = {
  /** The questions that were answered; the first entry for a question counts. At most 500. */
  readonly answers: ReadonlyArray<MultiSubjectAnswerInput>;
  /**
   * True when the clock reached zero by itself. Then the mandatory subjects are not asked for; it is only believed once a
   * countdown can have ended: from 40 seconds before the deadline on.
   */
  readonly automatic?: boolean | null | undefined;
  /** The ticket's `token`. */
  readonly ticket: string;
};

export type McqExamOutlineQueryVariables = Exact<{
  examId: string;
}>;


export type McqExamOutlineQuery = { readonly multiSubjectExam: { readonly id: string, readonly title: string, readonly timeLimitMinutes: number, readonly negativeMarkingPercentage: number, readonly questionCount: number, readonly totalPoints: number, readonly paperUrl: string | null, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mandatory: boolean }>, readonly release: ReleaseNote_ReleaseFragment | null } | null };

export type McqExamBeforeQueryVariables = Exact<{
  examId: string;
}>;


export type McqExamBeforeQuery = { readonly multiSubjectExam: { readonly id: string, readonly myResult: { readonly id: string, readonly totalScore: number | null } | null } | null };

export type SubmitMultiSubjectExamMutationVariables = Exact<{
  input: SubmitMultiSubjectExamInput;
}>;


export type SubmitMultiSubjectExamMutation = { readonly submitMultiSubjectExam: { readonly receipt: { readonly attemptId: string, readonly submittedAt: string, readonly answersHash: string } | null, readonly result: { readonly id: string, readonly userId: string, readonly totalScore: number | null, readonly releasedAt: string | null, readonly dateTaken: string, readonly timeTakenMinutes: number } | null, readonly exam: { readonly id: string, readonly totalPoints: number, readonly myResult: { readonly id: string, readonly userId: string, readonly totalScore: number | null, readonly dateTaken: string } | null } } };


export const McqExamOutlineDocument = {"__meta__":{"hash":"70e97523ac4f1c1a9b62d32cf5004a08c622f2b6a26a105b8e55b2db63ee9b26"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McqExamOutline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"paperUrl"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseNote_release"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseNote_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}}]} as unknown as DocumentNode<McqExamOutlineQuery, McqExamOutlineQueryVariables>;
export const McqExamBeforeDocument = {"__meta__":{"hash":"e4bbda1b85b55f6588904abcabbe097aeb82c6272083da2fd50489b5b9a3b852"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McqExamBefore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}}]}}]}}]}}]} as unknown as DocumentNode<McqExamBeforeQuery, McqExamBeforeQueryVariables>;
export const SubmitMultiSubjectExamDocument = {"__meta__":{"hash":"d15b797f274a48db073420827c1eaefae6a3d569185469a3837c1914845030a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitMultiSubjectExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitMultiSubjectExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitMultiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answersHash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"timeTakenMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"myResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitMultiSubjectExamMutation, SubmitMultiSubjectExamMutationVariables>;
export const useMcqExamOutlineQuery = (options: QueryOptions<McqExamOutlineQuery, McqExamOutlineQueryVariables> & ({ variables: McqExamOutlineQueryVariables } | { skip: true })) => useQuery<McqExamOutlineQuery, McqExamOutlineQueryVariables>(McqExamOutlineDocument, options);
export const useMcqExamBeforeQuery = (options: QueryOptions<McqExamBeforeQuery, McqExamBeforeQueryVariables> & ({ variables: McqExamBeforeQueryVariables } | { skip: true })) => useQuery<McqExamBeforeQuery, McqExamBeforeQueryVariables>(McqExamBeforeDocument, options);
export const useSubmitMultiSubjectExamMutation = (options?: useMutation.Options<SubmitMultiSubjectExamMutation, SubmitMultiSubjectExamMutationVariables>) => useMutation<SubmitMultiSubjectExamMutation, SubmitMultiSubjectExamMutationVariables>(SubmitMultiSubjectExamDocument, options);