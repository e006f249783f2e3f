// Every read by key of single exams: as the viewer may see them, and with their key by the service credential.
import { type BatchingContext, byId, byParent, oneByOne } from '../../upstream/batching.ts';
import { examsApi } from './api.ts';

export const examsLoaders = (context: BatchingContext) => {
  const api = examsApi(context.upstream);
  const service = { as: 'service' } as const;
  return {
    exams: {
      byId: byId(context, 'exams', api.findExam),
      byChapterId: byParent(context, 'exams', api.listExamsOf('chapter')),
      byCourseId: oneByOne(api.listExamsOf('course')),
      bySubjectId: oneByOne(api.listExamsOf('subject')),
      byLessonId: oneByOne(api.listExamsOf('lesson')),
      /** Of units of admission courses and of other courses alike. */
      byUnitId: oneByOne(api.listExamsOf('unit')),
      /** With the answer key: for scoring and for reviews of handed-in papers, never for a paper. */
      keyedById: byId(context, 'exams', (id) => api.findExam(id, service), service),
    },
  };
};
