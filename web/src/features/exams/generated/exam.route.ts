/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ReleaseNote_ReleaseFragment } from '../../exam-room/components/start/generated/release-note.ts';
import type { AttemptTicket_TicketFragment, PaperKey_PaperKeyFragment, QuestionCard_QuestionFragment } from '../../exam-room/attempt/paper/generated/paper.ts';
import type { SavedAttempt_AttemptFragment } from '../../exam-room/attempt/generated/attempt.ts';
import { type QueryOptions, useQuery } from '../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The type of an exam, which decides how it is answered. */
export type ExamType =
  /** By choosing options. */
  | 'MCQ'
  /** In writing, submitted as PDF. */
  | 'WRITTEN';

/** The answer to one multiple-choice question of a single exam. */
export type McqAnswerInput = {
  /** The question's id. */
  readonly questionId: string;
  /** The id of the option chosen. */
  readonly selectedOptionId: string;
};

/** The part of a result that students see. */
export type ResultVisibility =
  /** Everything. */
  | 'ANSWERS'
  /** That and when it was submitted: neither score nor answers. */
  | 'RECEIPT'
  /** The total, and in a single exam whether it passes; neither key nor review. */
  | 'SCORE';

/** The single exam to take. */
export type StartExamInput = {
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

/** A student's submission: the ticket and the answers, never a score. */
export type SubmitExamInput = {
  /**
   * The number of the last save that this device knows (`saveAnswers.sequence`; 0 if nothing was saved). If another device has saved other answers
   * since, nothing is submitted: `CONFLICT`, `NEWER_ANSWERS_SAVED`. If another device has already submitted other answers, this submission is late:
   * `EXAM_CLOSED`. Without `lastSave` the answers here replace all that were saved.
   */
  readonly lastSave?: number | null | undefined;
  /** Answers to multiple-choice questions; the first one for a question counts. At most 500. */
  readonly mcqAnswers?: ReadonlyArray<McqAnswerInput> | null | undefined;
  /** The ticket's `token`. */
  readonly ticket: string;
  /** Answers to written questions; the first one for a question counts. At most 500. */
  readonly writtenAnswers?: ReadonlyArray<WrittenAnswerInput> | null | undefined;
};

/** The answer to one written question. */
export type WrittenAnswerInput = {
  /** Address of the PDF, as `uploadAnswerPdf` has returned it. */
  readonly answerPdfUrl: string;
  /** The question's id. */
  readonly questionId: string;
};

export type ExamOutlineQueryVariables = Exact<{
  examId: string;
}>;


export type ExamOutlineQuery = { readonly exam: { readonly id: string, readonly title: string, readonly type: ExamType, readonly totalMarks: number, readonly timeLimitMinutes: number, readonly passingScorePercent: number, readonly negativeMarkingPercentage: number, readonly startingDate: string | null, readonly questionCount: number, readonly paperUrl: string | null, readonly release: ReleaseNote_ReleaseFragment | null } | null };

export type ExamBeforeQueryVariables = Exact<{
  examId: string;
}>;


export type ExamBeforeQuery = { readonly exam: { readonly id: string, readonly myResult: { readonly id: string, readonly score: number | null, readonly visibility: ResultVisibility } | null } | null };

export type StartExamMutationVariables = Exact<{
  input: StartExamInput;
  withPaper: boolean;
}>;


export type StartExamMutation = { readonly startExam: { readonly ticket: AttemptTicket_TicketFragment, readonly attempt: SavedAttempt_AttemptFragment | null, readonly paperKey?: PaperKey_PaperKeyFragment | null, readonly paper?: { readonly exam: { readonly id: string, readonly title: string, readonly type: ExamType, readonly totalMarks: number, readonly timeLimitMinutes: number, readonly passingScorePercent: number, readonly negativeMarkingPercentage: number }, readonly questions: ReadonlyArray<QuestionCard_QuestionFragment>, readonly writtenQuestions: ReadonlyArray<{ readonly id: string, readonly text: { readonly html: string } }> } } };

export type SubmitExamMutationVariables = Exact<{
  input: SubmitExamInput;
}>;


export type SubmitExamMutation = { readonly submitExam: { readonly receipt: { readonly attemptId: string, readonly submittedAt: string, readonly answersHash: string } | null, readonly result:
      | { readonly __typename: 'MultiSubjectExamResult' }
      | { readonly __typename: 'SingleExamResult', readonly id: string, readonly userId: string, readonly score: number | null, readonly visibility: ResultVisibility, readonly releasedAt: string | null, readonly passed: boolean | null, readonly dateTaken: string | null }
     | null, readonly exam: { readonly id: string, readonly totalMarks: number, readonly myResult: { readonly id: string, readonly userId: string, readonly score: number | null, readonly passed: boolean | null, readonly dateTaken: string | null } | null } } };


export const ExamOutlineDocument = {"__meta__":{"hash":"7b9d75e50bc3755efa2fea790149358b53d1d38356fb7fd851446e13cce9eafb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamOutline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"startingDate"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"paperUrl"}},{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleaseNote_release"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleaseNote_release"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}}]} as unknown as DocumentNode<ExamOutlineQuery, ExamOutlineQueryVariables>;
export const ExamBeforeDocument = {"__meta__":{"hash":"d653965b7ae4b166cb7017a93aaf9cd2ccc3f47a5aab64d6c6641894aa3aef93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamBefore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]}}]}}]} as unknown as DocumentNode<ExamBeforeQuery, ExamBeforeQueryVariables>;
export const StartExamDocument = {"__meta__":{"hash":"f65b8eb2ed8c810fb3ad4cd3067823b8c7343f439171cdb461146de3d3faf65b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartExamInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPaper"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttemptTicket_ticket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAttempt_attempt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paperKey"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPaper"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperKey_paperKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paper"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPaper"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionCard_question"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptTicket_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAttempt_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedOptionIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperKey_paperKey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paperUrl"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionCard_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaperQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<StartExamMutation, StartExamMutationVariables>;
export const SubmitExamDocument = {"__meta__":{"hash":"a2366bf9a9a2ead2e86293fb01762afdfc61b792e6fdba1fa5b2bb7e7f9c55f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answersHash"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SingleExamResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}},{"kind":"Field","name":{"kind":"Name","value":"myResult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"dateTaken"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmitExamMutation, SubmitExamMutationVariables>;
export const useExamOutlineQuery = (options: QueryOptions<ExamOutlineQuery, ExamOutlineQueryVariables> & ({ variables: ExamOutlineQueryVariables } | { skip: true })) => useQuery<ExamOutlineQuery, ExamOutlineQueryVariables>(ExamOutlineDocument, options);
export const useExamBeforeQuery = (options: QueryOptions<ExamBeforeQuery, ExamBeforeQueryVariables> & ({ variables: ExamBeforeQueryVariables } | { skip: true })) => useQuery<ExamBeforeQuery, ExamBeforeQueryVariables>(ExamBeforeDocument, options);
export const useStartExamMutation = (options?: useMutation.Options<StartExamMutation, StartExamMutationVariables>) => useMutation<StartExamMutation, StartExamMutationVariables>(StartExamDocument, options);
export const useSubmitExamMutation = (options?: useMutation.Options<SubmitExamMutation, SubmitExamMutationVariables>) => useMutation<SubmitExamMutation, SubmitExamMutationVariables>(SubmitExamDocument, options);