// The answer key of multi-subject exams for editors; read by the viewer's own session, so that upstream judges once more who may see it.
import { requireKey } from '../../attempts/keyed-questions.ts';
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { codedError } from '../../upstream/errors.ts';

export const multiSubjectExamKeyResolvers: Resolvers = {
  MultiSubjectExam: {
    key: async (exam, _, { loaders, requireAdmin }) => {
      await requireAdmin();
      const whole = await loaders.multiSubjectExams.byId.load(idOf(exam));
      if (!whole) throw codedError('NOT_FOUND', 'There is no such exam.');
      return { subjects: whole.subjects ?? [] };
    },
  },
  KeySubject: {
    id: idOf,
    name: (subject) => subject.subjectName ?? '',
    mandatory: (subject) => subject.mandatory ?? false,
    questions: (subject) => requireKey([subject.mcqs]),
  },
};
