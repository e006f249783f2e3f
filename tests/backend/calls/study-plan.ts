// Examples of the extension `study-plan`.
import type { Examples } from './example.ts';

const body = { name: 'Rumana', schoolClass: 'class10', goal: 'board-exam' };

export const studyPlanCalls: Examples = {
  'GET /ext/study-plan': {
    request: async ({ owner }) => {
      await owner.put('/ext/study-plan', body);
      return { url: '/ext/study-plan' };
    },
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 404 },
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/ext/study-plan' }), status: 401 },
  },
  'PUT /ext/study-plan': {
    request: () => ({ url: '/ext/study-plan', body }),
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 404 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/study-plan', body: { ...body, schoolClass: 'class05' } }),
      status: 400,
    },
  },
};
