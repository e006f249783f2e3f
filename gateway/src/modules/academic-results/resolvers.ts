// Academic results from other institutions. Students edit their own entries; entries by admins are
// edited by admins only.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../upstream/batching.ts';
import { refusal } from '../../upstream/errors/refusals.ts';

export const academicResultsResolvers: Resolvers = {
  Student: {
    academicResults: async (student, _, { loaders }) =>
      (await loaders.academicResults.byStudentId.load(idOf(student))) ?? [],
  },
  AcademicResult: {
    id: idOf,
    examName: (result) => result.examName ?? '',
    institution: (result) => result.institution || null,
    board: (result) => result.board || null,
    year: (result) => result.year ?? 0,
    grade: (result) => result.grade || null,
    gpa: (result) => result.gpa ?? null,
    recordedBy: ({ recordedBy }) => {
      if (recordedBy === undefined) return null;
      return recordedBy === 'admin' ? 'ADMIN' : 'STUDENT';
    },
  },
  CreateAcademicResultPayload: {
    // Read only if selected. The write has succeeded, so a failed read must not look like a failed
    // save.
    academicResults: ({ academicResult }, _, { loaders }) =>
      academicResult.studentId
        ? loaders.academicResults.byStudentId.load(academicResult.studentId).catch(() => null)
        : null,
  },
  Mutation: {
    createAcademicResult: async (_, { input }, { api, loaders, requireViewer }) => {
      const { role, student } = await requireViewer();
      const isOwn = student && idOf(student) === input.studentId;
      if (!isOwn && role !== 'admin') throw refusal('NOT_YOUR_RECORD');
      const academicResult = await api.academicResults.postAcademicResult(input);
      clearAll(loaders.academicResults);
      return {
        academicResult: { studentId: input.studentId, ...academicResult },
        academicResults: null,
      };
    },
    updateAcademicResult: async (
      _,
      { input: { id, ...changes } },
      { api, loaders, requireSession },
    ) => {
      requireSession();
      const academicResult = await api.academicResults.putAcademicResult(id, changes);
      clearAll(loaders.academicResults);
      return { academicResult };
    },
    deleteAcademicResult: async (_, { input: { id } }, { api, loaders, requireSession }) => {
      requireSession();
      const { message } = await api.academicResults.deleteAcademicResult(id);
      clearAll(loaders.academicResults);
      return { deletedId: id, message: message ?? 'Academic result deleted.' };
    },
  },
};
