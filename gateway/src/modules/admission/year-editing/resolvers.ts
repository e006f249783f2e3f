// Creates, updates and deletes exam years with their exams, for admins. The year and its exam are
// two writes upstream; the year is written first.
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import {
  REST_FIELD_NAMES,
  toRestMultiSubjectExam,
} from '../../../upstream/exams/multi-subject-exam-input.ts';
import { withInputPaths } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';

export const writeExamYearsResolvers: Resolvers = {
  Mutation: {
    createExamYear: async (_, { input: { exam, ...row } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const year = await api.admission.postYear(row);
      clearAll(loaders.examYears);
      if (!exam) return { examYear: year };
      const paper = await withInputPaths(
        REST_FIELD_NAMES,
        api.admission.postYearExam(idOf(year), toRestMultiSubjectExam(exam)),
        'exam',
      );
      clearAll(loaders.examYears, loaders.multiSubjectExams);
      return { examYear: { ...year, exam: idOf(paper) } };
    },
    updateExamYear: async (
      _,
      { input: { id, year, exam, revision } },
      { api, loaders, requireAdmin },
    ) => {
      await requireAdmin();
      const storedYear = await loaders.examYears.byId.load(id);
      if (!storedYear) throw refusal('YEAR_NOT_FOUND');
      // The revision is checked by the write of the year, also if only its paper changes.
      const updatedYear =
        year === undefined && !revision
          ? storedYear
          : { ...storedYear, ...(await api.admission.putYear(id, { year }, basedOn(revision))) };
      clearAll(loaders.examYears);
      if (!exam) return { examYear: updatedYear };
      const body = toRestMultiSubjectExam(exam);
      const writing = storedYear.exam
        ? api.admission.putYearExam(storedYear.exam, body)
        : api.admission.postYearExam(id, body);
      const paper = await withInputPaths(REST_FIELD_NAMES, writing, 'exam');
      clearAll(loaders.examYears, loaders.multiSubjectExams);
      return { examYear: { ...updatedYear, exam: storedYear.exam ?? idOf(paper) } };
    },
    deleteExamYear: async (_, { input: { id, force } }, { api, loaders, requireAdmin }) => {
      await requireAdmin();
      const { message } = await api.admission.deleteYear(id, force ?? false);
      clearAll(loaders.examYears, loaders.multiSubjectExams);
      return { deletedId: id, message: message ?? 'Year deleted.' };
    },
  },
};
