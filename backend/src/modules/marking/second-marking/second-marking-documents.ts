// Wire documents of the extension `second-marking` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../../http/validation/bodies.ts';
import { OwnMark, Submission, SubmissionMarkBody } from '../../results/documents.ts';

/** `tolerance`: by how many marks two markers may differ; while it is off, what is proposed. */
export const SecondMarking = Type.Object({ isOn: Type.Boolean(), tolerance: Type.Number() });
export type SecondMarkingDocument = Static<typeof SecondMarking>;

/** Without a tolerance it stays as it is, or is what is proposed. */
export const SecondMarkingBody = Type.Object(
  {
    isOn: Type.Boolean(),
    tolerance: Type.Optional(Type.Number({ minimum: 0, maximum: 99_999 })),
  },
  closed,
);
export type SentSecondMarking = Static<typeof SecondMarkingBody>;

/** A final mark is not taken back. */
export const FinalMarkBody = Type.Object(
  { ...SubmissionMarkBody.properties, score: Type.Optional(Type.Number()) },
  closed,
);

/** A submission that two people have marked, with what each of them has given. */
export const MarkComparison = Type.Object({
  submission: Submission,
  /** Missing if the exam no longer has two markers. */
  tolerance: Type.Optional(Type.Number()),
  /** Whether the reader may set the final marks: neither of the two markers may. */
  mayDecide: Type.Boolean(),
  /** The first marker's first. The name is missing if there is none. */
  marks: Type.Array(
    Type.Object({ ...OwnMark.properties, markerName: Type.Optional(Type.String()) }),
  ),
});
export type MarkComparisonDocument = Static<typeof MarkComparison>;
