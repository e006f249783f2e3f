// Answers that arrived after the exam was closed: submitting them, comparing them with the stored
// ones, and the decision with its reason.

import type { LateAnswersState, Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { fieldRefusal, refusal } from '../../../upstream/errors/refusals.ts';
import { SHEET_NAMES, toRestSheet } from '../../../upstream/exams/answer-sheet.ts';
import { roundOf } from '../../../upstream/exams/open-attempt.ts';
import { connectionOf, cursorPageOf } from '../../../upstream/paging.ts';
import { withInputPaths } from '../../../upstream/renamed-input.ts';
import type { RestLateState } from '../api.ts';
import { compareMultiSubject, compareSingle } from './late-comparison.ts';

const restState: Record<LateAnswersState, RestLateState> = {
  WAITING: 'waiting',
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
};
const stateOf = (state: string | undefined): LateAnswersState => {
  if (state === 'accepted') return 'ACCEPTED';
  return state === 'refused' ? 'REFUSED' : 'WAITING';
};

export const lateAnswersResolvers: Resolvers = {
  Query: {
    lateAnswers: async (_, { state, ...args }, { api, capabilities, requireGrant }) => {
      await requireGrant('marker');
      await capabilities.require('attempts', 'NO_ATTEMPTS');
      const page = await cursorPageOf(args, capabilities);
      return connectionOf(
        await api.attempts.listLateAnswers(state ? restState[state] : undefined, page),
        page,
      );
    },
    lateAnswersById: async (_, { id }, { api, capabilities, requireGrant }) => {
      await requireGrant('marker');
      return (await capabilities.has('late-decisions')) ? api.attempts.findLateAnswers(id) : null;
    },
    myLateAnswers: async (_, { examId }, { api, capabilities, requireSession }) => {
      requireSession();
      return (await capabilities.has('late-decisions'))
        ? api.attempts.listMyLateAnswers(examId)
        : null;
    },
  },
  LateAnswers: {
    id: idOf,
    state: (late) => stateOf(late.state),
    receivedAt: (late) => late.receivedAt ?? '',
    sealedAt: (late) => late.sealedAt ?? null,
    receivedAfterRelease: (late) => late.receivedAfterRelease ?? null,
    decidedAt: (late) => late.decidedAt ?? null,
    reason: (late) => late.reason || null,
    decidedBy: (late) => late.decidedBy ?? null,
    studentName: (late) => late.studentName || null,
    answers: (late) => (late.selections ? late : null),
    comparison: async (late, _, { loaders, requireGrant }) => {
      const { kind, examId, examVersionId } = late.attempt ?? {};
      if (!late.selections || !examId) return null;
      // The comparison contains the answer key.
      await requireGrant('marker');
      // Accepted answers are scored by the version of the attempt; without versions by the current
      // exam.
      const version = examVersionId
        ? await loaders.examVersions.correctedById.load(examVersionId)
        : null;
      if (kind === 'multi-subject') {
        const exam = version?.paper ?? (await loaders.multiSubjectExams.keyedById.load(examId));
        return exam ? compareMultiSubject(late, exam) : null;
      }
      const exam = version?.exam ?? (await loaders.exams.keyedById.load(examId));
      return exam ? compareSingle(late, exam) : null;
    },
    attempt: (late) => late.attempt ?? null,
  },
  Mutation: {
    submitLateAnswers: async (
      _,
      { input: { ticket, sealedAt, ...answers } },
      { api, capabilities, tickets, requireSession },
    ) => {
      requireSession();
      await capabilities.require('attempts', 'NO_ATTEMPTS');
      const ticketFields = tickets.read(ticket);
      const sheet = toRestSheet(answers);
      if (sheet.selections.length === 0 && sheet.writtenAnswer.length === 0)
        throw refusal('NOTHING_ANSWERED');
      const body = { ...sheet, sealedAt: sealedAt || undefined };
      const round = await roundOf({ capabilities }, ticketFields);
      const sending = api.attempts.postLateAnswers(ticketFields.attemptId, body, round);
      const late = await withInputPaths(SHEET_NAMES, sending);
      return { id: idOf(late), state: stateOf(late.state) };
    },
    decideLateAnswers: async (
      _,
      { input: { id, accept, reason, publishedReason, confirmsAfterRelease } },
      { api, capabilities, loaders, requireGrant },
    ) => {
      await requireGrant('marker');
      await capabilities.require('attempts', 'NO_ATTEMPTS');
      const trimmedReason = reason?.trim();
      if (!trimmedReason) throw fieldRefusal('reason', 'REASON_MISSING');
      // Hosts other than our backend may not support a reason.
      const body = (await capabilities.has('late-decisions'))
        ? { reason: trimmedReason }
        : undefined;
      const published =
        accept && publishedReason && (await capabilities.has('exclusions'))
          ? { publishedReason }
          : undefined;
      const confirmed =
        accept && confirmsAfterRelease && (await capabilities.has('late-after-release'))
          ? { confirmsAfterRelease }
          : undefined;
      const acceptance =
        body || published || confirmed ? { ...body, ...published, ...confirmed } : undefined;
      const lateAnswers = await (accept
        ? api.attempts.postAcceptLateAnswers(id, acceptance)
        : api.attempts.postRefuseLateAnswers(id, body));
      clearAll(
        loaders.attempts,
        loaders.multiSubjectResults,
        loaders.singleResults,
        loaders.myResults,
      );
      return { lateAnswers };
    },
  },
};
