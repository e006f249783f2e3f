// The extension `rosters`: only candidates on a list can register for an exam campaign
// (docs/decisions/062). Admins only (calls.ts).
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { CursorQuery, Id, pageHeaders } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { hasExamCampaign } from '../campaigns/registrations/registration-queries.ts';
import { addRows, applyImport, beginImport, removeCandidates, removeRoster } from './commands.ts';
import {
  ApplyBody,
  Candidate,
  CandidateQuery,
  Import,
  ImportBody,
  ImportCheck,
  Problem,
  Received,
  RemovalBody,
  Roster,
  RowsBody,
} from './documents.ts';
import { findCheck, findImport, findProblems } from './import-queries.ts';
import { findCandidates, findRoster } from './queries.ts';

const BASE = '/ext/examcampaigns/:id/roster';
const IMPORT_PATH = `${BASE}/imports/:importId`;
const params = Type.Object({ id: Id });
const importParams = Type.Object({ id: Id, importId: Id });
const roster = { 200: Roster, ...errorResponses };

export function rosterRoutes(app: App, { db, now }: Deps): void {
  app.get(BASE, { schema: { params, response: roster } }, async ({ params: { id } }) => {
    requireFound((await hasExamCampaign(db, id)) || undefined, 'campaign');
    return findRoster(db, id);
  });
  app.delete(BASE, { schema: { params, response: roster } }, ({ params: { id } }) =>
    removeRoster(db, id),
  );

  app.get(
    `${BASE}/candidates`,
    {
      schema: {
        params,
        querystring: CandidateQuery,
        response: { 200: Type.Array(Candidate), ...errorResponses },
      },
    },
    async ({ params: { id }, query: { q, registered, ...page } }, reply) => {
      requireFound((await hasExamCampaign(db, id)) || undefined, 'campaign');
      const listPage = await findCandidates(db, id, { q, registered }, page);
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );
  app.post(
    `${BASE}/removals`,
    { schema: { params, body: RemovalBody, response: roster } },
    ({ params: { id }, body }) => removeCandidates(db, id, body.ids),
  );

  app.post(
    `${BASE}/imports`,
    { schema: { params, body: ImportBody, response: { 201: Import, ...errorResponses } } },
    async ({ params: { id }, body }, reply) => {
      const { id: _id, mode } = await beginImport(db, id, body.mode, now());
      return reply.status(201).send({ _id, mode });
    },
  );
  app.post(
    `${IMPORT_PATH}/rows`,
    {
      schema: {
        params: importParams,
        body: RowsBody,
        response: { 200: Received, ...errorResponses },
      },
    },
    ({ params: { id: campaignId, importId }, body }) =>
      addRows(db, { campaignId, importId }, body.rows, now()),
  );
  app.get(
    IMPORT_PATH,
    { schema: { params: importParams, response: { 200: ImportCheck, ...errorResponses } } },
    async ({ params }) =>
      findCheck(db, requireFound(await findImport(db, params.id, params.importId), 'import')),
  );
  app.get(
    `${IMPORT_PATH}/problems`,
    {
      schema: {
        params: importParams,
        querystring: CursorQuery,
        response: { 200: Type.Array(Problem), ...errorResponses },
      },
    },
    async ({ params: { id, importId }, query }, reply) => {
      requireFound(await findImport(db, id, importId), 'import');
      const listPage = await findProblems(db, importId, query);
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );
  app.post(
    `${IMPORT_PATH}/apply`,
    { schema: { params: importParams, body: ApplyBody, response: roster } },
    ({ params: { id: campaignId, importId }, body }) =>
      applyImport(db, { campaignId, importId }, body.skipProblems ?? false, now()),
  );
}
