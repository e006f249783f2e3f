// The extension `files`: PDFs that students upload as written answers in one piece
// (docs/rest-contract.md, "Extensions").
import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { Type } from 'typebox';
import { requireOwner, requireUser, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { registerUploads, uploadedFile, withUploadSlot } from '../../http/uploads.ts';
import { closed, Id } from '../../http/validation/bodies.ts';
import { refuse, refuseField, requireFound } from '../../refusals/refusals.ts';
import { findAttempt } from '../attempts/queries.ts';
import { type AnswerPdfs, PDF_BYTES, refuseUsedUp } from './answer-pdfs.ts';
import { hasRoom, isOfWrittenExam } from './queries.ts';

/** The attempt that the file is for; without it the file is accepted at any time. */
const FileQuery = Type.Object({ attemptId: Type.Optional(Id) }, closed);

export function answerFileRoutes(app: App, deps: Deps, pdfs: AnswerPdfs): void {
  const { db } = deps;
  app.register(async (scope: App) => {
    await registerUploads(scope, PDF_BYTES);
    scope.post(
      '/ext/files',
      {
        schema: {
          querystring: FileQuery,
          response: { 201: Type.Object({ url: Type.String() }), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request.viewer);
        const { attemptId } = request.query;
        if (attemptId !== undefined) await requireRunning(deps, request.viewer, attemptId);
        if (!(await hasRoom(db, userId, 1, pdfs.quota()))) refuseUsedUp();
        const url = await withUploadSlot(userId, async () =>
          pdfs
            .store(userId, await uploadedFile(request, 'file', ['pdf'], 'PDF'))
            .catch(refuseField('file', 'IS_INVALID')),
        );
        return reply.status(201).send({ url });
      },
    );
  });
}

/**
 * 403 for another account's attempt, 409 if its exam is not a written one, 410 after deadline and
 * grace, or the submission.
 */
async function requireRunning(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  attemptId: string,
): Promise<void> {
  const attempt = requireFound(await findAttempt(db, attemptId), 'attempt');
  requireOwner(viewer, attempt.userId);
  if (!(await isOfWrittenExam(db, attempt))) refuse('EXAM_NOT_WRITTEN');
  if (attempt.closedAt !== null || !isAccepted(attempt.deadline.getTime(), now().getTime()))
    refuse('EXAM_CLOSED');
}
