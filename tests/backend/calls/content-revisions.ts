// An example of the call of the extension `content-revisions`.
import { adminOnly, type Examples } from './example.ts';

export const contentRevisionCalls: Examples = {
  'GET /ext/content-revisions/{kind}/{id}': {
    ask: () => ({ url: '/ext/content-revisions/chapter/free10-motion' }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/content-revisions/chapter/unknown' }),
      status: 404,
    },
  },
};
