// Examples of the list of extensions and of the batch reads.
import { anyone, type Example, type Examples } from './example.ts';

const url = (collection: string, query: string) => `/ext/batch/${collection}?${query}`;
const TOO_MANY = Array.from({ length: 201 }, (_, index) => `id-${index}`).join(',');

/** A collection read by ids; too many ids are rejected. */
const byIds = (collection: string, ids: string): Example => ({
  request: () => ({ url: url(collection, `ids=${ids}`) }),
  expectedStatus: anyone(),
  rejectedRequest: {
    by: 'owner',
    request: () => ({ url: url(collection, `ids=${TOO_MANY}`) }),
    status: 400,
  },
});

/** A collection read by parents; `ids` together with `parents` is rejected. */
const byParents = (collection: string, parents: string): Example => ({
  request: () => ({ url: url(collection, `parents=${parents}`) }),
  expectedStatus: anyone(),
  rejectedRequest: {
    by: 'admin',
    request: () => ({ url: url(collection, `ids=a&parents=${parents}`) }),
    status: 400,
  },
});

export const batchCalls: Examples = {
  'GET /ext': {
    request: () => ({ url: '/ext' }),
    expectedStatus: anyone(),
    rejectedRequest: {
      by: 'visitor',
      request: () => ({ url: '/ext', headers: { authorization: 'Bearer wrong' } }),
      status: 401,
    },
  },
  'GET /ext/batch/universities': byIds('universities', 'free,paid,unknown'),
  'GET /ext/batch/units': byParents('units', 'free,unknown'),
  'GET /ext/batch/years': byParents('years', 'free-a,paid-a'),
  'GET /ext/batch/courses': byParents('courses', 'class10'),
  'GET /ext/batch/subjects': byParents('subjects', 'free10,paid10'),
  'GET /ext/batch/chapters': byParents('chapters', 'free10-physics'),
  'GET /ext/batch/lessons': byParents('lessons', 'free10-motion,paid10-motion'),
  'GET /ext/batch/contents': byIds('contents', 'free10-motion-note-1,paid10-motion-note-1'),
  'GET /ext/batch/exams': byParents('exams', 'free10-motion'),
  'GET /ext/batch/multisubjectexams': byParents('multisubjectexams', 'free-a-2023,paid-a-2023'),
};
