// The exams that the viewer can take, if the backend provides the list (extension `takeable`).
import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { connectionOf, toUpstreamPage } from '../../../upstream/paging.ts';

const restKind = { MULTI_SUBJECT: 'multi-subject', SINGLE: 'single' } as const;

export const takeableExamsResolvers: Resolvers = {
  Viewer: {
    takeableExams: async (
      _,
      { opens, kind, courseId, subject, ...args },
      { api, capabilities },
    ) => {
      const page = toUpstreamPage(args);
      if (!(await capabilities.has('takeable'))) return null;
      const { exams, total, courses, subjects } = await api.takeableExams.getTakeableExams({
        ...page,
        opens: opens === 'LATER' ? 'later' : 'now',
        kind: kind ? restKind[kind] : undefined,
        courseId: courseId ?? undefined,
        subject: subject ?? undefined,
      });
      const nodes = exams ?? [];
      return {
        ...connectionOf({ nodes, totalCount: total ?? nodes.length }, page),
        courses: courses ?? [],
        subjects: subjects ?? [],
      };
    },
  },
  TakeableExam: {
    kind: ({ kind }) => (kind === 'single' ? 'SINGLE' : 'MULTI_SUBJECT'),
    examId: ({ examId }) => examId ?? '',
    title: ({ title }) => title ?? '',
    timeLimitMinutes: ({ timeLimit }) => timeLimit ?? 0,
    questionCount: ({ questionCount }) => questionCount ?? 0,
    courseId: ({ courseId }) => courseId ?? '',
    courseName: ({ courseName }) => courseName ?? '',
    subjects: ({ subjects }) => subjects ?? [],
    startingDate: ({ startingDate }) => startingDate ?? null,
  },
  ExamCourse: {
    id: idOf,
    name: ({ name }) => name ?? '',
  },
};
