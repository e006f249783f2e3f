// An example of the call of the extension `content-revisions`.
import { adminCall, type Examples } from './example.ts';

const changed = { changedAt: '2026-03-01T04:32:00.000Z', changedBy: 'Nasrin' };
const inCourse = { parentId: 'c1', parentTitle: 'Science' };

export const contentRevisionCalls: Examples = {
  'GET /ext/content-revisions/{kind}/{id}': {
    field: 'Query.editableContent',
    query: `{ editableContent(kind: ACADEMIC_UNIT, id: "au1") {
      id revision title summary imageUrl parentId parentTitle changedAt changedBy } }`,
    before: [adminCall],
    path: '/ext/content-revisions/academic-unit/au1',
    reply: {
      _id: 'au1',
      kind: 'academic-unit',
      revision: '712',
      title: 'Part one',
      ...inCourse,
      ...changed,
    },
    data: {
      editableContent: {
        id: 'au1',
        revision: '712',
        title: 'Part one',
        summary: null,
        imageUrl: null,
        ...inCourse,
        ...changed,
      },
    },
    errorPath: ['editableContent'],
  },
};
