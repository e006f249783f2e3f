// Every read by key of multi-subject exams: as the viewer may see them, and with their key by the service credential.
import { type BatchingContext, byId } from '../../upstream/batching.ts';
import { multiSubjectExamsApi } from './api.ts';

export const multiSubjectExamsLoaders = (context: BatchingContext) => {
  const api = multiSubjectExamsApi(context.upstream);
  const service = { as: 'service' } as const;
  return {
    multiSubjectExams: {
      byId: byId(context, 'multisubjectexams', api.findExam),
      /** With the answer key: for scoring and for reviews of handed-in papers, never for a paper. */
      keyedById: byId(context, 'multisubjectexams', (id) => api.findExam(id, service), service),
    },
  };
};
