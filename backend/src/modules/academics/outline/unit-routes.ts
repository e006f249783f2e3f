// The units of a course (specification, section 7: Academic course store calls). A unit is found
// only in the course of the URL.
import { Type } from 'typebox';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { definedFields, Force, Id, Message } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { editOf } from '../../content-revisions/edits.ts';
import { deleteAcademicUnit } from '../archive-queries.ts';
import { UnitBody, UnitChanges } from '../bodies.ts';
import { AcademicUnit } from '../documents.ts';
import { addAcademicUnit, changeAcademicUnit } from './outline-commands.ts';
import { findAcademicUnits } from './unit-queries.ts';

const courseParams = Type.Object({ courseId: Id });
const params = Type.Object({ courseId: Id, unitId: Id });
const base = '/academiccourse/:courseId/units';

export function academicUnitRoutes(app: App, { db, now }: Deps): void {
  app.get(
    base,
    {
      schema: {
        params: courseParams,
        response: { 200: Type.Array(AcademicUnit), ...errorResponses },
      },
    },
    (request) => findAcademicUnits(db, request.params.courseId, request.viewer),
  );
  app.post(
    base,
    {
      schema: {
        params: courseParams,
        body: UnitBody,
        response: { 201: AcademicUnit, ...errorResponses },
      },
    },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          requireFound(await addAcademicUnit(db, request.params.courseId, request.body), 'course'),
        ),
  );
  app.put(
    `${base}/:unitId`,
    { schema: { params, body: UnitChanges, response: { 200: AcademicUnit, ...errorResponses } } },
    async (request) => {
      const {
        params: { courseId, unitId },
        body,
      } = request;
      const changes = definedFields(body, ['unitName', 'description', 'position']);
      return requireFound(
        await changeAcademicUnit(
          db,
          courseId,
          unitId,
          changes,
          body.courseId,
          editOf(request, now()),
        ),
        'unit',
      );
    },
  );
  app.delete(
    `${base}/:unitId`,
    { schema: { params, querystring: Force, response: { 200: Message, ...errorResponses } } },
    async ({ params: { courseId, unitId }, query: { force = false } }) => ({
      message: `Unit ${requireFound(await deleteAcademicUnit(db, courseId, unitId, { force, now: now() }), 'unit')}.`,
    }),
  );
}
