// Adding and changing multi-subject exams: for admins. They are deleted with their year (admission).
import type { Resolvers } from '../../generated/resolver-types.ts';
import { PAPER_NAMES, toRestPaper } from '../../paper-input.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { withInputPaths } from '../../upstream/renamed-input.ts';

/** Upstream a paper's year is its parent. */
const NAMES = { ...PAPER_NAMES, yearId: 'parentId' } as const;

export const writeMultiSubjectExamsResolvers: Resolvers = {
  Mutation: {
    createMultiSubjectExam: async (_, { input: { yearId, ...content } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const exam = await withInputPaths(NAMES, api.multiSubjectExams.postExam({ parentId: yearId, ...toRestPaper(content) }));
      clearAll(loaders.multiSubjectExams, loaders.examYears);
      // What was answered is whole: its key need not be read again.
      loaders.multiSubjectExams.byId.prime(idOf(exam), exam);
      return { exam };
    },
    updateMultiSubjectExam: async (_, { input: { id, ...changes } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const exam = await withInputPaths(NAMES, api.multiSubjectExams.putExam(id, toRestPaper(changes)));
      clearAll(loaders.multiSubjectExams);
      loaders.multiSubjectExams.byId.prime(idOf(exam), exam);
      return { exam };
    },
  },
};
