// Examples of the calls of the extension `release-rules`.
import { adminOnly, anybody, type Examples } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const rule = { visibility: 'answers', moment: 'immediately' };

export const releaseRuleCalls: Examples = {
  'GET /ext/exams/{kind}/release-rules': {
    ask: () => ({ url: `/ext/exams/single/release-rules?ids=${SINGLE}` }),
    answers: anybody(),
    refused: {
      by: 'visitor',
      ask: () => ({ url: `/ext/exams/neither/release-rules?ids=${SINGLE}` }),
      status: 400,
    },
  },
  'PUT /ext/exams/{kind}/{examId}/release-rule': {
    ask: () => ({ url: `/ext/exams/single/${SINGLE}/release-rule`, body: rule }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/exams/single/unknown/release-rule', body: rule }),
      status: 404,
    },
  },
};
