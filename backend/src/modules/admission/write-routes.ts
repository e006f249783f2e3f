// Adds, changes and deletes admission courses, units and exam years. Admins only (calls.ts).
import { Type } from 'typebox';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { definedFields, Force, Id, Message } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { editOf } from '../content-revisions/edits.ts';
import { deleteAdmission, type Level } from './archive-queries.ts';
import {
  addUnit,
  addUniversity,
  addYear,
  changeUnit,
  changeUniversity,
  changeYear,
} from './commands.ts';
import {
  Unit,
  UnitBody,
  UnitChanges,
  University,
  UniversityBody,
  UniversityChanges,
  Year,
  YearBody,
  YearChanges,
} from './documents.ts';

const params = Type.Object({ id: Id });
const base = '/admissioncourse';

export function admissionWriteRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;
  app.post(
    `${base}/universities`,
    { schema: { body: UniversityBody, response: { 201: University, ...errorResponses } } },
    async (request, reply) => {
      const { testimonials = [], ...columns } = request.body;
      return reply
        .status(201)
        .send(
          requireFound(
            await addUniversity(db, columns, testimonials).catch(refuseSameCode),
            'course',
          ),
        );
    },
  );
  app.put(
    `${base}/universities/:id`,
    {
      schema: { params, body: UniversityChanges, response: { 200: University, ...errorResponses } },
    },
    async (request) => {
      const { params, body } = request;
      const changes = definedFields(body, [
        ...([
          'courseCode',
          'name',
          'description',
          'enrollmentFee',
          'discountFee',
          'enrollmentDuration',
        ] as const),
        ...(['courseThumbnail', 'averageRating', 'status', 'position'] as const),
      ]);
      return requireFound(
        await changeUniversity(
          db,
          params.id,
          changes,
          body.testimonials,
          editOf(request, now()),
        ).catch(refuseSameCode),
        'course',
      );
    },
  );
  deleteRoute(app, deps, 'universities', 'course');

  app.post(
    `${base}/units`,
    { schema: { body: UnitBody, response: { 201: Unit, ...errorResponses } } },
    async (request, reply) =>
      reply.status(201).send(requireFound(await addUnit(db, request.body), 'course')),
  );
  app.put(
    `${base}/units/:id`,
    { schema: { params, body: UnitChanges, response: { 200: Unit, ...errorResponses } } },
    async (request) => {
      const changes = definedFields(request.body, [
        'universityId',
        'unitName',
        'description',
        'position',
      ]);
      return requireFound(
        await changeUnit(db, request.params.id, changes, editOf(request, now())),
        'unit',
      );
    },
  );
  deleteRoute(app, deps, 'units', 'unit');

  app.post(
    `${base}/years`,
    { schema: { body: YearBody, response: { 201: Year, ...errorResponses } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(requireFound(await addYear(db, request.body).catch(refuseSameYear), 'unit')),
  );
  app.put(
    `${base}/years/:id`,
    { schema: { params, body: YearChanges, response: { 200: Year, ...errorResponses } } },
    async (request) => {
      const changes = definedFields(request.body, ['unitId', 'year']);
      return requireFound(
        await changeYear(db, request.params.id, changes, editOf(request, now())).catch(
          refuseSameYear,
        ),
        'year',
      );
    },
  );
  deleteRoute(app, deps, 'years', 'year');
}

/** Adds the call that deletes or archives a record of this kind. */
function deleteRoute(app: App, { db, now }: Deps, path: string, level: Level): void {
  app.delete(
    `${base}/${path}/:id`,
    { schema: { params, querystring: Force, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      const { force = false } = request.query;
      const outcome = requireFound(
        await deleteAdmission(db, level, request.params.id, { force, now: now() }),
        level,
      );
      return { message: `${level.charAt(0).toUpperCase()}${level.slice(1)} ${outcome}.` };
    },
  );
}

function refuseSameCode(error: unknown): never {
  if (isUniqueViolation(error))
    refuse('COURSE_CODE_TAKEN', {}, [problem('courseCode', 'IS_TAKEN')]);
  throw error;
}

function refuseSameYear(error: unknown): never {
  if (isUniqueViolation(error)) refuse('YEAR_EXISTS', {}, [problem('year', 'IS_THERE_ALREADY')]);
  throw error;
}
