/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a question brought the marks it did (specification, section 5). */
export type ScoreReason =
  /** Left blank, at no cost. */
  | 'BLANK'
  /** Left blank in a single exam, where a blank costs as much as a wrong answer. */
  | 'BLANK_DEDUCTED'
  /** Left blank where no option is correct: brings its points. */
  | 'BLANK_EMPTY_KEY'
  /** The selected set is the correct set. */
  | 'CORRECT'
  /** Answered, and not right. */
  | 'WRONG';

export type ReviewedQuestion_QuestionFragment = { readonly id: string, readonly points: number, readonly score: number, readonly reason: ScoreReason, readonly text: { readonly html: string }, readonly options: ReadonlyArray<{ readonly id: string, readonly isCorrect: boolean, readonly isSelected: boolean, readonly text: { readonly html: string } }>, readonly explanation: { readonly html: string } | null };

export const ReviewedQuestion_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<ReviewedQuestion_QuestionFragment, unknown>;