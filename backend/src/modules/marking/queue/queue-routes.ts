// The extension `marking-queue`: submissions of written exams by exam and by student, waiting or
// marked (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { userIdOf } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { Id, pageHeaders } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { findSubmission } from '../queries.ts';
import {
  ExamsQuery,
  MarkingExam,
  MarkingStudent,
  Neighbours,
  NeighboursQuery,
  QueuedSubmission,
  QueueQuery,
  StudentsQuery,
} from './queue-documents.ts';
import {
  findExamQueues,
  findNeighbours,
  findQueuePage,
  findStudentQueues,
} from './queue-queries.ts';

export function markingQueueRoutes(app: App, { db }: Deps): void {
  app.get(
    '/ext/marking/exams',
    {
      schema: {
        querystring: ExamsQuery,
        response: { 200: Type.Array(MarkingExam), ...errorResponses },
      },
    },
    async ({ viewer, query: { state, ...page } }, reply) => {
      const listPage = await findExamQueues(db, { state, viewer }, page);
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );

  app.get(
    '/ext/marking/students',
    {
      schema: {
        querystring: StudentsQuery,
        response: { 200: Type.Array(MarkingStudent), ...errorResponses },
      },
    },
    async ({ viewer, query: { state, q, ...page } }, reply) => {
      const listPage = await findStudentQueues(db, { state, q, viewer }, page);
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );

  app.get(
    '/ext/marking/submissions',
    {
      schema: {
        querystring: QueueQuery,
        response: { 200: Type.Array(QueuedSubmission), ...errorResponses },
      },
    },
    async ({ viewer, query: { state, examId, userId, ...page } }, reply) => {
      const listPage = await findQueuePage(db, { state, examId, userId, viewer }, page);
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );

  app.get(
    '/ext/marking/submissions/:id/neighbours',
    {
      schema: {
        params: Type.Object({ id: Id }),
        querystring: NeighboursQuery,
        response: { 200: Neighbours, ...errorResponses },
      },
    },
    async ({ viewer, params: { id }, query }) => {
      requireFound(await findSubmission(db, userIdOf(viewer), id), 'submission');
      return findNeighbours(db, id, { ...query, viewer });
    },
  );
}
