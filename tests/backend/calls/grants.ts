// Examples of the calls of grants.
import { adminOnly, type Examples } from './example.ts';

export const grantCalls: Examples = {
  'GET /ext/people/{id}/grants': {
    request: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/grants` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/people/unknown/grants' }),
      status: 404,
    },
  },
  'PUT /ext/people/{id}/grants/{category}/{courseId}': {
    request: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/grants/academic/free10`,
      body: { role: 'marker' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: ({ other }) => ({
        url: `/ext/people/${other.studentId}/grants/academic/free10`,
        body: { role: 'admin' },
      }),
      status: 400,
    },
  },
  'DELETE /ext/people/{id}/grants/{category}/{courseId}': {
    request: async ({ backend, admin }) => {
      const url = `/ext/people/${(await backend.student()).studentId}/grants/admissionPrep/free`;
      await admin.put(url, { role: 'teacher' });
      return { url };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: ({ other }) => ({ url: `/ext/people/${other.studentId}/grants/academic/free10` }),
      status: 404,
    },
  },
  'GET /ext/grants/mine': {
    request: () => ({ url: '/ext/grants/mine' }),
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/ext/grants/mine' }), status: 401 },
  },
  'GET /ext/grants/courses/{id}/exams': {
    request: () => ({ url: '/ext/grants/courses/free10/exams' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'other',
      request: () => ({ url: '/ext/grants/courses/free10/exams' }),
      status: 403,
    },
  },
};
