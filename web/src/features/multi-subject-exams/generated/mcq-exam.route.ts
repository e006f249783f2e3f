/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ReleaseNote_ReleaseFragment } from '../../exam-room/components/generated/release-note.ts';
import type { AttemptTicket_TicketFragment, QuestionCard_QuestionFragment } from '../../exam-room/attempt/generated/paper.ts';
import type { SavedAttempt_AttemptFragment } from '../../exam-room/attempt/generated/attempt.ts';
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

/** The multi-subject exam to sit. */
export type StartMultiSubjectExamInput = {
  /**
   * Goes on with this attempt and never begins another one: `EXAM_CLOSED` where it runs no longer. Left out, an attempt begins unless one runs.
   * Without effect on a host that keeps no attempts.
   */
  readonly attemptId?: string | null | undefined;
  /** The exam's id. */
  readonly examId: string;
  /**
   * The id of the viewer's result that this attempt takes up again. Left out, the attempt is for the result that the viewer has in the exam, or for
   * a new one: there is one result per account and exam, and each submission is a version of it.
   */
  readonly resultId?: string | null | undefined;
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


export type McqExamOutlineQuery = { readonly multiSubjectExam: { readonly id: string, readonly title: string, readonly timeLimitMinutes: number, readonly negativeMarkingPercentage: number, readonly questionCount: number, readonly totalPoints: number, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mandatory: boolean }>, readonly release: ReleaseNote_ReleaseFragment | null } | null };

export type McqExamBeforeQueryVariables = Exact<{
  examId: string;
}>;


export type McqExamBeforeQuery = { readonly multiSubjectExam: { readonly id: string, readonly myResult: { readonly id: string, readonly totalScore: number | null } | null } | null };

export type StartMultiSubjectExamMutationVariables = Exact<{
  input: StartMultiSubjectExamInput;
}>;


export type StartMultiSubjectExamMutation = { readonly startMultiSubjectExam: { readonly ticket: AttemptTicket_TicketFragment, readonly attempt: SavedAttempt_AttemptFragment | null, readonly paper: { readonly exam: { readonly id: string, readonly title: string, readonly timeLimitMinutes: number, readonly negativeMarkingPercentage: number }, readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mandatory: boolean, readonly questions: ReadonlyArray<QuestionCard_QuestionFragment> }> } } };

export type SubmitMultiSubjectExamMutationVariables = Exact<{
  input: SubmitMultiSubjectExamInput;
}>;


export type SubmitMultiSubjectExamMutation = { readonly submitMultiSubjectExam: { readonly receipt: { readonly attemptId: string, readonly submittedAt: string, readonly answersHash: string } | null, readonly result: { readonly id: string, readonly userId: string, readonly totalScore: number | null, readonly releasedAt: string | null, readonly dateTaken: string, readonly timeTakenMinutes: number } | null, readonly exam: { readonly id: string, readonly totalPoints: number, readonly myResult: { readonly id: string, readonly userId: string, readonly totalScore: number | null, readonly dateTaken: string } | null } } };


export const McqExamOutlineDocument = {"__meta__":{"hash":"339175d30da89745f727e7dcb0dd0114ce61c232880ca19f2d5af379a1c54ba0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McqExamOutline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseNote_release"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseNote_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}}]} as unknown as DocumentNode<McqExamOutlineQuery, McqExamOutlineQueryVariables>;
export const McqExamBeforeDocument = {"__meta__":{"hash":"e4bbda1b85b55f6588904abcabbe097aeb82c6272083da2fd50489b5b9a3b852"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McqExamBefore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}}]}}]}}]}}]} as unknown as DocumentNode<McqExamBeforeQuery, McqExamBeforeQueryVariables>;
export const StartMultiSubjectExamDocument = {"__meta__":{"hash":"7fdfabc2dad3fa789e3fe1dcde8fe90d43d7cc1e4b378a937cb35de5d842843b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMultiSubjectExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartMultiSubjectExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startMultiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptTicket_ticket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAttempt_attempt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionCard_question"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptTicket_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAttempt_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedOptionIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionCard_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<StartMultiSubjectExamMutation, StartMultiSubjectExamMutationVariables>;
export const SubmitMultiSubjectExamDocument = {"__meta__":{"hash":"d15b797f274a48db073420827c1eaefae6a3d569185469a3837c1914845030a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitMultiSubjectExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitMultiSubjectExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitMultiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answersHash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"timeTakenMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"myResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"totalScore"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitMultiSubjectExamMutation, SubmitMultiSubjectExamMutationVariables>;
export const useMcqExamOutlineQuery = (options: QueryOptions<McqExamOutlineQuery, McqExamOutlineQueryVariables> & ({ variables: McqExamOutlineQueryVariables } | { skip: true })) => useQuery<McqExamOutlineQuery, McqExamOutlineQueryVariables>(McqExamOutlineDocument, options);
export const useMcqExamBeforeQuery = (options: QueryOptions<McqExamBeforeQuery, McqExamBeforeQueryVariables> & ({ variables: McqExamBeforeQueryVariables } | { skip: true })) => useQuery<McqExamBeforeQuery, McqExamBeforeQueryVariables>(McqExamBeforeDocument, options);
export const useStartMultiSubjectExamMutation = (options?: useMutation.Options<StartMultiSubjectExamMutation, StartMultiSubjectExamMutationVariables>) => useMutation<StartMultiSubjectExamMutation, StartMultiSubjectExamMutationVariables>(StartMultiSubjectExamDocument, options);
export const useSubmitMultiSubjectExamMutation = (options?: useMutation.Options<SubmitMultiSubjectExamMutation, SubmitMultiSubjectExamMutationVariables>) => useMutation<SubmitMultiSubjectExamMutation, SubmitMultiSubjectExamMutationVariables>(SubmitMultiSubjectExamDocument, options);