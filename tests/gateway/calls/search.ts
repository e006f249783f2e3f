// The example of the extension search.
import type { Examples } from './example.ts';

const course = { _id: 'c1', title: 'Class ten', courseCode: 'class10', courseType: 'academic' };
const trail = ['Physics', 'Motion'];

export const searchCalls: Examples = {
  'GET /ext/search': {
    field: 'Query.search',
    as: 'visitor',
    query: `{ search(query: " গতি ", kind: EXAM, first: 3, offset: 50) {
      kind totalCount hits { kind id title trail parentType parentId course { id title courseCode courseType } } } }`,
    path: `/ext/search?q=${encodeURIComponent('গতি')}&kind=exam&limit=3&offset=50`,
    reply: {
      groups: [
        {
          kind: 'exam',
          total: 7,
          hits: [
            { _id: 'e1', title: 'Speed', trail, parentType: 'chapter', parentId: 'ch1', course },
          ],
        },
        { kind: 'a kind of a newer backend', total: 1, hits: [] },
      ],
    },
    data: {
      search: [
        {
          kind: 'EXAM',
          totalCount: 7,
          hits: [
            {
              kind: 'EXAM',
              id: 'e1',
              title: 'Speed',
              trail,
              parentType: 'CHAPTER',
              parentId: 'ch1',
              course: {
                id: 'c1',
                title: 'Class ten',
                courseCode: 'class10',
                courseType: 'academic',
              },
            },
          ],
        },
      ],
    },
    errorPath: ['search'],
  },
};
