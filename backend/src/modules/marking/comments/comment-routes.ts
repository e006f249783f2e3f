// The extension `marking-comments`: reusable comments of a marker (docs/rest-contract.md,
// "Extensions").
import { Type } from 'typebox';
import { requireUser } from '../../../access.ts';
import type { Db } from '../../../db/client.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { Id, Message } from '../../../http/validation/bodies.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../../refusals/refusals.ts';
import {
  type CommentInput,
  MAX_COMMENTS,
  MarkingComment,
  MarkingCommentBody,
} from './comment-documents.ts';
import {
  deleteComment,
  findComments,
  findWrittenQuestionIds,
  insertComment,
  updateComment,
} from './comment-queries.ts';

const params = Type.Object({ id: Id });

export function markingCommentRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/marking/comments',
    { schema: { response: { 200: Type.Array(MarkingComment), ...errorResponses } } },
    async ({ viewer }) => findComments(db, requireUser(viewer).id),
  );

  app.post(
    '/ext/marking/comments',
    { schema: { body: MarkingCommentBody, response: { 201: MarkingComment, ...errorResponses } } },
    async ({ viewer, body }, reply) => {
      const { id: userId } = requireUser(viewer);
      const times = { createdAt: now(), updatedAt: now() };
      const values = { userId, text: body.text.trim(), ...(await toScope(db, body)), ...times };
      const comment = await insertComment(db, values, MAX_COMMENTS);
      return reply
        .status(201)
        .send(comment ?? refuse('TOO_MANY_MARKING_COMMENTS', { max: MAX_COMMENTS }));
    },
  );

  app.put(
    '/ext/marking/comments/:id',
    {
      schema: {
        params,
        body: MarkingCommentBody,
        response: { 200: MarkingComment, ...errorResponses },
      },
    },
    async ({ viewer, body, params: { id } }) => {
      const key = { id, userId: requireUser(viewer).id };
      const isMoved = body.examId !== undefined || body.questionId !== undefined;
      const scope = isMoved ? await toScope(db, body) : {};
      const changes = { text: body.text.trim(), ...scope, updatedAt: now() };
      return requireFound(await updateComment(db, key, changes), 'marking_comment');
    },
  );

  app.delete(
    '/ext/marking/comments/:id',
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async ({ viewer, params: { id } }) => {
      const key = { id, userId: requireUser(viewer).id };
      requireFound((await deleteComment(db, key)) || undefined, 'marking_comment');
      return { message: 'Comment deleted.' };
    },
  );
}

/**
 * The exam and question for which the comment is offered.
 * @throws 400 for a question without its exam, 404 for an unknown exam, 422 for a question that is
 *   not in it
 */
async function toScope(db: Db, { examId = null, questionId = null }: CommentInput) {
  if (examId === null && questionId !== null)
    refuse('FIELD_MISSING', { name: 'examId' }, [problem('examId', 'IS_MISSING')]);
  if (examId !== null) {
    const questionIds = requireFound(await findWrittenQuestionIds(db, examId), 'exam');
    if (questionId !== null && !questionIds.includes(questionId))
      refuse('QUESTION_NOT_IN_EXAM', {}, [problem('questionId', 'IS_NOT_IN_EXAM')]);
  }
  return { examId, questionId };
}
