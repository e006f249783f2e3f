// Examples of the calls of the extension `exam-versions`.

import { FREE_PAPER } from '../content-fixture.ts';
import { adminOnly, type Examples, type TestContext } from './example.ts';

/** The version of an attempt that the owner has started. */
async function aVersion({ owner }: TestContext): Promise<string> {
  return (await owner.post('/ext/attempts', { kind: 'multi-subject', examId: FREE_PAPER })).body
    .examVersionId;
}

export const examVersionCalls: Examples = {
  'GET /ext/exam-versions/{id}': {
    request: async (context) => ({ url: `/ext/exam-versions/${await aVersion(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/exam-versions/unknown' }),
      status: 404,
    },
  },
  'GET /ext/exam-versions/{id}/corrections': {
    request: async (context) => ({
      url: `/ext/exam-versions/${await aVersion(context)}/corrections`,
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/exam-versions/unknown/corrections' }),
      status: 404,
    },
  },
  'GET /ext/exams/{kind}/{examId}/current-version': {
    request: () => ({ url: `/ext/exams/multi-subject/${FREE_PAPER}/current-version` }),
    expectedStatus: { visitor: 200, owner: 200, other: 200, admin: 200 },
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext/exams/single/unknown/current-version' }),
      status: 404,
    },
  },
  'GET /ext/results/{kind}/exam-versions': {
    request: () => ({ url: '/ext/results/multi-subject/exam-versions?ids=unknown' }),
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({
        url: `/ext/results/multi-subject/exam-versions?ids=${Array.from({ length: 201 }, (_, id) => id)}`,
      }),
      status: 400,
    },
  },
};
