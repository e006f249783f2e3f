// Assignments (specification, section 7: Other store calls). For whoever is signed in.
import { Type } from 'typebox';
import { requireNoVisitor } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorAnswers } from '../../plugins/errors.ts';
import { findAssignments } from './queries.ts';

const Assignment = Type.Object({
  _id: Type.String(),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  dueDate: Type.Optional(Type.String()),
});

export function assignmentsRoutes(app: App, { db }: Deps): void {
  app.get('/assignments', { schema: { response: { 200: Type.Array(Assignment), ...errorAnswers } } }, (request) => {
    requireNoVisitor(request.viewer);
    return findAssignments(db);
  });
}
