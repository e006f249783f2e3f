// The example of searching.
import { anyone, type Examples } from './example.ts';

export const searchCalls: Examples = {
  'GET /ext/search': {
    request: () => ({ url: '/ext/search?q=physics&kind=subject&limit=3' }),
    expectedStatus: anyone(),
    rejectedRequest: { by: 'visitor', request: () => ({ url: '/ext/search?q=' }), status: 400 },
  },
};
