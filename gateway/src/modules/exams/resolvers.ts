// Single exams: what everyone may see of them, and sitting one (specification, sections 4 and 5).
import { timeTakenMinutes } from '@alokpath/exam-rules/attempt-clock';
import { scoreSingle } from '@alokpath/exam-rules/score';
import { toRestWrittenAnswer } from '../../attempts/answer-sheet.ts';
import { hashOfAnswers, refuseTooMany, selectionsOf } from '../../attempts/answers.ts';
import { readAfterStart, refuseWithoutAttempts } from '../../attempts/held-back-questions.ts';
import { keyedQuestions } from '../../attempts/keyed-questions.ts';
import { openAttempt, refuseLate, refuseStranger } from '../../attempts/open-attempt.ts';
import { connectionOf, pageOf } from '../../connections.ts';
import type { ExamParentType, Resolvers } from '../../generated/resolver-types.ts';
import { idOf, idsOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';
import { readUpload } from '../../upstream/read-upload.ts';
import type { RestExam } from './api.ts';

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
      const page = pageOf(args);
      return connectionOf(await api.exams.listExams(page), page);
    },
  },
  Chapter: {
    exams: (chapter, _, { loaders }) => loaders.exams.byChapterId.load(idOf(chapter)),
  },
  Course: {
    exams: async (course, _, { loaders }) => (await loaders.exams.byCourseId.load(idOf(course))) ?? [],
  },
  Subject: {
    exams: async (subject, _, { loaders }) => (await loaders.exams.bySubjectId.load(idOf(subject))) ?? [],
  },
  Lesson: {
    exams: async (lesson, _, { loaders }) => {
      const [made, named] = await Promise.all([
        loaders.exams.byLessonId.load(idOf(lesson)),
        Promise.all(idsOf(lesson.exams).map((id) => loaders.exams.byId.load(id))),
      ]);
      const exams = [...(made ?? []), ...named.filter((exam) => exam !== null)];
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
    questionCount: (exam) => exam.questionCount ?? (exam.mcqs?.length ?? 0) + (exam.written?.length ?? 0),
    parentType: (exam) => parentTypeOf[exam.parentType ?? ''] ?? null,
    parentId: (exam) => exam.parentId ?? null,
    chapter: (exam, _, { loaders }) => (exam.parentType === 'chapter' && exam.parentId ? loaders.chapters.byId.load(exam.parentId) : null),
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
  Mutation: {
    startExam: async (_, { input }, context) => {
      const viewer = await context.requireViewer();
      const exam = await context.loaders.exams.byId.load(input.examId);
      if (!exam) throw codedError('NOT_FOUND', 'There is no such exam.');
      // Before it opens the questions are withheld from everybody: that is no question of enrolment.
      if (exam.startingDate && Date.parse(exam.startingDate) > context.now())
        throw codedError('EXAM_CLOSED', 'The exam has not opened yet.');
      if (!hasQuestions(exam)) await refuseWithoutAttempts(context);
      if (input.resultId) await context.requireOwnResult('single', input.resultId, input.examId);
      const started = await openAttempt(context, {
        kind: 'single',
        examId: input.examId,
        userId: idOf(viewer),
        resultId: input.resultId ?? undefined,
        timeLimitMinutes: exam.timeLimit ?? 0,
      });
      const paper = hasQuestions(exam) ? exam : await readAfterStart(context.loaders.exams.byId, input.examId, hasQuestions);
      return { ...started, paper };
    },
    submitExam: async (_, { input }, context) => {
      const { api, loaders, tickets, now, requireViewer } = context;
      refuseTooMany({ mcqAnswers: input.mcqAnswers, writtenAnswers: input.writtenAnswers });
      const ticket = tickets.read(input.ticket, 'single');
      const viewer = await requireViewer();
      const userId = idOf(viewer);
      refuseStranger(ticket, userId);
      await refuseLate(context, ticket);
      const exam = await loaders.exams.keyedById.load(ticket.examId);
      if (!exam) throw codedError('NOT_FOUND', 'There is no such exam.');

      const questions = exam.type === 'Written' ? [] : keyedQuestions([exam.mcqs]);
      const answers = (input.mcqAnswers ?? []).map((answer) => ({ questionId: answer.questionId, optionIds: [answer.selectedOptionId] }));
      const selections = selectionsOf(questions, answers);
      const body = {
        examId: ticket.examId,
        userId,
        mcqAnswers: questions.flatMap(({ id }) => (selections.get(id) ?? []).map((selectedOption) => ({ questionId: id, selectedOption }))),
        writtenAnswer: writtenAnswersOf(exam, input.writtenAnswers ?? []),
        // A written exam has no score until somebody has marked it.
        ...(exam.type === 'Written' ? {} : { score: scoreSingle(questions, selections, exam.negetiveMarkingPercentage ?? 0).total }),
        timeTaken: timeTakenMinutes(ticket.startedAt, now(), exam.timeLimit ?? 0),
      };
      // What hangs on a unit is handed in by the student's record; an admin who tries the exam has none.
      const studentId = exam.parentType === 'unit' && viewer.student ? idOf(viewer.student) : undefined;
      const result = ticket.resultId
        ? await api.results.putSingleResult(ticket.resultId, body, ticket.attemptId)
        : studentId
          ? await api.results.postStudentResult(studentId, body, ticket.attemptId)
          : await api.results.postSingleResult(body, ticket.attemptId);
      loaders.myResults.singleByExamId.clear(ticket.examId).prime(ticket.examId, result);
      const receipt = {
        attemptId: ticket.attemptId,
        submittedAt: result.dateTaken ?? new Date(now()).toISOString(),
        answersHash: hashOfAnswers([result.mcqAnswers ?? [], result.writtenAnswer ?? []]),
      };
      return { receipt, result: { ...result, kind: 'single' as const }, exam };
    },
    uploadAnswerPdf: async (_, { input }, context) => {
      const ticket = context.tickets.read(input.ticket, 'single');
      refuseStranger(ticket, idOf(await context.requireViewer()));
      await refuseLate(context, ticket);
      if (!(await context.capabilities.has('files'))) throw codedError('OPERATION_NOT_ALLOWED', 'This server takes no files.');
      const { blob, filename } = await readUpload(input.file, MAX_PDF_BYTES, 'file');
      const { url } = await context.api.exams.postFile(blob, filename);
      if (!url) throw codedError('UPSTREAM_BAD_RESPONSE', 'The server gave an answer that makes no sense.');
      return { url };
    },
  },
};

/** The first entry for each written question of the exam; a PDF's address must be one of ours. */
function writtenAnswersOf(exam: RestExam, answers: readonly { questionId: string; answerPdfUrl: string }[]) {
  return (exam.written ?? []).flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === idOf(question));
    return answer ? [toRestWrittenAnswer(answer)] : [];
  });
}

/** Whether upstream shows the questions to this reader. */
function hasQuestions(exam: RestExam): boolean {
  return exam.mcqs !== undefined || exam.written !== undefined;
}
