// Wire documents of the extension `text-history` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, Id } from '../../http/validation/bodies.ts';
import { DRAFT_KINDS } from './tables.ts';

export const TextKind = Type.Enum(['lesson', 'note']);
export const DraftKind = Type.Enum([...DRAFT_KINDS]);

const version = {
  /** Counts from 1. */
  number: Type.Integer(),
  title: Type.String(),
  /** Length of the text, in characters. */
  length: Type.Integer(),
  /** Missing: written by an import, or before versions were recorded. */
  savedAt: Type.Optional(Type.String()),
  /** The name of the account, or its address. Missing as `savedAt`, and for a deleted account. */
  savedBy: Type.Optional(Type.String()),
};
export const TextVersion = Type.Object(version);
export type TextVersionDocument = Static<typeof TextVersion>;

export const WholeTextVersion = Type.Object({
  ...version,
  text: Type.String(),
  videoLink: Type.Optional(Type.String()),
  duration: Type.Optional(Type.Integer()),
  exams: Type.Array(Type.String()),
});
export type WholeTextVersionDocument = Static<typeof WholeTextVersion>;

/** Longer than published texts may be, so that an overlong text can be saved as well. */
const MAX_DRAFT_LENGTH = 100_000;

/** As typed, without validation. */
const values = {
  title: Type.String({ maxLength: 1000 }),
  text: Type.String({ maxLength: MAX_DRAFT_LENGTH }),
  videoLink: Type.String({ maxLength: 2000 }),
  duration: Type.String({ maxLength: 100 }),
  exams: Type.Array(Id, { maxItems: 100 }),
};

export const DraftBody = Type.Object(
  {
    values: Type.Object(values, closed),
    baseRevision: Type.Optional(Type.String({ maxLength: 100 })),
  },
  closed,
);
export type DraftSent = Static<typeof DraftBody>;

export const TextDraft = Type.Object({
  kind: DraftKind,
  /** The item's id; for a new one that of its chapter. */
  itemId: Type.String(),
  values: Type.Object(values),
  baseRevision: Type.Optional(Type.String()),
  savedAt: Type.String(),
});
export type TextDraftDocument = Static<typeof TextDraft>;
