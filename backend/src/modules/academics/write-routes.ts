// Adds and changes subjects, chapters, lessons and notes (specification, section 7: Course API).
// Admins only (calls.ts).
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { definedFields, Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { editOf } from '../content-revisions/edits.ts';
import {
  ChapterBody,
  ChapterChanges,
  ContentBody,
  ContentChanges,
  LessonBody,
  LessonChanges,
  SubjectBody,
  SubjectChanges,
} from './bodies.ts';
import { Chapter, Content, Lesson, Subject } from './documents.ts';
import { addContent, addLesson, changeContent, changeLesson } from './lesson-commands.ts';
import { addChapter, addSubject, changeChapter, changeSubject } from './outline-commands.ts';
import { sanitizeRichText } from './rich-text.ts';

const params = Type.Object({ id: Id });

/** Sanitized HTML; undefined leaves the field unchanged, null clears it. */
function sanitizeOptional(html: string | null | undefined): string | null | undefined {
  return typeof html === 'string' ? sanitizeRichText(html) : html;
}

export function academicsWriteRoutes(app: App, { db, now }: Deps): void {
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

  app.post(
    '/course/:id/createlesson',
    { schema: { params, body: LessonBody, response: { 201: Lesson, ...errorResponses } } },
    async (request, reply) => {
      const {
        params: { id },
        body,
      } = request;
      const { exams, content, ...columns } = body;
      return reply
        .status(201)
        .send(
          requireFound(
            await addLesson(
              db,
              id,
              { ...columns, content: sanitizeOptional(content) },
              exams,
              editOf(request, now()),
            ),
            'chapter',
          ),
        );
    },
  );
  app.put(
    '/course/lesson/:id',
    { schema: { params, body: LessonChanges, response: { 200: Lesson, ...errorResponses } } },
    async (request) => {
      const {
        params: { id },
        body,
      } = request;
      const changes = definedFields({ ...body, content: sanitizeOptional(body.content) }, [
        'title',
        'content',
        'videoLink',
        'duration',
        'position',
      ]);
      const lists = { parent: body.chapterId, examIds: body.exams };
      return requireFound(
        await changeLesson(db, id, changes, lists, editOf(request, now())),
        'lesson',
      );
    },
  );

  app.post(
    '/course/:id/createcontent',
    { schema: { params, body: ContentBody, response: { 201: Content, ...errorResponses } } },
    async (request, reply) => {
      const {
        params: { id },
        body,
      } = request;
      const { contentDetails, ...columns } = body;
      return reply
        .status(201)
        .send(
          requireFound(
            await addContent(
              db,
              id,
              { ...columns, contentDetails: sanitizeOptional(contentDetails) },
              editOf(request, now()),
            ),
            'chapter',
          ),
        );
    },
  );
  app.put(
    '/course/content/:id',
    { schema: { params, body: ContentChanges, response: { 200: Content, ...errorResponses } } },
    async (request) => {
      const {
        params: { id },
        body,
      } = request;
      const changes = definedFields(
        { ...body, contentDetails: sanitizeOptional(body.contentDetails) },
        ['title', 'contentDetails', 'position'],
      );
      return requireFound(
        await changeContent(db, id, changes, body.chapterId, editOf(request, now())),
        'note',
      );
    },
  );
}
