// Creates, changes and deletes single exams (specification, section 7: Exam creation). Admins only.
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Force, Id, Message } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { editOf } from '../content-revisions/edits.ts';
import { ExamBody, ExamChanges } from './bodies.ts';
import { changeExam, createExam, removeExam } from './commands.ts';
import { Exam, ParentType } from './documents.ts';

export function examWriteRoutes(app: App, { db, now }: Deps): void {
  app.post(
    '/examcreation/:parenttype/createexam',
    {
      schema: {
        params: Type.Object({ parenttype: ParentType }),
        body: ExamBody,
        response: { 201: Exam, ...errorResponses },
      },
    },
    async (request, reply) => {
      const exam = await createExam(
        db,
        request.params.parenttype,
        request.body,
        requireUser(request.viewer).id,
      );
      return reply.status(201).send(exam);
    },
  );

  app.put(
    '/examcreation/:id',
    {
      schema: {
        params: Type.Object({ id: Id }),
        body: ExamChanges,
        response: { 200: Exam, ...errorResponses },
      },
    },
    (request) => changeExam(db, request.params.id, request.body, editOf(request, now())),
  );

  app.delete(
    '/examcreation/:courseId/:subjectId/:examId',
    {
      schema: {
        params: Type.Object({ courseId: Id, subjectId: Id, examId: Id }),
        querystring: Force,
        response: { 200: Message, ...errorResponses },
      },
    },
    async (request) => {
      const { courseId, subjectId, examId } = request.params;
      const outcome = await removeExam(
        db,
        examId,
        { courseId, parentId: subjectId },
        request.query.force ?? false,
        now(),
      );
      return { message: `Exam ${requireFound(outcome, 'exam')}.` };
    },
  );
}
