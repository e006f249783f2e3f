// Creates, updates and deletes single exams, for admins, and reads their key, also for teachers of
// the course. The key is read with the viewer's session, so upstream authorizes it too; no other
// call returns it before the exam is submitted.
import type { ExamParentType, Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import { requireKey, textsOf } from '../../../upstream/exams/questions-with-key.ts';
import { toRestShuffle } from '../../../upstream/exams/shuffle-setting.ts';
import { basedOn } from '../../../upstream/revisions.ts';
import { hasQuestions, type RestParentType } from '../api.ts';
import { toRestExam, withExamPaths } from './exam-input.ts';
import { placeOf } from './exam-place.ts';

const restParentType: Record<ExamParentType, RestParentType> = {
  CHAPTER: 'chapter',
  COURSE: 'course',
  LESSON: 'lesson',
  SUBJECT: 'subject',
  UNIT: 'unit',
};

export const writeExamsResolvers: Resolvers = {
  Exam: {
    key: async (exam, _, { loaders, requireGrant }) => {
      await requireGrant('teacher');
      const whole = hasQuestions(exam) ? exam : await loaders.exams.wholeById.load(idOf(exam));
      if (!whole?.mcqs && !whole?.written) throw refusal('ANSWER_KEY_UNREADABLE');
      return whole;
    },
  },
  ExamKey: {
    questions: (exam) => requireKey([exam.mcqs ?? []]),
    writtenQuestions: (exam) => exam.written ?? [],
  },
  KeyQuestion: {
    id: idOf,
    text: (question) => question.question ?? '',
    points: (question) => question.points ?? 0,
    explanation: (question) => question.explanation || null,
    options: (question) => question.options ?? [],
  },
  KeyOption: {
    id: idOf,
    text: (option) => option.text ?? '',
    isCorrect: (option) => option.isCorrect === true,
  },
  KeyWrittenQuestion: {
    id: idOf,
    text: (question) => question.questionText ?? '',
    answerGuidelines: (question) => question.answerGuidelines || null,
    solutionPdfUrl: (question) => question.handwrittenPdf || null,
  },
  Mutation: {
    createExam: async (
      _,
      { input: { parentType, parentId, shuffle, ...fields } },
      { api, capabilities, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const body = {
        parentId,
        ...toRestExam(fields),
        ...(await toRestShuffle(capabilities, shuffle)),
      };
      const exam = await withExamPaths(api.exams.postExam(restParentType[parentType], body));
      clearAll(loaders.exams);
      // The response is complete, so its key need not be read again.
      loaders.exams.byId.prime(idOf(exam), exam);
      richText.prepare({ texts: textsOf(exam) });
      return { exam };
    },
    updateExam: async (
      _,
      { input: { id, shuffle, revision, ...changes } },
      { api, capabilities, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const body = { ...toRestExam(changes), ...(await toRestShuffle(capabilities, shuffle)) };
      const exam = await withExamPaths(api.exams.putExam(id, body, basedOn(revision)));
      clearAll(loaders.exams);
      loaders.exams.byId.prime(idOf(exam), exam);
      richText.prepare({ texts: textsOf(exam) });
      return { exam };
    },
    deleteExam: async (_, { input: { id, force } }, context) => {
      const { api, loaders, requireAdmin } = context;
      await requireAdmin();
      const exam = await loaders.exams.byId.load(id);
      const place = exam && (await placeOf(exam, context));
      if (!place) throw refusal('EXAM_NOT_FOUND');
      const { message } = await api.exams.deleteExam({ ...place, examId: id }, force ?? false);
      // Lessons list the ids of their exams.
      clearAll(loaders.exams, loaders.lessons);
      return { deletedId: id, message: message ?? 'Exam deleted.' };
    },
  },
};
