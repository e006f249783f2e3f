// Creates and changes multi-subject exams, in both places where the specification has such calls
// (section 7: Multi-subject exams, Admission courses). Admins only.
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { editOf } from '../content-revisions/edits.ts';
import {
  MultiSubjectExamBody,
  MultiSubjectExamChanges,
  YearMultiSubjectExamBody,
} from './bodies.ts';
import { changePaper, createPaper } from './commands.ts';
import { MultiSubjectExam } from './documents.ts';

const created = { 201: MultiSubjectExam, ...errorResponses };
const changeSchema = {
  params: Type.Object({ examId: Id }),
  body: MultiSubjectExamChanges,
  response: { 200: MultiSubjectExam, ...errorResponses },
};

export function multiSubjectExamWriteRoutes(app: App, { db, now }: Deps): void {
  app.post(
    '/multisubjectexams/mcqs',
    { schema: { body: MultiSubjectExamBody, response: created } },
    async (request, reply) => {
      const { parentId, ...paper } = request.body;
      return reply
        .status(201)
        .send(await createPaper(db, parentId, paper, requireUser(request.viewer).id, 'parentId'));
    },
  );
  app.post(
    '/admissioncourse/years/:yearId/exams',
    {
      schema: {
        params: Type.Object({ yearId: Id }),
        body: YearMultiSubjectExamBody,
        response: created,
      },
    },
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

  app.put('/multisubjectexams/mcqs/:examId', { schema: changeSchema }, (request) =>
    changePaper(db, request.params.examId, request.body, editOf(request, now())),
  );
  app.put('/admissioncourse/exams/:examId', { schema: changeSchema }, (request) =>
    changePaper(db, request.params.examId, request.body, editOf(request, now())),
  );
}
