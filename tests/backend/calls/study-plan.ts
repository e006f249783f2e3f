// Examples of the extension `study-plan`.
import type { Examples } from './example.ts';

const body = { name: 'Rumana', schoolClass: 'class10', goal: 'board-exam' };

export const studyPlanCalls: Examples = {
  'GET /ext/study-plan': {
    ask: async ({ owner }) => {
      await owner.put('/ext/study-plan', body);
      return { url: '/ext/study-plan' };
    },
    answers: { visitor: 401, owner: 200, other: 200, admin: 404 },
    refused: { by: 'visitor', ask: () => ({ url: '/ext/study-plan' }), status: 401 },
  },
  'PUT /ext/study-plan': {
    ask: () => ({ url: '/ext/study-plan', body }),
    answers: { visitor: 401, owner: 200, other: 200, admin: 404 },
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/study-plan', body: { ...body, schoolClass: 'class05' } }),
      status: 400,
    },
  },
};
