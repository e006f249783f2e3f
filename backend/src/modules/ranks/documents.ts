// Wire documents of the extension `ranks` about results (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../http/validation/bodies.ts';
import { ExamKind } from '../exams/documents.ts';

/** One submission of a result. */
export const ResultVersion = Type.Object({
  _id: Type.String(),
  /** 1 is the submission that came first. */
  number: Type.Integer(),
  submittedAt: Type.String(),
  /** Missing for a written exam that was not marked before the next submission. */
  score: Type.Optional(Type.Number()),
  /** In minutes. */
  timeTaken: Type.Optional(Type.Number()),
  /** Whether ranks look at this one. */
  countsForRank: Type.Boolean(),
});
export type ResultVersionDocument = Static<typeof ResultVersion>;

/** Where a first attempt stands among all first attempts in that exam. */
export const Standing = Type.Object({
  /** One more than the number of those with a higher score. */
  rank: Type.Integer(),
  /** How many have this score, this one included. */
  sharedBy: Type.Integer(),
  /** How many there are. */
  count: Type.Integer(),
  /** The percentage of those whose score is not higher, this one included; two decimals. */
  percentile: Type.Number(),
  score: Type.Number(),
});
export type StandingDocument = Static<typeof Standing>;

export const KindParams = Type.Object({ kind: ExamKind });
export const ResultIds = Type.Object({ ids: Type.String({ maxLength: 25_000 }) }, closed);
