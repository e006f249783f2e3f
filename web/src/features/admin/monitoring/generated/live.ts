/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An action of an admin on an attempt. */
export type AttemptActionKind =
  /** Its time was ended early. */
  | 'CLOSED'
  /** It was opened again after it had been closed. */
  | 'REOPENED';

/** Attempts that end now. */
export type CloseExamEarlyInput = {
  /** Only these attempts, 1 to 500; left out: all running attempts, and the campaigns of the exam end. */
  readonly attemptIds?: ReadonlyArray<string> | null | undefined;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The reason, 1 to 500 characters; the students see it. */
  readonly reason: string;
};

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** The state of an attempt at an exam. */
export type ExamParticipantState =
  /** It was closed without any answer. */
  | 'BLANK'
  /** It is open, and nothing was saved for five minutes. */
  | 'QUIET'
  /** It is open. */
  | 'RUNNING'
  /** The student has submitted it. */
  | 'SUBMITTED'
  /** The server closed it after its time with the answers that were saved until then. */
  | 'TIMED_OUT';

/** Attempts of a contest, to exclude them. */
export type ExcludeAttemptsInput = {
  /** The attempts, 1 to 100. */
  readonly attemptIds: ReadonlyArray<string>;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The reason, 1 to 500 characters; everybody can read it in the merit list. */
  readonly reason: string;
};

/** Students and the extra time that they get. */
export type GiveExtraTimeInput = {
  /** The attempts, 1 to 500. Left out: all running attempts. */
  readonly attemptIds?: ReadonlyArray<string> | null | undefined;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The extra time, in minutes: 1 to 180. */
  readonly minutes: number;
  /** The reason: 1 to 500 characters of plain text, shown to the students. */
  readonly reason: string;
};

/** Excluded attempts that are to count again. */
export type ReadmitAttemptsInput = {
  /** The attempts, 1 to 100. */
  readonly attemptIds: ReadonlyArray<string>;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The reason, 1 to 500 characters; everybody can read it once the merit list is published. */
  readonly reason: string;
};

/** Closed attempts that are opened again. */
export type ReopenAttemptsInput = {
  /** The attempts, 1 to 100. */
  readonly attemptIds: ReadonlyArray<string>;
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The time until they close again: 1 to 180 minutes from now. */
  readonly minutes: number;
  /** The reason, 1 to 500 characters; the students see it. */
  readonly reason: string;
};

/** A message to everybody who is taking an exam. */
export type SendExamMessageInput = {
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** 1 to 1,000 characters of plain text. */
  readonly text: string;
};

export type LiveExamQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
  isSingle: boolean;
}>;


export type LiveExamQuery = { readonly viewer: { readonly id: string } | null, readonly exam?: { readonly id: string, readonly title: string } | null, readonly multiSubjectExam?: { readonly id: string, readonly title: string } | null, readonly examActivity: { readonly checkedAt: string, readonly registeredCount: number | null, readonly startedCount: number, readonly runningCount: number, readonly quietCount: number, readonly submittedCount: number, readonly timedOutCount: number, readonly blankCount: number, readonly lateCount: number, readonly lastDeadline: string | null } | null };

export type LiveMessagesQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
}>;


export type LiveMessagesQuery = { readonly viewer: { readonly id: string } | null, readonly examMessages: ReadonlyArray<{ readonly id: string, readonly text: string, readonly sentAt: string }> | null };

export type Participant_ParticipantFragment = { readonly id: string, readonly studentId: string | null, readonly studentName: string | null, readonly email: string | null, readonly phoneNumber: string | null, readonly state: ExamParticipantState, readonly startedAt: string, readonly deadline: string, readonly extraMinutes: number, readonly answeredCount: number, readonly savedAt: string | null, readonly closedAt: string | null, readonly score: number | null, readonly lateCount: number, readonly exclusionReason: string | null };

export type ParticipantsQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
  state?: ExamParticipantState | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ParticipantsQuery = { readonly viewer: { readonly id: string } | null, readonly examParticipants: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<Participant_ParticipantFragment> } | null };

export type GiveExtraTimeMutationVariables = Exact<{
  input: GiveExtraTimeInput;
}>;


export type GiveExtraTimeMutation = { readonly giveExtraTime: { readonly extendedCount: number } };

