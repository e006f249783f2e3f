// The extension `registration-limits`: registration for an exam campaign closes at a time, or when
// a number of students is reached. The extension `registrations`: who is registered for a campaign,
// and what delays its merit list.
import { Type } from 'typebox';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import {
  CursorQuery,
  closed,
  cursorFields,
  definedFields,
  Id,
  pageHeaders,
  toDate,
} from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { editOf } from '../../content-revisions/edits.ts';
import { findMeritListState, publishMeritList } from '../exam-campaigns/contest-queries.ts';
import { changeRegistration } from '../exam-campaigns/exam-campaign-commands.ts';
import { ExamCampaign, RegistrationBody } from '../exam-campaigns/exam-campaign-documents.ts';
import { MeritListState, Registration } from './registration-documents.ts';
import {
  findExamRegistrations,
  findRegistrations,
  hasCampaign,
  hasExamCampaign,
} from './registration-queries.ts';

const params = Type.Object({ id: Id });
const registrationPage = {
  params,
  querystring: CursorQuery,
  response: { 200: Type.Array(Registration), ...errorResponses },
};
/** `offRoster`: only students who are not on the roster of the campaign (extension `rosters`). */
const examRegistrationPage = {
  ...registrationPage,
  querystring: Type.Object({ ...cursorFields, offRoster: Type.Optional(Type.Boolean()) }, closed),
};

export function registrationRoutes(app: App, { db, now }: Deps): void {
  app.put(
    '/ext/examcampaigns/:id/registration',
    {
      schema: {
        params,
        body: RegistrationBody,
        response: { 200: ExamCampaign, ...errorResponses },
      },
    },
    async (request) => {
      const { viewer, params, body } = request;
      const closesAt = toDate(body.registrationClosesAt);
      const changes = {
        ...definedFields(body, ['registrationLimit']),
        ...(closesAt !== undefined && { registrationClosesAt: closesAt }),
      };
      return changeRegistration(db, params.id, changes, editOf(request, now()), {
        studentId: viewer.user?.studentId ?? null,
        isAdmin: true,
      });
    },
  );

  app.get(
    '/ext/campaigns/:id/registrations',
    { schema: registrationPage },
    async ({ params: { id }, query }, reply) => {
      requireFound((await hasCampaign(db, id)) || undefined, 'campaign');
      const page = await findRegistrations(db, id, query);
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  app.get(
    '/ext/examcampaigns/:id/registrations',
    { schema: examRegistrationPage },
    async ({ params: { id }, query }, reply) => {
      requireFound((await hasExamCampaign(db, id)) || undefined, 'campaign');
      const { offRoster, ...pageQuery } = query;
      const page = await findExamRegistrations(db, id, pageQuery, offRoster);
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  app.get(
    '/ext/examcampaigns/:id/merit-list-state',
    { schema: { params, response: { 200: MeritListState, ...errorResponses } } },
    async ({ params: { id } }) => {
      await publishMeritList(db, id, now());
      return requireFound(await findMeritListState(db, id, now()), 'campaign');
    },
  );
}
