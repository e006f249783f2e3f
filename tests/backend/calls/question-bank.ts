// Examples of the calls of the extension `question-bank`.
import { adminOnly, type Examples, type TestContext } from './example.ts';

const BASE = '/ext/bank-questions';
const options = [
  { text: 'N', isCorrect: true },
  { text: 'J', isCorrect: false },
];
let count = 0;
/** A question with new texts each time, because the bank has each question once. */
const aQuestion = () => ({ question: `Unit of force ${++count}?`, options, points: 1 });
const anId = async ({ admin }: TestContext): Promise<string> =>
  (await admin.post(BASE, { questions: [aQuestion()] })).body.ids[0];
const unknown = (part = '') => ({ url: `${BASE}/unknown${part}` });

export const questionBankCalls: Examples = {
  'GET /ext/bank-questions': {
    request: () => ({ url: `${BASE}?subject=Physics&unused=true&q=force` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${BASE}?difficulty=terrible` }),
      status: 400,
    },
  },
  'GET /ext/bank-questions/words': {
    request: () => ({ url: `${BASE}/words` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'owner', request: () => ({ url: `${BASE}/words` }), status: 403 },
  },
  'GET /ext/bank-questions/{id}': {
    request: async (context) => ({ url: `${BASE}/${await anId(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => unknown(), status: 404 },
  },
  'GET /ext/bank-questions/{id}/usage': {
    request: async (context) => ({ url: `${BASE}/${await anId(context)}/usage` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => unknown('/usage'), status: 404 },
  },
  'POST /ext/bank-questions': {
    request: () => ({ url: BASE, body: { questions: [aQuestion()] } }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: BASE, body: { questions: [] } }),
      status: 400,
    },
  },
  'POST /ext/bank-questions/from-exam': {
    request: () => ({
      url: `${BASE}/from-exam`,
      body: { kind: 'single', examId: 'free10-motion-exam-1' },
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${BASE}/from-exam`, body: { kind: 'single', examId: 'unknown' } }),
      status: 404,
    },
  },
  'PUT /ext/bank-questions/{id}': {
    request: async (context) => ({
      url: `${BASE}/${await anId(context)}`,
      body: { ...aQuestion(), revision: 1 },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ ...unknown(), body: { ...aQuestion(), revision: 1 } }),
      status: 404,
    },
  },
  'POST /ext/bank-questions/archive': {
    request: async (context) => ({
      url: `${BASE}/archive`,
      body: { ids: [await anId(context)], archived: true },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${BASE}/archive`, body: { ids: [], archived: true } }),
      status: 400,
    },
  },
  'POST /ext/bank-questions/draw': {
    request: () => ({ url: `${BASE}/draw`, body: { rules: [{ count: 1 }], singleAnswer: true } }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: `${BASE}/draw`, body: { rules: [{ count: 0 }], singleAnswer: true } }),
      status: 400,
    },
  },
};
