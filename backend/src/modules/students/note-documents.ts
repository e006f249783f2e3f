// The wire document of the extension `notes`, and the request bodies (docs/rest-contract.md,
// "Extensions").
import { type Static, Type } from 'typebox';
import { clearable, closed, Id } from '../../http/validation/bodies.ts';
import { requiredText } from '../../http/validation/texts.ts';

/**
 * A student's own note. `lessonId` and `contentId` are missing once the lesson or note is deleted.
 */
export const StudentNote = Type.Object({
  _id: Type.String(),
  lessonId: Type.Optional(Type.String()),
  contentId: Type.Optional(Type.String()),
  /** Plain text. */
  text: Type.String(),
  /** The position in the lesson's video. */
  videoSeconds: Type.Optional(Type.Integer()),
  /** Incremented by each change. */
  version: Type.Integer(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
});
export type StudentNoteDocument = Static<typeof StudentNote>;

const NoteText = requiredText(5000);
const VideoSeconds = clearable(Type.Integer({ minimum: 0, maximum: 86_400 }));

export const NoteBody = Type.Object(
  {
    text: NoteText,
    videoSeconds: VideoSeconds,
    lessonId: Type.Optional(Id),
    contentId: Type.Optional(Id),
  },
  closed,
);

const unread = Type.Optional(Type.Unknown());
/**
 * Like other PUT bodies, but `version` is required: that of the note as read, so that a newer one
 * is not overwritten.
 */
export const NoteChanges = Type.Object(
  {
    text: Type.Optional(NoteText),
    videoSeconds: VideoSeconds,
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }),
    _id: unread,
    lessonId: unread,
    contentId: unread,
    createdAt: unread,
    updatedAt: unread,
  },
  closed,
);
