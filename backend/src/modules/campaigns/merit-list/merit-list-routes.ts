// The merit list of an exam campaign, for everyone once it is published (extension `ranks`), and
// the own entry in it (extension `own-merit-entry`).
import { Type } from 'typebox';
import { requireUser } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { Id, PageQuery } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { findExamCampaign } from '../exam-campaigns/exam-campaign-queries.ts';
import { MeritList, OwnMeritEntry } from './merit-list-documents.ts';
import { findMeritList, findOwnMeritEntry, publishAndFindCampaign } from './merit-list-queries.ts';

/** A campaign whose exam is archived is not found, and neither is its merit list. */
const EVERYONE = { studentId: null, isAdmin: false };

export function meritListRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/examcampaigns/:id/merit-list',
    {
      schema: {
        params: Type.Object({ id: Id }),
        querystring: PageQuery,
        response: { 200: MeritList, ...errorResponses },
      },
    },
    async (request) => {
      const { id } = request.params;
      requireFound(await findExamCampaign(db, EVERYONE, id), 'campaign');
      const campaign = requireFound(await publishAndFindCampaign(db, id, now()), 'merit_list');
      return findMeritList(db, campaign, request.query);
    },
  );
  app.get(
    '/ext/examcampaigns/:id/merit-list/own',
    {
      config: { usesRecentSession: true },
      schema: {
        params: Type.Object({ id: Id }),
        response: { 200: OwnMeritEntry, ...errorResponses },
      },
    },
    async ({ params: { id }, viewer }) => {
      const { id: userId } = requireUser(viewer);
      const campaign = requireFound(await publishAndFindCampaign(db, id, now()), 'merit_list');
      return requireFound(await findOwnMeritEntry(db, campaign, userId), 'merit_list');
    },
  );
}
