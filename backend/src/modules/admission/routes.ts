// Admission courses, units and exam years (specification, section 7: Admission courses). Public,
// except for courses that are not published.
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../http/batch.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { Unit, University, Year } from './documents.ts';
import {
  findUnits,
  findUnitsByCode,
  findUnitsByIds,
  findUnitsOf,
  findUniversities,
  findUniversitiesByIds,
  findUniversity,
  findUniversityByCode,
  findYears,
  findYearsByIds,
  findYearsOf,
} from './queries.ts';

const params = Type.Object({ id: Id });
const byCode = Type.Object({ courseCode: Type.String({ maxLength: 100 }) });
const aUniversity = { response: { 200: University, ...errorResponses } };
const manyUnits = { response: { 200: Type.Array(Unit), ...errorResponses } };
const manyYears = { response: { 200: Type.Array(Year), ...errorResponses } };

export function admissionRoutes(app: App, { db }: Deps): void {
  const base = '/admissioncourse';
  app.get(
    `${base}/universities`,
    { schema: { response: { 200: Type.Array(University), ...errorResponses } } },
    () => findUniversities(db),
  );
  app.get(`${base}/universities/:id`, { schema: { params, ...aUniversity } }, async (request) =>
    requireFound(await findUniversity(db, request.params.id, request.viewer), 'course'),
  );
  app.get(
    `${base}/universities/coursedetails/:courseCode`,
    { schema: { params: byCode, ...aUniversity } },
    async (request) =>
      requireFound(
        await findUniversityByCode(db, request.params.courseCode, request.viewer),
        'course',
      ),
  );
  app.get(
    `${base}/universities/coursecode/:courseCode`,
    { schema: { params: byCode, ...manyUnits } },
    (request) => findUnitsByCode(db, request.params.courseCode, request.viewer),
  );

  app.get(`${base}/units`, { schema: manyUnits }, () => findUnits(db));
  app.get(`${base}/units/:id`, { schema: { params, ...manyUnits } }, (request) =>
    findUnitsOf(db, [request.params.id], request.viewer),
  );
  app.get(
    `${base}/units/unit/:id`,
    { schema: { params, response: { 200: Unit, ...errorResponses } } },
    async (request) =>
      requireFound((await findUnitsByIds(db, [request.params.id], request.viewer))[0], 'unit'),
  );

  app.get(`${base}/years`, { schema: manyYears }, () => findYears(db));
  app.get(`${base}/years/:id`, { schema: { params, ...manyYears } }, (request) =>
    findYearsOf(db, [request.params.id], request.viewer),
  );
  app.get(
    `${base}/years/year/:id`,
    { schema: { params, response: { 200: Year, ...errorResponses } } },
    async (request) =>
      requireFound((await findYearsByIds(db, [request.params.id], request.viewer))[0], 'year'),
  );

  batchRoute(app, {
    collection: 'universities',
    document: University,
    byIds: (viewer, ids) => findUniversitiesByIds(db, ids, viewer),
  });
  batchRoute(app, {
    collection: 'units',
    document: Unit,
    byIds: (viewer, ids) => findUnitsByIds(db, ids, viewer),
    byParents: {
      read: (viewer, parents) => findUnitsOf(db, parents, viewer),
      parentOf: (unit) => unit.universityId,
    },
  });
  batchRoute(app, {
    collection: 'years',
    document: Year,
    byIds: (viewer, ids) => findYearsByIds(db, ids, viewer),
    byParents: {
      read: (viewer, parents) => findYearsOf(db, parents, viewer),
      parentOf: (year) => year.unitId,
    },
  });
}
