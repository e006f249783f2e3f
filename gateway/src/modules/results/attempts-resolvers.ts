// The extension `attempts` in GraphQL's words: what the server has saved of an exam that runs, and answers that came late.
import { toRestSheet } from '../../attempts/answer-sheet.ts';
import { refuseTooMany } from '../../attempts/answers.ts';
import { ticketOf } from '../../attempts/open-attempt.ts';
import { connectionOf, pageOf } from '../../connections.ts';
import type { LateAnswersState, Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import type { RestLateState } from './attempts-api.ts';
import { singleOrNull } from './single-result.ts';

const NO_ATTEMPTS = 'This server keeps no attempts.';
const restState: Record<LateAnswersState, RestLateState> = { WAITING: 'waiting', ACCEPTED: 'accepted', REFUSED: 'refused' };
const stateOf = (state: string | undefined): LateAnswersState =>
  state === 'accepted' ? 'ACCEPTED' : state === 'refused' ? 'REFUSED' : 'WAITING';

export const attemptsResolvers: Resolvers = {
  Query: {
    openAttempts: async (_, __, { api, capabilities, requireSession }) => {
      requireSession();
      return (await capabilities.surelyHas('attempts')) ? api.attempts.listOpenAttempts() : null;
    },
    attempt: async (_, { id }, { capabilities, loaders, requireSession }) => {
      requireSession();
      return (await capabilities.surelyHas('attempts')) ? loaders.attempts.byId.load(id) : null;
    },
    lateAnswers: async (_, { state, ...args }, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      await capabilities.require('attempts', NO_ATTEMPTS);
      const page = pageOf(args);
      return connectionOf(await api.attempts.listLateAnswers(state ? restState[state] : undefined, page), page);
    },
  },
  Attempt: {
    id: idOf,
    userId: (attempt) => attempt.userId ?? '',
    exam: ({ kind, examId }, _, { loaders }) => (kind === 'single' && examId ? loaders.exams.byId.load(examId) : null),
    multiSubjectExam: ({ kind, examId }, _, { loaders }) =>
      kind === 'multi-subject' && examId ? loaders.multiSubjectExams.byId.load(examId) : null,
    startedAt: (attempt) => attempt.startedAt ?? '',
    deadline: (attempt) => attempt.deadline ?? '',
    sequence: (attempt) => attempt.sequence ?? 0,
    savedAt: (attempt) => attempt.savedAt ?? null,
    answers: (attempt) => attempt.answers ?? null,
    closedAt: (attempt) => attempt.closedAt ?? null,
    closedBy: (attempt) => (attempt.closedBy === 'student' ? 'STUDENT' : attempt.closedBy === 'server' ? 'SERVER' : null),
    result: async ({ kind, resultId, userId, examId }, _, { loaders }) => {
      if (!resultId || !userId || !examId) return null;
      if (kind === 'multi-subject') return loaders.multiSubjectResults.byId.load(resultId);
      return singleOrNull(await loaders.singleResults.byUserAndExam.load({ userId, examId }));
    },
    ticket: async (attempt, _, { viewer }) => {
      const { kind, examId, userId, resultId, closedAt } = attempt;
      if (closedAt || !examId || !userId || (kind !== 'single' && kind !== 'multi-subject')) return null;
      const person = await viewer();
      if (!person || idOf(person) !== userId) return null;
      return ticketOf(attempt, { kind, examId, userId, resultId: resultId ?? undefined });
    },
    lateAnswers: async (attempt, _, { loaders }) =>
      attempt.lateAnswers ?? (await loaders.attempts.byId.load(idOf(attempt)))?.lateAnswers ?? [],
  },
  AnswerSheet: {
    selections: (sheet) => sheet.selections ?? [],
    writtenAnswers: (sheet) => sheet.writtenAnswer ?? [],
    unsure: (sheet) => sheet.unsure ?? [],
  },
  SavedSelection: {
    questionId: (selection) => selection.questionId ?? '',
    selectedOptionIds: (selection) => selection.selectedOption ?? [],
  },
  SavedWrittenAnswer: {
    questionId: (answer) => answer.questionId ?? '',
    answerPdfUrl: (answer) => answer.answerPdf ?? '',
  },
  LateAnswers: {
    id: idOf,
    state: (late) => stateOf(late.state),
    receivedAt: (late) => late.receivedAt ?? '',
    sealedAt: (late) => late.sealedAt ?? null,
    decidedAt: (late) => late.decidedAt ?? null,
    answers: (late) => (late.selections ? late : null),
    attempt: (late) => late.attempt ?? null,
  },
  Mutation: {
    // Every few seconds by everybody who sits an exam: one call. Whose attempt it is, upstream checks by the session.
    saveAnswers: async (_, { input: { ticket, sequence, unsure, ...answers } }, { api, capabilities, tickets, requireSession, now }) => {
      requireSession();
      await capabilities.require('attempts', NO_ATTEMPTS);
      const { attemptId } = tickets.read(ticket);
      refuseTooMany({ unsure });
      const sheet = { ...toRestSheet(answers), ...(unsure?.length ? { unsure: [...new Set(unsure)] } : {}) };
      const saved = await api.attempts.putAnswers(attemptId, { sequence, ...sheet });
      return {
        sequence: saved.sequence ?? sequence,
        savedAt: saved.savedAt ?? new Date(now()).toISOString(),
        stored: saved.stored ?? true,
      };
    },
    submitLateAnswers: async (_, { input: { ticket, sealedAt, ...answers } }, { api, capabilities, tickets, requireSession }) => {
      requireSession();
      await capabilities.require('attempts', NO_ATTEMPTS);
      const { attemptId } = tickets.read(ticket);
      const late = await api.attempts.postLateAnswers(attemptId, { ...toRestSheet(answers), ...(sealedAt ? { sealedAt } : {}) });
      return { id: idOf(late), state: stateOf(late.state) };
    },
    decideLateAnswers: async (_, { input: { id, accept } }, { api, capabilities, loaders, requireAdmin }) => {
      await requireAdmin();
      await capabilities.require('attempts', NO_ATTEMPTS);
      const lateAnswers = await (accept ? api.attempts.postAcceptLateAnswers(id) : api.attempts.postRefuseLateAnswers(id));
      clearAll(loaders.attempts, loaders.multiSubjectResults, loaders.singleResults, loaders.myResults);
      return { lateAnswers };
    },
  },
};
