/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Revision_ContentFragment } from '../../conflicts/generated/editable-content.ts';
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new single exam. */
export type CreateExamInput = {
  /** The deduction for a question that is not right, blank ones too, in percent of its points: 0 to 100, up to two decimals. */
  readonly negativeMarkingPercentage: number;
  /** The id of what it belongs to. */
  readonly parentId: string;
  /** The kind of its parent. */
  readonly parentType: ExamParentType;
  /** The score that passes, in percent of the total marks: 0 to 100, up to two decimals. */
  readonly passingScorePercent: number;
  /** Its place among the exams of its parent, from 0; left out: the last. */
  readonly position?: number | null | undefined;
  /** The questions of an MCQ exam, in order; at most 200, each with one right option. */
  readonly questions?: ReadonlyArray<McqInput> | null | undefined;
  /**
   * The parts that are shuffled for each attempt; left out: none. Running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  readonly shuffle?: ExamShuffle | null | undefined;
  /** When it opens; left out: it is always open. */
  readonly startingDate?: string | null | undefined;
  /** Time to answer, 1 to 300 minutes. */
  readonly timeLimitMinutes: number;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
  /** The marks that can be reached: more than 0, at most 99,999, up to five decimals. */
  readonly totalMarks: number;
  /** The type of the exam, which decides how it is answered. */
  readonly type: ExamType;
  /** The questions of a written exam, in order; at most 50. */
  readonly writtenQuestions?: ReadonlyArray<WrittenQuestionInput> | null | undefined;
};

/** A new multi-subject exam: the paper of an exam year. */
export type CreateMultiSubjectExamInput = {
  /** The deduction for a wrong answer, in percent of its points: 0 to 100, up to two decimals. */
  readonly negativeMarkingPercentage: number;
  /**
   * The parts that are shuffled for each attempt; left out: none. Running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  readonly shuffle?: ExamShuffle | null | undefined;
  /** Its subjects in the order of the paper, 1 to 20. */
  readonly subjects: ReadonlyArray<ExamSubjectInput>;
  /** Time to answer, 1 to 300 minutes. */
  readonly timeLimitMinutes: number;
  /** Its title, 1 to 200 characters. */
  readonly title: string;
  /** The id of the exam year, which must have no paper yet. */
  readonly yearId: string;
};

/** The kind of the parent of an exam. */
export type ExamParentType =
  /** A chapter. */
  | 'CHAPTER'
  /** A course of the course API. */
  | 'COURSE'
  /** A lesson. */
  | 'LESSON'
  /** A subject of a course. */
  | 'SUBJECT'
  /** A unit of an admission course or of another course. */
  | 'UNIT';

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

/** Changes of a multi-subject exam: omitted fields stay unchanged. It stays in its year. */
export type UpdateMultiSubjectExamInput = {
  /** The exam's id. */
  readonly id: string;
  /** The deduction for a wrong answer, in percent of its points: 0 to 100, up to two decimals. */
  readonly negativeMarkingPercentage?: number | null | undefined;
  /** Its revision when it was opened, from `editableContent`: refused with `CONFLICT` if somebody has changed it since. Left out: replaces any. */
  readonly revision?: string | null | undefined;
  /**
   * The parts that are shuffled for each attempt; running attempts keep their order. Error `OPERATION_NOT_ALLOWED` if the host
   * does not shuffle.
   */
  readonly shuffle?: ExamShuffle | null | undefined;
  /** Its subjects, 1 to 20; take the place of the whole list. A subject, question or option with its `id` stays that one. */
  readonly subjects?: ReadonlyArray<ExamSubjectInput> | null | undefined;
  /** Time to answer, 1 to 300 minutes. */
  readonly timeLimitMinutes?: number | null | undefined;
  /** Its title, 1 to 200 characters. */
  readonly title?: string | null | undefined;
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

export type ExamEditorQueryVariables = Exact<{
  id: string;
}>;


export type ExamEditorQuery = { readonly editableContent: (
    { readonly exam: { readonly id: string, readonly title: string, readonly type: ExamType, readonly totalMarks: number, readonly timeLimitMinutes: number, readonly passingScorePercent: number, readonly negativeMarkingPercentage: number, readonly shuffle: ExamShuffle, readonly startingDate: string | null, readonly key: { readonly questions: ReadonlyArray<EditedQuestion_QuestionFragment>, readonly writtenQuestions: ReadonlyArray<{ readonly id: string, readonly text: string, readonly answerGuidelines: string | null, readonly solutionPdfUrl: string | null }> } | null } | null }
    & Revision_ContentFragment
  ) | null };

export type PaperEditorQueryVariables = Exact<{
  id: string;
}>;


export type PaperEditorQuery = { readonly editableContent: (
    { readonly multiSubjectExam: { readonly id: string, readonly title: string, readonly timeLimitMinutes: number, readonly negativeMarkingPercentage: number, readonly shuffle: ExamShuffle, readonly key: { readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mandatory: boolean, readonly questions: ReadonlyArray<EditedQuestion_QuestionFragment> }> } | null } | null }
    & Revision_ContentFragment
  ) | null };

export type EditedQuestion_QuestionFragment = { readonly id: string, readonly text: string, readonly points: number, readonly explanation: string | null, readonly options: ReadonlyArray<{ readonly id: string, readonly text: string, readonly isCorrect: boolean }> };

