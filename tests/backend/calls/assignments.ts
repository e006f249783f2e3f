// Examples of the calls of assignments.
import { adminOnly, type Examples, type TestContext } from './example.ts';

async function anAssignment({ admin }: TestContext): Promise<string> {
  return (await admin.post('/assignments', { title: 'Essay', dueDate: '2027-01-01T00:00:00Z' }))
    .body._id;
}

export const assignmentCalls: Examples = {
  'GET /assignments': {
    request: () => ({ url: '/assignments' }),
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/assignments' }), status: 401 },
  },
  'POST /assignments': {
    request: () => ({
      url: '/assignments',
      body: { title: 'Essay', description: null, dueDate: '2027-01-01T00:00:00Z' },
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/assignments', body: { title: 'Essay', dueDate: 'tomorrow' } }),
      status: 400,
    },
  },
  'PUT /assignments/{id}': {
    request: async (context) => ({
      url: `/assignments/${await anAssignment(context)}`,
      body: { title: 'Longer essay' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/assignments/unknown', body: {} }),
      status: 404,
    },
  },
  'DELETE /assignments/{id}': {
    request: async (context) => ({ url: `/assignments/${await anAssignment(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: '/assignments/unknown' }), status: 404 },
  },
};
