/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryOptions, useQuery } from '../../../../apollo/use-query.ts';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Questions for the bank. */
export type AddBankQuestionsInput = {
  /** The questions, 1 to 200. */
  readonly questions: ReadonlyArray<BankQuestionInput>;
};

/** The exam whose questions the bank gets. */
export type AddExamToBankInput = {
  /** The exam's id. */
  readonly examId: string;
  /** The kind of exam. */
  readonly examKind: ExamKind;
  /** The place of the questions in the bank; without a subject or chapter, those of the exam. */
  readonly place?: BankPlaceInput | null | undefined;
};

/** The questions to archive or to restore. */
export type ArchiveBankQuestionsInput = {
  /** True archives them, false restores them. */
  readonly archived: boolean;
  /** The questions' ids, 1 to 100. */
  readonly ids: ReadonlyArray<string>;
};

/** The rules by which questions are drawn for an exam. */
export type BankDrawInput = {
  /** Only counts what fits each rule. */
  readonly countOnly?: boolean | null | undefined;
  /**
   * The same by hashes, at most 4,000: the MD5 in lower-case hexadecimal of the question's text and, sorted by code points, the texts of its
   * options, each in Unicode form NFC and without white space around it, joined by U+001F.
   */
  readonly examQuestionHashes?: ReadonlyArray<string> | null | undefined;
  /** Questions that the exam has, by their texts; none of them is drawn. At most 4,000; for long ones send `examQuestionHashes`. */
  readonly examQuestions?: ReadonlyArray<ExamQuestionTextInput> | null | undefined;
  /** The rules, 1 to 20; no question is drawn twice. */
  readonly rules: ReadonlyArray<BankDrawRuleInput>;
  /** Of the multiple-choice questions, only those with one correct option, as single exams need. */
  readonly singleAnswer: boolean;
};

/** A number of questions to draw, and their place in the bank. */
export type BankDrawRuleInput = {
  /** Only of this chapter; empty: only those without one. Left out: any. */
  readonly chapter?: string | null | undefined;
  /** The number of questions, 1 to 200. */
  readonly count: number;
  /** Only of this difficulty. */
  readonly difficulty?: Difficulty | null | undefined;
  /** Only of this kind. */
  readonly kind?: BankQuestionKind | null | undefined;
  /** Only of this subject; empty: only those without one. Left out: any. */
  readonly subject?: string | null | undefined;
  /** Only with this tag. */
  readonly tag?: string | null | undefined;
  /** With `kind: WRITTEN`: no creative questions. */
  readonly withoutCreative?: boolean | null | undefined;
};

/** An option of a question of the bank. */
export type BankOptionInput = {
  /** Whether it belongs to the right answer. */
  readonly isCorrect: boolean;
  /** The option, 1 to 4,000 characters. */
  readonly text: string;
};

