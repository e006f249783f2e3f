// The extension `files`: PDFs that students upload as written answers in one piece
// (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { registerUploads, takeFile, uploadedFile } from '../../http/uploads.ts';
import { refuseField } from '../../refusals/refusals.ts';
import { type AnswerPdfs, PDF_BYTES, refuseUsedUp } from './answer-pdfs.ts';
import { hasRoom } from './queries.ts';

export function answerFileRoutes(app: App, { db }: Deps, pdfs: AnswerPdfs): void {
  app.register(async (scope: App) => {
    await registerUploads(scope, PDF_BYTES);
    scope.post(
      '/ext/files',
      { schema: { response: { 201: Type.Object({ url: Type.String() }), ...errorResponses } } },
      async (request, reply) => {
        const { id: userId } = requireUser(request.viewer);
        if (!(await hasRoom(db, userId, 1, pdfs.quota()))) refuseUsedUp();
        const url = await takeFile(userId, async () =>
          pdfs
            .store(userId, await uploadedFile(request, 'file', ['pdf'], 'PDF'))
            .catch(refuseField('file', 'IS_INVALID')),
        );
        return reply.status(201).send({ url });
      },
    );
  });
}
