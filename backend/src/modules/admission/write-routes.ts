// Adding, changing and deleting admission courses, units and exam years. Admins only (calls.ts).
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { Force, Id, Message, sent } from '../../plugins/bodies.ts';
import { errorAnswers, found, isDuplicate, refuse } from '../../plugins/errors.ts';
import { deleteAdmission, type Level } from './archive-queries.ts';
import { Unit, UnitBody, UnitChanges, University, UniversityBody, UniversityChanges, Year, YearBody, YearChanges } from './documents.ts';
import { insertUnit, insertUniversity, insertYear, updateUnit, updateUniversity, updateYear } from './write-queries.ts';

const params = Type.Object({ id: Id });
const base = '/admissioncourse';

export function admissionWriteRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  app.post(
    `${base}/universities`,
    { schema: { body: UniversityBody, response: { 201: University, ...errorAnswers } } },
    async (request, reply) => {
      const { testimonials = [], ...columns } = request.body;
      return reply.status(201).send(found(await insertUniversity(db, columns, testimonials).catch(refuseSameCode), 'course'));
    },
  );
  app.put(
    `${base}/universities/:id`,
    { schema: { params, body: UniversityChanges, response: { 200: University, ...errorAnswers } } },
    async ({ params: { id }, body }) => {
      const changes = sent(body, [
        ...(['courseCode', 'name', 'description', 'enrollmentFee', 'discountFee', 'enrollmentDuration'] as const),
        ...(['courseThumbnail', 'averageRating', 'position'] as const),
      ]);
      return found(await updateUniversity(db, id, changes, body.testimonials).catch(refuseSameCode), 'course');
    },
  );
  deleteRoute(app, deps, 'universities', 'course');

  app.post(`${base}/units`, { schema: { body: UnitBody, response: { 201: Unit, ...errorAnswers } } }, async (request, reply) =>
    reply.status(201).send(found(await insertUnit(db, request.body), 'course')),
  );
  app.put(
    `${base}/units/:id`,
    { schema: { params, body: UnitChanges, response: { 200: Unit, ...errorAnswers } } },
    async ({ params: { id }, body }) =>
      found(await updateUnit(db, id, sent(body, ['universityId', 'unitName', 'description', 'position'])), 'unit'),
  );
  deleteRoute(app, deps, 'units', 'unit');

  app.post(`${base}/years`, { schema: { body: YearBody, response: { 201: Year, ...errorAnswers } } }, async (request, reply) =>
    reply.status(201).send(found(await insertYear(db, request.body).catch(refuseSameYear), 'unit')),
  );
  app.put(
    `${base}/years/:id`,
    { schema: { params, body: YearChanges, response: { 200: Year, ...errorAnswers } } },
    async ({ params: { id }, body }) => found(await updateYear(db, id, sent(body, ['unitId', 'year'])).catch(refuseSameYear), 'year'),
  );
  deleteRoute(app, deps, 'years', 'year');
}

/** Adds the call that deletes a record of this kind, or archives it. */
function deleteRoute(app: App, { db, now }: Deps, path: string, level: Level): void {
  app.delete(
    `${base}/${path}/:id`,
    { schema: { params, querystring: Force, response: { 200: Message, ...errorAnswers } } },
    async (request) => {
      const { force = false } = request.query;
      const done = found(await deleteAdmission(db, level, request.params.id, { force, now: now() }), level);
      return { message: `${level.charAt(0).toUpperCase()}${level.slice(1)} ${done}.` };
    },
  );
}

function refuseSameCode(error: unknown): never {
  if (isDuplicate(error)) refuse(409, 'There is already a course with this code.', [{ path: 'courseCode', message: 'is taken' }]);
  throw error;
}

function refuseSameYear(error: unknown): never {
  if (isDuplicate(error)) refuse(409, 'There is already such a year in this unit.', [{ path: 'year', message: 'is there already' }]);
  throw error;
}
