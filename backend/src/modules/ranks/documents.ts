// Wire documents of the extension `ranks` about results (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed } from '../../http/validation/bodies.ts';
import { ExamKind } from '../exams/documents.ts';

/** One submission of a result. */
export const ResultVersion = Type.Object({
  _id: Type.String(),
  /** 1 is the first submission. */
  number: Type.Integer(),
  submittedAt: Type.String(),
  /** Missing for a written exam that was not marked before the next submission. */
  score: Type.Optional(Type.Number()),
  /** In minutes. */
  timeTaken: Type.Optional(Type.Number()),
  /** Whether this version is the ranked one. */
  countsForRank: Type.Boolean(),
});
export type ResultVersionDocument = Static<typeof ResultVersion>;

/** The rank of a first attempt among all first attempts in that exam. */
export const Standing = Type.Object({
  /** One more than the number of those with a higher score. */
  rank: Type.Integer(),
  /** The number of attempts with this score, including this one. */
  sharedBy: Type.Integer(),
  /** The number of first attempts. */
  count: Type.Integer(),
  /** The percentage of attempts whose score is not higher, including this one; two decimals. */
  percentile: Type.Number(),
  score: Type.Number(),
});
export type StandingDocument = Static<typeof Standing>;

export const KindParams = Type.Object({ kind: ExamKind });
export const ResultIds = Type.Object({ ids: Type.String({ maxLength: 25_000 }) }, closed);
