// Reads subjects, chapters, lessons and notes, singly and in batches (specification, section 7:
// Course API). The outline is public; the content is for enrolled students.
import { Type } from 'typebox';
import { canReadCourse, requireCourse, type Viewer } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { batchRoute } from '../../http/batch.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { courseRoutes } from './course-routes.ts';
import {
  Chapter,
  Content,
  type ContentDocument,
  Course,
  Lesson,
  type LessonDocument,
  Subject,
} from './documents.ts';
import {
  findChaptersByIds,
  findChaptersOf,
  findContentsByIds,
  findContentsOf,
  findCoursesByIds,
  findLessonsByIds,
  findLessonsOf,
  findListedByCodes,
  findSubjectsByIds,
  findSubjectsOf,
  type InCourse,
} from './queries.ts';
import { academicUnitRoutes } from './unit-routes.ts';
import { academicsWriteRoutes } from './write-routes.ts';

const params = Type.Object({ id: Id });

export function academicsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  courseRoutes(app, deps);
  academicUnitRoutes(app, deps);
  academicsWriteRoutes(app, deps);

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

  batchRoute(app, {
    collection: 'courses',
    document: Course,
    byIds: (viewer, ids) => findCoursesByIds(db, ids, viewer),
    byParents: {
      read: (_, parents) => findListedByCodes(db, parents),
      parentOf: (course) => course.courseCode,
    },
  });
  batchRoute(app, {
    collection: 'subjects',
    document: Subject,
    byIds: (viewer, ids) => findSubjectsByIds(db, ids, viewer),
    byParents: {
      read: (viewer, parents) => findSubjectsOf(db, parents, viewer),
      parentOf: (subject) => subject.courseId,
    },
  });
  batchRoute(app, {
    collection: 'chapters',
    document: Chapter,
    byIds: (viewer, ids) => findChaptersByIds(db, ids, viewer),
    byParents: {
      read: (viewer, parents) => findChaptersOf(db, parents, viewer),
      parentOf: (chapter) => chapter.subjectId,
    },
  });
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
