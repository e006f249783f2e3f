// Wire documents of the extension `release-rules` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, Id, Timestamp } from '../../http/validation/bodies.ts';
import { ExamKind } from '../exams/documents.ts';

const rule = {
  /** The maximum that students see of their results. */
  visibility: Type.Enum(['receipt', 'score', 'answers']),
  /** When they see it; before, a receipt. */
  moment: Type.Enum(['immediately', 'after-window', 'on-date']),
};

export const ReleaseRuleDocument = Type.Object({
  ...rule,
  /** With `on-date` only. */
  date: Type.Optional(Type.String()),
  /** When a result that is submitted now is shown up to `visibility`; missing if at once. */
  releasedAt: Type.Optional(Type.String()),
});
export type ReleaseRuleDocument = Static<typeof ReleaseRuleDocument>;

export const ReleaseRuleBody = Type.Object({ ...rule, date: Type.Optional(Timestamp) }, closed);
export type ReleaseRuleBody = Static<typeof ReleaseRuleBody>;

export const ExamParams = Type.Object({ kind: ExamKind, examId: Id });
export const KindParams = Type.Object({ kind: ExamKind });
export const ExamIds = Type.Object({ ids: Type.String({ maxLength: 25_000 }) }, closed);
export const ReleaseRules = Type.Record(Type.String(), ReleaseRuleDocument);
