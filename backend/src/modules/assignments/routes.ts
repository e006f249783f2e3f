// Assignments (specification, section 7: Other store calls). Read by whoever is signed in, written by admins.
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { Id, Message, momentOf, sent } from '../../http/bodies.ts';
import { errorAnswers } from '../../http/errors.ts';
import { found } from '../../refusals/refusals.ts';
import { Assignment, AssignmentBody, AssignmentChanges } from './documents.ts';
import { deleteAssignment, findAssignments, insertAssignment, updateAssignment } from './queries.ts';

const params = Type.Object({ id: Id });

export function assignmentsRoutes(app: App, { db }: Deps): void {
  app.get('/assignments', { schema: { response: { 200: Type.Array(Assignment), ...errorAnswers } } }, () => findAssignments(db));

  app.post('/assignments', { schema: { body: AssignmentBody, response: { 201: Assignment, ...errorAnswers } } }, async (request, reply) => {
    const { dueDate, ...texts } = request.body;
    return reply.status(201).send(found(await insertAssignment(db, { ...texts, dueDate: momentOf(dueDate) ?? null }), 'assignment'));
  });

  app.put(
    '/assignments/:id',
    { schema: { params, body: AssignmentChanges, response: { 200: Assignment, ...errorAnswers } } },
    async (request) => {
      const { body } = request;
      const changes = { ...sent(body, ['title', 'description']), ...sent({ dueDate: momentOf(body.dueDate) }, ['dueDate']) };
      return found(await updateAssignment(db, request.params.id, changes), 'assignment');
    },
  );

  app.delete('/assignments/:id', { schema: { params, response: { 200: Message, ...errorAnswers } } }, async (request) => {
    found((await deleteAssignment(db, request.params.id)) || undefined, 'assignment');
    return { message: 'Assignment deleted.' };
  });
}
