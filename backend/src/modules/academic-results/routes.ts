// Results from elsewhere (specification, section 7: Academic results): entered by the student, or
// by an admin who has seen the certificate.
import { Type } from 'typebox';
import { requireOwnStudentOrAdmin, requireReader, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { definedFields, Id, Message } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { findStudentUser } from '../students/queries.ts';
import { addAcademicResult } from './commands.ts';
import {
  AcademicResult,
  AcademicResultBody,
  AcademicResultChanges,
  type AcademicResultDocument,
} from './documents.ts';
import {
  deleteAcademicResult,
  findAcademicResult,
  findAcademicResults,
  updateAcademicResult,
} from './queries.ts';

const params = Type.Object({ id: Id });
/** Dhaka is ahead of UTC: there the year is over sooner. */
const DHAKA_OFFSET_MS = 6 * 3_600_000;

export function academicResultRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/academicresult/student/:studentId',
    {
      schema: {
        params: Type.Object({ studentId: Id }),
        response: { 200: Type.Array(AcademicResult), ...errorResponses },
      },
    },
    async (request) => {
      const { studentId } = request.params;
      requireReader(request.viewer, requireFound(await findStudentUser(db, studentId), 'student'));
      return findAcademicResults(db, studentId);
    },
  );

  app.post(
    '/academicresult',
    { schema: { body: AcademicResultBody, response: { 201: AcademicResult, ...errorResponses } } },
    async (request, reply) => {
      const { body } = request;
      const { role } = requireOwnStudentOrAdmin(request.viewer, body.studentId);
      requireValidYearAndGpa(body, now());
      return reply.status(201).send(await addAcademicResult(db, { ...body, recordedBy: role }));
    },
  );

  app.put(
    '/academicresult/:id',
    {
      schema: {
        params,
        body: AcademicResultChanges,
        response: { 200: AcademicResult, ...errorResponses },
      },
    },
    async (request) => {
      const { body } = request;
      requireWriter(
        request.viewer,
        requireFound(await findAcademicResult(db, request.params.id), 'academic_result'),
      );
      requireValidYearAndGpa(body, now());
      const changes = definedFields(body, [
        'examName',
        'institution',
        'board',
        'year',
        'grade',
        'gpa',
      ]);
      return requireFound(
        await updateAcademicResult(db, request.params.id, changes),
        'academic_result',
      );
    },
  );

  app.delete(
    '/academicresult/:id',
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      requireWriter(
        request.viewer,
        requireFound(await findAcademicResult(db, request.params.id), 'academic_result'),
      );
      requireFound(
        (await deleteAcademicResult(db, request.params.id)) || undefined,
        'academic_result',
      );
      return { message: 'Academic result deleted.' };
    },
  );
}

/** The role that recorded an entry stays responsible: a student cannot change an admin's entry. */
function requireWriter(viewer: Viewer, { studentId, recordedBy }: AcademicResultDocument): void {
  const { role } = requireOwnStudentOrAdmin(viewer, studentId);
  if (recordedBy === 'admin' && role !== 'admin') refuse('RECORDED_BY_ADMIN');
}

function requireValidYearAndGpa(
  { year, gpa }: { year?: number | undefined; gpa?: number | null | undefined },
  now: Date,
): void {
  if (year !== undefined && year > new Date(now.getTime() + DHAKA_OFFSET_MS).getUTCFullYear()) {
    refuse('YEAR_IN_FUTURE', {}, [problem('year', 'IS_IN_FUTURE')]);
  }
  // Not by the schema's multipleOf: in binary fractions 4.35 is not a multiple of 0.01.
  if (typeof gpa === 'number' && Number(gpa.toFixed(2)) !== gpa) {
    refuse('GPA_DECIMALS', {}, [problem('gpa', 'HAS_THREE_DECIMALS')]);
  }
}
