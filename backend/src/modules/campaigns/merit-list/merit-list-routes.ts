// The part of the extension `ranks` about exam campaigns: the merit list, public once it is
// published.
import { Type } from 'typebox';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { Id, PageQuery } from '../../../http/validation/bodies.ts';
import { requireFound } from '../../../refusals/refusals.ts';
import { findExamCampaign } from '../exam-campaigns/exam-campaign-queries.ts';
import { MeritList } from './merit-list-documents.ts';
import { findEndedCampaign, findMeritList } from './merit-list-queries.ts';

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
      const campaign = requireFound(await findEndedCampaign(db, id, now()), 'merit_list');
      return findMeritList(db, campaign, request.query);
    },
  );
}