export type SendExamMessageMutationVariables = Exact<{
  input: SendExamMessageInput;
}>;


export type SendExamMessageMutation = { readonly sendExamMessage: { readonly message: { readonly id: string, readonly text: string, readonly sentAt: string } } };

export type ExamActionsQueryVariables = Exact<{
  examKind: ExamKind;
  examId: string;
}>;


export type ExamActionsQuery = { readonly viewer: { readonly id: string } | null, readonly examActions: ReadonlyArray<{ readonly id: string, readonly kind: AttemptActionKind, readonly studentName: string | null, readonly reason: string, readonly deadline: string, readonly decidedAt: string }> | null };

export type CloseExamEarlyMutationVariables = Exact<{
  input: CloseExamEarlyInput;
}>;


export type CloseExamEarlyMutation = { readonly closeExamEarly: { readonly closedCount: number } };

export type ReopenAttemptsMutationVariables = Exact<{
  input: ReopenAttemptsInput;
}>;


export type ReopenAttemptsMutation = { readonly reopenAttempts: { readonly reopenedCount: number } };

export type ExcludeAttemptsMutationVariables = Exact<{
  input: ExcludeAttemptsInput;
}>;


export type ExcludeAttemptsMutation = { readonly excludeAttempts: { readonly excludedCount: number } };

export type ReadmitAttemptsMutationVariables = Exact<{
  input: ReadmitAttemptsInput;
}>;


export type ReadmitAttemptsMutation = { readonly readmitAttempts: { readonly readmittedCount: number } };

