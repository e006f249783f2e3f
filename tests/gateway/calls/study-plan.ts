// Examples of the calls of the extension `study-plan`.
import { type Examples, studentCall } from './example.ts';

const plan = {
  schoolClass: 'class11-12',
  goal: 'admission-test',
  answeredAt: '2026-02-01T00:00:00.000Z',
};
const shownPlan = { schoolClass: 'CLASS_11_12', goal: 'ADMISSION_TEST', isAnswered: true };

export const studyPlanCalls: Examples = {
  'GET /ext/study-plan': {
    field: 'Viewer.studyPlan',
    as: 'student',
    query: '{ viewer { studyPlan { schoolClass goal isAnswered } } }',
    before: [studentCall],
    path: '/ext/study-plan',
    reply: plan,
    data: { viewer: { studyPlan: shownPlan } },
    errorPath: ['viewer', 'studyPlan'],
  },
  'PUT /ext/study-plan': {
    field: 'Mutation.updateStudyPlan',
    as: 'student',
    query: `mutation ($input: UpdateStudyPlanInput!) {
      updateStudyPlan(input: $input) { studyPlan { schoolClass goal isAnswered } }
    }`,
    variables: { input: { name: 'Rumana', schoolClass: 'CLASS_11_12', goal: 'ADMISSION_TEST' } },
    path: '/ext/study-plan',
    body: { name: 'Rumana', schoolClass: 'class11-12', goal: 'admission-test' },
    reply: plan,
    data: { updateStudyPlan: { studyPlan: shownPlan } },
    errorPath: ['updateStudyPlan'],
  },
};
