// The extension `people`: admins search students, and enrol them by hand, for example after a
// payment outside the site.
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, pageHeaders } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { findEnrolTerms, findStudentUser, insertEnrolment } from '../students/queries.ts';
import { EnrolmentBody, EnrolmentParams, PeopleQuery, Person, PersonDetails } from './documents.ts';
import { deleteEnrolment, findPeople, findPerson } from './queries.ts';

const params = Type.Object({ id: Id });
const personResponse = { 200: PersonDetails, ...errorResponses };

export function peopleRoutes(app: App, { db }: Deps): void {
  app.get(
    '/ext/people',
    {
      schema: {
        querystring: PeopleQuery,
        response: { 200: Type.Array(Person), ...errorResponses },
      },
    },
    async ({ query: { q, state, ...page } }, reply) => {
      const people = await findPeople(db, { q, state }, page);
      return reply.headers(pageHeaders(people)).send(people.rows);
    },
  );

  app.get('/ext/people/:id', { schema: { params, response: personResponse } }, async (request) =>
    requireFound(await findPerson(db, request.params.id), 'student'),
  );

  app.post(
    '/ext/people/:id/enrolments',
    { schema: { params, body: EnrolmentBody, response: personResponse } },
    async (request) => {
      const { id: enrolledBy } = requireUser(request.viewer);
      const { id } = request.params;
      const { courseId, category, paymentNote = null } = request.body;
      requireFound(await findStudentUser(db, id), 'student');
      const course = requireFound(await findEnrolTerms(db, category, courseId), 'course');
      if (course.isEmpty)
        refuse('COURSE_COMING_SOON', {}, [problem('courseId', 'TAKES_NO_ENROLMENT')]);
      if (!(await insertEnrolment(db, id, category, courseId, { paymentNote, enrolledBy })))
        refuse('STUDENT_ENROLLED');
      return requireFound(await findPerson(db, id), 'student');
    },
  );

  app.delete(
    '/ext/people/:id/enrolments/:category/:courseId',
    { schema: { params: EnrolmentParams, response: personResponse } },
    async (request) => {
      const { id, category, courseId } = request.params;
      requireFound(await findStudentUser(db, id), 'student');
      requireFound((await deleteEnrolment(db, id, category, courseId)) || undefined, 'enrolment');
      return requireFound(await findPerson(db, id), 'student');
    },
  );
}
