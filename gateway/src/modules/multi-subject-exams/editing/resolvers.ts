// Creates and updates multi-subject exams and reads their key with the viewer's session, for
// admins. They are deleted with their year (admission).
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { clearAll, idOf } from '../../../upstream/batching.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import {
  REST_FIELD_NAMES,
  toRestMultiSubjectExam,
} from '../../../upstream/exams/multi-subject-exam-input.ts';
import { requireKey, textsOf } from '../../../upstream/exams/questions-with-key.ts';
import { toRestShuffle } from '../../../upstream/exams/shuffle-setting.ts';
import { withInputPaths } from '../../../upstream/renamed-input.ts';
import { basedOn } from '../../../upstream/revisions.ts';
import { hasQuestions } from '../api.ts';

/** Upstream's name of the year is `parentId`. */
const NAMES = { ...REST_FIELD_NAMES, yearId: 'parentId' } as const;

export const writeMultiSubjectExamsResolvers: Resolvers = {
  MultiSubjectExam: {
    key: async (exam, _, { loaders, requireGrant }) => {
      await requireGrant('teacher');
      const whole = hasQuestions(exam)
        ? exam
        : await loaders.multiSubjectExams.wholeById.load(idOf(exam));
      if (!whole) throw refusal('EXAM_NOT_FOUND');
      return { subjects: whole.subjects ?? [] };
    },
  },
  KeySubject: {
    id: idOf,
    name: (subject) => subject.subjectName ?? '',
    mandatory: (subject) => subject.mandatory ?? false,
    questions: (subject) => requireKey([subject.mcqs]),
  },
  Mutation: {
    createMultiSubjectExam: async (
      _,
      { input: { yearId, shuffle, ...content } },
      { api, capabilities, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const body = {
        parentId: yearId,
        ...toRestMultiSubjectExam(content),
        ...(await toRestShuffle(capabilities, shuffle)),
      };
      const exam = await withInputPaths(NAMES, api.multiSubjectExams.postExam(body));
      clearAll(loaders.multiSubjectExams, loaders.examYears);
      // The response is complete, so its key need not be read again.
      loaders.multiSubjectExams.byId.prime(idOf(exam), exam);
      richText.prepare({ texts: (exam.subjects ?? []).flatMap(textsOf) });
      return { exam };
    },
    updateMultiSubjectExam: async (
      _,
      { input: { id, shuffle, revision, ...changes } },
      { api, capabilities, loaders, richText, requireAdmin },
    ) => {
      await requireAdmin();
      const body = {
        ...toRestMultiSubjectExam(changes),
        ...(await toRestShuffle(capabilities, shuffle)),
      };
      const exam = await withInputPaths(
        NAMES,
        api.multiSubjectExams.putExam(id, body, basedOn(revision)),
      );
      clearAll(loaders.multiSubjectExams);
      loaders.multiSubjectExams.byId.prime(idOf(exam), exam);
      richText.prepare({ texts: (exam.subjects ?? []).flatMap(textsOf) });
      return { exam };
    },
  },
};
