// Making and changing papers, by both families of calls that the specification names (section 7:
// Multi-subject exams, Admission courses). Admins alone.
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { editOf } from '../content-revisions/edits.ts';
import { PaperBody, PaperChanges, YearPaperBody } from './bodies.ts';
import { changePaper, createPaper } from './commands.ts';
import { MultiSubjectExam } from './documents.ts';

const created = { 201: MultiSubjectExam, ...errorResponses };
const changed = {
  params: Type.Object({ examId: Id }),
  body: PaperChanges,
  response: { 200: MultiSubjectExam, ...errorResponses },
};

export function multiSubjectExamWriteRoutes(app: App, { db, now }: Deps): void {
  app.post(
    '/multisubjectexams/mcqs',
    { schema: { body: PaperBody, response: created } },
    async (request, reply) => {
      const { parentId, ...paper } = request.body;
      return reply
        .status(201)
        .send(await createPaper(db, parentId, paper, requireUser(request.viewer).id, 'parentId'));
    },
  );
  app.post(
    '/admissioncourse/years/:yearId/exams',
    { schema: { params: Type.Object({ yearId: Id }), body: YearPaperBody, response: created } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await createPaper(
            db,
            request.params.yearId,
            request.body,
            requireUser(request.viewer).id,
            'yearId',
          ),
        ),
  );

  app.put('/multisubjectexams/mcqs/:examId', { schema: changed }, (request) =>
    changePaper(db, request.params.examId, request.body, editOf(request, now())),
  );
  app.put('/admissioncourse/exams/:examId', { schema: changed }, (request) =>
    changePaper(db, request.params.examId, request.body, editOf(request, now())),
  );
}