/** The place of questions in the bank; at most 100 characters each, tags 40. */
export type BankPlaceInput = {
  /** The chapter, at most 100 characters. */
  readonly chapter?: string | null | undefined;
  /** The difficulty; null: nobody has judged it. */
  readonly difficulty?: Difficulty | null | undefined;
  /** The subject, at most 100 characters. */
  readonly subject?: string | null | undefined;
  /** At most 10 tags, each of 1 to 40 characters. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
};

/** A question for the bank. */
export type BankQuestionInput = {
  /** The explanation of the right answer, or the guidelines for a written answer; 1 to 4,000 characters. Null: none. */
  readonly explanation?: string | null | undefined;
  /** Multiple choice or written. `CREATIVE` means `WRITTEN`: whether a written question is a creative one follows from its text. */
  readonly kind?: BankQuestionKind | null | undefined;
  /** The options of a multiple-choice question, 2 to 10, no two of them the same, at least one correct; none of a written one. */
  readonly options?: ReadonlyArray<BankOptionInput> | null | undefined;
  /** The place of the question in the bank. */
  readonly place?: BankPlaceInput | null | undefined;
  /**
   * Marks that a copy in an exam begins with: more than 0, below 1,000, up to five decimals. Those of a creative question are the sum of its
   * parts, whatever is sent.
   */
  readonly points: number;
  /** The question, 1 to 4,000 characters. */
  readonly text: string;
};

/** The kinds of questions in the bank. */
export type BankQuestionKind =
  /** A written question of the board's form: a stem, and parts with marks (docs/decisions/068). */
  | 'CREATIVE'
  /** With options to choose from. */
  | 'MCQ'
  /** To be answered in writing. As a filter it includes creative questions. */
  | 'WRITTEN';

/** The difficulty of a question, as an admin judges it. */
export type Difficulty =
  /** Nearly everybody should know it. */
  | 'EASY'
  /** For the best. */
  | 'HARD'
  /** In between. */
  | 'MEDIUM';

/** The kind of exam. */
export type ExamKind =
  /** A paper of several subjects. */
  | 'MULTI_SUBJECT'
  /** A single exam. */
  | 'SINGLE';

/** A question that an exam has, by its texts. */
export type ExamQuestionTextInput = {
  /** The options, in any order; at most 10. */
  readonly optionTexts: ReadonlyArray<string>;
  /** The question. */
  readonly text: string;
};

/** A question of the bank as it shall be. */
export type UpdateBankQuestionInput = {
  /** The question's id. */
  readonly id: string;
  /** The whole question. */
  readonly question: BankQuestionInput;
  /** The `revision` of the question that was edited. */
  readonly revision: number;
};

export type BankRouteQueryVariables = Exact<{
  subject?: string | null | undefined;
  chapter?: string | null | undefined;
  difficulty?: Difficulty | null | undefined;
  tag?: string | null | undefined;
  kind?: BankQuestionKind | null | undefined;
  withoutCreative?: boolean | null | undefined;
  unused?: boolean | null | undefined;
  archived?: boolean | null | undefined;
  singleAnswer?: boolean | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BankRouteQuery = { readonly viewer: { readonly id: string } | null, readonly bankQuestions: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<BankQuestion_QuestionFragment> } | null };

export type BankWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type BankWordsQuery = { readonly bankWords: { readonly places: ReadonlyArray<{ readonly subject: string, readonly chapter: string, readonly count: number }>, readonly tags: ReadonlyArray<{ readonly tag: string, readonly count: number }> } | null };

export type BankQuestionQueryVariables = Exact<{
  id: string;
}>;


export type BankQuestionQuery = { readonly bankQuestion: BankQuestion_QuestionFragment | null };

export type BankUsageQueryVariables = Exact<{
  id: string;
}>;


export type BankUsageQuery = { readonly bankQuestion: { readonly id: string, readonly usages: ReadonlyArray<{ readonly examKind: ExamKind, readonly examId: string, readonly title: string, readonly isArchived: boolean, readonly hasSameKey: boolean, readonly examinedCount: number | null, readonly correctCount: number | null, readonly discrimination: number | null, readonly markedCount: number | null, readonly meanMarks: number | null }> | null } | null };

export type BankDrawsQueryVariables = Exact<{
  input: BankDrawInput;
}>;


export type BankDrawsQuery = { readonly bankDraws: ReadonlyArray<{ readonly matchingCount: number, readonly questions: ReadonlyArray<BankQuestion_QuestionFragment> }> | null };

export type BankQuestion_QuestionFragment = { readonly id: string, readonly kind: BankQuestionKind, readonly text: string, readonly points: number, readonly explanation: string | null, readonly subject: string, readonly chapter: string, readonly difficulty: Difficulty | null, readonly tags: ReadonlyArray<string>, readonly usageCount: number, readonly revision: number, readonly isArchived: boolean, readonly options: ReadonlyArray<{ readonly text: string, readonly isCorrect: boolean }> };

export type AddBankQuestionsMutationVariables = Exact<{
  input: AddBankQuestionsInput;
}>;


export type AddBankQuestionsMutation = { readonly addBankQuestions: { readonly ids: ReadonlyArray<string>, readonly existingCount: number } };

export type AddExamToBankMutationVariables = Exact<{
  input: AddExamToBankInput;
}>;


export type AddExamToBankMutation = { readonly addExamToBank: { readonly ids: ReadonlyArray<string>, readonly existingCount: number, readonly skippedCount: number } };

export type UpdateBankQuestionMutationVariables = Exact<{
  input: UpdateBankQuestionInput;
}>;


export type UpdateBankQuestionMutation = { readonly updateBankQuestion: { readonly question: { readonly id: string, readonly revision: number } } };

export type ArchiveBankQuestionsMutationVariables = Exact<{
  input: ArchiveBankQuestionsInput;
}>;


export type ArchiveBankQuestionsMutation = { readonly archiveBankQuestions: { readonly changedCount: number } };

export const BankQuestion_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"usageCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}}]}}]}}]} as unknown as DocumentNode<BankQuestion_QuestionFragment, unknown>;
export const BankRouteDocument = {"__meta__":{"hash":"f95838e89cbf24c9bdafda9db738966f38691ad77043b163e0787444165949ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankRoute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Difficulty"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BankQuestionKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutCreative"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unused"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"singleAnswer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapter"}}},{"kind":"Argument","name":{"kind":"Name","value":"difficulty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"difficulty"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutCreative"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutCreative"}}},{"kind":"Argument","name":{"kind":"Name","value":"unused"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unused"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}},{"kind":"Argument","name":{"kind":"Name","value":"singleAnswer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"singleAnswer"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankQuestion_question"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"usageCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}}]}}]}}]} as unknown as DocumentNode<BankRouteQuery, BankRouteQueryVariables>;
export const BankWordsDocument = {"__meta__":{"hash":"bec5f71b4253c247583788a47e5431466e0a41e927be4113ade69d3333ef294e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<BankWordsQuery, BankWordsQueryVariables>;
export const BankQuestionDocument = {"__meta__":{"hash":"4b47e4d97d2007935c0fc389a18fa29e3a95a84e9a60bfd472bd82b27fa4cb96"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankQuestion_question"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"usageCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}}]}}]}}]} as unknown as DocumentNode<BankQuestionQuery, BankQuestionQueryVariables>;
export const BankUsageDocument = {"__meta__":{"hash":"3a5d09b2bdf439a46ae88342e5c4392df7fdf711709eab668f6893e94fccec3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"examKind"}},{"kind":"Field","name":{"kind":"Name","value":"examId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"hasSameKey"}},{"kind":"Field","name":{"kind":"Name","value":"examinedCount"}},{"kind":"Field","name":{"kind":"Name","value":"correctCount"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"markedCount"}},{"kind":"Field","name":{"kind":"Name","value":"meanMarks"}}]}}]}}]}}]} as unknown as DocumentNode<BankUsageQuery, BankUsageQueryVariables>;
export const BankDrawsDocument = {"__meta__":{"hash":"65f88ea811fbbe09629c351fde7bcf673e2e0af8dd4608b62ae1a9b2d0e77d5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankDraws"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankDrawInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankDraws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchingCount"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankQuestion_question"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"usageCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}}]}}]}}]} as unknown as DocumentNode<BankDrawsQuery, BankDrawsQueryVariables>;
export const AddBankQuestionsDocument = {"__meta__":{"hash":"533b5c286a2f14f6ff0e053a95898364198adc041dbf954fe4fc1ccf833dba87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBankQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBankQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBankQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"existingCount"}}]}}]}}]} as unknown as DocumentNode<AddBankQuestionsMutation, AddBankQuestionsMutationVariables>;
export const AddExamToBankDocument = {"__meta__":{"hash":"c812759e29261248a86bc15730365bd02af94e605c3ce7c32678f6a8dcbb4957"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddExamToBank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddExamToBankInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addExamToBank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"existingCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}}]}}]}}]} as unknown as DocumentNode<AddExamToBankMutation, AddExamToBankMutationVariables>;
export const UpdateBankQuestionDocument = {"__meta__":{"hash":"d8ab9c3a200d4e2db46a35c508cf0d49a37299267fa6c1c52fc023dbf96f1af4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBankQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBankQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBankQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateBankQuestionMutation, UpdateBankQuestionMutationVariables>;
export const ArchiveBankQuestionsDocument = {"__meta__":{"hash":"0835134b796115c1e8b1f477cfed4169891b3ce9f5723c83bea563250180d369"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveBankQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveBankQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveBankQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}}]}}]} as unknown as DocumentNode<ArchiveBankQuestionsMutation, ArchiveBankQuestionsMutationVariables>;
export const useBankRouteQuery = (options?: QueryOptions<BankRouteQuery, BankRouteQueryVariables>) => useQuery<BankRouteQuery, BankRouteQueryVariables>(BankRouteDocument, options);
export const useBankWordsQuery = (options?: QueryOptions<BankWordsQuery, BankWordsQueryVariables>) => useQuery<BankWordsQuery, BankWordsQueryVariables>(BankWordsDocument, options);
export const useBankQuestionQuery = (options: QueryOptions<BankQuestionQuery, BankQuestionQueryVariables> & ({ variables: BankQuestionQueryVariables } | { skip: true })) => useQuery<BankQuestionQuery, BankQuestionQueryVariables>(BankQuestionDocument, options);
export const useBankUsageQuery = (options: QueryOptions<BankUsageQuery, BankUsageQueryVariables> & ({ variables: BankUsageQueryVariables } | { skip: true })) => useQuery<BankUsageQuery, BankUsageQueryVariables>(BankUsageDocument, options);
export const useBankDrawsQuery = (options: QueryOptions<BankDrawsQuery, BankDrawsQueryVariables> & ({ variables: BankDrawsQueryVariables } | { skip: true })) => useQuery<BankDrawsQuery, BankDrawsQueryVariables>(BankDrawsDocument, options);
export const useAddBankQuestionsMutation = (options?: useMutation.Options<AddBankQuestionsMutation, AddBankQuestionsMutationVariables>) => useMutation<AddBankQuestionsMutation, AddBankQuestionsMutationVariables>(AddBankQuestionsDocument, options);
export const useAddExamToBankMutation = (options?: useMutation.Options<AddExamToBankMutation, AddExamToBankMutationVariables>) => useMutation<AddExamToBankMutation, AddExamToBankMutationVariables>(AddExamToBankDocument, options);
export const useUpdateBankQuestionMutation = (options?: useMutation.Options<UpdateBankQuestionMutation, UpdateBankQuestionMutationVariables>) => useMutation<UpdateBankQuestionMutation, UpdateBankQuestionMutationVariables>(UpdateBankQuestionDocument, options);
export const useArchiveBankQuestionsMutation = (options?: useMutation.Options<ArchiveBankQuestionsMutation, ArchiveBankQuestionsMutationVariables>) => useMutation<ArchiveBankQuestionsMutation, ArchiveBankQuestionsMutationVariables>(ArchiveBankQuestionsDocument, options);