// An example of the call of the extension `content-revisions`.
import { adminCall, type Examples } from './example.ts';

const changed = { changedAt: '2026-03-01T04:32:00.000Z', changedBy: 'Nasrin' };

export const contentRevisionCalls: Examples = {
  'GET /ext/content-revisions/{kind}/{id}': {
    field: 'Query.editableContent',
    query:
      '{ editableContent(kind: ACADEMIC_UNIT, id: "au1") { id revision title summary imageUrl changedAt changedBy } }',
    before: [adminCall],
    path: '/ext/content-revisions/academic-unit/au1',
    reply: { _id: 'au1', kind: 'academic-unit', revision: '712', title: 'Part one', ...changed },
    data: {
      editableContent: {
        id: 'au1',
        revision: '712',
        title: 'Part one',
        summary: null,
        imageUrl: null,
        ...changed,
      },
    },
    errorPath: ['editableContent'],
  },
};
