// Examples of the calls of the extension `release-rules`.
import { adminOnly, anyone, type Examples } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const rule = { visibility: 'answers', moment: 'immediately' };

export const releaseRuleCalls: Examples = {
  'GET /ext/exams/{kind}/release-rules': {
    request: () => ({ url: `/ext/exams/single/release-rules?ids=${SINGLE}` }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: `/ext/exams/neither/release-rules?ids=${SINGLE}` }),
      status: 400,
    },
  },
  'PUT /ext/exams/{kind}/{examId}/release-rule': {
    request: () => ({ url: `/ext/exams/single/${SINGLE}/release-rule`, body: rule }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/exams/single/unknown/release-rule', body: rule }),
      status: 404,
    },
  },
};
