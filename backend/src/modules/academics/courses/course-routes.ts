// Courses in both families of calls: /course with both spellings, /academiccourse with the academic
// one (specification, section 7). Both read and write the same table.
import { Type } from 'typebox';
import type { Viewer } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { batchRoute } from '../../../http/batch.ts';
import { errorResponses } from '../../../http/errors.ts';
import { definedFields, Force, Id, Message } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { type Edit, editOf } from '../../content-revisions/edits.ts';
import { deleteCourse } from '../archive-queries.ts';
import {
  CourseBody,
  CourseChanges,
  type CourseChangesSent,
  type CourseSent,
  GenericCourseBody,
  GenericCourseChanges,
} from '../bodies.ts';
import { Course, type CourseDocument, GenericCourse } from '../documents.ts';
import {
  findCourses,
  findCoursesByCode,
  findCoursesByIds,
  findCoursesOfType,
  findListedByCodes,
} from '../queries.ts';
import { addCourse, changeCourse } from './course-commands.ts';
import { fromGeneric, toGeneric, wholeFromGeneric } from './spelling.ts';

const params = Type.Object({ id: Id });
const byCode = Type.Object({ code: Type.String({ maxLength: 100 }) });
const manyGeneric = { response: { 200: Type.Array(GenericCourse), ...errorResponses } };

export function courseRoutes(app: App, { db, now }: Deps): void {
  const requireCourse = async (viewer: Viewer, id: string) =>
    requireFound((await findCoursesByIds(db, [id], viewer))[0], 'course');

  const add = async ({
    courseFeatures,
    testimonials,
    ...columns
  }: CourseSent): Promise<CourseDocument> => {
    const whole = {
      ...columns,
      courseType: columns.courseType ?? 'academic',
      discountPrice: columns.discountPrice ?? 0,
    };
    return requireFound(await addCourse(db, whole, { courseFeatures, testimonials }), 'course');
  };
  const change = async (
    id: string,
    body: CourseChangesSent,
    edit: Edit,
  ): Promise<CourseDocument> => {
    const changes = definedFields(body, [
      ...(['courseCode', 'title', 'courseType', 'description', 'price', 'discountPrice'] as const),
      ...(['thumbnailImageUrl', 'totalDuration', 'averageRating', 'status', 'position'] as const),
    ]);
    return requireFound(await changeCourse(db, id, changes, body, edit), 'course');
  };

  app.get('/course/', { schema: manyGeneric }, async () => (await findCourses(db)).map(toGeneric));
  app.get(
    '/course/courseCode/:code',
    { schema: { params: byCode, ...manyGeneric } },
    async (request) =>
      (await findCoursesByCode(db, request.params.code, request.viewer)).map(toGeneric),
  );
  app.get(
    '/course/:id',
    { schema: { params, response: { 200: GenericCourse, ...errorResponses } } },
    async (request) => toGeneric(await requireCourse(request.viewer, request.params.id)),
  );
  app.post(
    '/course/createcourse',
    { schema: { body: GenericCourseBody, response: { 201: GenericCourse, ...errorResponses } } },
    async (request, reply) =>
      reply.status(201).send(toGeneric(await add(wholeFromGeneric(request.body)))),
  );
  app.put(
    '/course/:id',
    {
      schema: {
        params,
        body: GenericCourseChanges,
        response: { 200: GenericCourse, ...errorResponses },
      },
    },
    async (request) =>
      toGeneric(await change(request.params.id, fromGeneric(request.body), editOf(request, now()))),
  );

  const base = '/academiccourse';
  app.get(
    `${base}/academicCourses`,
    { schema: { response: { 200: Type.Array(Course), ...errorResponses } } },
    () => findCoursesOfType(db, 'academic'),
  );
  app.get(
    `${base}/academicCourses/:id`,
    { schema: { params, response: { 200: Course, ...errorResponses } } },
    (request) => requireCourse(request.viewer, request.params.id),
  );
  app.post(
    `${base}/academicCourses`,
    { schema: { body: CourseBody, response: { 201: Course, ...errorResponses } } },
    async (request, reply) => reply.status(201).send(await add(request.body)),
  );
  app.put(
    `${base}/academicCourses/:id`,
    { schema: { params, body: CourseChanges, response: { 200: Course, ...errorResponses } } },
    (request) => change(request.params.id, request.body, editOf(request, now())),
  );
  app.delete(
    `${base}/:id`,
    { schema: { params, querystring: Force, response: { 200: Message, ...errorResponses } } },
    async ({ params: { id }, query: { force = false } }) => ({
      message: `Course ${requireFound(await deleteCourse(db, id, { force, now: now() }), 'course')}.`,
    }),
  );

  batchRoute(app, {
    collection: 'courses',
    document: Course,
    byIds: (viewer, ids) => findCoursesByIds(db, ids, viewer),
    byParents: {
      read: (_, parents) => findListedByCodes(db, parents),
      parentOf: (course) => course.courseCode,
    },
  });
}
