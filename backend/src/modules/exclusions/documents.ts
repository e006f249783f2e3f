// Wire documents of the extension `exclusions` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, Id } from '../../http/validation/bodies.ts';
import { PublishedReason } from './published-reason.ts';
import { MERIT_LIST_CHANGES } from './tables.ts';

const Text = Type.Optional(Type.String());

/** Attempts of a contest, to exclude or readmit them. */
export const ExclusionBody = Type.Object(
  {
    reason: PublishedReason,
    attemptIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
  },
  closed,
);
/** The number of excluded attempts among these. */
export const Excluded = Type.Object({ excludedCount: Type.Integer() });
/** The number of readmitted attempts. */
export const Readmitted = Type.Object({ readmittedCount: Type.Integer() });

/** The exclusion of a result's attempt, for its student. */
export const Exclusion = Type.Object({ reason: Type.String(), excludedAt: Type.String() });
export type ExclusionDocument = Static<typeof Exclusion>;

/**
 * A student without a rank. `name` and related fields are missing if the student did not want to be
 * named, as in the list.
 */
const ExcludedEntry = Type.Object({
  name: Text,
  institution: Text,
  district: Text,
  className: Text,
  ...Exclusion.properties,
});
export type ExcludedEntryDocument = Static<typeof ExcludedEntry>;

/**
 * Decisions about a published merit list: exclusions, and changes with a published reason, both the
 * newest first and at most 500.
 */
export const MeritListDecisions = Type.Object({
  excluded: Type.Array(ExcludedEntry),
  changes: Type.Array(
    Type.Object({
      _id: Type.String(),
      kind: Type.Enum([...MERIT_LIST_CHANGES]),
      reason: Type.String(),
      changedAt: Type.String(),
    }),
  ),
});
export type MeritListDecisionsDocument = Static<typeof MeritListDecisions>;
