// Every read by key of multi-subject exams: as the viewer may see them, and with their key by the
// service credential.
import {
  alwaysOutlineById,
  type BatchingContext,
  byParent,
  outlineById,
  wholeById,
} from '../../upstream/batching.ts';
import { multiSubjectExamsApi } from './api.ts';

export const multiSubjectExamsLoaders = (context: BatchingContext) => {
  const api = multiSubjectExamsApi(context.upstream);
  const service = { as: 'service' } as const;
  return {
    multiSubjectExams: {
      /** For lists: exams that are loaded several at a time may lack their questions. */
      byId: outlineById(context, 'multisubjectexams', api.findExam),
      /** Without questions, for what shows none. */
      outlineById: alwaysOutlineById(context, 'multisubjectexams', api.findExam),
      /** With questions, as the viewer may see them. */
      wholeById: wholeById(context, 'multisubjectexams', api.findExam),
      /** A year has one paper or none; the batch answers lists for every kind of parent. */
      byYearId: byParent(context, 'multisubjectexams', async (yearId) =>
        [await api.findExamOfYear(yearId)].filter((exam) => exam !== null),
      ),
      /**
       * With the answer key: for scoring and for reviews of handed-in papers, never for a paper.
       */
      keyedById: wholeById(
        context,
        'multisubjectexams',
        (id) => api.findExam(id, service),
        service,
      ),
    },
  };
};
