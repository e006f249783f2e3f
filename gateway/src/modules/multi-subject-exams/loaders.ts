// Multi-subject exams by key: as the viewer may see them, or with their key by the service
// credential.
import { type BatchingContext, byId, byParent } from '../../upstream/batching.ts';
import { multiSubjectExamsApi } from './api.ts';

export const multiSubjectExamsLoaders = (context: BatchingContext) => {
  const api = multiSubjectExamsApi(context.upstream);
  const service = { as: 'service' } as const;
  return {
    multiSubjectExams: {
      /** May lack the questions if several exams are loaded in one batch (lists). */
      byId: byId(context, 'multisubjectexams', api.findExam, { questions: 'not-in-batches' }),
      /** Without questions. */
      outlineById: byId(context, 'multisubjectexams', api.findExam, { questions: 'never' }),
      /** With questions, as the viewer may see them. */
      wholeById: byId(context, 'multisubjectexams', api.findExam, { questions: 'always' }),
      /** A year has at most one exam; batches return lists for every kind of parent. */
      byYearId: byParent(context, 'multisubjectexams', async (yearId) =>
        [await api.findExamOfYear(yearId)].filter((exam) => exam !== null),
      ),
      /**
       * With the answer key, for scoring and for reviews of submitted papers; never use it for a
       * paper.
       */
      keyedById: byId(context, 'multisubjectexams', (id) => api.findExam(id, service), {
        questions: 'always',
        call: service,
      }),
    },
  };
};
