// Single exams by key: as the viewer may see them, or with their key by the service credential.
import { type BatchingContext, byId, byParent, oneByOne } from '../../upstream/batching.ts';
import { examsApi } from './api.ts';

export const examsLoaders = (context: BatchingContext) => {
  const api = examsApi(context.upstream);
  const service = { as: 'service' } as const;
  return {
    exams: {
      /** May lack the questions if several exams are loaded in one batch (lists). */
      byId: byId(context, 'exams', api.findExam, { questions: 'not-in-batches' }),
      /** Without questions. */
      outlineById: byId(context, 'exams', api.findExam, { questions: 'never' }),
      /** With questions, as the viewer may see them. */
      wholeById: byId(context, 'exams', api.findExam, { questions: 'always' }),
      byChapterId: byParent(context, 'exams', api.listExamsOf('chapter')),
      byCourseId: oneByOne(api.listExamsOf('course')),
      bySubjectId: oneByOne(api.listExamsOf('subject')),
      byLessonId: oneByOne(api.listExamsOf('lesson')),
      /** Exams of units of admission courses and of other courses. */
      byUnitId: oneByOne(api.listExamsOf('unit')),
      /**
       * With the answer key, for scoring and for reviews of submitted papers; never use it for a
       * paper.
       */
      keyedById: byId(context, 'exams', (id) => api.findExam(id, service), {
        questions: 'always',
        call: service,
      }),
    },
  };
};
