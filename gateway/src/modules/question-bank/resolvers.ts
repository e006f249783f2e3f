// The question bank, with the key of its questions: for admins.
import type {
  BankPlaceInput,
  BankQuestionInput,
  BankQuestionKind,
  Difficulty,
  Resolvers,
} from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { restExamKind } from '../../upstream/exams/exam-kind.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import { SEARCH_NAMES, withInputPaths } from '../../upstream/renamed-input.ts';
import type { Context } from '../context.ts';
import type {
  RestBankFilter,
  RestBankKind,
  RestBankPlace,
  RestDifficulty,
  RestSentQuestion,
} from './api.ts';

const restDifficulty: Record<Difficulty, RestDifficulty> = {
  EASY: 'easy',
  MEDIUM: 'medium',
  HARD: 'hard',
};
const restBankKind: Record<BankQuestionKind, RestBankKind> = {
  MCQ: 'mcq',
  WRITTEN: 'written',
  CREATIVE: 'creative',
};
const bankKinds: Record<RestBankKind, BankQuestionKind> = {
  mcq: 'MCQ',
  written: 'WRITTEN',
  creative: 'CREATIVE',
};
const difficulties: Record<RestDifficulty, Difficulty> = {
  easy: 'EASY',
  medium: 'MEDIUM',
  hard: 'HARD',
};

/**
 * Errors UNAUTHENTICATED, FORBIDDEN, and OPERATION_NOT_ALLOWED if the host does not have the
 * extension.
 */
async function requireBank({ capabilities, requireAdmin }: Context): Promise<void> {
  await requireAdmin();
  await capabilities.require('question-bank', 'NO_QUESTION_BANK');
}

type Filter = {
  kind?: BankQuestionKind | null;
  subject?: string | null;
  chapter?: string | null;
  difficulty?: Difficulty | null;
  tag?: string | null;
};

/** Null and undefined mean no filter; an empty subject or chapter matches questions without one. */
const toRestFilter = ({ kind, subject, chapter, difficulty, tag }: Filter): RestBankFilter => ({
  kind: kind ? restBankKind[kind] : undefined,
  subject: subject ?? undefined,
  chapter: chapter ?? undefined,
  difficulty: difficulty ? restDifficulty[difficulty] : undefined,
  tag: tag || undefined,
});

const toRestPlace = ({ subject, chapter, difficulty, tags }: BankPlaceInput): RestBankPlace => ({
  subject: subject ?? undefined,
  chapter: chapter ?? undefined,
  difficulty: difficulty ? restDifficulty[difficulty] : undefined,
  tags: tags ? [...tags] : undefined,
});

const toRestQuestion = ({
  kind,
  text,
  options,
  points,
  explanation,
  place,
}: BankQuestionInput): RestSentQuestion => ({
  // Omitted for multiple choice, the only kind of older backends.
  ...((kind === 'WRITTEN' || kind === 'CREATIVE') && { kind: 'written' as const }),
  question: text,
  points,
  explanation: explanation ?? null,
  options: (options ?? []).map((option) => ({ text: option.text, isCorrect: option.isCorrect })),
  ...toRestPlace(place ?? {}),
});

/** Upstream's names of input fields, for errors that refer to one. */
const PLACE_NAMES = {
  'place.subject': 'subject',
  'place.chapter': 'chapter',
  'place.difficulty': 'difficulty',
  'place.tags': 'tags',
};
const QUESTION_NAMES = { ...PLACE_NAMES, text: 'question' };
const UPDATE_NAMES = {
  'question.kind': 'kind',
  'question.text': 'question',
  'question.options': 'options',
  'question.points': 'points',
  'question.explanation': 'explanation',
  'question.place.subject': 'subject',
  'question.place.chapter': 'chapter',
  'question.place.difficulty': 'difficulty',
  'question.place.tags': 'tags',
};
const DRAW_NAMES = {
  examQuestions: 'questions',
  text: 'question',
  optionTexts: 'options',
  examQuestionHashes: 'contentHashes',
};

