// Every read by key of single exams: as the viewer may see them, and with their key by the service credential.
import { type BatchingContext, byId, byParent } from '../../upstream/batching.ts';
import { examsApi } from './api.ts';

export const examsLoaders = (context: BatchingContext) => {
  const api = examsApi(context.upstream);
  const service = { as: 'service' } as const;
  return {
    exams: {
      byId: byId(context, 'exams', api.findExam),
      byChapterId: byParent(context, 'exams', api.listExamsOfChapter),
      /** With the answer key: for scoring and for reviews of handed-in papers, never for a paper. */
      keyedById: byId(context, 'exams', (id) => api.findExam(id, service), service),
    },
  };
};
