/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The person or cause that closed an attempt. */
export type AttemptCloser =
  /** The server, some seconds after the time was up: what had been saved by then counts. */
  | 'SERVER'
  /** The student, by submitting. */
  | 'STUDENT';

/** The state of late answers. */
export type LateAnswersState =
  /** They count: they are the newest version of the result. */
  | 'ACCEPTED'
  /** They do not count. */
  | 'REFUSED'
  /** An admin has yet to decide. */
  | 'WAITING';

/** The answer to one question: the set of options chosen. */
export type MultiSubjectAnswerInput = {
  /** The question's id. */
  readonly questionId: string;
  /** The ids of the options chosen, at most 20; without one the question stays blank. */
  readonly selectedOptionIds: ReadonlyArray<string>;
};

/** The time spent on a question. */
export type QuestionTimeInput = {
  /** The question's id. */
  readonly questionId: string;
  /** Whole seconds in all, from 0 to 86400; more than the length of the attempt is cut. */
  readonly seconds: number;
};

/** The changes of the answers since an earlier save: a few hundred bytes instead of the whole sheet. */
export type SaveAnswerChangesInput = {
  /** The attempt, as in its ticket. */
  readonly attemptId: string;
  /** The number of the save that these changes were made to. If it is not the last one, they are refused with `CONFLICT`. */
  readonly base: number;
  /** `sheetChecksum` (exam-rules) of the whole sheet after the changes. If the server's sheet would differ, they are refused with `CONFLICT`. */
  readonly checksum: string;
  /** The ids of questions that are marked as unsure since then. At most 500. */
  readonly marked?: ReadonlyArray<string> | null | undefined;
  /** The questions whose choice has changed, with all options that are chosen now; none removes the answer. At most 500, with at most 20 options each. */
  readonly selections: ReadonlyArray<MultiSubjectAnswerInput>;
  /** Higher than the number of every save before, as for `saveAnswers`; from 1. */
  readonly sequence: number;
  /** The ids of questions that are not marked as unsure any more. At most 500. */
  readonly unmarked?: ReadonlyArray<string> | null | undefined;
};

/** The answers given so far in a running attempt, the whole sheet each time. */
export type SaveAnswersInput = {
  /** Answers to multiple-choice questions of either kind of exam; the first one for a question counts. At most 500, with at most 20 options each. */
  readonly selections: ReadonlyArray<MultiSubjectAnswerInput>;
  /** Counts up from 1 with each save of the attempt, on whatever device. */
  readonly sequence: number;
  /** The ticket's `token`. */
  readonly ticket: string;
  /** The ids of questions marked as unsure, to be shown so on another device; ids of no question of the exam are left out. At most 500. */
  readonly unsure?: ReadonlyArray<string> | null | undefined;
  /** Answers to written questions; the first one for a question counts. At most 100. */
  readonly writtenAnswers?: ReadonlyArray<WrittenAnswerInput> | null | undefined;
};

/** Times per question of an attempt. */
export type SaveQuestionTimesInput = {
  /** The attempt, as in its ticket. */
  readonly attemptId: string;
  /** The questions whose time has grown; at most 500. A stored time that is longer stays. Ids of no question of the exam are left out. */
  readonly times: ReadonlyArray<QuestionTimeInput>;
};

/** Answers that could not be sent before the exam was closed. */
export type SubmitLateAnswersInput = {
  /** When the device sealed them. */
  readonly sealedAt?: string | null | undefined;
  /** Answers to multiple-choice questions of either kind of exam; the first one for a question counts. At most 500, with at most 20 options each. */
  readonly selections: ReadonlyArray<MultiSubjectAnswerInput>;
  /** The ticket's `token`. */
  readonly ticket: string;
  /** Answers to written questions; the first one for a question counts. At most 100. */
  readonly writtenAnswers?: ReadonlyArray<WrittenAnswerInput> | null | undefined;
};

/** The answer to one written question. */
export type WrittenAnswerInput = {
  /** Address of the PDF, as `uploadAnswerPdf` has returned it. */
  readonly answerPdfUrl: string;
  /** The question's id. */
  readonly questionId: string;
};

export type SavedAttempt_AttemptFragment = { readonly id: string, readonly sequence: number, readonly savedAt: string | null, readonly closedBy: AttemptCloser | null, readonly deadline: string, readonly answers: { readonly unsure: ReadonlyArray<string>, readonly selections: ReadonlyArray<{ readonly questionId: string, readonly selectedOptionIds: ReadonlyArray<string> }>, readonly writtenAnswers: ReadonlyArray<{ readonly questionId: string, readonly answerPdfUrl: string }> } | null, readonly questionTimes: ReadonlyArray<{ readonly questionId: string, readonly seconds: number }> | null };

export type OpenAttemptIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenAttemptIdsQuery = { readonly openAttempts: ReadonlyArray<{ readonly id: string, readonly exam: { readonly id: string } | null, readonly multiSubjectExam: { readonly id: string } | null }> | null };

export type SavedAttemptQueryVariables = Exact<{
  id: string;
}>;


export type SavedAttemptQuery = { readonly attempt: (
    { readonly ticket: { readonly token: string } | null }
    & SavedAttempt_AttemptFragment
  ) | null };

export type SaveConfirmation_SaveAnswersPayloadFragment = { readonly savedAt: string, readonly pace: { readonly saveEverySeconds: number, readonly submitWithinSeconds: number } };

