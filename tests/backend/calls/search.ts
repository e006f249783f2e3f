// The example of searching.
import { anybody, type Examples } from './example.ts';

export const searchCalls: Examples = {
  'GET /ext/search': {
    ask: () => ({ url: '/ext/search?q=physics&kind=subject&limit=3' }),
    answers: anybody(),
    refused: { by: 'visitor', ask: () => ({ url: '/ext/search?q=' }), status: 400 },
  },
};
