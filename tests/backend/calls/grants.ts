// Examples of the calls of grants.
import { adminOnly, type Examples } from './example.ts';

export const grantCalls: Examples = {
  'GET /ext/people/{id}/grants': {
    ask: ({ owner }) => ({ url: `/ext/people/${owner.studentId}/grants` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/people/unknown/grants' }), status: 404 },
  },
  'PUT /ext/people/{id}/grants/{category}/{courseId}': {
    ask: async ({ backend }) => ({
      url: `/ext/people/${(await backend.student()).studentId}/grants/academic/free10`,
      body: { role: 'marker' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: ({ other }) => ({
        url: `/ext/people/${other.studentId}/grants/academic/free10`,
        body: { role: 'admin' },
      }),
      status: 400,
    },
  },
  'DELETE /ext/people/{id}/grants/{category}/{courseId}': {
    ask: async ({ backend, admin }) => {
      const url = `/ext/people/${(await backend.student()).studentId}/grants/admissionPrep/free`;
      await admin.put(url, { role: 'teacher' });
      return { url };
    },
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: ({ other }) => ({ url: `/ext/people/${other.studentId}/grants/academic/free10` }),
      status: 404,
    },
  },
  'GET /ext/grants/mine': {
    ask: () => ({ url: '/ext/grants/mine' }),
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: { by: 'visitor', ask: () => ({ url: '/ext/grants/mine' }), status: 401 },
  },
  'GET /ext/grants/courses/{id}/exams': {
    ask: () => ({ url: '/ext/grants/courses/free10/exams' }),
    answers: adminOnly(200),
    refused: { by: 'other', ask: () => ({ url: '/ext/grants/courses/free10/exams' }), status: 403 },
  },
};
