// Corrections of answer keys with their preview, changed scores, and challenges of questions by
// students.
import type {
  KeyChallengeState,
  KeyCorrectionKind,
  Resolvers,
} from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { fieldRefusal } from '../../upstream/errors/refusals.ts';
import { restExamKind } from '../../upstream/exams/exam-kind.ts';
import { showsAnswers } from '../../upstream/exams/result.ts';
import { twoDecimals } from '../../upstream/exams/two-decimals.ts';
import { connectionOf, cursorPageOf } from '../../upstream/paging.ts';
import { withInputPaths } from '../../upstream/renamed-input.ts';
import type { Context } from '../context.ts';
import type { RestChallengeState } from './api.ts';

const restCorrection = { KEY: 'key', BONUS: 'bonus', VOID: 'void' } as const;
const restState: Record<KeyChallengeState, RestChallengeState> = {
  OPEN: 'open',
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
};
const correctionKinds = { key: 'KEY', bonus: 'BONUS', void: 'VOID' } as const satisfies Record<
  string,
  KeyCorrectionKind
>;
const challengeStates = {
  open: 'OPEN',
  accepted: 'ACCEPTED',
  refused: 'REFUSED',
} as const satisfies Record<string, KeyChallengeState>;

/** Upstream's names of input fields of `correctKey`, for errors that refer to one. */
const CORRECTION_NAMES = {
  'correction.questionId': 'questionId',
  'correction.kind': 'kind',
  'correction.correctOptionIds': 'correctOptionIds',
};

/** The cursor of a preview is the id of a submission. */
const PREVIEW_CURSOR = /^[\w-]{1,100}$/;

const requireCorrections = ({ capabilities }: Context) =>
  capabilities.require('key-corrections', 'NO_KEY_CORRECTIONS');

