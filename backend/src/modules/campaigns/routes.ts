// Campaigns and registering for them (specification, section 7: Other store calls). Read by
// everyone, written by admins.
import { Type } from 'typebox';
import { requireOwnStudent, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import {
  definedFields,
  Force,
  Id,
  Message,
  PartQuery,
  pageHeaders,
  pageOf,
  toDate,
} from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { editOf } from '../content-revisions/edits.ts';
import { changeCampaign, createCampaign, registerForCampaign, removeCampaign } from './commands.ts';
import { Campaign, CampaignBody, CampaignChanges, RegisterBody } from './documents.ts';
import { findCampaign, findCampaigns } from './queries.ts';

const params = Type.Object({ id: Id });
const campaignResponse = { 200: Campaign, ...errorResponses };

export function campaignsRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/campaigns',
    {
      schema: {
        querystring: PartQuery,
        response: { 200: Type.Array(Campaign), ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = await findCampaigns(
        db,
        request.viewer.user?.studentId ?? null,
        pageOf(request.query),
      );
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );
  app.get('/campaigns/:id', { schema: { params, response: campaignResponse } }, async (request) =>
    requireFound(
      await findCampaign(db, request.viewer.user?.studentId ?? null, request.params.id),
      'campaign',
    ),
  );

  app.post(
    '/campaigns',
    { schema: { body: CampaignBody, response: { 201: Campaign, ...errorResponses } } },
    async (request, reply) => {
      const { startDate, endDate, ...texts } = request.body;
      const dates = { startDate: toDate(startDate) ?? null, endDate: toDate(endDate) ?? null };
      return reply.status(201).send(await createCampaign(db, { ...texts, ...dates }));
    },
  );

  app.put(
    '/campaigns/:id',
    { schema: { params, body: CampaignChanges, response: campaignResponse } },
    async (request) => {
      const { id } = request.params;
      const dates = {
        startDate: toDate(request.body.startDate),
        endDate: toDate(request.body.endDate),
      };
      const changes = {
        ...definedFields(request.body, ['title', 'description', 'imageUrl']),
        ...definedFields(dates, ['startDate', 'endDate']),
      };
      const studentId = request.viewer.user?.studentId ?? null;
      return changeCampaign(db, id, changes, studentId, editOf(request, now()));
    },
  );

  app.delete(
    '/campaigns/:id',
    { schema: { params, querystring: Force, response: { 200: Message, ...errorResponses } } },
    async (request) => {
      await removeCampaign(db, request.params.id, request.query.force);
      return { message: 'Campaign deleted.' };
    },
  );

  app.put(
    '/campaigns/:campaignId/register',
    {
      schema: {
        params: Type.Object({ campaignId: Id }),
        body: RegisterBody,
        response: campaignResponse,
      },
    },
    async (request) => {
      const user = requireUser(request.viewer);
      const { studentId } = requireOwnStudent(
        request.viewer,
        request.body._id ?? user.studentId ?? '',
      );
      return registerForCampaign(db, request.params.campaignId, studentId, now());
    },
  );
}