export const Participant_ParticipantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Participant_participant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamParticipant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"extraMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}},{"kind":"Field","name":{"kind":"Name","value":"exclusionReason"}}]}}]} as unknown as DocumentNode<Participant_ParticipantFragment, unknown>;
export const LiveExamDocument = {"__meta__":{"hash":"a4a1bdf7e7079550b6f2b1f778b38ab2c62c4f49a739b04fcd04493455483b94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSingle"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSingle"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSingle"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedCount"}},{"kind":"Field","name":{"kind":"Name","value":"runningCount"}},{"kind":"Field","name":{"kind":"Name","value":"quietCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"timedOutCount"}},{"kind":"Field","name":{"kind":"Name","value":"blankCount"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeadline"}}]}}]}}]} as unknown as DocumentNode<LiveExamQuery, LiveExamQueryVariables>;
export const LiveMessagesDocument = {"__meta__":{"hash":"8fb1ac0eb63deb564f89c3a98ad66de52ded18b7d5a8e06f54327ac26ef01fc7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]} as unknown as DocumentNode<LiveMessagesQuery, LiveMessagesQueryVariables>;
export const ParticipantsDocument = {"__meta__":{"hash":"8f5e13439b5bcd4d6d6aa9bd6c6004e8b2a5e3104cdc566a77ff4a3c7ce57446"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Participants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamParticipantState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examParticipants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Participant_participant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Participant_participant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExamParticipant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"extraMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"answeredCount"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"lateCount"}},{"kind":"Field","name":{"kind":"Name","value":"exclusionReason"}}]}}]} as unknown as DocumentNode<ParticipantsQuery, ParticipantsQueryVariables>;
export const GiveExtraTimeDocument = {"__meta__":{"hash":"0245daa35dbb91d6bd86aa949152ba43ef0b42f8c1818fa27913c7def0436693"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveExtraTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveExtraTimeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveExtraTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendedCount"}}]}}]}}]} as unknown as DocumentNode<GiveExtraTimeMutation, GiveExtraTimeMutationVariables>;
export const SendExamMessageDocument = {"__meta__":{"hash":"055818f2be05c561276e5a129beb6066c7f3354e824d7a0a80005e01512a5e2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendExamMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendExamMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendExamMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]}}]} as unknown as DocumentNode<SendExamMessageMutation, SendExamMessageMutationVariables>;
export const ExamActionsDocument = {"__meta__":{"hash":"b4c5382b0012c7c11ef20ab1821ceb61932500d727a69d4c2ce7d11afa9334f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamActions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExamKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"examId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examActions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"examKind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examKind"}}},{"kind":"Argument","name":{"kind":"Name","value":"examId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"examId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]} as unknown as DocumentNode<ExamActionsQuery, ExamActionsQueryVariables>;
export const CloseExamEarlyDocument = {"__meta__":{"hash":"fe123802b8fb81aaac8e9653419837d98050ac4c3596bc49ac4c5b918d405710"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseExamEarly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseExamEarlyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeExamEarly"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedCount"}}]}}]}}]} as unknown as DocumentNode<CloseExamEarlyMutation, CloseExamEarlyMutationVariables>;
export const ReopenAttemptsDocument = {"__meta__":{"hash":"37c19988b3df21906fcf8875f8bdfcfc2425e564642955cbce56510214e2e441"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenAttempts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenAttemptsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenAttempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenedCount"}}]}}]}}]} as unknown as DocumentNode<ReopenAttemptsMutation, ReopenAttemptsMutationVariables>;
export const ExcludeAttemptsDocument = {"__meta__":{"hash":"78a6a75c7a89c585d1c9ec4b5b27b361219c036e2df4de3e6930b08acde38a37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcludeAttempts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExcludeAttemptsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excludeAttempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excludedCount"}}]}}]}}]} as unknown as DocumentNode<ExcludeAttemptsMutation, ExcludeAttemptsMutationVariables>;
export const ReadmitAttemptsDocument = {"__meta__":{"hash":"ffc647bf8729b5ff860fdbdb19cfd7652fc1cb3d5d34d0c90db9496878fdb68e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadmitAttempts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadmitAttemptsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readmitAttempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readmittedCount"}}]}}]}}]} as unknown as DocumentNode<ReadmitAttemptsMutation, ReadmitAttemptsMutationVariables>;
export const useLiveExamQuery = (options: QueryOptions<LiveExamQuery, LiveExamQueryVariables> & ({ variables: LiveExamQueryVariables } | { skip: true })) => useQuery<LiveExamQuery, LiveExamQueryVariables>(LiveExamDocument, options);
export const useLiveMessagesQuery = (options: QueryOptions<LiveMessagesQuery, LiveMessagesQueryVariables> & ({ variables: LiveMessagesQueryVariables } | { skip: true })) => useQuery<LiveMessagesQuery, LiveMessagesQueryVariables>(LiveMessagesDocument, options);
export const useParticipantsQuery = (options: QueryOptions<ParticipantsQuery, ParticipantsQueryVariables> & ({ variables: ParticipantsQueryVariables } | { skip: true })) => useQuery<ParticipantsQuery, ParticipantsQueryVariables>(ParticipantsDocument, options);
export const useGiveExtraTimeMutation = (options?: useMutation.Options<GiveExtraTimeMutation, GiveExtraTimeMutationVariables>) => useMutation<GiveExtraTimeMutation, GiveExtraTimeMutationVariables>(GiveExtraTimeDocument, options);
export const useSendExamMessageMutation = (options?: useMutation.Options<SendExamMessageMutation, SendExamMessageMutationVariables>) => useMutation<SendExamMessageMutation, SendExamMessageMutationVariables>(SendExamMessageDocument, options);
export const useExamActionsQuery = (options: QueryOptions<ExamActionsQuery, ExamActionsQueryVariables> & ({ variables: ExamActionsQueryVariables } | { skip: true })) => useQuery<ExamActionsQuery, ExamActionsQueryVariables>(ExamActionsDocument, options);
export const useCloseExamEarlyMutation = (options?: useMutation.Options<CloseExamEarlyMutation, CloseExamEarlyMutationVariables>) => useMutation<CloseExamEarlyMutation, CloseExamEarlyMutationVariables>(CloseExamEarlyDocument, options);
export const useReopenAttemptsMutation = (options?: useMutation.Options<ReopenAttemptsMutation, ReopenAttemptsMutationVariables>) => useMutation<ReopenAttemptsMutation, ReopenAttemptsMutationVariables>(ReopenAttemptsDocument, options);
export const useExcludeAttemptsMutation = (options?: useMutation.Options<ExcludeAttemptsMutation, ExcludeAttemptsMutationVariables>) => useMutation<ExcludeAttemptsMutation, ExcludeAttemptsMutationVariables>(ExcludeAttemptsDocument, options);
export const useReadmitAttemptsMutation = (options?: useMutation.Options<ReadmitAttemptsMutation, ReadmitAttemptsMutationVariables>) => useMutation<ReadmitAttemptsMutation, ReadmitAttemptsMutationVariables>(ReadmitAttemptsDocument, options);