// Adding, changing and deleting single exams: for admins.
import type { ExamParentType, Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';
import type { RestParentType } from './api.ts';
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
  Mutation: {
    createExam: async (_, { input: { parentType, parentId, ...fields } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const exam = await withExamPaths(api.exams.postExam(restParentType[parentType], { parentId, ...toRestExam(fields) }));
      clearAll(loaders.exams);
      // What was answered is whole: its key need not be read again.
      loaders.exams.byId.prime(idOf(exam), exam);
      return { exam };
    },
    updateExam: async (_, { input: { id, ...changes } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const exam = await withExamPaths(api.exams.putExam(id, toRestExam(changes)));
      clearAll(loaders.exams);
      loaders.exams.byId.prime(idOf(exam), exam);
      return { exam };
    },
    deleteExam: async (_, { input: { id, force } }, context) => {
      const { api, loaders, requireAdmin } = context;
      await requireAdmin();
      const exam = await loaders.exams.byId.load(id);
      const place = exam && (await placeOf(exam, context));
      if (!place) throw codedError('NOT_FOUND', 'There is no such exam.');
      const { message } = await api.exams.deleteExam({ ...place, examId: id }, force ?? false);
      // Lessons name their exams.
      clearAll(loaders.exams, loaders.lessons);
      return { deletedId: id, message: message ?? 'Exam deleted.' };
    },
  },
};
