// Shared by the tests of the question bank's pages: a question, its list and its texts.
import {
  BankRouteDocument,
  BankWordsDocument,
} from '../../web/src/features/admin/bank/generated/bank.ts';
import { aViewer, type Mock, renderPage } from './render.tsx';

const viewer = { __typename: 'Viewer', id: 'u1' };
export const aBankQuestion = (id: string, text: string, overrides: object = {}) => ({
  __typename: 'BankQuestion',
  id,
  text,
  points: 1,
  explanation: null,
  subject: 'Physics',
  chapter: 'Motion',
  difficulty: 'EASY',
  kind: 'MCQ',
  tags: ['SSC'],
  usageCount: 0,
  revision: 3,
  isArchived: false,
  options: [
    { __typename: 'BankOption', text: 'N', isCorrect: true },
    { __typename: 'BankOption', text: 'J', isCorrect: false },
  ],
  ...overrides,
});
export const words: Mock = {
  request: { query: BankWordsDocument },
  result: {
    data: {
      bankWords: {
        __typename: 'BankWords',
        places: [
          { __typename: 'BankPlace', subject: 'Physics', chapter: 'Motion', count: 2 },
          { __typename: 'BankPlace', subject: 'Biology', chapter: 'Cells', count: 1 },
        ],
        tags: [{ __typename: 'BankTag', tag: 'SSC', count: 1 }],
      },
    },
  },
};
const noFilter = {
  kind: null,
  withoutCreative: false,
  subject: null,
  chapter: null,
  difficulty: null,
  tag: null,
  unused: false,
  archived: false,
  search: '',
  after: null,
};
export const list = (variables: object, nodes: object[]): Mock => ({
  request: { query: BankRouteDocument, variables: { ...noFilter, ...variables } },
  result: {
    data: {
      viewer,
      bankQuestions: {
        __typename: 'BankQuestionConnection',
        nodes,
        totalCount: nodes.length,
        totalCountIsExact: true,
        endCursor: null,
      },
    },
  },
});
export const render = (page: React.ReactElement, at: string, mocks: Mock[], path?: string) =>
  renderPage(page, {
    viewer: aViewer({ role: 'ADMIN' }),
    at,
    ...(path !== undefined && { path }),
    mocks,
  });
