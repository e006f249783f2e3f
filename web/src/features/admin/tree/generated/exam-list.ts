/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The exam to delete. */
export type DeleteExamInput = {
  /** Archives it where students have results in it: it is removed from every list, and the results stay. */
  readonly force?: boolean | null | undefined;
  /** The exam's id. */
  readonly id: string;
};

/** The parts of an exam that are shuffled for each attempt. Questions stay within their subject, and written questions keep their order. */
export type ExamShuffle =
  /** Questions and options. */
  | 'BOTH'
  /** Nothing: everybody sees the order of the authors. */
  | 'OFF'
  /** The options of each question. */
  | 'OPTIONS'
  /** The questions. */
  | 'QUESTIONS';

/** The type of an exam, which decides how it is answered. */
export type ExamType =
  /** By choosing options. */
  | 'MCQ'
  /** In writing, submitted as PDF. */
  | 'WRITTEN';

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

/** Changes of a single exam: omitted fields stay unchanged, null clears a field. It stays where it was made. */
export type UpdateExamInput = {
  /** The exam's id. */
  readonly id: string;
  /** The deduction for a question that is not right, blank ones too, in percent of its points: 0 to 100, up to two decimals. */
  readonly negativeMarkingPercentage?: number | null | undefined;
  /** The score that passes, in percent of the total marks: 0 to 100, up to two decimals. */
  readonly passingScorePercent?: number | null | undefined;
  /** Its place among the exams of its parent, from 0. */
  readonly position?: number | null | undefined;
  /** The questions of an MCQ exam; take the place of the whole list. One with its `id` stays that one. */
  readonly questions?: ReadonlyArray<McqInput> | null | undefined;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /**
   * The parts that are shuffled for each attempt; running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  readonly shuffle?: ExamShuffle | null | undefined;
  /** When it opens; null: it is always open. */
  readonly startingDate?: string | null | undefined;
  /** Time to answer, 1 to 300 minutes. */
  readonly timeLimitMinutes?: number | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
  /** The marks that can be reached: more than 0, at most 99,999, up to five decimals. */
  readonly totalMarks?: number | null | undefined;
  /** The type of the exam, which decides how it is answered; it stays once students have taken the exam. Another type drops the questions. */
  readonly type?: ExamType | null | undefined;
  /** The questions of a written exam; take the place of the whole list. One with its `id` stays that one. */
  readonly writtenQuestions?: ReadonlyArray<WrittenQuestionInput> | null | undefined;
};

/** A written question as an editor sends it. */
export type WrittenQuestionInput = {
  /** The guidelines for answering and marking it, 1 to 4,000 characters; shown after the student has submitted. Null: none. */
  readonly answerGuidelines?: string | null | undefined;
  /** The id of a question that the exam has already, which stays that one; left out: a new question. */
  readonly id?: string | null | undefined;
  /** Address of a PDF with the solution, such as `/media/files/solution.pdf`; at most 500 characters. */
  readonly solutionPdfUrl?: string | null | undefined;
  /** The question: plain text with LaTeX between dollar signs, 1 to 4,000 characters. */
  readonly text: string;
};

export type TreeExam_ExamFragment = { readonly id: string, readonly title: string, readonly type: ExamType, readonly questionCount: number, readonly timeLimitMinutes: number };

export type MoveExamMutationVariables = Exact<{
  input: UpdateExamInput;
}>;


export type MoveExamMutation = { readonly updateExam: { readonly exam: TreeExam_ExamFragment } };

export type DeleteExamMutationVariables = Exact<{
  input: DeleteExamInput;
}>;


export type DeleteExamMutation = { readonly deleteExam: { readonly deletedId: string } };

export const TreeExam_ExamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreeExam_exam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}}]}}]} as unknown as DocumentNode<TreeExam_ExamFragment, unknown>;
export const MoveExamDocument = {"__meta__":{"hash":"61f48bd108b9f7e36107227f16e703e4805c242529140f6833e1c64e003c4517"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TreeExam_exam"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TreeExam_exam"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}}]}}]} as unknown as DocumentNode<MoveExamMutation, MoveExamMutationVariables>;
export const DeleteExamDocument = {"__meta__":{"hash":"0f3b63bdb5bfdc470f8a8e9110235f77ba3f2ad5f5e6c486330b1915ee072561"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}}]}}]}}]} as unknown as DocumentNode<DeleteExamMutation, DeleteExamMutationVariables>;
export const useMoveExamMutation = (options?: useMutation.Options<MoveExamMutation, MoveExamMutationVariables>) => useMutation<MoveExamMutation, MoveExamMutationVariables>(MoveExamDocument, options);
export const useDeleteExamMutation = (options?: useMutation.Options<DeleteExamMutation, DeleteExamMutationVariables>) => useMutation<DeleteExamMutation, DeleteExamMutationVariables>(DeleteExamDocument, options);