// Examples of the calls of the extension `question-bank`.
import { adminCall, type Examples } from './example.ts';

const FIELDS = `id kind text points explanation subject chapter difficulty tags usageCount revision
  createdAt isArchived options { text isCorrect }`;
const options = [
  { text: 'N', isCorrect: true },
  { text: 'J', isCorrect: false },
];
const HASH = '0123456789abcdef0123456789abcdef';
const place = { subject: 'Physics', chapter: 'Motion', tags: ['SSC'] };
const stored = {
  _id: 'b1',
  kind: 'mcq',
  question: 'Unit of force?',
  options,
  points: 1,
  explanation: 'Newton',
  ...place,
  difficulty: 'easy',
  usageCount: 2,
  revision: 3,
  createdAt: '2026-03-01T10:00:00.000Z',
};
const { _id, question, ...rest } = stored;
const graphqlQuestion = {
  id: _id,
  text: question,
  ...rest,
  kind: 'MCQ',
  difficulty: 'EASY',
  isArchived: false,
};
const INPUT = `{ text: "Unit of force?", points: 1,
  options: [{ text: "N", isCorrect: true }, { text: "J", isCorrect: false }],
  place: { subject: "Physics", difficulty: EASY, tags: ["SSC"] } }`;
const input = {
  question,
  options,
  points: 1,
  explanation: null,
  subject: 'Physics',
  difficulty: 'easy',
  tags: ['SSC'],
};

