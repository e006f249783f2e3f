// Every read by key of single exams: as the viewer may see them, and with their key by the service
// credential.
import {
  alwaysOutlineById,
  type BatchingContext,
  byParent,
  oneByOne,
  outlineById,
  wholeById,
} from '../../upstream/batching.ts';
import { examsApi } from './api.ts';

export const examsLoaders = (context: BatchingContext) => {
  const api = examsApi(context.upstream);
  const service = { as: 'service' } as const;
  return {
    exams: {
      /** For lists: exams that are loaded several at a time may lack their questions. */
      byId: outlineById(context, 'exams', api.findExam),
      /** Without questions, for what shows none. */
      outlineById: alwaysOutlineById(context, 'exams', api.findExam),
      /** With questions, as the viewer may see them. */
      wholeById: wholeById(context, 'exams', api.findExam),
      byChapterId: byParent(context, 'exams', api.listExamsOf('chapter')),
      byCourseId: oneByOne(api.listExamsOf('course')),
      bySubjectId: oneByOne(api.listExamsOf('subject')),
      byLessonId: oneByOne(api.listExamsOf('lesson')),
      /** Of units of admission courses and of other courses alike. */
      byUnitId: oneByOne(api.listExamsOf('unit')),
      /**
       * With the answer key: for scoring and for reviews of handed-in papers, never for a paper.
       */
      keyedById: wholeById(context, 'exams', (id) => api.findExam(id, service), service),
    },
  };
};
