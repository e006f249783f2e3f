// The extension `question-times`: how long a student has spent on each question of an attempt.
// Shown to the student, never used for scores.
import { Type } from 'typebox';
import { readableOwner, requireOwner } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { closed, Id } from '../../../http/validation/bodies.ts';
import { parseIds } from '../../../http/validation/id-list.ts';
import { recordById } from '../../../records/by-id.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { ExamKind } from '../../exams/documents.ts';
import { QuestionTime, toQuestionTimes } from '../documents.ts';
import { findAttempt } from '../queries.ts';
import { saveQuestionTimes } from './question-time-commands.ts';
import { findQuestionTimes } from './question-time-queries.ts';

const TimesBody = Type.Object({ times: Type.Array(QuestionTime, { maxItems: 500 }) }, closed);
const Saved = Type.Object({ saved: Type.Integer() });
const ByResult = Type.Record(Type.String(), Type.Array(QuestionTime));

export function questionTimeRoutes(app: App, { db, now }: Deps): void {
  app.patch(
    '/ext/attempts/:id/question-times',
    {
      config: { usesRecentSession: true },
      schema: {
        params: Type.Object({ id: Id }),
        body: TimesBody,
        response: { 200: Saved, ...errorResponses },
      },
    },
    async (request) => {
      const attempt = requireFound(await findAttempt(db, request.params.id), 'attempt');
      requireOwner(request.viewer, attempt.userId);
      const times = Object.fromEntries(
        request.body.times.map(({ questionId, seconds }) => [questionId, seconds]),
      );
      return { saved: await saveQuestionTimes(db, attempt, times, now()) };
    },
  );

  app.get(
    '/ext/results/:kind/question-times',
    {
      config: { usesRecentSession: true },
      schema: {
        params: Type.Object({ kind: ExamKind }),
        querystring: Type.Object({ ids: Type.String({ maxLength: 25_000 }) }, closed),
        response: { 200: ByResult, ...errorResponses },
      },
    },
    async (request) => {
      const userId = readableOwner(request.viewer);
      const found = await findQuestionTimes(
        db,
        request.params.kind,
        parseIds(request.query.ids),
        userId,
        now(),
      );
      const entries = found.map(
        ({ resultId, times }) => [resultId, toQuestionTimes(times)] as const,
      );
      return recordById(entries);
    },
  );
}