export type CreateExamMutationVariables = Exact<{
  input: CreateExamInput;
}>;


export type CreateExamMutation = { readonly createExam: { readonly exam: { readonly id: string } } };

export type UpdateExamMutationVariables = Exact<{
  input: UpdateExamInput;
}>;


export type UpdateExamMutation = { readonly updateExam: { readonly exam: { readonly id: string, readonly title: string, readonly type: ExamType, readonly totalMarks: number, readonly timeLimitMinutes: number, readonly passingScorePercent: number, readonly negativeMarkingPercentage: number, readonly shuffle: ExamShuffle, readonly startingDate: string | null, readonly questionCount: number } } };

export type CreateMultiSubjectExamMutationVariables = Exact<{
  input: CreateMultiSubjectExamInput;
}>;


export type CreateMultiSubjectExamMutation = { readonly createMultiSubjectExam: { readonly exam: { readonly id: string } } };

export type UpdateMultiSubjectExamMutationVariables = Exact<{
  input: UpdateMultiSubjectExamInput;
}>;


export type UpdateMultiSubjectExamMutation = { readonly updateMultiSubjectExam: { readonly exam: { readonly id: string, readonly title: string, readonly timeLimitMinutes: number, readonly negativeMarkingPercentage: number, readonly shuffle: ExamShuffle, readonly questionCount: number, readonly totalPoints: number } } };

export const EditedQuestion_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}}]}}]}}]} as unknown as DocumentNode<EditedQuestion_QuestionFragment, unknown>;
export const ExamEditorDocument = {"__meta__":{"hash":"739384ab2be82410bd6c2dae3832cb089257fa8fdedac54eb6a25648e4820559"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"EXAM"}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"startingDate"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestion_question"}}]}},{"kind":"Field","name":{"kind":"Name","value":"writtenQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answerGuidelines"}},{"kind":"Field","name":{"kind":"Name","value":"solutionPdfUrl"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}}]}}]}}]} as unknown as DocumentNode<ExamEditorQuery, ExamEditorQueryVariables>;
export const PaperEditorDocument = {"__meta__":{"hash":"c84efbe4e990de7ddc1dd6708132e0db40f37094a682e9b4756608d08589bb38"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"MULTI_SUBJECT_EXAM"}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Revision_content"}},{"kind":"Field","name":{"kind":"Name","value":"multiSubjectExam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mandatory"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestion_question"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Revision_content"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}}]}}]}}]} as unknown as DocumentNode<PaperEditorQuery, PaperEditorQueryVariables>;
export const CreateExamDocument = {"__meta__":{"hash":"4f2b261c7ceec00096710c366c942bebaf6cbc3aee3d149fd01f253ae0f82111"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateExamMutation, CreateExamMutationVariables>;
export const UpdateExamDocument = {"__meta__":{"hash":"c18f4e97bd5973b8a71cb2ab8fee47aea9adc8e23e7b04d7b04a0398884a9ff4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"totalMarks"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"startingDate"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateExamMutation, UpdateExamMutationVariables>;
export const CreateMultiSubjectExamDocument = {"__meta__":{"hash":"4edfd8283af95328e3dfbb0b7d03113f3740dcfeea03cb60b474923738b56f06"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMultiSubjectExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMultiSubjectExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMultiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMultiSubjectExamMutation, CreateMultiSubjectExamMutationVariables>;
export const UpdateMultiSubjectExamDocument = {"__meta__":{"hash":"038de8191bc45eb68ead667f4312c1e2962298abff960c92e3a4e9c91fdd2049"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMultiSubjectExam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMultiSubjectExamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMultiSubjectExam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"negativeMarkingPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMultiSubjectExamMutation, UpdateMultiSubjectExamMutationVariables>;
export const useExamEditorQuery = (options: QueryOptions<ExamEditorQuery, ExamEditorQueryVariables> & ({ variables: ExamEditorQueryVariables } | { skip: true })) => useQuery<ExamEditorQuery, ExamEditorQueryVariables>(ExamEditorDocument, options);
export const usePaperEditorQuery = (options: QueryOptions<PaperEditorQuery, PaperEditorQueryVariables> & ({ variables: PaperEditorQueryVariables } | { skip: true })) => useQuery<PaperEditorQuery, PaperEditorQueryVariables>(PaperEditorDocument, options);
export const useCreateExamMutation = (options?: useMutation.Options<CreateExamMutation, CreateExamMutationVariables>) => useMutation<CreateExamMutation, CreateExamMutationVariables>(CreateExamDocument, options);
export const useUpdateExamMutation = (options?: useMutation.Options<UpdateExamMutation, UpdateExamMutationVariables>) => useMutation<UpdateExamMutation, UpdateExamMutationVariables>(UpdateExamDocument, options);
export const useCreateMultiSubjectExamMutation = (options?: useMutation.Options<CreateMultiSubjectExamMutation, CreateMultiSubjectExamMutationVariables>) => useMutation<CreateMultiSubjectExamMutation, CreateMultiSubjectExamMutationVariables>(CreateMultiSubjectExamDocument, options);
export const useUpdateMultiSubjectExamMutation = (options?: useMutation.Options<UpdateMultiSubjectExamMutation, UpdateMultiSubjectExamMutationVariables>) => useMutation<UpdateMultiSubjectExamMutation, UpdateMultiSubjectExamMutationVariables>(UpdateMultiSubjectExamDocument, options);