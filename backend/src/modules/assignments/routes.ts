// Assignments (specification, section 7: Other store calls). Read by whoever is signed in, written by admins.
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { definedFields, Id, Message, momentOf } from '../../http/bodies.ts';
import { errorResponses } from '../../http/errors.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { Assignment, AssignmentBody, AssignmentChanges } from './documents.ts';
import { deleteAssignment, findAssignments, insertAssignment, updateAssignment } from './queries.ts';

const params = Type.Object({ id: Id });

export function assignmentsRoutes(app: App, { db }: Deps): void {
  app.get('/assignments', { schema: { response: { 200: Type.Array(Assignment), ...errorResponses } } }, () => findAssignments(db));

  app.post(
    '/assignments',
    { schema: { body: AssignmentBody, response: { 201: Assignment, ...errorResponses } } },
    async (request, reply) => {
      const { dueDate, ...texts } = request.body;
      return reply
        .status(201)
        .send(requireFound(await insertAssignment(db, { ...texts, dueDate: momentOf(dueDate) ?? null }), 'assignment'));
    },
  );

  app.put(
    '/assignments/:id',
    { schema: { params, body: AssignmentChanges, response: { 200: Assignment, ...errorResponses } } },
    async (request) => {
      const { body } = request;
      const changes = {
        ...definedFields(body, ['title', 'description']),
        ...definedFields({ dueDate: momentOf(body.dueDate) }, ['dueDate']),
      };
      return requireFound(await updateAssignment(db, request.params.id, changes), 'assignment');
    },
  );

  app.delete('/assignments/:id', { schema: { params, response: { 200: Message, ...errorResponses } } }, async (request) => {
    requireFound((await deleteAssignment(db, request.params.id)) || undefined, 'assignment');
    return { message: 'Assignment deleted.' };
  });
}
