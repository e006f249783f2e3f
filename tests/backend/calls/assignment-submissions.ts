// Examples of the calls of assignment submissions.
import { adminOnly, type Examples, type World } from './example.ts';

/** Of a course that only the owner is enrolled in. */
async function anAssignment({ admin }: World): Promise<string> {
  const body = { title: 'Essay', course: { _id: 'free10', category: 'academic' }, maxMark: 10 };
  return (await admin.post('/assignments', body)).body._id;
}

/** Handed in by the owner. */
async function aSubmission(world: World): Promise<{ assignmentId: string; id: string }> {
  const assignmentId = await anAssignment(world);
  const sent = { text: 'Light.', files: [], revision: 0, submit: true };
  const { body } = await world.owner.put(`/ext/assignments/${assignmentId}/submission`, sent);
  return { assignmentId, id: body._id };
}

const aFile = { sha256: '0'.repeat(64), size: 20_000, kind: 'picture' };
const draft = { text: 'Light.', files: [], revision: 0, submit: false };
const enrolledOnly = { visitor: 401, owner: 200, other: 403, admin: 403 };

export const assignmentSubmissionCalls: Examples = {
  'GET /ext/assignments/submissions/mine': {
    ask: () => ({ url: '/ext/assignments/submissions/mine' }),
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: {
      by: 'visitor',
      ask: () => ({ url: '/ext/assignments/submissions/mine' }),
      status: 401,
    },
  },
  'POST /ext/assignments/{id}/files': {
    ask: async (world) => ({
      url: `/ext/assignments/${await anAssignment(world)}/files`,
      body: aFile,
    }),
    answers: enrolledOnly,
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/assignments/${await anAssignment(world)}/files`,
        body: { ...aFile, size: 0 },
      }),
      status: 400,
    },
  },
  'PUT /ext/assignments/{id}/submission': {
    ask: async (world) => ({
      url: `/ext/assignments/${await anAssignment(world)}/submission`,
      body: draft,
    }),
    answers: enrolledOnly,
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/assignments/${await anAssignment(world)}/submission`,
        body: { ...draft, revision: 3 },
      }),
      status: 409,
    },
  },
  'POST /ext/assignments/{id}/submission/withdraw': {
    ask: async (world) => ({
      url: `/ext/assignments/${(await aSubmission(world)).assignmentId}/submission/withdraw`,
      body: { revision: 1 },
    }),
    answers: enrolledOnly,
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/assignments/unknown/submission/withdraw', body: { revision: 1 } }),
      status: 404,
    },
  },
  'GET /ext/assignments/{id}/submissions': {
    ask: async (world) => ({
      url: `/ext/assignments/${(await aSubmission(world)).assignmentId}/submissions`,
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/assignments/unknown/submissions' }),
      status: 404,
    },
  },
  'GET /ext/assignment-submissions/{id}': {
    ask: async (world) => ({ url: `/ext/assignment-submissions/${(await aSubmission(world)).id}` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/assignment-submissions/unknown' }),
      status: 404,
    },
  },
  'PUT /ext/assignment-submissions/{id}/return': {
    ask: async (world) => ({
      url: `/ext/assignment-submissions/${(await aSubmission(world)).id}/return`,
      body: { revision: 1, mark: 7, comment: 'Good.' },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: `/ext/assignment-submissions/${(await aSubmission(world)).id}/return`,
        body: { revision: 1, mark: 11 },
      }),
      status: 422,
    },
  },
};
