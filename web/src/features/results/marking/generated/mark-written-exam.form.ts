/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PagesState_PagesFragment } from '../../answer-files/generated/pages-state.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The mark of a written exam. It takes the place of an earlier one, with all its marks and comments. Where two people mark, it is that of one of them. */
export type MarkWrittenExamInput = {
  /** A comment on the exam as a whole for the student: plain text, at most 2,000 characters. */
  readonly comment?: string | null | undefined;
  /**
   * Without `submissionId`, or with a host that keeps only the newest submission: the `dateTaken` of what was marked. When the student has handed
   * in newer answers since, nothing is marked (`CONFLICT`). Left out, whatever is stored is marked.
   */
  readonly dateTaken?: string | null | undefined;
  /** The exam's id. */
  readonly examId: string;
  /** Marks question by question, each question at most once; their sum is the score. At most 50; an empty list gives no score. */
  readonly marks?: ReadonlyArray<WrittenMarkInput> | null | undefined;
  /** Needed for another mark once the merit list of the contest is published: why it changes, 1 to 500 characters. Everybody can read it. */
  readonly publishedReason?: string | null | undefined;
  /** The `revision` of the submission whose marks the marker has seen: refused with `CONFLICT` if other marks are stored by now. The same marks once more are not refused. Left out, or with a host without revisions: replaces any. */
  readonly revision?: string | null | undefined;
  /** Marks reached, from 0 to the `totalMarks` of the submission; null takes the mark back. Left out where `marks` are given, or equal to their sum. */
  readonly score?: number | null | undefined;
  /** The `id` of the submission that is marked, whether there are newer ones or not; it is one of the account in the exam (`NOT_FOUND`). Left out, or with a host that keeps only the newest: that one. */
  readonly submissionId?: string | null | undefined;
  /** The id of the account that took the exam. */
  readonly userId: string;
};

/** The final marks of a submission that two people have marked. */
export type SetFinalMarkInput = {
  /** A comment on the exam as a whole for the student: plain text, at most 2,000 characters. */
  readonly comment?: string | null | undefined;
  /** Marks question by question, each question at most once; their sum is the score. At most 50. */
  readonly marks?: ReadonlyArray<WrittenMarkInput> | null | undefined;
  /** Needed for another mark once the merit list of the contest is published: why it changes, 1 to 500 characters. Everybody can read it. */
  readonly publishedReason?: string | null | undefined;
  /** The `revision` of the submission whose marks the marker has seen: refused with `CONFLICT` if other marks are stored by now. The same marks once more are not refused. Left out, or with a host without revisions: replaces any. */
  readonly revision?: string | null | undefined;
  /** Marks reached, from 0 to the `totalMarks` of the submission. Left out where `marks` are given, or equal to their sum. */
  readonly score?: number | null | undefined;
  /** The `id` of the submission. */
  readonly submissionId: string;
};

/** The marks for one written question. */
export type WrittenMarkInput = {
  /** A comment on the answer for the student: plain text, at most 2,000 characters. */
  readonly comment?: string | null | undefined;
  /** Marks for it: not below 0, and with those of the other questions not above the exam's total marks. */
  readonly marks: number;
  /** The question's id. */
  readonly questionId: string;
};

export type GivenMark_SubmissionFragment = { readonly id: string, readonly revision: string | null, readonly score: number | null, readonly markedAt: string | null, readonly independentMarks: number | null, readonly showsOwnMark: boolean, readonly comment: string | null };

export type Marking_SubmissionFragment = (
  { readonly userId: string, readonly totalMarks: number | null, readonly takenAt: string | null, readonly exam: { readonly id: string, readonly title: string } | null, readonly writtenQuestions: ReadonlyArray<{ readonly id: string, readonly answerPdfUrl: string | null, readonly marks: number | null, readonly comment: string | null, readonly text: { readonly html: string }, readonly answerGuidelines: { readonly html: string } | null, readonly answerPages: PagesState_PagesFragment | null }> | null }
  & GivenMark_SubmissionFragment
);

export type MarkWrittenExamMutationVariables = Exact<{
  input: MarkWrittenExamInput;
}>;


export type MarkWrittenExamMutation = { readonly markWrittenExam: { readonly submission: GivenMark_SubmissionFragment } };

export type SetFinalMarkMutationVariables = Exact<{
  input: SetFinalMarkInput;
}>;


export type SetFinalMarkMutation = { readonly setFinalMark: { readonly submission: GivenMark_SubmissionFragment } };

export const GivenMark_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenMark_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WrittenSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}},{"kind":"Field","name":{"kind":"Name","value":"independentMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showsOwnMark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]} as unknown as DocumentNode<GivenMark_SubmissionFragment, unknown>;
export const Marking_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Marking_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WrittenSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenMark_submission"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","alias":{"kind":"Name","value":"takenAt"},"name":{"kind":"Name","value":"dateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}},{"kind":"Field","name":{"kind":"Name","value":"writtenQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answerGuidelines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answerPdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"answerPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PagesState_pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marks"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenMark_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WrittenSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}},{"kind":"Field","name":{"kind":"Name","value":"independentMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showsOwnMark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PagesState_pages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerPagesState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"arrived"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]} as unknown as DocumentNode<Marking_SubmissionFragment, unknown>;
export const MarkWrittenExamDocument = {"__meta__":{"hash":"5c4a73824cae73b32a8e71457a20a107a6775fad70557401c202cd66fcaed1d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkWrittenExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkWrittenExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markWrittenExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenMark_submission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenMark_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WrittenSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}},{"kind":"Field","name":{"kind":"Name","value":"independentMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showsOwnMark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]} as unknown as DocumentNode<MarkWrittenExamMutation, MarkWrittenExamMutationVariables>;
export const SetFinalMarkDocument = {"__meta__":{"hash":"21294aa1fe21cd3efffe1b44905667b733cd98354a68ea452a3632702a38561e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFinalMark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFinalMarkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFinalMark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenMark_submission"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenMark_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WrittenSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"markedAt"}},{"kind":"Field","name":{"kind":"Name","value":"independentMarks"}},{"kind":"Field","name":{"kind":"Name","value":"showsOwnMark"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}}]} as unknown as DocumentNode<SetFinalMarkMutation, SetFinalMarkMutationVariables>;
export const useMarkWrittenExamMutation = (options?: useMutation.Options<MarkWrittenExamMutation, MarkWrittenExamMutationVariables>) => useMutation<MarkWrittenExamMutation, MarkWrittenExamMutationVariables>(MarkWrittenExamDocument, options);
export const useSetFinalMarkMutation = (options?: useMutation.Options<SetFinalMarkMutation, SetFinalMarkMutationVariables>) => useMutation<SetFinalMarkMutation, SetFinalMarkMutationVariables>(SetFinalMarkDocument, options);