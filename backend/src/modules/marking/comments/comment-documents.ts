// Wire documents of the extension `marking-comments` (docs/rest-contract.md, "Extensions").
import { type Static, Type } from 'typebox';
import { clearable, closed, Id } from '../../../http/validation/bodies.ts';
import { requiredText } from '../../../http/validation/texts.ts';

/** All comments are read at once: at most some 300 kB. */
export const MAX_COMMENTS = 100;
const MAX_COMMENT_LENGTH = 500;

/** `examId` and `questionId`: the comment is offered only there; missing if everywhere. */
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
 * neither exam nor question leaves both unchanged.
 */
export const MarkingCommentBody = Type.Object(
  {
    text: requiredText(MAX_COMMENT_LENGTH),
    examId: clearable(Id),
    questionId: clearable(Id),
  },
  closed,
);
export type CommentInput = Static<typeof MarkingCommentBody>;
