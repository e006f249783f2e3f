// The extension `second-marking`: exams that two people mark independently
// (docs/rest-contract.md, "Extensions").
import { Type } from 'typebox';
import { requireUser } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { readIfMatch } from '../../../http/if-match.ts';
import { CursorQuery, Id, pageHeaders } from '../../../http/validation/bodies.ts';
import { Submission } from '../../results/documents.ts';
import { setFinalMark } from '../commands.ts';
import { findUnreconciledPage } from './independent-queries.ts';
import { compareMarks, readSecondMarking, setSecondMarking } from './second-marking-commands.ts';
import {
  FinalMarkBody,
  MarkComparison,
  SecondMarking,
  SecondMarkingBody,
} from './second-marking-documents.ts';

const ofExam = Type.Object({ examId: Id });
const ofSubmission = Type.Object({ id: Id });

export function secondMarkingRoutes(app: App, { db, now }: Deps): void {
  app.get(
    '/ext/marking/exams/:examId/second-marking',
    { schema: { params: ofExam, response: { 200: SecondMarking, ...errorResponses } } },
    ({ params }) => readSecondMarking(db, params.examId),
  );

  app.put(
    '/ext/marking/exams/:examId/second-marking',
    {
      schema: {
        params: ofExam,
        body: SecondMarkingBody,
        response: { 200: SecondMarking, ...errorResponses },
      },
    },
    ({ params, body, viewer }) =>
      setSecondMarking(db, params.examId, body, { userId: requireUser(viewer).id, now: now() }),
  );

  app.get(
    '/ext/marking/unreconciled',
    {
      schema: {
        querystring: CursorQuery,
        response: { 200: Type.Array(Submission), ...errorResponses },
      },
    },
    async ({ viewer, query }, reply) => {
      const page = await findUnreconciledPage(db, viewer, query);
      return reply.headers(pageHeaders(page)).send(page.rows);
    },
  );

  app.get(
    '/ext/marking/submissions/:id/marks',
    { schema: { params: ofSubmission, response: { 200: MarkComparison, ...errorResponses } } },
    ({ viewer, params }) => compareMarks(db, viewer, params.id),
  );

  app.put(
    '/ext/marking/submissions/:id/final-mark',
    {
      schema: {
        params: ofSubmission,
        body: FinalMarkBody,
        response: { 200: Submission, ...errorResponses },
      },
    },
    ({ viewer, params, body, headers }) => {
      const { id: userId } = requireUser(viewer);
      const revision = readIfMatch(headers['if-match']);
      return setFinalMark(db, params.id, body, { userId, now: now(), revision });
    },
  );
}
