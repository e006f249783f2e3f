// The extension `files`: PDFs that students upload as written answers (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorAnswers, refuse } from '../../plugins/errors.ts';
import { createLimiter } from '../../plugins/login-limiter.ts';
import { openPdfs } from '../../plugins/pdfs.ts';
import { fileNameOf, registerUploads, storeFile, uploadedFile, whenItsTurnComes } from '../../plugins/uploads.ts';
import { hasRoom, insertAnswerFile } from './answer-file-queries.ts';

const PDF_BYTES = 10 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** Several whole exams' worth; without an end one account could fill the disk. */
const A_DAY = { files: 100, bytes: 200 * 1024 * 1024 };
const USED_UP = 'Too many files for one day. Please try again tomorrow.';

export function answerFileRoutes(app: App, { db, files, now }: Deps): void {
  const pdfs = openPdfs();
  app.addHook('onClose', () => pdfs.close());
  // A file that cannot be read counts against no quota, yet may have kept a worker busy for seconds.
  const refusals = createLimiter(20, 15 * 60_000);

  app.register(async (scope: App) => {
    await registerUploads(scope, PDF_BYTES);
    scope.post(
      '/ext/files',
      { schema: { response: { 201: Type.Object({ url: Type.String() }), ...errorAnswers } } },
      async (request, reply) => {
        const { id: userId } = requireUser(request.viewer);
        const quota = { ...A_DAY, since: new Date(now().getTime() - DAY_MS) };
        if (!(await hasRoom(db, userId, 1, quota))) refuse(429, USED_UP);
        const { url } = await whenItsTurnComes(async () => {
          const sent = await uploadedFile(request, 'file', ['pdf'], 'Send a PDF.');
          if (refusals.waitMs(userId, now()) > 0) refuse(429, 'Too many files that could not be read. Please try again later.');
          const pdf = await pdfs.rewrite(sent).catch((error) => {
            refusals.fail(userId, now());
            throw error;
          });
          return storeFile(files, 'pdf', pdf, async (stored) => {
            const file = { name: fileNameOf(stored) ?? '', userId, size: pdf.byteLength, createdAt: now() };
            if (!(await insertAnswerFile(db, file, quota))) refuse(429, USED_UP);
          });
        });
        return reply.status(201).send({ url });
      },
    );
  });
}
