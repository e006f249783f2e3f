// The extensions `attempts` and `files`, and own results of many exams in one call (docs/rest-contract.md, "Extensions").
import { deadlineOf } from '@alokpath/exam-rules/attempt-clock';
import { Type } from 'typebox';
import { requireCourse, requireOpened, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { fileNameOf, registerUploads, storeFile, uploadedFile } from '../../plugins/uploads.ts';
import { startAttempt } from './attempt-queries.ts';
import { Attempt, ExamResult, Kind, MultiSubjectResult, toAttempt } from './documents.ts';
import { findExamFacts } from './key-queries.ts';
import { countFilesSince, findOwnResults, findPaperResult, findSingleResult, insertAnswerFile } from './queries.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });
const AttemptBody = Type.Object({ kind: Kind, examId: Id, resultId: Type.Optional(Id) }, { additionalProperties: false });
const MineQuery = Type.Object({ examIds: Type.Optional(Type.String({ maxLength: 25_000 })) }, { additionalProperties: false });
const Mine = Type.Object({ multiSubject: Type.Array(MultiSubjectResult), single: Type.Array(ExamResult) });
const PDF_BYTES = 10 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** Several whole exams' worth; without an end one account could fill the disk. */
const FILES_A_DAY = 100;

export function resultExtensionRoutes(app: App, { db, env, now }: Deps): void {
  app.post(
    '/ext/attempts',
    { schema: { body: AttemptBody, response: { 200: Attempt, 201: Attempt, ...errorAnswers } } },
    async (request, reply) => {
      const user = requireUser(request.viewer);
      const { kind, examId, resultId } = request.body;
      const exam = found(await findExamFacts(db, kind, examId), 'exam');
      requireCourse(request.viewer, exam.courseId);
      requireOpened(request.viewer, exam.startingDate, now());
      if (resultId !== undefined) {
        const result = found(kind === 'single' ? await findSingleResult(db, resultId) : await findPaperResult(db, resultId), 'result');
        if (result.userId !== user.id) refuse(403, 'This belongs to someone else.');
        if (result.examId !== examId) refuse(400, 'The result is of another exam.', [{ path: 'resultId', message: 'is of another exam' }]);
      }
      const startedAt = now();
      const deadline = new Date(deadlineOf(startedAt.getTime(), exam.timeLimit));
      const { attempt, isNew } = await startAttempt(db, user.id, { kind, examId }, { startedAt, deadline }, resultId);
      return reply.status(isNew ? 201 : 200).send(toAttempt(attempt, now()));
    },
  );

  app.get('/ext/results/mine', { schema: { querystring: MineQuery, response: { 200: Mine, ...errorAnswers } } }, async (request) => {
    const user = requireUser(request.viewer);
    const examIds = request.query.examIds?.split(',').filter(Boolean);
    if (examIds && examIds.length > 200) refuse(400, 'At most 200 at a time.');
    return findOwnResults(db, user.id, examIds);
  });

  app.register(async (scope: App) => {
    await registerUploads(scope, PDF_BYTES);
    scope.post(
      '/ext/files',
      { schema: { response: { 201: Type.Object({ url: Type.String() }), ...errorAnswers } } },
      async (request, reply) => {
        const user = requireUser(request.viewer);
        const { data, extension } = await uploadedFile(request, 'file', ['pdf'], 'Send a PDF.');
        if ((await countFilesSince(db, user.id, new Date(now().getTime() - DAY_MS))) >= FILES_A_DAY) {
          refuse(429, 'Too many files for one day. Please try again tomorrow.');
        }
        const url = await storeFile(env.dataDir, data, extension);
        await insertAnswerFile(db, fileNameOf(url) ?? '', user.id, now());
        return reply.status(201).send({ url });
      },
    );
  });
}
