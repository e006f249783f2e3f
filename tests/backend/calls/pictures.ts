// An example of the call of the extension `pictures`.
import { aPdf, aPng, multipart } from '../multipart.ts';
import { adminOnly, type Examples } from './example.ts';

export const pictureCalls: Examples = {
  'POST /ext/pictures': {
    request: () => ({ url: '/ext/pictures', ...multipart('image', 'a.png', aPng(), 'image/png') }),
    expectedStatus: adminOnly(201),
    rejectedRequest: {
      by: 'admin',
      request: () => ({
        url: '/ext/pictures',
        ...multipart('image', 'a.png', aPdf(), 'image/png'),
      }),
      status: 400,
    },
  },
};
