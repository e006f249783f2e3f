// Campaigns and registering for them (specification, section 7: Other store calls). Read by everyone, written by admins.
import { Type } from 'typebox';
import { requireOwnStudent, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { Force, Id, Message, momentOf, sent } from '../../plugins/bodies.ts';
import { errorAnswers, found } from '../../plugins/errors.ts';
import { Campaign, CampaignBody, CampaignChanges, RegisterBody } from './documents.ts';
import {
  countRegistrations,
  deleteCampaign,
  findCampaign,
  findCampaigns,
  insertCampaign,
  insertRegistration,
  lockCampaign,
  updateCampaign,
} from './queries.ts';
import { requireForce, requireNotOver, requireWindow } from './window.ts';

const params = Type.Object({ id: Id });
const one = { 200: Campaign, ...errorAnswers };

export function campaignsRoutes(app: App, { db, now }: Deps): void {
  app.get('/campaigns', { schema: { response: { 200: Type.Array(Campaign), ...errorAnswers } } }, (request) =>
    findCampaigns(db, request.viewer.user?.studentId ?? null),
  );
  app.get('/campaigns/:id', { schema: { params, response: one } }, async (request) =>
    found(await findCampaign(db, request.viewer.user?.studentId ?? null, request.params.id), 'campaign'),
  );

  app.post('/campaigns', { schema: { body: CampaignBody, response: { 201: Campaign, ...errorAnswers } } }, async (request, reply) => {
    const { startDate, endDate, ...texts } = request.body;
    const dates = { startDate: momentOf(startDate) ?? null, endDate: momentOf(endDate) ?? null };
    requireWindow(dates);
    const id = found(await insertCampaign(db, { ...texts, ...dates }), 'campaign');
    return reply.status(201).send(found(await findCampaign(db, null, id), 'campaign'));
  });

  app.put('/campaigns/:id', { schema: { params, body: CampaignChanges, response: one } }, async (request) => {
    const { id } = request.params;
    const dates = { startDate: momentOf(request.body.startDate), endDate: momentOf(request.body.endDate) };
    const changes = { ...sent(request.body, ['title', 'description', 'imageUrl']), ...sent(dates, ['startDate', 'endDate']) };
    return db.transaction(async (tx) => {
      requireWindow({ ...found(await lockCampaign(tx, id, 'update'), 'campaign'), ...changes });
      await updateCampaign(tx, id, changes);
      return found(await findCampaign(tx, request.viewer.user?.studentId ?? null, id), 'campaign');
    });
  });

  app.delete('/campaigns/:id', { schema: { params, querystring: Force, response: { 200: Message, ...errorAnswers } } }, async (request) => {
    const { id } = request.params;
    await db.transaction(async (tx) => {
      found(await lockCampaign(tx, id, 'update'), 'campaign');
      requireForce(await countRegistrations(tx, id), request.query.force);
      await deleteCampaign(tx, id);
    });
    return { message: 'Campaign deleted.' };
  });

  app.put(
    '/campaigns/:campaignId/register',
    { schema: { params: Type.Object({ campaignId: Id }), body: RegisterBody, response: one } },
    async (request) => {
      const user = requireUser(request.viewer);
      const { studentId } = requireOwnStudent(request.viewer, request.body._id ?? user.studentId ?? '');
      const { campaignId: id } = request.params;
      return db.transaction(async (tx) => {
        const campaign = found(await lockCampaign(tx, id, 'share'), 'campaign');
        requireNotOver(campaign.endDate, now());
        await insertRegistration(tx, id, studentId);
        return found(await findCampaign(tx, studentId, id), 'campaign');
      });
    },
  );
}
