// Examples of the calls of assignments.
import { adminOnly, type Examples, type World } from './example.ts';

async function anAssignment({ admin }: World): Promise<string> {
  return (await admin.post('/assignments', { title: 'Essay', dueDate: '2027-01-01T00:00:00Z' }))
    .body._id;
}

export const assignmentCalls: Examples = {
  'GET /assignments': {
    ask: () => ({ url: '/assignments' }),
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: { by: 'visitor', ask: () => ({ url: '/assignments' }), status: 401 },
  },
  'POST /assignments': {
    ask: () => ({
      url: '/assignments',
      body: { title: 'Essay', description: null, dueDate: '2027-01-01T00:00:00Z' },
    }),
    answers: adminOnly(201),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/assignments', body: { title: 'Essay', dueDate: 'tomorrow' } }),
      status: 400,
    },
  },
  'PUT /assignments/{id}': {
    ask: async (world) => ({
      url: `/assignments/${await anAssignment(world)}`,
      body: { title: 'Longer essay' },
    }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/assignments/unknown', body: {} }), status: 404 },
  },
  'DELETE /assignments/{id}': {
    ask: async (world) => ({ url: `/assignments/${await anAssignment(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/assignments/unknown' }), status: 404 },
  },
};
