// Examples of the calls of assignment submissions.
import { adminOnly, type Examples, type TestContext } from './example.ts';

/** In a course that only the owner is enrolled in. */
async function anAssignment({ admin }: TestContext): Promise<string> {
  const body = { title: 'Essay', course: { _id: 'free10', category: 'academic' }, maxMark: 10 };
  return (await admin.post('/assignments', body)).body._id;
}

/** Submitted by the owner. */
async function aSubmission(context: TestContext): Promise<{ assignmentId: string; id: string }> {
  const assignmentId = await anAssignment(context);
  const sent = { text: 'Light.', files: [], revision: 0, submit: true };
  const { body } = await context.owner.put(`/ext/assignments/${assignmentId}/submission`, sent);
  return { assignmentId, id: body._id };
}

const aFile = { sha256: '0'.repeat(64), size: 20_000, kind: 'picture' };
const draft = { text: 'Light.', files: [], revision: 0, submit: false };
const enrolledOnly = { visitor: 401, owner: 200, other: 403, admin: 403 };

export const assignmentSubmissionCalls: Examples = {
  'GET /ext/assignments/submissions/mine': {
    request: () => ({ url: '/ext/assignments/submissions/mine' }),
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext/assignments/submissions/mine' }),
      status: 401,
    },
  },
  'POST /ext/assignments/{id}/files': {
    request: async (context) => ({
      url: `/ext/assignments/${await anAssignment(context)}/files`,
      body: aFile,
    }),
    expectedStatus: enrolledOnly,
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/assignments/${await anAssignment(context)}/files`,
        body: { ...aFile, size: 0 },
      }),
      status: 400,
    },
  },
  'PUT /ext/assignments/{id}/submission': {
    request: async (context) => ({
      url: `/ext/assignments/${await anAssignment(context)}/submission`,
      body: draft,
    }),
    expectedStatus: enrolledOnly,
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/assignments/${await anAssignment(context)}/submission`,
        body: { ...draft, revision: 3 },
      }),
      status: 409,
    },
  },
  'POST /ext/assignments/{id}/submission/withdraw': {
    request: async (context) => ({
      url: `/ext/assignments/${(await aSubmission(context)).assignmentId}/submission/withdraw`,
      body: { revision: 1 },
    }),
    expectedStatus: enrolledOnly,
    rejectedRequest: {
      by: 'owner',
      request: () => ({
        url: '/ext/assignments/unknown/submission/withdraw',
        body: { revision: 1 },
      }),
      status: 404,
    },
  },
  'GET /ext/assignments/{id}/submissions': {
    request: async (context) => ({
      url: `/ext/assignments/${(await aSubmission(context)).assignmentId}/submissions`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/assignments/unknown/submissions' }),
      status: 404,
    },
  },
  'GET /ext/assignment-submissions/{id}': {
    request: async (context) => ({
      url: `/ext/assignment-submissions/${(await aSubmission(context)).id}`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/assignment-submissions/unknown' }),
      status: 404,
    },
  },
  'PUT /ext/assignment-submissions/{id}/return': {
    request: async (context) => ({
      url: `/ext/assignment-submissions/${(await aSubmission(context)).id}/return`,
      body: { revision: 1, mark: 7, comment: 'Good.' },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `/ext/assignment-submissions/${(await aSubmission(context)).id}/return`,
        body: { revision: 1, mark: 11 },
      }),
      status: 422,
    },
  },
};
