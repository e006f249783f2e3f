// Lists of results, and what admins do with them. Upstream judges by the session whose results a list has.
import { connectionOf, pageOf } from '../../connections.ts';
import type { Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';
import { single } from './single-result.ts';

export const resultListsResolvers: Resolvers = {
  Query: {
    multiSubjectExamResults: async (_, args, { api, requireSession }) => {
      requireSession();
      const page = pageOf(args);
      return connectionOf(await api.results.listMultiSubjectResults(page), page);
    },
    multiSubjectExamResult: (_, { id }, { loaders, requireSession }) => {
      requireSession();
      return loaders.multiSubjectResults.byId.load(id);
    },
    examResults: async (_, { examId, ...args }, { api, requireAdmin }) => {
      await requireAdmin();
      const page = pageOf(args);
      const { nodes, totalCount } = await api.results.listResultsOfExam(examId, page);
      return connectionOf({ nodes: nodes.map(single), totalCount }, page);
    },
  },
  Viewer: {
    examResults: async (viewer, _, { api }) => (await api.results.listSingleResults(idOf(viewer))).map(single),
  },
  Student: {
    unitExamResults: async (student, { unitId }, { loaders }) =>
      (await loaders.singleResults.byStudentAndUnit.load({ studentId: idOf(student), unitId })).map(single),
  },
  Mutation: {
    markWrittenExam: async (_, { input: { userId, examId, dateTaken, score, marks, comment } }, { api, loaders, requireAdmin }) => {
      const admin = await requireAdmin();
      // Upstream would take it for a paper handed in once more.
      if (idOf(admin) === userId) throw codedError('FORBIDDEN', 'Nobody marks an exam of their own.');
      const result = await loaders.singleResults.byUserAndExam.load({ userId, examId });
      if (!result) throw codedError('NOT_FOUND', 'There is no such result.');
      const marked = await api.results.putMark(idOf(result), {
        examId,
        userId,
        mcqAnswers: result.mcqAnswers ?? [],
        writtenAnswer: result.writtenAnswer ?? [],
        timeTaken: result.timeTaken,
        dateTaken: dateTaken ?? result.dateTaken,
        score,
        // What was not told is left out: an empty comment is none.
        ...(marks && { marks: marks.map(({ comment: words, ...mark }) => ({ ...mark, ...(words && { comment: words }) })) }),
        ...(comment && { comment }),
      });
      clearAll(loaders.singleResults, loaders.myResults);
      return { result: single(marked) };
    },
    deleteMultiSubjectExamResult: async (_, { input: { id } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.results.deleteMultiSubjectResult(id);
      clearAll(loaders.multiSubjectResults, loaders.myResults);
      return { deletedId: id, message: message ?? 'Result deleted.' };
    },
    deleteExamResult: async (_, { input: { id } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.results.deleteSingleResult(id);
      clearAll(loaders.singleResults, loaders.myResults);
      return { deletedId: id, message: message ?? 'Result deleted.' };
    },
  },
};
