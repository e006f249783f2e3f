/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The reason for the marks of a question (specification, section 5). */
export type ScoreReason =
  /** Left blank, at no cost. */
  | 'BLANK'
  /** Left blank in a single exam, where a blank costs as much as a wrong answer. */
  | 'BLANK_DEDUCTED'
  /** Left blank where no option is correct: brings its points. */
  | 'BLANK_EMPTY_KEY'
  /** An admin gave the points to everybody, answered or not. */
  | 'BONUS'
  /** The selected set is the correct set. */
  | 'CORRECT'
  /** An admin took the question out of the scoring. */
  | 'VOID'
  /** Answered, and not right. */
  | 'WRONG';

export type QuestionMarks_QuestionFragment = { readonly id: string, readonly points: number, readonly score: number, readonly reason: ScoreReason };

export const QuestionMarks_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionMarks_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<QuestionMarks_QuestionFragment, unknown>;