export const questionBankResolvers: Resolvers = {
  Query: {
    bankQuestions: async (
      _,
      { withoutCreative, search, unused, archived, singleAnswer, first, after, ...filtered },
      context,
    ) => {
      await requireBank(context);
      const page = await cursorPageOf({ first, after }, context.capabilities);
      const filter = {
        ...toRestFilter(filtered),
        withoutCreative: withoutCreative ? ('true' as const) : undefined,
        q: search?.trim() || undefined,
        unused: unused ? ('true' as const) : undefined,
        archived: archived ? ('true' as const) : undefined,
        singleAnswer: singleAnswer ? ('true' as const) : undefined,
      };
      const listing = context.api.questionBank.listBankQuestions(filter, page);
      return connectionOf(await withInputPaths(SEARCH_NAMES, listing), page);
    },
    bankQuestion: async (_, { id }, context) => {
      await requireBank(context);
      return context.api.questionBank.findBankQuestion(id);
    },
    bankWords: async (_, _args, context) => {
      await requireBank(context);
      return context.api.questionBank.getBankWords();
    },
    bankDraws: async (
      _,
      { input: { rules, examQuestions, examQuestionHashes, singleAnswer, countOnly } },
      context,
    ) => {
      await requireBank(context);
      const sending = context.api.questionBank.postDraw({
        rules: rules.map(({ count, kind, withoutCreative, ...filter }) => ({
          ...toRestFilter({ ...filter, kind: kind === 'MCQ' ? null : kind }),
          withoutCreative: withoutCreative || undefined,
          count,
        })),
        questions: (examQuestions ?? []).map(({ text, optionTexts }) => ({
          question: text,
          options: [...optionTexts],
        })),
        contentHashes: examQuestionHashes?.length ? [...examQuestionHashes] : undefined,
        singleAnswer,
        countOnly: countOnly ?? false,
      });
      return withInputPaths(DRAW_NAMES, sending);
    },
  },
  BankQuestion: {
    id: idOf,
    kind: ({ kind }) => (kind ? (bankKinds[kind] ?? 'MCQ') : 'MCQ'),
    text: ({ question }) => question ?? '',
    options: ({ options }) =>
      (options ?? []).map(({ text = '', isCorrect = false }) => ({ text, isCorrect })),
    points: ({ points }) => points ?? 0,
    explanation: ({ explanation }) => explanation || null,
    subject: ({ subject }) => subject ?? '',
    chapter: ({ chapter }) => chapter ?? '',
    difficulty: ({ difficulty }) => (difficulty ? (difficulties[difficulty] ?? null) : null),
    tags: ({ tags }) => tags ?? [],
    usageCount: ({ usageCount }) => usageCount ?? 0,
    revision: ({ revision }) => revision ?? 1,
    createdAt: ({ createdAt }) => createdAt ?? '',
    isArchived: ({ archivedAt }) => archivedAt !== undefined,
    usages: (question, _, { api }) => api.questionBank.listUsages(idOf(question)),
  },
  BankUsage: {
    examKind: ({ kind }) => (kind === 'multi-subject' ? 'MULTI_SUBJECT' : 'SINGLE'),
    examId: ({ examId }) => examId ?? '',
    title: ({ title }) => title ?? '',
    isArchived: ({ archived }) => archived ?? false,
    hasSameKey: ({ sameKey }) => sameKey ?? true,
    examinedCount: ({ examinedCount }) => examinedCount ?? null,
    correctCount: ({ correctCount }) => correctCount ?? null,
    discrimination: ({ discrimination }) => discrimination ?? null,
    markedCount: ({ markedCount }) => markedCount ?? null,
    meanMarks: ({ meanMarks }) => meanMarks ?? null,
  },
  BankWords: {
    places: ({ places }) =>
      (places ?? []).map(({ subject = '', chapter = '', count = 0 }) => ({
        subject,
        chapter,
        count,
      })),
    tags: ({ tags }) => (tags ?? []).map(({ tag = '', count = 0 }) => ({ tag, count })),
  },
  BankDraw: {
    matchingCount: ({ matchingCount }) => matchingCount ?? 0,
    questions: ({ questions }) => questions ?? [],
  },
  Mutation: {
    addBankQuestions: async (_, { input: { questions } }, context) => {
      await requireBank(context);
      const { ids = [], existingCount = 0 } = await withInputPaths(
        QUESTION_NAMES,
        context.api.questionBank.postBankQuestions(questions.map(toRestQuestion)),
      );
      return { ids, existingCount, skippedCount: 0 };
    },
    addExamToBank: async (_, { input: { examKind, examId, place } }, context) => {
      await requireBank(context);
      const body = { kind: restExamKind[examKind], examId, ...toRestPlace(place ?? {}) };
      const {
        ids = [],
        existingCount = 0,
        skippedCount = 0,
      } = await withInputPaths(PLACE_NAMES, context.api.questionBank.postFromExam(body));
      return { ids, existingCount, skippedCount };
    },
    updateBankQuestion: async (_, { input: { id, revision, question } }, context) => {
      await requireBank(context);
      const body = { ...toRestQuestion(question), revision };
      const sending = context.api.questionBank.putBankQuestion(id, body);
      return { question: await withInputPaths(UPDATE_NAMES, sending) };
    },
    archiveBankQuestions: async (_, { input: { ids, archived } }, context) => {
      await requireBank(context);
      const { changedCount } = await context.api.questionBank.postArchival({
        ids: [...ids],
        archived,
      });
      return { changedCount: changedCount ?? 0 };
    },
  },
};
