// The wire document of a merit list (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';

const Text = Type.Optional(Type.String());

/** A place. `name` and what goes with it are missing for a student who did not want to be named. */
const MeritEntry = Type.Object({
  rank: Type.Integer(),
  /** How many have this rank, this one included. */
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

/** A page of the list, and how long it is. */
export const MeritList = Type.Object({
  entries: Type.Array(MeritEntry),
  totalCount: Type.Integer(),
});
export type MeritListDocument = Static<typeof MeritList>;

/** A student's own entry. The rank is in the list, which is cached for everybody. */
export const OwnMeritEntry = Type.Omit(MeritEntry, ['rank', 'sharedBy']);
export type OwnMeritEntryDocument = Static<typeof OwnMeritEntry>;
