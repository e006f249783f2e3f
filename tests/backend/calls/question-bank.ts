// Examples of the calls of the extension `question-bank`.
import { adminOnly, type Examples, type World } from './example.ts';

const BASE = '/ext/bank-questions';
const options = [
  { text: 'N', isCorrect: true },
  { text: 'J', isCorrect: false },
];
let count = 0;
/** A question of other texts each time, for the bank has each once. */
const aQuestion = () => ({ question: `Unit of force ${++count}?`, options, points: 1 });
const anId = async ({ admin }: World): Promise<string> =>
  (await admin.post(BASE, { questions: [aQuestion()] })).body.ids[0];
const unknown = (part = '') => ({ url: `${BASE}/unknown${part}` });

export const questionBankCalls: Examples = {
  'GET /ext/bank-questions': {
    ask: () => ({ url: `${BASE}?subject=Physics&unused=true&q=force` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: `${BASE}?difficulty=terrible` }), status: 400 },
  },
  'GET /ext/bank-questions/words': {
    ask: () => ({ url: `${BASE}/words` }),
    answers: adminOnly(200),
    refused: { by: 'owner', ask: () => ({ url: `${BASE}/words` }), status: 403 },
  },
  'GET /ext/bank-questions/{id}': {
    ask: async (world) => ({ url: `${BASE}/${await anId(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => unknown(), status: 404 },
  },
  'GET /ext/bank-questions/{id}/usage': {
    ask: async (world) => ({ url: `${BASE}/${await anId(world)}/usage` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => unknown('/usage'), status: 404 },
  },
  'POST /ext/bank-questions': {
    ask: () => ({ url: BASE, body: { questions: [aQuestion()] } }),
    answers: adminOnly(201),
    refused: { by: 'admin', ask: () => ({ url: BASE, body: { questions: [] } }), status: 400 },
  },
  'POST /ext/bank-questions/from-exam': {
    ask: () => ({
      url: `${BASE}/from-exam`,
      body: { kind: 'single', examId: 'free10-motion-exam-1' },
    }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: `${BASE}/from-exam`, body: { kind: 'single', examId: 'unknown' } }),
      status: 404,
    },
  },
  'PUT /ext/bank-questions/{id}': {
    ask: async (world) => ({
      url: `${BASE}/${await anId(world)}`,
      body: { ...aQuestion(), revision: 1 },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ ...unknown(), body: { ...aQuestion(), revision: 1 } }),
      status: 404,
    },
  },
  'POST /ext/bank-questions/archive': {
    ask: async (world) => ({
      url: `${BASE}/archive`,
      body: { ids: [await anId(world)], archived: true },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: `${BASE}/archive`, body: { ids: [], archived: true } }),
      status: 400,
    },
  },
  'POST /ext/bank-questions/draw': {
    ask: () => ({ url: `${BASE}/draw`, body: { rules: [{ count: 1 }], singleAnswer: true } }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: `${BASE}/draw`, body: { rules: [{ count: 0 }], singleAnswer: true } }),
      status: 400,
    },
  },
};
