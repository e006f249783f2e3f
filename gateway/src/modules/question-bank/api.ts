// The calls of the extension `question-bank`. All responses contain keys; upstream authorizes them
// by the admin's session.
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

export type RestDifficulty = 'easy' | 'medium' | 'hard';

/** Backs `BankOption`. */
type RestBankOption = { text?: string; isCorrect?: boolean };

export type RestBankKind = 'mcq' | 'written' | 'creative';

/** Backs `BankQuestion`. */
export type RestBankQuestion = {
  _id?: string;
  /** Missing if the backend supports multiple-choice questions only. */
  kind?: RestBankKind;
  question?: string;
  options?: RestBankOption[];
  points?: number;
  explanation?: string;
  subject?: string;
  chapter?: string;
  difficulty?: RestDifficulty;
  tags?: string[];
  usageCount?: number;
  revision?: number;
  createdAt?: string;
  archivedAt?: string;
};

/** Backs `BankUsage`. */
export type RestBankUsage = {
  kind?: RestExamKind;
  examId?: string;
  title?: string;
  archived?: boolean;
  sameKey?: boolean;
  examinedCount?: number;
  correctCount?: number;
  discrimination?: number;
  markedCount?: number;
  meanMarks?: number;
};

/** Backs `BankWords`. */
export type RestBankWords = {
  places?: { subject?: string; chapter?: string; count?: number }[];
  tags?: { tag?: string; count?: number }[];
};

/** Backs `AddBankQuestionsPayload`. */
type RestBankAddition = { ids?: string[]; existingCount?: number; skippedCount?: number };

/** Backs `BankDraw`. */
export type RestBankDraw = { matchingCount?: number; questions?: RestBankQuestion[] };

/** The place of a question in the bank. */
export type RestBankPlace = {
  subject?: string;
  chapter?: string;
  difficulty?: RestDifficulty | null;
  tags?: string[];
};
export type RestBankFilter = {
  kind?: RestBankKind;
  subject?: string;
  chapter?: string;
  difficulty?: RestDifficulty;
  tag?: string;
};

/** The body of a question. */
export type RestSentQuestion = RestBankPlace & {
  /** Missing: multiple choice. */
  kind?: 'written';
  question: string;
  options: { text: string; isCorrect: boolean }[];
  points: number;
  explanation?: string | null;
};

type ListFilter = RestBankFilter & {
  withoutCreative?: 'true';
  q?: string;
  unused?: 'true';
  archived?: 'true';
  singleAnswer?: 'true';
};
type DrawBody = {
  /** Without a kind: multiple choice, the only kind of older backends. */
  rules: (RestBankFilter & { withoutCreative?: true; count: number })[];
  questions: { question: string; options: string[] }[];
  /** Omitted without hashes, because backends without this field refuse it. */
  contentHashes?: string[];
  singleAnswer: boolean;
  countOnly: boolean;
};

export const questionBankApi = (upstream: Upstream) => ({
  /** GET /ext/bank-questions */
  listBankQuestions: (filter: ListFilter, page: Page) =>
    upstream.page<RestBankQuestion>(withQuery(path`/ext/bank-questions`, { ...filter, ...page })),
  /** GET /ext/bank-questions/words */
  getBankWords: () => upstream.get<RestBankWords>(path`/ext/bank-questions/words`),
  /** GET /ext/bank-questions/{id} */
  findBankQuestion: (id: string) =>
    upstream.find<RestBankQuestion>(path`/ext/bank-questions/${id}`),
  /** GET /ext/bank-questions/{id}/usage */
  listUsages: (id: string) => upstream.list<RestBankUsage>(path`/ext/bank-questions/${id}/usage`),
  /** POST /ext/bank-questions */
  postBankQuestions: (questions: RestSentQuestion[]) =>
    upstream.write<RestBankAddition>('POST', path`/ext/bank-questions`, { questions }),
  /** POST /ext/bank-questions/from-exam */
  postFromExam: (body: RestBankPlace & { kind: RestExamKind; examId: string }) =>
    upstream.write<RestBankAddition>('POST', path`/ext/bank-questions/from-exam`, body),
  /** PUT /ext/bank-questions/{id} */
  putBankQuestion: (id: string, body: RestSentQuestion & { revision: number }) =>
    upstream.write<RestBankQuestion>('PUT', path`/ext/bank-questions/${id}`, body),
  /** POST /ext/bank-questions/archive */
  postArchival: (body: { ids: string[]; archived: boolean }) =>
    upstream.write<{ changedCount?: number }>('POST', path`/ext/bank-questions/archive`, body),
  /** POST /ext/bank-questions/draw; changes nothing */
  postDraw: async (body: DrawBody): Promise<RestBankDraw[]> => {
    const { rules } = await upstream.write<{ rules?: RestBankDraw[] }>(
      'POST',
      path`/ext/bank-questions/draw`,
      body,
    );
    return rules ?? [];
  },
});
