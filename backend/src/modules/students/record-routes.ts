// Creates, changes and deletes student records (specification, section 7: User and student).
import { Type } from 'typebox';
import { requireOwnStudentOrAdmin, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { removeFile } from '../../files/stored-files.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, Message } from '../../http/validation/bodies.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { findUser } from '../auth/queries.ts';
import { changeStudent, removeStudent } from './commands.ts';
import { NewStudentBody, Student, StudentBody, toColumns } from './documents.ts';
import { insertStudent, replacePhoto } from './queries.ts';

const params = Type.Object({ id: Id });

export function recordRoutes(app: App, { db, files, now }: Deps): void {
  app.post(
    '/student/createstudent',
    { schema: { body: NewStudentBody, response: { 201: Student, ...errorResponses } } },
    async (request, reply) => {
      const user = requireUser(request.viewer);
      const { userId = user.id, ...sections } = request.body;
      if (userId !== user.id && user.role !== 'admin') refuse('NOT_OWNER');
      const owner = userId === user.id ? user : requireFound(await findUser(db, userId), 'account');
      // As at sign-up the contact is the account's, unless another one is sent.
      const contact = sections.personalInfo?.contact
        ? {}
        : { contactEmail: owner.email, contactMobile: owner.phoneNumber };
      const student = await insertStudent(db, {
        ...columnsOf(sections, now()),
        ...contact,
        userId,
      });
      return reply.status(201).send(student ?? refuse('STUDENT_EXISTS'));
    },
  );

  app.patch(
    '/students/student/update/:id',
    { schema: { params, body: StudentBody, response: { 200: Student, ...errorResponses } } },
    async (request) => {
      const { id } = request.params;
      requireOwnStudentOrAdmin(request.viewer, id);
      const { version, ...sections } = request.body;
      const student = await changeStudent(db, id, columnsOf(sections, now()), version);
      const photo = sections.personalInfo?.profilePhotoUrl;
      if (photo !== null && photo !== '') return student;
      // The file is removed last: an interruption before leaves an unused file, never a record
      // without its file.
      const { before } = requireFound(await replacePhoto(db, id, null), 'student');
      if (before) await removeFile(files, before);
      const { profilePhotoUrl: _removed, ...personalInfo } = student.personalInfo;
      return { ...student, personalInfo };
    },
  );

  app.delete(
    '/student/:id',
    { schema: { params, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      const { id } = request.params;
      const { studentId } = requireOwnStudentOrAdmin(request.viewer, id);
      const { photo } = await removeStudent({ db, now }, id, studentId === id ? 'owner' : 'admin');
      if (photo) await removeFile(files, photo);
      return { message: 'Student deleted.' };
    },
  );
}

/** The columns of a body; 400 for an impossible date of birth. */
function columnsOf(
  sections: Parameters<typeof toColumns>[0],
  now: Date,
): ReturnType<typeof toColumns> {
  const columns = toColumns(sections);
  if (columns.dob && !isPastDate(columns.dob, now)) {
    refuse('BIRTH_DATE_NOT_PAST', {}, [problem('personalInfo.dob', 'IS_NOT_PAST')]);
  }
  return columns;
}

/** Whether the text is a day that exists, from 1900 to today. */
function isPastDate(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text) &&
    text >= '1900-01-01' &&
    day <= now
  );
}
