// An example of the call of the extension `content-revisions`.
import { adminOnly, type Examples } from './example.ts';

export const contentRevisionCalls: Examples = {
  'GET /ext/content-revisions/{kind}/{id}': {
    request: () => ({ url: '/ext/content-revisions/chapter/free10-motion' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/content-revisions/chapter/unknown' }),
      status: 404,
    },
  },
};