export type SaveAnswersMutationVariables = Exact<{
  input: SaveAnswersInput;
}>;


export type SaveAnswersMutation = { readonly saveAnswers: SaveConfirmation_SaveAnswersPayloadFragment };

export type SaveAnswerChangesMutationVariables = Exact<{
  input: SaveAnswerChangesInput;
}>;


export type SaveAnswerChangesMutation = { readonly saveAnswerChanges: SaveConfirmation_SaveAnswersPayloadFragment };

export type SaveQuestionTimesMutationVariables = Exact<{
  input: SaveQuestionTimesInput;
}>;


export type SaveQuestionTimesMutation = { readonly saveQuestionTimes: { readonly saved: number } };

export type SubmitLateAnswersMutationVariables = Exact<{
  input: SubmitLateAnswersInput;
}>;


export type SubmitLateAnswersMutation = { readonly submitLateAnswers: { readonly id: string, readonly state: LateAnswersState } };

export const SavedAttempt_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAttempt_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedOptionIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]} as unknown as DocumentNode<SavedAttempt_AttemptFragment, unknown>;
export const SaveConfirmation_SaveAnswersPayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveConfirmation_SaveAnswersPayload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitWithinSeconds"}}]}}]}}]} as unknown as DocumentNode<SaveConfirmation_SaveAnswersPayloadFragment, unknown>;
export const OpenAttemptIdsDocument = {"__meta__":{"hash":"98c12c15fba792551c93006ea51d4db1b0d4e1d46d166f26fd74d2c867996001"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAttemptIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OpenAttemptIdsQuery, OpenAttemptIdsQueryVariables>;
export const SavedAttemptDocument = {"__meta__":{"hash":"c5324fae51b0166e5364166e0f0cf773d7176e56d225e60627323d6734efe0cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedAttempt_attempt"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedAttempt_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"selectedOptionIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}}]}}]}}]} as unknown as DocumentNode<SavedAttemptQuery, SavedAttemptQueryVariables>;
export const SaveAnswersDocument = {"__meta__":{"hash":"2a629c832ab5ab8f650b3e9c8a2149693e3df68c96284d05b8cd3d84c2a3699d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveConfirmation_SaveAnswersPayload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveConfirmation_SaveAnswersPayload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitWithinSeconds"}}]}}]}}]} as unknown as DocumentNode<SaveAnswersMutation, SaveAnswersMutationVariables>;
export const SaveAnswerChangesDocument = {"__meta__":{"hash":"3e2a656803670683ad11c62d40c8c91d79d8006e1297697318e506c336c8691c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnswerChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswerChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAnswerChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaveConfirmation_SaveAnswersPayload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaveConfirmation_SaveAnswersPayload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"submitWithinSeconds"}}]}}]}}]} as unknown as DocumentNode<SaveAnswerChangesMutation, SaveAnswerChangesMutationVariables>;
export const SaveQuestionTimesDocument = {"__meta__":{"hash":"03d03c5447177a61d0a9f8e684798f4d1dcdb37ac6a6a05a21e566ddc7d3ff03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveQuestionTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveQuestionTimesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveQuestionTimes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"}}]}}]}}]} as unknown as DocumentNode<SaveQuestionTimesMutation, SaveQuestionTimesMutationVariables>;
export const SubmitLateAnswersDocument = {"__meta__":{"hash":"5a9427a2fb4475386d0993ebd90907d0cc32f9b915b8001476d3743f02d524f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitLateAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitLateAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitLateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SubmitLateAnswersMutation, SubmitLateAnswersMutationVariables>;
export const useOpenAttemptIdsQuery = (options?: QueryOptions<OpenAttemptIdsQuery, OpenAttemptIdsQueryVariables>) => useQuery<OpenAttemptIdsQuery, OpenAttemptIdsQueryVariables>(OpenAttemptIdsDocument, options);
export const useSavedAttemptQuery = (options: QueryOptions<SavedAttemptQuery, SavedAttemptQueryVariables> & ({ variables: SavedAttemptQueryVariables } | { skip: true })) => useQuery<SavedAttemptQuery, SavedAttemptQueryVariables>(SavedAttemptDocument, options);
export const useSaveAnswersMutation = (options?: useMutation.Options<SaveAnswersMutation, SaveAnswersMutationVariables>) => useMutation<SaveAnswersMutation, SaveAnswersMutationVariables>(SaveAnswersDocument, options);
export const useSaveAnswerChangesMutation = (options?: useMutation.Options<SaveAnswerChangesMutation, SaveAnswerChangesMutationVariables>) => useMutation<SaveAnswerChangesMutation, SaveAnswerChangesMutationVariables>(SaveAnswerChangesDocument, options);
export const useSaveQuestionTimesMutation = (options?: useMutation.Options<SaveQuestionTimesMutation, SaveQuestionTimesMutationVariables>) => useMutation<SaveQuestionTimesMutation, SaveQuestionTimesMutationVariables>(SaveQuestionTimesDocument, options);
export const useSubmitLateAnswersMutation = (options?: useMutation.Options<SubmitLateAnswersMutation, SubmitLateAnswersMutationVariables>) => useMutation<SubmitLateAnswersMutation, SubmitLateAnswersMutationVariables>(SubmitLateAnswersDocument, options);