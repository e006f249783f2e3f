// Multi-subject exams: the public data, starting an attempt and submitting it (specification,
// sections 4 and 5).
import { canHaveEnded, timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import { missingMandatorySubjects } from '@alokpath/exam-rules/mandatory';
import { scoreMultiSubject } from '@alokpath/exam-rules/score';
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import {
  hashOfAnswers,
  refuseTooMany,
  refuseTooManyOptions,
  selectionsOf,
} from '../../upstream/exams/answers.ts';
import { inAttemptOrder } from '../../upstream/exams/attempt-order.ts';
import {
  closeBlankAttempt,
  openAttempt,
  openVersionedAttempt,
  requireInTime,
  requireOwnTicket,
  submissionOptions,
  versionOfTicket,
} from '../../upstream/exams/open-attempt.ts';
import { keyedQuestions } from '../../upstream/exams/questions-with-key.ts';
import type { RestMultiSubjectResult } from '../../upstream/exams/result.ts';
import { shuffleSetting } from '../../upstream/exams/shuffle-setting.ts';
import type { Ticket } from '../../upstream/exams/ticket.ts';
import { readAfterStart, refuseWithoutAttempts } from '../../upstream/exams/withheld-questions.ts';
import { connectionOf, toUpstreamPage } from '../../upstream/paging.ts';
import type { Context } from '../context.ts';
import { hasQuestions, type RestMultiSubjectExam } from './api.ts';

export const multiSubjectExamsResolvers: Resolvers = {
  Query: {
    multiSubjectExam: (_, { id }, { loaders }) => loaders.multiSubjectExams.byId.load(id),
    multiSubjectExamOfYear: async (_, { yearId }, { loaders }) =>
      (await loaders.multiSubjectExams.byYearId.load(yearId))[0] ?? null,
    multiSubjectExams: async (_, args, { api }) => {
      const page = toUpstreamPage(args);
      return connectionOf(await api.multiSubjectExams.listExams(page), page);
    },
  },
  ExamYear: {
    exam: (row, _, { loaders }) =>
      row.exam ? loaders.multiSubjectExams.byId.load(row.exam) : null,
  },
  MultiSubjectExam: {
    id: idOf,
    title: (exam) => exam.title ?? '',
    timeLimitMinutes: (exam) => exam.timeLimit ?? 0,
    negativeMarkingPercentage: (exam) => exam.negativeMarkingPercentage ?? 0,
    shuffle: (exam) => shuffleSetting(exam.shuffle),
    subjects: (exam) => exam.subjects ?? [],
    questionCount: (exam) =>
      exam.questionCount ??
      sum(exam, (subject) => subject.questionCount ?? subject.mcqs?.length ?? 0),
    totalPoints: (exam) =>
      sum(
        exam,
        (subject) =>
          subject.points ??
          (subject.mcqs ?? []).reduce((points, mcq) => points + (mcq.points ?? 0), 0),
      ),
    year: (exam, _, { loaders }) =>
      exam.parentId ? loaders.examYears.byId.load(exam.parentId) : null,
  },
  ExamSubject: {
    id: idOf,
    name: (subject) => subject.subjectName ?? '',
    mandatory: (subject) => subject.mandatory ?? false,
    questionCount: (subject) => subject.questionCount ?? subject.mcqs?.length ?? 0,
  },
  PaperSubject: {
    id: idOf,
    name: (subject) => subject.subjectName ?? '',
    mandatory: (subject) => subject.mandatory ?? false,
    questions: (subject) => subject.mcqs ?? [],
  },
  PaperQuestion: {
    id: idOf,
    text: (question) => question.question ?? '',
    points: (question) => question.points ?? 0,
    options: (question) => question.options ?? [],
  },
  PaperOption: {
    id: idOf,
    text: (option) => option.text ?? '',
  },
  MultiSubjectExamPaper: {
    exam: (exam) => exam,
    subjects: (exam) => exam.subjects ?? [],
  },
  StartMultiSubjectExamPayload: {
    paper: ({ readPaper }) => readPaper(),
  },
  Mutation: {
    startMultiSubjectExam: async (_, { input }, context) => {
      context.requireSession();
      const attemptId = input.attemptId ?? undefined;
      const request = {
        kind: 'multi-subject',
        examId: input.examId,
        resultId: input.resultId ?? undefined,
        attemptId,
      } as const;
      const versioned = await openVersionedAttempt(context, request);
      if (versioned) return { ...versioned, readPaper: () => paperOf(context, versioned.ticket) };
      const viewer = await context.requireViewer();
      // A batch of one key returns the questions. Cleared first, because another mutation of this
      // request may have cached an outline.
      const exam = await context.loaders.multiSubjectExams.byId
        .clear(input.examId)
        .load(input.examId);
      if (!exam) throw refusal('EXAM_NOT_FOUND');
      if (!hasQuestions(exam)) await refuseWithoutAttempts(context);
      if (input.resultId)
        await context.requireOwnResult('multi-subject', input.resultId, input.examId);
      const started = await openAttempt(context, {
        ...request,
        userId: idOf(viewer),
        timeLimitMinutes: exam.timeLimit ?? 0,
      });
      const { byId } = context.loaders.multiSubjectExams;
      return {
        ...started,
        readPaper: () =>
          hasQuestions(exam) ? exam : readAfterStart(byId, input.examId, hasQuestions),
      };
    },
    submitMultiSubjectExam: async (_, { input }, context) => {
      const { api, loaders, tickets, now, requireSession, requireViewer } = context;
      requireSession();
      refuseTooMany({ answers: input.answers });
      refuseTooManyOptions('answers', input.answers);
      const ticket = tickets.read(input.ticket, 'multi-subject');
      const version = await versionOfTicket(context, loaders.examVersions.correctedById, ticket);
      // A backend with versions authorizes the submission by the session.
      if (!version) requireOwnTicket(ticket, idOf(await requireViewer()));
      const { userId } = ticket;
      await requireInTime(context, ticket);
      const exam =
        version?.paper ?? (await loaders.multiSubjectExams.keyedById.load(ticket.examId));
      if (!exam) throw refusal('EXAM_NOT_FOUND');

      const questions = keyedQuestions((exam.subjects ?? []).map((subject) => subject.mcqs));
      const answers = input.answers.map((answer) => ({
        questionId: answer.questionId,
        optionIds: answer.selectedOptionIds,
      }));
      const selections = selectionsOf(questions, answers);
      const missingSubjectName = missingSubject(exam, (id) => selections.has(id));
      const isAutomatic =
        missingSubjectName !== undefined &&
        input.automatic === true &&
        (await canHaveRunOut(context, ticket));
      if (missingSubjectName !== undefined && !isAutomatic)
        throw refusal('MANDATORY_SUBJECT', { subject: missingSubjectName });

      if (selections.size === 0) {
        const zeroId = await closeBlankAttempt(context, ticket, input.lastSave);
        const zero = zeroId === null ? null : await api.results.findMultiSubjectResultById(zeroId);
        return { receipt: zero && receiptOf(ticket, zero, now()), result: zero, exam };
      }
      const scored = scoreMultiSubject(questions, selections, exam.negativeMarkingPercentage ?? 0);
      const reasons = new Map(scored.questions.map((question) => [question.id, question.reason]));
      const body = {
        examId: ticket.examId,
        userId,
        subjects: (exam.subjects ?? []).map((subject) => ({
          subjectId: idOf(subject),
          results: (subject.mcqs ?? []).flatMap((mcq) => {
            const selectedOption = selections.get(idOf(mcq));
            return selectedOption
              ? [
                  {
                    questionId: idOf(mcq),
                    selectedOption,
                    isCorrect: reasons.get(idOf(mcq)) === 'CORRECT',
                  },
                ]
              : [];
          }),
        })),
        totalScore: scored.total,
        timeTaken: timeTakenMinutes(ticket.startedAt, now(), exam.timeLimit ?? 0),
      };
      const options = await submissionOptions(context, ticket, input.lastSave);
      const result = ticket.resultId
        ? await api.results.putMultiSubjectResult(ticket.resultId, body, options)
        : await api.results.postMultiSubjectResult(body, options);
      loaders.myResults.multiSubjectByExamId.clear(ticket.examId).prime(ticket.examId, result);
      return { receipt: receiptOf(ticket, result, now()), result, exam };
    },
  },
};

/**
 * The questions of a new attempt: of its version in its order, or of the exam if the attempt has no
 * version.
 */
async function paperOf(
  { loaders }: Context,
  { examId, examVersionId, orderSeed }: Ticket,
): Promise<RestMultiSubjectExam> {
  const version =
    examVersionId === undefined ? null : await loaders.examVersions.byId.load(examVersionId);
  return (
    (version && inAttemptOrder(version, orderSeed).paper) ??
    readAfterStart(loaders.multiSubjectExams.byId, examId, hasQuestions)
  );
}

/** @param now milliseconds since the epoch; used if the host does not report the submission time */
function receiptOf(
  { attemptId }: Ticket,
  { dateTaken, subjects, answersHash }: RestMultiSubjectResult,
  now: number,
) {
  return {
    attemptId,
    submittedAt: dateTaken ?? new Date(now).toISOString(),
    answersHash: answersHash ?? hashOfAnswers(subjects ?? []),
  };
}

/**
 * The name of a mandatory subject without an answer; a manual submission needs one in each
 * (specification, section 5).
 */
function missingSubject(
  exam: RestMultiSubjectExam,
  isAnswered: (questionId: string) => boolean,
): string | undefined {
  const subjects = (exam.subjects ?? []).map((subject) => ({
    subjectName: subject.subjectName ?? '',
    mandatory: subject.mandatory ?? false,
    questionIds: (subject.mcqs ?? []).map(idOf),
  }));
  return missingMandatorySubjects(subjects, isAnswered)[0]?.subjectName;
}

/** True if the time of the attempt can be over, by its ticket or because an admin has closed it. */
async function canHaveRunOut(
  { loaders, capabilities, now }: Context,
  { attemptId, deadline }: Ticket,
): Promise<boolean> {
  if (canHaveEnded(deadline, now())) return true;
  if (!(await capabilities.has('exam-control'))) return false;
  const attempt = await loaders.attempts.byId.load(attemptId);
  return canHaveEnded(Date.parse(attempt?.deadline ?? ''), now());
}

function sum(
  exam: RestMultiSubjectExam,
  numberOf: (subject: NonNullable<RestMultiSubjectExam['subjects']>[number]) => number,
): number {
  return (exam.subjects ?? []).reduce((total, subject) => total + numberOf(subject), 0);
}
