// The extension `question-bank`: questions stored apart from exams, to be copied into them
// (docs/decisions/058). Admins only (calls.ts).
import { Type } from 'typebox';
import { requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errors.ts';
import { Id, pageHeaders } from '../../http/validation/bodies.ts';
import { requireFound } from '../../refusals/refusals.ts';
import { addFromExam, addQuestions, archiveQuestions, changeQuestion, draw } from './commands.ts';
import {
  Addition,
  AdditionBody,
  Archival,
  ArchivalBody,
  BankLabels,
  BankQuery,
  BankQuestion,
  BankUsages,
  ChangeBody,
  DrawBody,
  Drawn,
  FromExamBody,
} from './documents.ts';
import { findBankLabels, findBankPage, findBankQuestion } from './queries.ts';
import { findUsages } from './usage-queries.ts';

const BASE = '/ext/bank-questions';
const params = Type.Object({ id: Id });
const questionResponse = { 200: BankQuestion, ...errorResponses };
const additionResponse = { 201: Addition, ...errorResponses };

export function questionBankRoutes(app: App, { db, now }: Deps): void {
  app.get(
    BASE,
    {
      schema: {
        querystring: BankQuery,
        response: { 200: Type.Array(BankQuestion), ...errorResponses },
      },
    },
    async ({ query: { offset, limit, after, ...filter } }, reply) => {
      const listPage = await findBankPage(db, filter, { offset, limit, after });
      return reply.headers(pageHeaders(listPage)).send(listPage.rows);
    },
  );
  app.get(`${BASE}/words`, { schema: { response: { 200: BankLabels, ...errorResponses } } }, () =>
    findBankLabels(db),
  );
  app.get(`${BASE}/:id`, { schema: { params, response: questionResponse } }, async (request) =>
    requireFound(await findBankQuestion(db, request.params.id), 'question'),
  );
  app.get(
    `${BASE}/:id/usage`,
    { schema: { params, response: { 200: BankUsages, ...errorResponses } } },
    async (request) => {
      requireFound(await findBankQuestion(db, request.params.id), 'question');
      return findUsages(db, request.params.id);
    },
  );

  app.post(
    BASE,
    { schema: { body: AdditionBody, response: additionResponse } },
    async ({ body, viewer }, reply) =>
      reply
        .status(201)
        .send(
          await addQuestions(db, body.questions, { userId: requireUser(viewer).id, now: now() }),
        ),
  );
  app.post(
    `${BASE}/from-exam`,
    { schema: { body: FromExamBody, response: additionResponse } },
    async ({ body, viewer }, reply) =>
      reply
        .status(201)
        .send(await addFromExam(db, body, { userId: requireUser(viewer).id, now: now() })),
  );
  app.put(
    `${BASE}/:id`,
    { schema: { params, body: ChangeBody, response: questionResponse } },
    async (request) => changeQuestion(db, request.params.id, request.body),
  );
  app.post(
    `${BASE}/archive`,
    { schema: { body: ArchivalBody, response: { 200: Archival, ...errorResponses } } },
    async ({ body }) => ({
      changedCount: await archiveQuestions(db, body.ids, body.archived, now()),
    }),
  );
  // Returns random questions for each rule of the body, and how many match it. Stores nothing: POST
  // because the body also has the questions that the exam has already, which are not drawn and are
  // too long for a URL.
  app.post(
    `${BASE}/draw`,
    { schema: { body: DrawBody, response: { 200: Drawn, ...errorResponses } } },
    ({ body }) => draw(db, body),
  );
}