export const keyCorrectionsResolvers: Resolvers = {
  Query: {
    examKeyCorrections: async (_, { examKind, examId }, context) => {
      await context.requireAdmin();
      await requireCorrections(context);
      return context.api.keyCorrections.getExamCorrections({
        kind: restExamKind[examKind],
        examId,
      });
    },
    keyCorrectionPreview: async (_, { input, after }, context) => {
      await context.requireAdmin();
      await requireCorrections(context);
      if (after && !PREVIEW_CURSOR.test(after)) throw fieldRefusal('after', 'NOT_A_CURSOR');
      const { examKind, examId, kind, questionId, correctOptionIds } = input;
      return context.api.keyCorrections.postPreview(
        { kind: restExamKind[examKind], examId },
        {
          questionId,
          kind: restCorrection[kind],
          correctOptionIds: correctOptionIds ? [...correctOptionIds] : undefined,
          after: after || undefined,
        },
      );
    },
    keyChallenges: async (_, { state, ...args }, context) => {
      await context.requireAdmin();
      await requireCorrections(context);
      const page = await cursorPageOf(args, context.capabilities);
      return connectionOf(
        await context.api.keyCorrections.listChallenges(restState[state ?? 'OPEN'], page),
        page,
      );
    },
  },
  ReviewedQuestion: {
    correction: ({ correction }) =>
      correction
        ? {
            kind: correctionKinds[correction.kind ?? 'key'],
            reason: correction.reason ?? '',
            correctedAt: correction.correctedAt ?? '',
          }
        : null,
    challenge: async ({ id, exam }, _, { loaders }) => {
      const challenges = exam ? await loaders.myChallenges.byExam.load(exam) : null;
      return challenges?.find(({ questionId }) => questionId === id) ?? null;
    },
  },
  MultiSubjectExamResult: {
    scoreChanges: (result, _, { loaders }) =>
      showsAnswers(result) ? loaders.scoreChanges.multiSubjectById.load(idOf(result)) : null,
  },
  SingleExamResult: {
    scoreChanges: (result, _, { loaders }) =>
      showsAnswers(result) ? loaders.scoreChanges.singleById.load(idOf(result)) : null,
  },
  ScoreChange: {
    id: idOf,
    oldScore: ({ oldScore }) => twoDecimals(oldScore ?? 0),
    newScore: ({ newScore }) => twoDecimals(newScore ?? 0),
    changedAt: ({ changedAt }) => changedAt ?? '',
    reasons: ({ reasons }) => reasons ?? [],
  },
  ExamKeyCorrections: {
    corrections: ({ corrections }) => corrections ?? [],
    submissionCount: ({ submissionCount }) => submissionCount ?? 0,
    pendingCount: ({ pendingCount }) => pendingCount ?? 0,
    changedCount: ({ changedCount }) => changedCount ?? 0,
  },
  KeyCorrection: {
    id: idOf,
    questionId: ({ questionId }) => questionId ?? '',
    kind: ({ kind }) => correctionKinds[kind ?? 'key'],
    correctOptionIds: ({ correctOptionIds }) => correctOptionIds ?? [],
    previousOptionIds: ({ previousOptionIds }) => previousOptionIds ?? [],
    reason: ({ reason }) => reason ?? '',
    correctedAt: ({ correctedAt }) => correctedAt ?? '',
    correctedBy: ({ correctedBy }) => correctedBy || null,
  },
  KeyCorrectionPreview: {
    examinedCount: ({ examinedCount }) => examinedCount ?? 0,
    submissionCount: ({ submissionCount }) => submissionCount ?? null,
    changes: ({ changes }) => changes ?? [],
    endCursor: ({ nextCursor }) => nextCursor ?? null,
  },
  ChangedScore: {
    id: ({ submissionId }) => submissionId ?? '',
    resultId: ({ resultId }) => resultId ?? '',
    studentName: ({ studentName }) => studentName || null,
    oldScore: ({ oldScore }) => twoDecimals(oldScore ?? 0),
    newScore: ({ newScore }) => twoDecimals(newScore ?? 0),
    countsForRank: ({ countsForRank }) => countsForRank ?? false,
  },
  KeyChallenge: {
    id: idOf,
    examKind: ({ examKind }) => (examKind === 'single' ? 'SINGLE' : 'MULTI_SUBJECT'),
    examId: ({ examId }) => examId ?? '',
    examTitle: ({ examTitle }) => examTitle || null,
    questionId: ({ questionId }) => questionId ?? '',
    questionText: ({ questionText }) => questionText || null,
    reason: ({ reason }) => reason ?? '',
    createdAt: ({ createdAt }) => createdAt ?? '',
    state: ({ state }) => challengeStates[state ?? 'open'],
    answer: ({ answer }) => answer || null,
    decidedAt: ({ decidedAt }) => decidedAt ?? null,
    studentName: ({ studentName }) => studentName || null,
  },
  Mutation: {
    correctKey: async (_, { input: { correction, reason } }, context) => {
      await context.requireAdmin();
      await requireCorrections(context);
      const { examKind, examId, kind, questionId, correctOptionIds } = correction;
      const sending = context.api.keyCorrections.postCorrection(
        { kind: restExamKind[examKind], examId },
        {
          questionId,
          kind: restCorrection[kind],
          correctOptionIds: correctOptionIds ? [...correctOptionIds] : undefined,
          reason,
        },
      );
      return { examCorrections: await withInputPaths(CORRECTION_NAMES, sending) };
    },
    challengeKey: async (_, { input: { examKind, ...challenge } }, context) => {
      context.requireSession();
      await requireCorrections(context);
      return {
        challenge: await context.api.keyCorrections.postChallenge({
          ...challenge,
          examKind: restExamKind[examKind],
        }),
      };
    },
    refuseKeyChallenge: async (_, { input: { id, answer } }, context) => {
      await context.requireAdmin();
      await requireCorrections(context);
      return { challenge: await context.api.keyCorrections.postRefuseChallenge(id, answer) };
    },
  },
};
