// Examples of the calls of the extension `course-admin`.
import { adminOnly, type Examples } from './example.ts';

export const courseAdminCalls: Examples = {
  'GET /ext/courses': {
    ask: () => ({ url: '/ext/courses?kind=academic&status=published&q=course&limit=5' }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/courses?status=unknown' }), status: 400 },
  },
  'GET /ext/courses/{id}/usage': {
    ask: () => ({ url: '/ext/courses/free10/usage' }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/courses/unknown/usage' }), status: 404 },
  },
};
