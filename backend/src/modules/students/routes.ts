// The student's own record, enrolment, profile photo, and the admin's list (specification, section 7: User and student).
import { Type } from 'typebox';
import { requireAdmin, requireNoVisitor, requireOwnStudent, requireReader, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { registerUploads, removeFile, storeFile, uploadedFile } from '../../plugins/uploads.ts';
import { toUser } from '../auth/documents.ts';
import { EnrolledByCategory, OwnAccount, Student, StudentBody, summarise, toColumns } from './documents.ts';
import {
  findCourseFee,
  findEnrolledCourses,
  findStudent,
  findStudents,
  findStudentUser,
  insertEnrolment,
  replacePhoto,
  updateStudent,
} from './queries.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });
const IdParams = Type.Object({ id: Id });
const EnrolBody = Type.Object(
  { studentId: Id, courseId: Id, category: Type.Enum(['admissionPrep', 'academic']) },
  { additionalProperties: false },
);
const Page = Type.Object(
  { offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }), limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }) },
  { additionalProperties: false },
);
const PHOTO_BYTES = 5 * 1024 * 1024;

export function studentsRoutes(app: App, deps: Deps): void {
  const { db, env, now } = deps;

  app.get('/students/student', { schema: { response: { 200: OwnAccount, ...errorAnswers } } }, async (request) => {
    const user = requireUser(request.viewer);
    const student = user.studentId === null ? undefined : await findStudent(db, user.studentId);
    return { ...toUser(user), student: student ?? null };
  });

  app.patch(
    '/students/student/update/:id',
    { schema: { params: IdParams, body: StudentBody, response: { 200: Student, ...errorAnswers } } },
    async (request) => {
      requireOwnStudent(request.viewer, request.params.id);
      const columns = toColumns(request.body);
      if (columns.dob && !isPastDate(columns.dob, now())) {
        refuse(400, 'The date of birth is not a day in the past.', [{ path: 'personalInfo.dob', message: 'is not a day in the past' }]);
      }
      return found(await updateStudent(db, request.params.id, columns), 'student');
    },
  );

  app.post(
    '/students/student/enroll',
    { schema: { body: EnrolBody, response: { 200: Type.Object({ message: Type.String(), student: Student }), ...errorAnswers } } },
    async (request) => {
      const { studentId, courseId, category } = request.body;
      requireOwnStudent(request.viewer, studentId);
      const course = found(await findCourseFee(db, category, courseId), 'course');
      if (request.viewer.courses.has(courseId)) refuse(409, 'You are already enrolled in this course.');
      if (course.fee - course.discount > 0) refuse(400, 'This course is not free.');
      if (!(await insertEnrolment(db, studentId, category, courseId))) refuse(409, 'You are already enrolled in this course.');
      return { message: 'Enrolled successfully', student: found(await findStudent(db, studentId), 'student') };
    },
  );

  app.get(
    '/students/student/enrolledcourses/:id',
    { schema: { params: IdParams, response: { 200: EnrolledByCategory, ...errorAnswers } } },
    async (request) => {
      requireNoVisitor(request.viewer);
      requireReader(request.viewer, found(await findStudentUser(db, request.params.id), 'student'));
      const enrolled = await findEnrolledCourses(db, request.params.id);
      const shown = (category: 'admissionPrep' | 'academic') => {
        const { courses, ...sums } = summarise(enrolled, category);
        const enrolledCourses = courses.map(({ _id, courseCode, name, courseThumbnail }) => ({
          ...{ _id, courseCode, name },
          ...(courseThumbnail !== null && { courseThumbnail }),
        }));
        return { ...sums, enrolledCourses };
      };
      return { admissionPrep: shown('admissionPrep'), academic: shown('academic') };
    },
  );

  app.get(
    '/students',
    { schema: { querystring: Page, response: { 200: Type.Array(Student), ...errorAnswers } } },
    async (request, reply) => {
      requireAdmin(request.viewer);
      const { students, total } = await findStudents(db, request.query);
      return reply.header('x-total-count', total).send(students);
    },
  );

  app.register(async (scope: App) => {
    await registerUploads(scope, PHOTO_BYTES);
    scope.post(
      '/students/student/:studentId/upload-profile-picture',
      { schema: { params: Type.Object({ studentId: Id }), response: { 200: Type.Object({ imageUrl: Type.String() }), ...errorAnswers } } },
      async (request) => {
        const { studentId } = requireOwnStudent(request.viewer, request.params.studentId);
        const { data, extension } = await uploadedFile(request, 'image', ['jpg', 'png', 'webp'], 'Send a JPEG, PNG or WebP image.');
        const imageUrl = await storeFile(env.dataDir, data, extension);
        const before = await replacePhoto(db, studentId, imageUrl);
        if (before) await removeFile(env.dataDir, before);
        return { imageUrl };
      },
    );
  });
}

/** Whether the text is a day that exists, from 1900 to today. */
function isPastDate(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= '1900-01-01' && day <= now;
}
