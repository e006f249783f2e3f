/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CorrectedQuestion_QuestionFragment } from '../../key-corrections/generated/corrected-question.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a question brought the marks it did (specification, section 5). */
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

export type ReviewedQuestion_QuestionFragment = (
  { readonly id: string, readonly points: number, readonly score: number, readonly reason: ScoreReason, readonly text: { readonly html: string }, readonly options: ReadonlyArray<{ readonly id: string, readonly isCorrect: boolean, readonly isSelected: boolean, readonly text: { readonly html: string } }>, readonly explanation: { readonly html: string } | null }
  & CorrectedQuestion_QuestionFragment
);

export const ReviewedQuestion_QuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCorrect"}},{"kind":"Field","name":{"kind":"Name","value":"isSelected"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"html"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedQuestion_question"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyChallenge_challenge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyChallenge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedQuestion_question"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"correctedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"challenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyChallenge_challenge"}}]}}]}}]} as unknown as DocumentNode<ReviewedQuestion_QuestionFragment, unknown>;