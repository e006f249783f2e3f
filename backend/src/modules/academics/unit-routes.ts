// The units of a course (specification, section 7: Academic course store calls). A unit is only known in the course of its address.
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { Force, Id, Message, sent } from '../../http/bodies.ts';
import { errorAnswers } from '../../http/errors.ts';
import { found } from '../../refusals/refusals.ts';
import { deleteAcademicUnit } from './archive-queries.ts';
import { UnitBody, UnitChanges } from './bodies.ts';
import { AcademicUnit } from './documents.ts';
import { addAcademicUnit, changeAcademicUnit } from './outline-commands.ts';
import { findAcademicUnits } from './unit-queries.ts';

const ofCourse = Type.Object({ courseId: Id });
const params = Type.Object({ courseId: Id, unitId: Id });
const base = '/academiccourse/:courseId/units';

export function academicUnitRoutes(app: App, { db, now }: Deps): void {
  app.get(base, { schema: { params: ofCourse, response: { 200: Type.Array(AcademicUnit), ...errorAnswers } } }, (request) =>
    findAcademicUnits(db, request.params.courseId),
  );
  app.post(
    base,
    { schema: { params: ofCourse, body: UnitBody, response: { 201: AcademicUnit, ...errorAnswers } } },
    async (request, reply) => reply.status(201).send(found(await addAcademicUnit(db, request.params.courseId, request.body), 'course')),
  );
  app.put(
    `${base}/:unitId`,
    { schema: { params, body: UnitChanges, response: { 200: AcademicUnit, ...errorAnswers } } },
    async ({ params: { courseId, unitId }, body }) => {
      const changes = sent(body, ['unitName', 'description', 'position']);
      return found(await changeAcademicUnit(db, courseId, unitId, changes, body.courseId), 'unit');
    },
  );
  app.delete(
    `${base}/:unitId`,
    { schema: { params, querystring: Force, response: { 200: Message, ...errorAnswers } } },
    async ({ params: { courseId, unitId }, query: { force = false } }) => ({
      message: `Unit ${found(await deleteAcademicUnit(db, courseId, unitId, { force, now: now() }), 'unit')}.`,
    }),
  );
}
