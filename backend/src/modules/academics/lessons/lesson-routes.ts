// The lessons and notes of a chapter (specification, section 7: Course API), singly and in batches.
// Their titles are public, their content is for enrolled students; admins change them (calls.ts).
import { Type } from 'typebox';
import { canReadCourse, requireCourse, type Viewer } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { batchRoute } from '../../../http/batch.ts';
import { errorResponses } from '../../../http/errors.ts';
import { definedFields, Id } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { editOf } from '../../content-revisions/edits.ts';
import { ContentBody, ContentChanges, LessonBody, LessonChanges } from '../bodies.ts';
import { Content, type ContentDocument, Lesson, type LessonDocument } from '../documents.ts';
import {
  findContentsByIds,
  findContentsOf,
  findLessonsByIds,
  findLessonsOf,
  type InCourse,
} from '../queries.ts';
import { addContent, addLesson, changeContent, changeLesson } from './lesson-commands.ts';
import { sanitizeRichText } from './rich-text.ts';

const params = Type.Object({ id: Id });

export function lessonRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/course/:id/lessons',
    { schema: { params, response: { 200: Type.Array(Lesson), ...errorResponses } } },
    async (request) =>
      (await findLessonsOf(db, [request.params.id], request.viewer)).map(
        shownLesson(request.viewer),
      ),
  );
  app.get(
    '/course/lessons/:id',
    { schema: { params, response: { 200: Lesson, ...errorResponses } } },
    async (request) => {
      const { courseId, document } = requireFound(
        (await findLessonsByIds(db, [request.params.id], request.viewer))[0],
        'lesson',
      );
      requireCourse(request.viewer, courseId);
      return document;
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
  batchRoute(app, {
    collection: 'lessons',
    document: Lesson,
    byIds: async (viewer, ids) => readable(viewer, await findLessonsByIds(db, ids, viewer)),
    byParents: {
      read: async (viewer, parents) =>
        (await findLessonsOf(db, parents, viewer)).map(shownLesson(viewer)),
      parentOf: (lesson) => lesson.chapterId,
    },
  });

  app.get(
    '/course/:id/contents',
    { schema: { params, response: { 200: Type.Array(Content), ...errorResponses } } },
    async (request) =>
      (await findContentsOf(db, [request.params.id], request.viewer)).map(
        shownContent(request.viewer),
      ),
  );
  app.get(
    '/course/:id/contentdetails',
    { schema: { params, response: { 200: Content, ...errorResponses } } },
    async (request) => {
      const { courseId, document } = requireFound(
        (await findContentsByIds(db, [request.params.id], request.viewer))[0],
        'note',
      );
      requireCourse(request.viewer, courseId);
      return document;
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
  batchRoute(app, {
    collection: 'contents',
    document: Content,
    byIds: async (viewer, ids) => readable(viewer, await findContentsByIds(db, ids, viewer)),
    byParents: {
      read: async (viewer, parents) =>
        (await findContentsOf(db, parents, viewer)).map(shownContent(viewer)),
      parentOf: (content) => content.chapterId,
    },
  });
}

/** Sanitized HTML; undefined leaves the field unchanged, null clears it. */
function sanitizeOptional(html: string | null | undefined): string | null | undefined {
  return typeof html === 'string' ? sanitizeRichText(html) : html;
}

/** A single document is refused to a reader who is not enrolled; a batch omits it. */
function readable<T>(viewer: Viewer, rows: InCourse<T>[]): T[] {
  return rows
    .filter(({ courseId }) => canReadCourse(viewer, courseId))
    .map(({ document }) => document);
}

const shownLesson =
  (viewer: Viewer) =>
  ({ courseId, document }: InCourse<LessonDocument>): LessonDocument => {
    if (canReadCourse(viewer, courseId)) return document;
    const { content: _content, videoLink: _videoLink, ...outline } = document;
    return outline;
  };

const shownContent =
  (viewer: Viewer) =>
  ({ courseId, document }: InCourse<ContentDocument>): ContentDocument => {
    if (canReadCourse(viewer, courseId)) return document;
    const { contentDetails: _contentDetails, ...outline } = document;
    return outline;
  };
