// The extension `progress`: the lessons that a student has done, and the positions in their videos
// (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireCourse, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { closed, Id } from '../../http/validation/bodies.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { findLessonsByIds } from '../academics/queries.ts';
import { LessonProgress, ProgressBody } from './progress-documents.ts';
import { findProgress, findProgressInCourse, upsertProgress } from './progress-queries.ts';

const OwnProgressQuery = Type.Object(
  { lessonIds: Type.Optional(Type.String({ maxLength: 25_000 })), courseId: Type.Optional(Id) },
  closed,
);

export function progressRoutes(app: App, { db, now }: Deps): void {
  app.put(
    '/ext/progress/lessons/:lessonId',
    {
      schema: {
        params: Type.Object({ lessonId: Id }),
        body: ProgressBody,
        response: { 200: LessonProgress, ...errorResponses },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request.viewer);
      const { lessonId } = request.params;
      const { courseId } = requireFound((await findLessonsByIds(db, [lessonId]))[0], 'lesson');
      requireCourse(request.viewer, courseId);
      return requireFound(
        await upsertProgress(db, { userId, lessonId }, request.body, now()),
        'lesson',
      );
    },
  );

  app.get(
    '/ext/progress/mine',
    {
      schema: {
        querystring: OwnProgressQuery,
        response: { 200: Type.Array(LessonProgress), ...errorResponses },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request.viewer);
      const { lessonIds, courseId } = request.query;
      if (courseId !== undefined && lessonIds === undefined)
        return findProgressInCourse(db, userId, courseId);
      if (lessonIds === undefined || courseId !== undefined) {
        return refuse('LESSONS_OR_COURSE', {}, [
          problem('lessonIds', 'EITHER_THIS_OR', { name: 'courseId' }),
        ]);
      }
      return findProgress(db, userId, parseIds(lessonIds, 'lessonIds'));
    },
  );
}
