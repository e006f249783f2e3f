// The extension `study-plan`: the name, class and goal that a student is asked for after sign-up
// (decision 044).
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { StudyPlan, StudyPlanBody } from './study-plan-documents.ts';
import { findStudyPlan, updateStudyPlan } from './study-plan-queries.ts';

export function studyPlanRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/study-plan',
    { schema: { response: { 200: StudyPlan, ...errorResponses } } },
    async (request) =>
      requireFound(await findStudyPlan(db, requireUser(request.viewer).id), 'student'),
  );

  app.put(
    '/ext/study-plan',
    { schema: { body: StudyPlanBody, response: { 200: StudyPlan, ...errorResponses } } },
    async (request) =>
      requireFound(
        await updateStudyPlan(db, requireUser(request.viewer).id, request.body, now()),
        'student',
      ),
  );
}
