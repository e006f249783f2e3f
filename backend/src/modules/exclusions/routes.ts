// The extension `exclusions`: admins exclude attempts from contests; the decisions are shown with
// the merit list (docs/decisions/056).
import { Type } from 'typebox';
import { readableOwner, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id } from '../../http/validation/bodies.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import { recordById } from '../../records/by-id.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { findExamCampaign } from '../campaigns/exam-campaigns/exam-campaign-queries.ts';
import { publishAndFindCampaign } from '../campaigns/merit-list/merit-list-queries.ts';
import { requireExam } from '../exam-monitoring/commands.ts';
import { ExamParams } from '../exam-monitoring/documents.ts';
import { KindParams, ResultIds } from '../ranks/documents.ts';
import { excludeAttempts, readmitAttempts } from './commands.ts';
import { Excluded, Exclusion, ExclusionBody, MeritListDecisions, Readmitted } from './documents.ts';
import { findExclusions, findMeritListDecisions } from './queries.ts';

const BASE = '/ext/exams/:kind/:examId';
/** For this viewer a campaign with an archived exam does not exist, nor does its list. */
const EVERYONE = { studentId: null, isAdmin: false };

export function exclusionRoutes(app: App, { db, now }: Deps): void {
  app.post(
    `${BASE}/exclusions`,
    {
      schema: {
        params: ExamParams,
        body: ExclusionBody,
        response: { 200: Excluded, ...errorResponses },
      },
    },
    async ({ params, body, viewer }) => {
      const author = { userId: requireUser(viewer).id, now: now() };
      await requireExam(db, params);
      return { excludedCount: await excludeAttempts(db, params, body, author) };
    },
  );

  app.post(
    `${BASE}/readmissions`,
    {
      schema: {
        params: ExamParams,
        body: ExclusionBody,
        response: { 200: Readmitted, ...errorResponses },
      },
    },
    async ({ params, body, viewer }) => {
      const author = { userId: requireUser(viewer).id, now: now() };
      await requireExam(db, params);
      return { readmittedCount: await readmitAttempts(db, params, body, author) };
    },
  );

  const Exclusions = Type.Record(Type.String(), Exclusion);
  app.get(
    '/ext/results/:kind/exclusions',
    {
      config: { usesRecentSession: true },
      schema: {
        params: KindParams,
        querystring: ResultIds,
        response: { 200: Exclusions, ...errorResponses },
      },
    },
    async ({ params, query, viewer }) => {
      const ids = parseIds(query.ids);
      return recordById(await findExclusions(db, params.kind, ids, readableOwner(viewer)));
    },
  );

  app.get(
    '/ext/examcampaigns/:id/merit-list/decisions',
    {
      schema: {
        params: Type.Object({ id: Id }),
        response: { 200: MeritListDecisions, ...errorResponses },
      },
    },
    async ({ params: { id } }) => {
      requireFound(await findExamCampaign(db, EVERYONE, id), 'campaign');
      requireFound(await publishAndFindCampaign(db, id, now()), 'merit_list');
      return findMeritListDecisions(db, id);
    },
  );
}
