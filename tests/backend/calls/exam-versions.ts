// Examples of the calls of the extension `exam-versions`.
import { adminOnly, type Examples, type World } from './example.ts';

const PAPER = 'free-a-2023-exam';

/** The version of an attempt that the owner has started. */
async function aVersion({ owner }: World): Promise<string> {
  return (await owner.post('/ext/attempts', { kind: 'multi-subject', examId: PAPER })).body
    .examVersionId;
}

export const examVersionCalls: Examples = {
  'GET /ext/exam-versions/{id}': {
    ask: async (world) => ({ url: `/ext/exam-versions/${await aVersion(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/exam-versions/unknown' }), status: 404 },
  },
  'GET /ext/exam-versions/{id}/corrections': {
    ask: async (world) => ({ url: `/ext/exam-versions/${await aVersion(world)}/corrections` }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/exam-versions/unknown/corrections' }),
      status: 404,
    },
  },
  'GET /ext/results/{kind}/exam-versions': {
    ask: () => ({ url: '/ext/results/multi-subject/exam-versions?ids=unknown' }),
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: {
      by: 'owner',
      ask: () => ({
        url: `/ext/results/multi-subject/exam-versions?ids=${Array.from({ length: 201 }, (_, id) => id)}`,
      }),
      status: 400,
    },
  },
};
