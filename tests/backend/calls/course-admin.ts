// Examples of the calls of the extension `course-admin`.
import { adminOnly, type Examples } from './example.ts';

export const courseAdminCalls: Examples = {
  'GET /ext/courses': {
    request: () => ({ url: '/ext/courses?kind=academic&status=published&q=course&limit=5' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/courses?status=unknown' }),
      status: 400,
    },
  },
  'GET /ext/courses/{id}/usage': {
    request: () => ({ url: '/ext/courses/free10/usage' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/courses/unknown/usage' }),
      status: 404,
    },
  },
};
