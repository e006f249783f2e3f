// The extension `assignment-submissions`: students submit text and files, admins return them with a
// mark and a comment.
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { urlOf } from '../../files/stored-files.ts';
import { errorResponses } from '../../http/errors.ts';
import { pageHeaders } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { findAssignment } from './queries.ts';
import {
  registerFile,
  returnSubmission,
  saveSubmission,
  withdrawSubmission,
} from './submission-commands.ts';
import {
  FileBody,
  ListedSubmission,
  params,
  RegisteredFile,
  ReturnBody,
  Submission,
  SubmissionBody,
  SubmissionQuery,
  SubmissionsQuery,
  SubmittedDetails,
  toSubmission,
  WithdrawBody,
} from './submission-documents.ts';
import { findOwnSubmissions, findSubmitted, findSubmittedById } from './submission-queries.ts';

const own = { 200: Submission, ...errorResponses };

export function assignmentSubmissionRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  app.get(
    '/ext/assignments/submissions/mine',
    { schema: { response: { 200: Type.Array(Submission), ...errorResponses } } },
    async ({ viewer }) => (await findOwnSubmissions(db, requireUser(viewer).id)).map(toSubmission),
  );

  app.post(
    '/ext/assignments/:id/files',
    { schema: { params, body: FileBody, response: { 200: RegisteredFile, ...errorResponses } } },
    async ({ viewer, params: { id }, body }) => {
      const { answer, pages } = await registerFile(deps, viewer, id, body);
      const page = requireFound(pages[0], 'page');
      return {
        url: urlOf(answer.name),
        page: { _id: page.id, offset: page.received, stored: page.url !== null },
      };
    },
  );

  app.put(
    '/ext/assignments/:id/submission',
    { schema: { params, body: SubmissionBody, response: own } },
    async ({ viewer, params: { id }, body }) =>
      toSubmission(await saveSubmission(deps, viewer, id, body)),
  );

  app.post(
    '/ext/assignments/:id/submission/withdraw',
    { schema: { params, body: WithdrawBody, response: own } },
    async ({ viewer, params: { id }, body }) =>
      toSubmission(await withdrawSubmission(deps, viewer, id, body.revision)),
  );

  app.get(
    '/ext/assignments/:id/submissions',
    {
      schema: {
        params,
        querystring: SubmissionsQuery,
        response: { 200: Type.Array(ListedSubmission), ...errorResponses },
      },
    },
    async ({ params: { id }, query: { state, ...page } }, reply) => {
      requireFound(await findAssignment(db, id), 'assignment');
      const submitted = await findSubmitted(db, id, state, page);
      return reply.headers(pageHeaders(submitted)).send(submitted.rows);
    },
  );

  app.get(
    '/ext/assignment-submissions/:id',
    {
      schema: {
        params,
        querystring: SubmissionQuery,
        response: { 200: SubmittedDetails, ...errorResponses },
      },
    },
    async ({ params: { id }, query }) =>
      requireFound(await findSubmittedById(db, id, query.state), 'submission'),
  );

  app.put(
    '/ext/assignment-submissions/:id/return',
    {
      schema: { params, body: ReturnBody, response: { 200: SubmittedDetails, ...errorResponses } },
    },
    async ({ viewer, params: { id }, body }) => {
      await returnSubmission(deps, viewer, id, body);
      return requireFound(await findSubmittedById(db, id, undefined), 'submission');
    },
  );
}
