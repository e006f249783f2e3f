// The subjects of a course and their chapters: public reads, singly and in batches, and changes by
// admins (calls.ts; specification, section 7: Course API).
import { Type } from 'typebox';
import type { App, Deps } from '../../../deps.ts';
import { batchRoute } from '../../../http/batch.ts';
import { errorResponses } from '../../../http/errors.ts';
import { definedFields, Id } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { editOf } from '../../content-revisions/edits.ts';
import { ChapterBody, ChapterChanges, SubjectBody, SubjectChanges } from '../bodies.ts';
import { Chapter, Subject } from '../documents.ts';
import {
  findChaptersByIds,
  findChaptersOf,
  findSubjectsByIds,
  findSubjectsOf,
} from '../queries.ts';
import { addChapter, addSubject, changeChapter, changeSubject } from './outline-commands.ts';

const params = Type.Object({ id: Id });

export function outlineRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/course/:id/subjects',
    { schema: { params, response: { 200: Type.Array(Subject), ...errorResponses } } },
    (request) => findSubjectsOf(db, [request.params.id], request.viewer),
  );
  app.get(
    '/course/subject/:id',
    { schema: { params, response: { 200: Subject, ...errorResponses } } },
    async (request) =>
      requireFound(
        (await findSubjectsByIds(db, [request.params.id], request.viewer))[0],
        'subject',
      ),
  );
  app.post(
    '/course/:id/createsubject',
    { schema: { params, body: SubjectBody, response: { 201: Subject, ...errorResponses } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(requireFound(await addSubject(db, request.params.id, request.body), 'course')),
  );
  app.put(
    '/course/subject/:id',
    { schema: { params, body: SubjectChanges, response: { 200: Subject, ...errorResponses } } },
    async (request) => {
      const {
        params: { id },
        body,
      } = request;
      const changes = definedFields(body, [
        'subjectName',
        'subjectDescription',
        'imageUrl',
        'position',
      ]);
      return requireFound(
        await changeSubject(db, id, changes, body.courseId, editOf(request, now())),
        'subject',
      );
    },
  );
  batchRoute(app, {
    collection: 'subjects',
    document: Subject,
    byIds: (viewer, ids) => findSubjectsByIds(db, ids, viewer),
    byParents: {
      read: (viewer, parents) => findSubjectsOf(db, parents, viewer),
      parentOf: (subject) => subject.courseId,
    },
  });

  app.get(
    '/course/:id/chapters',
    { schema: { params, response: { 200: Type.Array(Chapter), ...errorResponses } } },
    (request) => findChaptersOf(db, [request.params.id], request.viewer),
  );
  app.get(
    '/course/chapters/:id',
    { schema: { params, response: { 200: Chapter, ...errorResponses } } },
    async (request) =>
      requireFound(
        (await findChaptersByIds(db, [request.params.id], request.viewer))[0],
        'chapter',
      ),
  );
  app.post(
    '/course/:id/createchapter',
    { schema: { params, body: ChapterBody, response: { 201: Chapter, ...errorResponses } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(requireFound(await addChapter(db, request.params.id, request.body), 'subject')),
  );
  app.put(
    '/course/chapter/:id',
    { schema: { params, body: ChapterChanges, response: { 200: Chapter, ...errorResponses } } },
    async (request) => {
      const {
        params: { id },
        body,
      } = request;
      const changes = definedFields(body, ['chapterTitle', 'chapterSummary', 'position']);
      return requireFound(
        await changeChapter(db, id, changes, body.subjectId, editOf(request, now())),
        'chapter',
      );
    },
  );
  batchRoute(app, {
    collection: 'chapters',
    document: Chapter,
    byIds: (viewer, ids) => findChaptersByIds(db, ids, viewer),
    byParents: {
      read: (viewer, parents) => findChaptersOf(db, parents, viewer),
      parentOf: (chapter) => chapter.subjectId,
    },
  });
}