export const questionBankCalls: Examples = {
  'GET /ext/bank-questions': {
    field: 'Query.bankQuestions',
    query: `{ bankQuestions(kind: WRITTEN, withoutCreative: true, subject: "Physics",
      difficulty: EASY, tag: "SSC", unused: true, search: " force ", first: 5) {
      totalCount totalCountIsExact endCursor nodes { ${FIELDS} } } }`,
    before: [adminCall],
    path: '/ext/bank-questions?kind=written&subject=Physics&difficulty=easy&tag=SSC&withoutCreative=true&q=force&unused=true&offset=0&limit=5',
    reply: [stored],
    data: {
      bankQuestions: {
        totalCount: 1,
        totalCountIsExact: true,
        endCursor: null,
        nodes: [graphqlQuestion],
      },
    },
    errorPath: ['bankQuestions'],
  },
  'GET /ext/bank-questions/words': {
    field: 'Query.bankWords',
    query: '{ bankWords { places { subject chapter count } tags { tag count } } }',
    before: [adminCall],
    path: '/ext/bank-questions/words',
    reply: {
      places: [{ subject: 'Physics', chapter: '', count: 2 }],
      tags: [{ tag: 'SSC', count: 1 }],
    },
    data: {
      bankWords: {
        places: [{ subject: 'Physics', chapter: '', count: 2 }],
        tags: [{ tag: 'SSC', count: 1 }],
      },
    },
    errorPath: ['bankWords'],
  },
  'GET /ext/bank-questions/{id}': {
    field: 'Query.bankQuestion',
    query: `{ bankQuestion(id: "b1") { ${FIELDS} } }`,
    before: [adminCall],
    path: '/ext/bank-questions/b1',
    reply: { ...stored, archivedAt: '2026-03-02T10:00:00.000Z' },
    data: { bankQuestion: { ...graphqlQuestion, isArchived: true } },
    errorPath: ['bankQuestion'],
  },
  'GET /ext/bank-questions/{id}/usage': {
    field: 'BankQuestion.usages',
    query: `{ bankQuestion(id: "b1") { id usages {
      examKind examId title isArchived hasSameKey examinedCount correctCount discrimination
      markedCount meanMarks } } }`,
    before: [adminCall, { call: 'GET /ext/bank-questions/b1', reply: stored }],
    path: '/ext/bank-questions/b1/usage',
    reply: [
      {
        kind: 'single',
        examId: 'e1',
        title: 'Test',
        archived: true,
        sameKey: false,
        examinedCount: 4,
        correctCount: 3,
      },
      { kind: 'single', examId: 'e2', title: 'Written', markedCount: 2, meanMarks: 4.25 },
    ],
    data: {
      bankQuestion: {
        id: 'b1',
        usages: [
          {
            examKind: 'SINGLE',
            examId: 'e1',
            title: 'Test',
            isArchived: true,
            hasSameKey: false,
            examinedCount: 4,
            correctCount: 3,
            discrimination: null,
            markedCount: null,
            meanMarks: null,
          },
          {
            examKind: 'SINGLE',
            examId: 'e2',
            title: 'Written',
            isArchived: false,
            hasSameKey: true,
            examinedCount: null,
            correctCount: null,
            discrimination: null,
            markedCount: 2,
            meanMarks: 4.25,
          },
        ],
      },
    },
    errorPath: ['bankQuestion', 'usages'],
  },
  'POST /ext/bank-questions': {
    field: 'Mutation.addBankQuestions',
    query: `mutation { addBankQuestions(input: {
      questions: [${INPUT}, { kind: CREATIVE, text: "Why?", points: 10 }] }) {
      ids existingCount skippedCount } }`,
    before: [adminCall],
    path: '/ext/bank-questions',
    body: {
      questions: [
        input,
        { kind: 'written', question: 'Why?', options: [], points: 10, explanation: null },
      ],
    },
    reply: { ids: ['b1'], existingCount: 0, skippedCount: 0 },
    data: { addBankQuestions: { ids: ['b1'], existingCount: 0, skippedCount: 0 } },
    errorPath: ['addBankQuestions'],
  },
  'POST /ext/bank-questions/from-exam': {
    field: 'Mutation.addExamToBank',
    query: `mutation { addExamToBank(input: { examKind: MULTI_SUBJECT, examId: "m1",
      place: { tags: ["DU"] } }) { ids existingCount skippedCount } }`,
    before: [adminCall],
    path: '/ext/bank-questions/from-exam',
    body: { kind: 'multi-subject', examId: 'm1', tags: ['DU'] },
    reply: { ids: ['b1'], existingCount: 1, skippedCount: 2 },
    data: { addExamToBank: { ids: ['b1'], existingCount: 1, skippedCount: 2 } },
    errorPath: ['addExamToBank'],
  },
  'PUT /ext/bank-questions/{id}': {
    field: 'Mutation.updateBankQuestion',
    query: `mutation { updateBankQuestion(input: { id: "b1", revision: 2, question: ${INPUT} }) {
      question { id revision } } }`,
    before: [adminCall],
    path: '/ext/bank-questions/b1',
    body: { ...input, revision: 2 },
    reply: stored,
    data: { updateBankQuestion: { question: { id: 'b1', revision: 3 } } },
    errorPath: ['updateBankQuestion'],
  },
  'POST /ext/bank-questions/archive': {
    field: 'Mutation.archiveBankQuestions',
    query: `mutation { archiveBankQuestions(input: { ids: ["b1"], archived: true }) { changedCount } }`,
    before: [adminCall],
    path: '/ext/bank-questions/archive',
    body: { ids: ['b1'], archived: true },
    reply: { changedCount: 1 },
    data: { archiveBankQuestions: { changedCount: 1 } },
    errorPath: ['archiveBankQuestions'],
  },
  'POST /ext/bank-questions/draw': {
    field: 'Query.bankDraws',
    query: `{ bankDraws(input: { rules: [{ chapter: "Motion", difficulty: HARD, count: 2 },
      { kind: WRITTEN, withoutCreative: true, count: 3 }],
      examQuestions: [{ text: "Speed?", optionTexts: ["a", "b"] }], examQuestionHashes: ["${HASH}"],
      singleAnswer: true }) { matchingCount questions { id } } }`,
    before: [adminCall],
    path: '/ext/bank-questions/draw',
    body: {
      rules: [
        { chapter: 'Motion', difficulty: 'hard', count: 2 },
        { kind: 'written', withoutCreative: true, count: 3 },
      ],
      questions: [{ question: 'Speed?', options: ['a', 'b'] }],
      contentHashes: [HASH],
      singleAnswer: true,
      countOnly: false,
    },
    reply: { rules: [{ matchingCount: 5, questions: [stored] }] },
    data: { bankDraws: [{ matchingCount: 5, questions: [{ id: 'b1' }] }] },
    errorPath: ['bankDraws'],
  },
};
