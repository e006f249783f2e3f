// Assignments (specification, section 7: Other store calls). Students read those of their courses,
// admins write them.
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, Message, PartQuery, pageHeaders, pageOf } from '../../http/validation/bodies.ts';
import { editOf } from '../content-revisions/edits.ts';
import { addAssignment, changeAssignment, removeAssignment } from './commands.ts';
import { Assignment, AssignmentBody, AssignmentChanges } from './documents.ts';
import { findAssignments, findCourseAssignments } from './queries.ts';

const params = Type.Object({ id: Id });

export function assignmentsRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/assignments',
    {
      schema: {
        querystring: PartQuery,
        response: { 200: Type.Array(Assignment), ...errorResponses },
      },
    },
    async ({ viewer: { user, courses }, query }, reply) => {
      const part = pageOf(query);
      const page = await (user?.role === 'student'
        ? findCourseAssignments(db, user.id, courses, part)
        : findAssignments(db, part));
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  app.post(
    '/assignments',
    { schema: { body: AssignmentBody, response: { 201: Assignment, ...errorResponses } } },
    async (request, reply) => reply.status(201).send(await addAssignment(db, request.body)),
  );

  app.put(
    '/assignments/:id',
    {
      schema: { params, body: AssignmentChanges, response: { 200: Assignment, ...errorResponses } },
    },
    async (request) =>
      changeAssignment(db, request.params.id, request.body, editOf(request, now())),
  );

  app.delete(
    '/assignments/:id',
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      await removeAssignment(db, request.params.id);
      return { message: 'Assignment deleted.' };
    },
  );
}
