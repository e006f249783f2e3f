// The extension `registration-limits`: registration for an exam campaign closes at a time, or at a number of students.
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { Id, momentOf, sent } from '../../http/bodies.ts';
import { errorAnswers } from '../../http/errors.ts';
import { changeRegistration } from './exam-campaign-commands.ts';
import { ExamCampaign, RegistrationBody } from './exam-campaign-documents.ts';

export function registrationRoutes(app: App, { db }: Deps): void {
  app.put(
    '/ext/examcampaigns/:id/registration',
    { schema: { params: Type.Object({ id: Id }), body: RegistrationBody, response: { 200: ExamCampaign, ...errorAnswers } } },
    async ({ viewer, params, body }) => {
      const closesAt = momentOf(body.registrationClosesAt);
      const changes = { ...sent(body, ['registrationLimit']), ...(closesAt !== undefined && { registrationClosesAt: closesAt }) };
      return changeRegistration(db, params.id, changes, { studentId: viewer.user?.studentId ?? null, isAdmin: true });
    },
  );
}
