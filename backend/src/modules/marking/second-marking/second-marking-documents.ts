// Wire documents of the extension `second-marking` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../../http/validation/bodies.ts';
import { OwnMark, Submission, SubmissionMarkBody } from '../../results/documents.ts';

/** `tolerance`: the maximum difference between two markers; the default one while it is off. */
export const SecondMarking = Type.Object({ isOn: Type.Boolean(), tolerance: Type.Number() });
export type SecondMarkingDocument = Static<typeof SecondMarking>;

/** Without a tolerance the current one is kept, or the default is used. */
export const SecondMarkingBody = Type.Object(
  {
    isOn: Type.Boolean(),
    tolerance: Type.Optional(Type.Number({ minimum: 0, maximum: 99_999 })),
  },
  closed,
);
export type SecondMarkingInput = Static<typeof SecondMarkingBody>;

/** A final mark cannot be removed. */
export const FinalMarkBody = Type.Object(
  { ...SubmissionMarkBody.properties, score: Type.Optional(Type.Number()) },
  closed,
);

/** A submission with two marks. */
export const MarkComparison = Type.Object({
  submission: Submission,
  /** Missing if the exam no longer has two markers. */
  tolerance: Type.Optional(Type.Number()),
  /** Whether the reader may set the final marks: false for the two markers. */
  mayDecide: Type.Boolean(),
  /** The first marker's first. The name is missing if the account has none. */
  marks: Type.Array(
    Type.Object({ ...OwnMark.properties, markerName: Type.Optional(Type.String()) }),
  ),
});
export type MarkComparisonDocument = Static<typeof MarkComparison>;
