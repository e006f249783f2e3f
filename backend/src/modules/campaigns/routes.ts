// Campaigns and registering for them (specification, section 7: Campaigns).
import { Type } from 'typebox';
import { requireOwnStudent, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorAnswers, found, refuse } from '../../plugins/errors.ts';
import { Campaign } from './documents.ts';
import { findCampaign, findCampaigns, insertRegistration } from './queries.ts';

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });
/** The student's whole record comes along; only whose it is counts. */
const RegisterBody = Type.Object({ _id: Type.Optional(Type.String({ maxLength: 100 })) }, { additionalProperties: true });

export function campaignsRoutes(app: App, { db, now }: Deps): void {
  app.get('/campaigns', { schema: { response: { 200: Type.Array(Campaign), ...errorAnswers } } }, (request) =>
    findCampaigns(db, request.viewer.user?.studentId ?? null),
  );
  app.get('/campaigns/:id', { schema: { params, response: { 200: Campaign, ...errorAnswers } } }, async (request) =>
    found(await findCampaign(db, request.viewer.user?.studentId ?? null, request.params.id), 'campaign'),
  );
  app.put(
    '/campaigns/:campaignId/register',
    {
      schema: {
        params: Type.Object({ campaignId: Type.String({ maxLength: 100 }) }),
        body: RegisterBody,
        response: { 200: Campaign, ...errorAnswers },
      },
    },
    async (request) => {
      const user = requireUser(request.viewer);
      const { studentId } = requireOwnStudent(request.viewer, request.body._id ?? user.studentId ?? '');
      const { campaignId: id } = request.params;
      const campaign = found(await findCampaign(db, studentId, id), 'campaign');
      if (campaign.endDate && campaign.endDate < now().toISOString()) refuse(410, 'The campaign is over.');
      await insertRegistration(db, id, studentId);
      return found(await findCampaign(db, studentId, id), 'campaign');
    },
  );
}
