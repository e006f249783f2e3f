// Examples of the extension `progress`.
import type { Examples } from './example.ts';

const LESSON = 'free10-motion-lesson-1';

export const progressCalls: Examples = {
  'PUT /ext/progress/lessons/{lessonId}': {
    request: () => ({ url: `/ext/progress/lessons/${LESSON}`, body: { done: true, position: 30 } }),
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 200 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: `/ext/progress/lessons/${LESSON}`, body: { position: -1 } }),
      status: 400,
    },
  },
  'GET /ext/progress/mine': {
    request: async ({ owner }) => {
      await owner.put(`/ext/progress/lessons/${LESSON}`, { done: true });
      return { url: `/ext/progress/mine?lessonIds=${LESSON}` };
    },
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: { by: 'owner', request: () => ({ url: '/ext/progress/mine' }), status: 400 },
  },
};
