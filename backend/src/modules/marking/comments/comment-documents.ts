// Wire documents of the extension `marking-comments` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { clearable, closed, Id } from '../../../http/validation/bodies.ts';

/** All of them are read at once, and fill at most half of what the gateway reads. */
export const MAX_COMMENTS = 100;
const MAX_COMMENT_LENGTH = 500;

/** `examId` and `questionId`: where alone it is offered; missing if everywhere. */
export const MarkingComment = Type.Object({
  _id: Type.String(),
  text: Type.String(),
  examId: Type.Optional(Type.String()),
  questionId: Type.Optional(Type.String()),
  createdAt: Type.String(),
});
export type MarkingCommentDocument = Static<typeof MarkingComment>;

/**
 * The body of POST and PUT. Without an exam, or with null, it is offered everywhere; a PUT with
 * neither exam nor question leaves both as they are.
 */
export const MarkingCommentBody = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: MAX_COMMENT_LENGTH, pattern: '\\S' }),
    examId: clearable(Id),
    questionId: clearable(Id),
  },
  closed,
);
export type SentComment = Static<typeof MarkingCommentBody>;
