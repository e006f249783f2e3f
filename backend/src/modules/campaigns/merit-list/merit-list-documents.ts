// The wire document of a merit list (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';

const Text = Type.Optional(Type.String());

/**
 * An entry of the list. `name` and other personal fields are missing if the student did not agree
 * to be named.
 */
const MeritEntry = Type.Object({
  rank: Type.Integer(),
  /** The number of entries with this rank, including this one. */
  sharedBy: Type.Integer(),
  name: Text,
  institution: Text,
  district: Text,
  className: Text,
  score: Type.Number(),
  wrongCount: Type.Integer(),
  /** In minutes. */
  timeTaken: Type.Number(),
});
export type MeritEntryDocument = Static<typeof MeritEntry>;

/** A page of the list, and the number of its entries. */
export const MeritList = Type.Object({
  entries: Type.Array(MeritEntry),
  totalCount: Type.Integer(),
});
export type MeritListDocument = Static<typeof MeritList>;

/** A student's own entry. The rank is in the list, which is cached for all users. */
export const OwnMeritEntry = Type.Omit(MeritEntry, ['rank', 'sharedBy']);
export type OwnMeritEntryDocument = Static<typeof OwnMeritEntry>;
