// The viewer's class and goal, if the backend stores them (extension `study-plan`).
import type { Resolvers, SchoolClass, StudyGoal } from '../../../generated/resolver-types.ts';

const schoolClasses: Record<string, SchoolClass> = {
  class06: 'CLASS_6',
  class07: 'CLASS_7',
  class08: 'CLASS_8',
  class09: 'CLASS_9',
  class10: 'CLASS_10',
  'class11-12': 'CLASS_11_12',
  'hsc-passed': 'HSC_PASSED',
};
const studyGoals: Record<string, StudyGoal> = {
  school: 'SCHOOL',
  'board-exam': 'BOARD_EXAM',
  'admission-test': 'ADMISSION_TEST',
};

/** Upstream's name of an enum value; null for none. */
function restName(names: Record<string, string>, value: string | null | undefined): string | null {
  return Object.keys(names).find((name) => names[name] === value) ?? null;
}

export const studyPlanResolvers: Resolvers = {
  Viewer: {
    studyPlan: async ({ student }, _, { api, capabilities }) => {
      if (!student || !(await capabilities.has('study-plan'))) return null;
      return api.studyPlan.getStudyPlan();
    },
  },
  StudyPlan: {
    schoolClass: ({ schoolClass }) => schoolClasses[schoolClass ?? ''] ?? null,
    goal: ({ goal }) => studyGoals[goal ?? ''] ?? null,
    isAnswered: ({ answeredAt }) => Boolean(answeredAt),
  },
  UpdateStudyPlanPayload: {
    // Read only if selected. The write has succeeded, so a failed read must not look like a failed
    // save.
    viewer: (_, __, { viewer }) => viewer().catch(() => null),
  },
  Mutation: {
    updateStudyPlan: async (
      _,
      { input: { name, schoolClass, goal } },
      { api, capabilities, requireSession, clearViewer },
    ) => {
      requireSession();
      await capabilities.require('study-plan', 'NO_STUDY_PLAN');
      const answers = {
        schoolClass: restName(schoolClasses, schoolClass),
        goal: restName(studyGoals, goal),
      };
      const studyPlan = await api.studyPlan.putStudyPlan(
        typeof name === 'string' ? { name, ...answers } : answers,
      );
      clearViewer();
      return { studyPlan, viewer: null };
    },
  },
};
