// The extension `key-corrections`: admins correct questions, students challenge them
// (docs/decisions/040).
import { Type } from 'typebox';
import { readableOwner, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, pageHeaders } from '../../http/validation/bodies.ts';
import { parseIds } from '../../http/validation/id-list.ts';
import { recordById } from '../../records/by-id.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { KindParams, ResultIds } from '../ranks/documents.ts';
import { findReleases } from '../release-rules/queries.ts';
import { challengeKey, refuseOpenChallenge } from './challenge-commands.ts';
import { findChallengePage, findOwnChallenges } from './challenge-queries.ts';
import { correctKey, previewCorrection } from './commands.ts';
import {
  ChallengeBody,
  ChallengesQuery,
  CorrectionBody,
  ExamCorrections,
  ExamParams,
  KeyChallenge,
  OwnChallengesQuery,
  Preview,
  PreviewBody,
  RefusalBody,
  ScoreChange,
} from './documents.ts';
import { findExamCorrections, findScoreChanges } from './queries.ts';
import { findExamKey } from './submission-keys.ts';

const BASE = '/ext/exams/:kind/:examId/key-corrections';
const params = Type.Object({ id: Id });

export function keyCorrectionRoutes(app: App, { db, now }: Deps): void {
  app.get(
    BASE,
    { schema: { params: ExamParams, response: { 200: ExamCorrections, ...errorResponses } } },
    async (request) => {
      requireFound(await findExamKey(db, request.params), 'exam');
      return findExamCorrections(db, request.params);
    },
  );

  app.post(
    BASE,
    {
      schema: {
        params: ExamParams,
        body: CorrectionBody,
        response: { 201: ExamCorrections, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id: userId } = requireUser(request.viewer);
      return reply
        .status(201)
        .send(await correctKey(db, request.params, request.body, { userId, now: now() }));
    },
  );

  app.post(
    `${BASE}/preview`,
    {
      schema: {
        params: ExamParams,
        body: PreviewBody,
        response: { 200: Preview, ...errorResponses },
      },
    },
    async (request) => {
      const { after, ...proposed } = request.body;
      return previewCorrection(db, request.params, proposed, after);
    },
  );

  const Changes = Type.Record(Type.String(), Type.Array(ScoreChange));
  app.get(
    '/ext/results/:kind/score-changes',
    {
      config: { usesRecentSession: true },
      schema: {
        params: KindParams,
        querystring: ResultIds,
        response: { 200: Changes, ...errorResponses },
      },
    },
    async (request) => {
      const { kind } = request.params;
      const userId = readableOwner(request.viewer);
      const byResult = await findScoreChanges(db, kind, parseIds(request.query.ids), userId);
      const exams = [...byResult.values()].map(({ examId }) => examId);
      const withheld =
        userId === undefined ? new Map() : await findReleases(db, kind, exams, now());
      const visibleChanges = [...byResult]
        .filter(([, { examId }]) => !withheld.has(examId))
        .map(([id, { changes }]) => [id, changes] as const);
      return recordById(visibleChanges);
    },
  );

  app.post(
    '/ext/key-challenges',
    { schema: { body: ChallengeBody, response: { 201: KeyChallenge, ...errorResponses } } },
    async (request, reply) => {
      const { id: userId } = requireUser(request.viewer);
      const { examKind: kind, examId, questionId, reason } = request.body;
      return reply
        .status(201)
        .send(await challengeKey(db, { kind, examId }, { userId, questionId, reason }, now()));
    },
  );

  app.get(
    '/ext/key-challenges/mine',
    {
      config: { usesRecentSession: true },
      schema: {
        querystring: OwnChallengesQuery,
        response: { 200: Type.Array(KeyChallenge), ...errorResponses },
      },
    },
    async (request) => {
      const { examKind: kind, examId } = request.query;
      const isWithheld = (await findReleases(db, kind, [examId], now())).has(examId);
      const { id: userId } = requireUser(request.viewer);
      return findOwnChallenges(db, userId, { kind, examId }, !isWithheld);
    },
  );

  app.get(
    '/ext/key-challenges',
    {
      schema: {
        querystring: ChallengesQuery,
        response: { 200: Type.Array(KeyChallenge), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { state, ...page } = request.query;
      const listPage = await findChallengePage(db, state, page);
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );

  app.post(
    '/ext/key-challenges/:id/refuse',
    { schema: { params, body: RefusalBody, response: { 200: KeyChallenge, ...errorResponses } } },
    async (request) => {
      const decision = { answer: request.body.answer, decidedBy: requireUser(request.viewer).id };
      return refuseOpenChallenge(db, request.params.id, decision, now());
    },
  );
}
