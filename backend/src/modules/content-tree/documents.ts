// Wire documents of the extension `content-tree` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { closed, Id, pageFields } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';
import { ContentKindName } from '../content-revisions/documents.ts';

export const itemParams = Type.Object({ kind: ContentKindName, id: Id });

/** The state of an item after it was archived or restored. */
export const ContentState = Type.Object({
  _id: Type.String(),
  kind: ContentKindName,
  /** Missing if the item is not archived. */
  archivedAt: Type.Optional(Type.String()),
});
export type ContentStateDocument = Static<typeof ContentState>;

export const ArchivedQuery = Type.Object(pageFields(20), closed);

/** An archived item that can be restored: none of its parents is archived. */
export const ArchivedItem = Type.Object({
  _id: Type.String(),
  kind: ContentKindName,
  /** The title or name; the year of an exam year. */
  title: Type.String(),
  /** The title of its direct parent, for example a chapter; missing directly below the course. */
  parentTitle: Type.Optional(Type.String()),
  archivedAt: Type.String(),
});
export type ArchivedItemDocument = Static<typeof ArchivedItem>;

/** Without `parentId` the copy comes right after the item; with it, last in that parent. */
export const CopyBody = Type.Object(
  {
    /**
     * Another parent of the same kind: another course for a subject, another chapter for a lesson.
     */
    parentId: Type.Optional(Id),
    /** The title or name of the copy; ignored for an exam year. */
    title: Type.Optional(requiredText(200)),
    /**
     * The year of a copied exam year; default: the next one in the same unit, or the same in
     * another unit.
     */
    year: Type.Optional(Type.Integer({ minimum: 1971, maximum: 2100 })),
  },
  closed,
);
export type CopySent = Static<typeof CopyBody>;

/** The copy of an item. */
export const ContentCopy = Type.Object({
  _id: Type.String(),
  kind: ContentKindName,
  parentId: Type.String(),
  /** The number of copied items, including the item itself. */
  itemCount: Type.Integer(),
});
export type ContentCopyDocument = Static<typeof ContentCopy>;

/** A position in a parent of the same kind in the same course. */
export const MoveBody = Type.Object(
  {
    parentId: Id,
    /** The number of items before it in the list; without it, or beyond the end, it comes last. */
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  },
  closed,
);
export type MoveSent = Static<typeof MoveBody>;

/** Exam years and papers have no positions. */
const PlaceFields = {
  parentId: Type.String(),
  position: Type.Optional(Type.Integer()),
};

/** An item after a move, with its previous place. */
export const ContentMove = Type.Object({
  _id: Type.String(),
  kind: ContentKindName,
  ...PlaceFields,
  from: Type.Object(PlaceFields),
});
export type ContentMoveDocument = Static<typeof ContentMove>;
