// Single exams: the public data, starting an attempt and submitting it (specification, sections 4
// and 5).
import { timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import { scoreSingle } from '@alokpath/exam-rules/score';
import type { ExamParentType, Resolvers } from '../../generated/resolver-types.ts';
import { idOf, idsOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import { toRestWrittenAnswer } from '../../upstream/exams/answer-sheet.ts';
import { hashOfAnswers, refuseTooMany, selectionsOf } from '../../upstream/exams/answers.ts';
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
import { type RestSingleResult, single, singleOrNull } from '../../upstream/exams/result.ts';
import { shuffleSetting } from '../../upstream/exams/shuffle-setting.ts';
import type { Ticket } from '../../upstream/exams/ticket.ts';
import { readAfterStart, refuseWithoutAttempts } from '../../upstream/exams/withheld-questions.ts';
import { readUpload } from '../../upstream/files/upload.ts';
import { connectionOf, toUpstreamPage } from '../../upstream/paging.ts';
import type { Context } from '../context.ts';
import { hasQuestions, type RestExam } from './api.ts';

const MAX_PDF_BYTES = 10 * 1024 * 1024;
const parentTypeOf: Record<string, ExamParentType> = {
  chapter: 'CHAPTER',
  course: 'COURSE',
  lesson: 'LESSON',
  subject: 'SUBJECT',
  unit: 'UNIT',
};

export const examsResolvers: Resolvers = {
  Query: {
    exam: (_, { id }, { loaders }) => loaders.exams.byId.load(id),
    exams: async (_, args, { api }) => {
      const page = toUpstreamPage(args);
      return connectionOf(await api.exams.listExams(page), page);
    },
  },
  Chapter: {
    exams: (chapter, _, { loaders }) => loaders.exams.byChapterId.load(idOf(chapter)),
  },
  Course: {
    exams: async (course, _, { loaders }) =>
      (await loaders.exams.byCourseId.load(idOf(course))) ?? [],
  },
  Subject: {
    exams: async (subject, _, { loaders }) =>
      (await loaders.exams.bySubjectId.load(idOf(subject))) ?? [],
  },
  Lesson: {
    exams: async (lesson, _, { loaders }) => {
      const [ownExams, referencedExams] = await Promise.all([
        loaders.exams.byLessonId.load(idOf(lesson)),
        Promise.all(idsOf(lesson.exams).map((id) => loaders.exams.byId.load(id))),
      ]);
      const exams = [...(ownExams ?? []), ...referencedExams.filter((exam) => exam !== null)];
      return [...new Map(exams.map((exam) => [idOf(exam), exam])).values()];
    },
  },
  AdmissionUnit: {
    exams: async (unit, _, { loaders }) => (await loaders.exams.byUnitId.load(idOf(unit))) ?? [],
  },
  AcademicUnit: {
    exams: async (unit, _, { loaders }) => (await loaders.exams.byUnitId.load(idOf(unit))) ?? [],
  },
  Exam: {
    id: idOf,
    title: (exam) => exam.title ?? '',
    type: (exam) => (exam.type === 'Written' ? 'WRITTEN' : 'MCQ'),
    totalMarks: (exam) => exam.totalMarks ?? 0,
    timeLimitMinutes: (exam) => exam.timeLimit ?? 0,
    passingScorePercent: (exam) => exam.passingScore ?? 0,
    negativeMarkingPercentage: (exam) => exam.negetiveMarkingPercentage ?? 0,
    startingDate: (exam) => exam.startingDate ?? null,
    shuffle: (exam) => shuffleSetting(exam.shuffle),
    questionCount: (exam) =>
      exam.questionCount ?? (exam.mcqs?.length ?? 0) + (exam.written?.length ?? 0),
    parentType: (exam) => parentTypeOf[exam.parentType ?? ''] ?? null,
    parentId: (exam) => exam.parentId ?? null,
    chapter: (exam, _, { loaders }) =>
      exam.parentType === 'chapter' && exam.parentId
        ? loaders.chapters.byId.load(exam.parentId)
        : null,
  },
  ExamPaper: {
    exam: (exam) => exam,
    questions: (exam) => exam.mcqs ?? [],
    writtenQuestions: (exam) => exam.written ?? [],
  },
  WrittenPaperQuestion: {
    id: idOf,
    text: (question) => question.questionText ?? '',
  },
  AttemptTicket: {
    token: (ticket, _, { tickets }) => tickets.sign(ticket),
    startedAt: (ticket) => new Date(ticket.startedAt).toISOString(),
    deadline: (ticket) => new Date(ticket.deadline).toISOString(),
    serverTime: (_, __, { now }) => new Date(now()).toISOString(),
  },
  StartExamPayload: {
    paper: ({ readPaper }) => readPaper(),
  },
  Mutation: {
    startExam: async (_, { input }, context) => {
      context.requireSession();
      const attemptId = input.attemptId ?? undefined;
      const request = {
        kind: 'single',
        examId: input.examId,
        resultId: input.resultId ?? undefined,
        attemptId,
      } as const;
      const versioned = await openVersionedAttempt(context, request);
      if (versioned) return { ...versioned, readPaper: () => paperOf(context, versioned.ticket) };
      const viewer = await context.requireViewer();
      // A batch of one key returns the questions. Cleared first, because another mutation of this
      // request may have cached an outline.
      const exam = await context.loaders.exams.byId.clear(input.examId).load(input.examId);
      if (!exam) throw refusal('EXAM_NOT_FOUND');
      // Before the exam opens, its questions are withheld from every viewer, including enrolled
      // students.
      if (exam.startingDate && Date.parse(exam.startingDate) > context.now())
        throw refusal('EXAM_NOT_OPEN_YET');
      if (!hasQuestions(exam)) await refuseWithoutAttempts(context);
      if (input.resultId) await context.requireOwnResult('single', input.resultId, input.examId);
      const started = await openAttempt(context, {
        ...request,
        userId: idOf(viewer),
        timeLimitMinutes: exam.timeLimit ?? 0,
      });
      const { byId } = context.loaders.exams;
      return {
        ...started,
        readPaper: () =>
          hasQuestions(exam) ? exam : readAfterStart(byId, input.examId, hasQuestions),
      };
    },
    submitExam: async (_, { input }, context) => {
      const { api, loaders, tickets, now, requireSession, requireViewer } = context;
      requireSession();
      refuseTooMany({ mcqAnswers: input.mcqAnswers, writtenAnswers: input.writtenAnswers });
      const ticket = tickets.read(input.ticket, 'single');
      const version = await versionOfTicket(context, loaders.examVersions.correctedById, ticket);
      // A backend with versions authorizes the submission by the session.
      if (!version) requireOwnTicket(ticket, idOf(await requireViewer()));
      const { userId } = ticket;
      await requireInTime(context, ticket);
      const exam = version?.exam ?? (await loaders.exams.keyedById.load(ticket.examId));
      if (!exam) throw refusal('EXAM_NOT_FOUND');

      const questions = exam.type === 'Written' ? [] : keyedQuestions([exam.mcqs]);
      const answers = (input.mcqAnswers ?? []).map((answer) => ({
        questionId: answer.questionId,
        optionIds: [answer.selectedOptionId],
      }));
      const selections = selectionsOf(questions, answers);
      const writtenAnswer = writtenAnswersOf(exam, input.writtenAnswers ?? []);
      if (selections.size === 0 && writtenAnswer.length === 0) {
        const zeroId = await closeBlankAttempt(context, ticket, input.lastSave);
        const zero =
          zeroId === null ? null : await api.results.findSingleResult(userId, ticket.examId);
        return {
          receipt: zero && receiptOf(ticket, zero, now()),
          result: singleOrNull(zero),
          exam,
        };
      }
      const body = {
        examId: ticket.examId,
        userId,
        mcqAnswers: questions.flatMap(({ id }) =>
          (selections.get(id) ?? []).map((selectedOption) => ({ questionId: id, selectedOption })),
        ),
        writtenAnswer,
        // A written exam has no score until it is marked.
        ...(exam.type === 'Written'
          ? {}
          : {
              score: scoreSingle(questions, selections, exam.negetiveMarkingPercentage ?? 0).total,
            }),
        timeTaken: timeTakenMinutes(ticket.startedAt, now(), exam.timeLimit ?? 0),
      };
      // Results in exams of a unit belong to a student record. Admins have none when they try the
      // exam.
      const isOfStudent = exam.parentType === 'unit' && !ticket.resultId;
      const student = isOfStudent ? (await requireViewer()).student : undefined;
      const studentId = student ? idOf(student) : undefined;
      const options = await submissionOptions(context, ticket, input.lastSave);
      const storeResult = () => {
        if (ticket.resultId) return api.results.putSingleResult(ticket.resultId, body, options);
        if (studentId) return api.results.postStudentResult(studentId, body, options);
        return api.results.postSingleResult(body, options);
      };
      const result = await storeResult();
      loaders.myResults.singleByExamId.clear(ticket.examId).prime(ticket.examId, result);
      return { receipt: receiptOf(ticket, result, now()), result: single(result), exam };
    },
    uploadAnswerPdf: async (_, { input }, context) => {
      const ticket = context.tickets.read(input.ticket, 'single');
      requireOwnTicket(ticket, idOf(await context.requireViewer()));
      await requireInTime(context, ticket);
      if (!(await context.capabilities.has('files'))) throw refusal('NO_FILES');
      const { blob, filename } = await readUpload(input.file, ticket.userId, MAX_PDF_BYTES, 'file');
      // Upstream decides by the deadline that it stores: an admin may have extended the ticket's.
      const attemptId = (await context.capabilities.has('attempts')) ? ticket.attemptId : undefined;
      const { url } = await context.api.exams.postFile(blob, filename, attemptId);
      if (!url) throw refusal('UPSTREAM_INVALID');
      return { url };
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
): Promise<RestExam> {
  const version =
    examVersionId === undefined ? null : await loaders.examVersions.byId.load(examVersionId);
  return (
    (version && inAttemptOrder(version, orderSeed).exam) ??
    readAfterStart(loaders.exams.byId, examId, hasQuestions)
  );
}

/**
 * The first answer to each written question of the exam. The URL of a PDF must be on our site.
 * Error UPSTREAM_BAD_RESPONSE if the host omitted the questions: the answers would be dropped, and
 * the attempt closed as blank.
 */
function writtenAnswersOf(
  exam: RestExam,
  answers: readonly { questionId: string; answerPdfUrl: string }[],
) {
  if (exam.type === 'Written' && !exam.written) throw refusal('ANSWER_KEY_UNREADABLE');
  return (exam.written ?? []).flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === idOf(question));
    return answer ? [toRestWrittenAnswer(answer)] : [];
  });
}

/** @param now milliseconds since the epoch; used if the host does not report the submission time */
function receiptOf(
  { attemptId }: Ticket,
  { dateTaken, mcqAnswers, writtenAnswer }: RestSingleResult,
  now: number,
) {
  const submittedAt = dateTaken ?? new Date(now).toISOString();
  // The signature in the URL changes with each response, so it is not part of the hash.
  return {
    attemptId,
    submittedAt,
    answersHash: hashOfAnswers([mcqAnswers ?? [], (writtenAnswer ?? []).map(withoutSignature)]),
  };
}

/** The part of a stored answer that is hashed. */
const withoutSignature = ({
  questionId,
  answerPdf,
}: {
  questionId?: string;
  answerPdf?: string;
}) => ({
  questionId,
  answerPdf: answerPdf?.replace(/\?.*$/, ''),
});
