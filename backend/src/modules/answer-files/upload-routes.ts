// The extension `files`, in parts: resumable uploads of an answer's PDF (docs/rest-contract.md,
// "Extensions").

import { isAccepted } from '@alokpath/exam-rules/attempt-clock';
import { Type } from 'typebox';
import { requireOwner } from '../../access.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { App, Deps } from '../../deps.ts';
import { ErrorBody, errorResponses } from '../../http/errors.ts';
import { closed, Id } from '../../http/validation/bodies.ts';
import { Refusal, refuse, requireFound } from '../../refusals/refusals.ts';
import { findAttempt } from '../attempts/queries.ts';
import { type AnswerPdfs, PDF_BYTES, refuseUsedUp } from './answer-pdfs.ts';
import { isOfWrittenExam } from './queries.ts';
import type { AnswerUpload } from './tables.ts';
import { finishUpload, PART_BYTES, storePart } from './upload-commands.ts';
import { findUpload, insertUpload } from './upload-queries.ts';

const StartedUpload = Type.Object({
  _id: Type.String(),
  offset: Type.Integer(),
  partSize: Type.Integer(),
});
/** `offset`: start of the next part; `url` once the file is stored. */
const State = Type.Object({ offset: Type.Integer(), url: Type.Optional(Type.String()) });
const OffsetConflict = Type.Object({
  ...ErrorBody.properties,
  offset: Type.Optional(Type.Integer()),
});
const StartBody = Type.Object(
  { attemptId: Id, size: Type.Integer({ minimum: 1, maximum: PDF_BYTES }) },
  closed,
);
const params = Type.Object({ id: Id });
const partParams = Type.Object({
  id: Id,
  offset: Type.Integer({ minimum: 0, maximum: PDF_BYTES }),
});

const stateOf = ({ received, url }: AnswerUpload) => ({
  offset: received,
  ...withoutNulls({ url }),
});

export function answerUploadRoutes(app: App, deps: Deps, pdfs: AnswerPdfs): void {
  const { db, now } = deps;

  app.post(
    '/ext/files/uploads',
    { schema: { body: StartBody, response: { 201: StartedUpload, ...errorResponses } } },
    async (request, reply) => {
      const { attemptId, size } = request.body;
      const attempt = requireFound(await findAttempt(db, attemptId), 'attempt');
      const { id: userId } = requireOwner(request.viewer, attempt.userId);
      if (!(await isOfWrittenExam(db, attempt))) refuse('EXAM_NOT_WRITTEN');
      const createdAt = now();
      // The grace is for requests that are running when the time is up, not for new uploads.
      if (attempt.closedAt !== null || createdAt > attempt.deadline) refuse('TIME_UP');
      const upload =
        (await insertUpload(db, { userId, attemptId, size, createdAt }, pdfs.quota())) ??
        refuseUsedUp();
      return reply.status(201).send({ _id: upload.id, offset: 0, partSize: PART_BYTES });
    },
  );

  app.get(
    '/ext/files/uploads/:id',
    { schema: { params, response: { 200: State, ...errorResponses } } },
    async (request) => {
      const upload = requireFound(await findUpload(db, request.params.id), 'upload');
      requireOwner(request.viewer, upload.userId);
      return stateOf(upload);
    },
  );

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: PART_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.put(
      '/ext/files/uploads/:id/parts/:offset',
      {
        bodyLimit: PART_BYTES,
        schema: {
          params: partParams,
          response: { 200: State, 409: OffsetConflict, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id, offset } = request.params;
        const upload = requireFound(await findUpload(db, id), 'upload');
        requireOwner(request.viewer, upload.userId);
        const attempt = requireFound(await findAttempt(db, upload.attemptId), 'attempt');
        if (attempt.closedAt !== null || !isAccepted(attempt.deadline.getTime(), now().getTime()))
          refuse('EXAM_CLOSED');
        const part = Buffer.isBuffer(request.body) ? request.body : refuse('NOT_OCTET_STREAM');
        const storedUpload = await storePart(deps, upload, offset, part);
        const { error, code } = new Refusal('WRONG_OFFSET').body;
        if (!storedUpload) return reply.status(409).send({ error, code, offset: upload.received });
        return stateOf(await finishUpload(deps, pdfs, storedUpload));
      },
    );
  });
}
