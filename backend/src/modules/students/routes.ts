// Reads student records, enrols, and lists students for admins (specification, section 7: User and
// student).

import { Type } from 'typebox';
import { requireOwnStudent, requireReader, requireUser } from '../../access.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { CursorQuery, closed, Id, pageHeaders } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { toUser } from '../auth/documents.ts';
import { EnrolledByCategory, OwnAccount, percentOf, Student, summarize } from './documents.ts';
import { photoRoutes } from './photo-routes.ts';
import {
  findEnrolledCourses,
  findEnrolTerms,
  findStudent,
  findStudents,
  findStudentUser,
  insertEnrolment,
} from './queries.ts';
import { recordRoutes } from './record-routes.ts';

const IdParams = Type.Object({ id: Id });
const EnrolBody = Type.Object(
  { studentId: Id, courseId: Id, category: Type.Enum(['admissionPrep', 'academic']) },
  closed,
);

export function studentsRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  app.get(
    '/students/student',
    { schema: { response: { 200: OwnAccount, ...errorResponses } } },
    async (request) => {
      const user = requireUser(request.viewer);
      const student = user.studentId === null ? undefined : await findStudent(db, user.studentId);
      const { grants } = request.viewer;
      return {
        ...toUser(user),
        ...(grants.size > 0 && {
          grants: [...grants].map(([courseId, role]) => ({ courseId, role })),
        }),
        student: student ?? null,
      };
    },
  );

  recordRoutes(app, deps);
  photoRoutes(app, deps);

  app.post(
    '/students/student/enroll',
    {
      schema: {
        body: EnrolBody,
        response: {
          200: Type.Object({ message: Type.String(), student: Student }),
          ...errorResponses,
        },
      },
    },
    async (request) => {
      const { studentId, courseId, category } = request.body;
      requireOwnStudent(request.viewer, studentId);
      const course = requireFound(await findEnrolTerms(db, category, courseId), 'course');
      if (request.viewer.courses.has(courseId)) refuse('ALREADY_ENROLLED');
      if (course.isEmpty)
        refuse('COURSE_COMING_SOON', {}, [problem('courseId', 'TAKES_NO_ENROLMENT')]);
      if (course.fee - course.discount > 0)
        refuse('COURSE_NOT_FREE', {}, [problem('courseId', 'TAKES_NO_ENROLMENT')]);
      if (!(await insertEnrolment(db, studentId, category, courseId))) refuse('ALREADY_ENROLLED');
      return {
        message: 'Enrolled successfully',
        student: requireFound(await findStudent(db, studentId), 'student'),
      };
    },
  );

  app.get(
    '/students/student/enrolledcourses/:id',
    { schema: { params: IdParams, response: { 200: EnrolledByCategory, ...errorResponses } } },
    async (request) => {
      requireReader(
        request.viewer,
        requireFound(await findStudentUser(db, request.params.id), 'student'),
      );
      const enrolled = await findEnrolledCourses(db, request.params.id);
      const enrolmentsOf = (category: 'admissionPrep' | 'academic') => {
        const { courses, ...sums } = summarize(enrolled, category);
        const enrolledCourses = courses.map(
          ({ _id, courseCode, name, courseThumbnail, lastLessonId, ...progress }) => ({
            _id,
            courseCode,
            name,
            progress: percentOf(progress),
            ...withoutNulls({ courseThumbnail, lastLessonId }),
          }),
        );
        return { ...sums, enrolledCourses };
      };
      return { admissionPrep: enrolmentsOf('admissionPrep'), academic: enrolmentsOf('academic') };
    },
  );

  app.get(
    '/students',
    {
      schema: {
        querystring: CursorQuery,
        response: { 200: Type.Array(Student), ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = await findStudents(db, request.query);
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );
}
