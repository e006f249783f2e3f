// The extension `attempts`: the saved state of a running exam.

import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { SHEET_NAMES, toRestSheet } from '../../upstream/exams/answer-sheet.ts';
import { refuseTooMany, refuseTooManyOptions } from '../../upstream/exams/answers.ts';
import { roundOf, ticketOf } from '../../upstream/exams/open-attempt.ts';
import { singleOrNull } from '../../upstream/exams/result.ts';
import { withInputPaths } from '../../upstream/renamed-input.ts';
import type { RestSave } from './api.ts';

/** @param now milliseconds since the epoch; the time of the save if upstream does not report it */
function toSavePayload({ sequence, savedAt, stored }: RestSave, sentSequence: number, now: number) {
  return {
    sequence: sequence ?? sentSequence,
    savedAt: savedAt ?? new Date(now).toISOString(),
    stored: stored ?? true,
  };
}

export const attemptsResolvers: Resolvers = {
  Query: {
    openAttempts: async (_, __, { api, capabilities, requireSession }) => {
      requireSession();
      return (await capabilities.hasOrThrow('attempts')) ? api.attempts.listOpenAttempts() : null;
    },
    attempt: async (_, { id }, { capabilities, loaders, requireSession }) => {
      requireSession();
      return (await capabilities.hasOrThrow('attempts')) ? loaders.attempts.byId.load(id) : null;
    },
  },
  Attempt: {
    id: idOf,
    userId: (attempt) => attempt.userId ?? '',
    exam: ({ kind, examId }, _, { loaders }) =>
      kind === 'single' && examId ? loaders.exams.byId.load(examId) : null,
    multiSubjectExam: ({ kind, examId }, _, { loaders }) =>
      kind === 'multi-subject' && examId ? loaders.multiSubjectExams.byId.load(examId) : null,
    startedAt: (attempt) => attempt.startedAt ?? '',
    deadline: (attempt) => attempt.deadline ?? '',
    sequence: (attempt) => attempt.sequence ?? 0,
    savedAt: (attempt) => attempt.savedAt ?? null,
    answers: (attempt) => attempt.answers ?? null,
    closedAt: (attempt) => attempt.closedAt ?? null,
    closedBy: (attempt) => {
      if (attempt.closedBy === 'student') return 'STUDENT';
      return attempt.closedBy === 'server' ? 'SERVER' : null;
    },
    result: async ({ kind, resultId, userId, examId }, _, { loaders }) => {
      if (!resultId || !userId || !examId) return null;
      if (kind === 'multi-subject') return loaders.multiSubjectResults.byId.load(resultId);
      return singleOrNull(await loaders.singleResults.byUserAndExam.load({ userId, examId }));
    },
    ticket: async (attempt, _, { viewer }) => {
      const { kind, examId, userId, resultId, closedAt } = attempt;
      if (closedAt || !examId || !userId || (kind !== 'single' && kind !== 'multi-subject'))
        return null;
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
    answerPages: ({ answerPdf }, _, { loaders }) =>
      answerPdf ? loaders.answerPages.byUrl.load(answerPdf) : null,
  },
  Mutation: {
    // Every device in an exam sends this every few seconds, so it takes one upstream call only.
    // Upstream authorizes it by the session.
    saveAnswers: async (
      _,
      { input: { ticket, sequence, unsure, ...answers } },
      { api, capabilities, examPace, tickets, requireSession, now },
    ) => {
      requireSession();
      await capabilities.require('attempts', 'NO_ATTEMPTS');
      const ticketFields = tickets.read(ticket);
      refuseTooMany({ unsure });
      const sheet = {
        ...toRestSheet(answers),
        unsure: unsure?.length ? [...new Set(unsure)] : undefined,
      };
      const round = await roundOf({ capabilities }, ticketFields);
      const saving = examPace.measure(() =>
        api.attempts.putAnswers(ticketFields.attemptId, { sequence, ...sheet }, round),
      );
      const saved = await withInputPaths(SHEET_NAMES, saving);
      return { ...toSavePayload(saved, sequence, now()), pace: examPace.current };
    },
    saveAnswerChanges: async (
      _,
      { input },
      { api, capabilities, examPace, requireSession, now },
    ) => {
      requireSession();
      await capabilities.require('answer-changes', 'NO_ANSWER_CHANGES');
      const { attemptId, sequence, base, checksum, selections, marked, unmarked } = input;
      refuseTooMany({ selections, marked, unmarked });
      refuseTooManyOptions('selections', selections);
      const changes = {
        sequence,
        base,
        checksum,
        selections: selections.map(({ questionId, selectedOptionIds }) => ({
          questionId,
          selectedOption: [...new Set(selectedOptionIds)],
        })),
        marked: marked?.length ? [...new Set(marked)] : undefined,
        unmarked: unmarked?.length ? [...new Set(unmarked)] : undefined,
      };
      const saving = examPace.measure(() => api.attempts.patchAnswers(attemptId, changes));
      const saved = await withInputPaths(SHEET_NAMES, saving);
      return { ...toSavePayload(saved, sequence, now()), pace: examPace.current };
    },
  },
};
