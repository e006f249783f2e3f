// Wire documents of the extension `content-revisions` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { CONTENT_KINDS, EDITED_KINDS } from './tables.ts';

export const ContentKindName = Type.Enum([...CONTENT_KINDS]);
export const EditedKindName = Type.Enum([...EDITED_KINDS]);

/** The revision of an item, and the texts that the content tree edits in place. */
export const ContentRevision = Type.Object({
  _id: Type.String(),
  kind: EditedKindName,
  /** Sent back as `If-Match` with a change. Any value but the current one is refused. */
  revision: Type.String(),
  /** The title or name; the year of an exam year. */
  title: Type.String(),
  /** The description of a subject or unit, the summary of a chapter. */
  summary: Type.Optional(Type.String()),
  /** Subjects only. */
  imageUrl: Type.Optional(Type.String()),
  /**
   * The id of its direct parent: a course, subject, chapter, lesson, unit or exam year. Missing for
   * courses, assignments and campaigns, like the next one.
   */
  parentId: Type.Optional(Type.String()),
  /** The title or name of the parent; the year of an exam year. */
  parentTitle: Type.Optional(Type.String()),
  /** Missing if the item was not changed since it was added. */
  changedAt: Type.Optional(Type.String()),
  /**
   * The name of the account, or its address. Missing without `changedAt`, and after the account is
   * deleted.
   */
  changedBy: Type.Optional(Type.String()),
});
export type ContentRevisionDocument = Static<typeof ContentRevision>;
