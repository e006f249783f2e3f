// Examples of the call of the extension `audit-log`.
import { adminCall, type Examples } from './example.ts';

const entry = {
  _id: 'a1',
  at: '2026-11-24T02:00:00.000Z',
  finished: true,
  action: 'set-release-rule',
  kind: 'exam',
  objectId: 'e1',
  title: 'Test',
  actor: { _id: 'u1', name: 'Rahima' },
  person: { _id: 'u2', studentId: 's2' },
  changes: [{ field: 'price', before: '5', after: '6' }],
};

export const auditLogCalls: Examples = {
  'GET /ext/audit-log': {
    field: 'Query.auditEntries',
    query: `{ auditEntries(actor: " rahima ", kind: EXAM, from: "2026-11-01T00:00:00Z",
      until: "2026-12-01T00:00:00Z", first: 5) {
      totalCount totalCountIsExact endCursor nodes { id at isFinished action kind objectId title
      actor { id name studentId } person { id name studentId } changes { field before after } } } }`,
    before: [adminCall],
    path: '/ext/audit-log?actor=rahima&kind=exam&from=2026-11-01T00%3A00%3A00Z&until=2026-12-01T00%3A00%3A00Z&offset=0&limit=5',
    reply: [entry],
    data: {
      auditEntries: {
        totalCount: 1,
        totalCountIsExact: true,
        endCursor: null,
        nodes: [
          {
            id: 'a1',
            at: '2026-11-24T02:00:00.000Z',
            isFinished: true,
            action: 'SET_RELEASE_RULE',
            kind: 'EXAM',
            objectId: 'e1',
            title: 'Test',
            actor: { id: 'u1', name: 'Rahima', studentId: null },
            person: { id: 'u2', name: null, studentId: 's2' },
            changes: [{ field: 'price', before: '5', after: '6' }],
          },
        ],
      },
    },
    errorPath: ['auditEntries'],
  },
};
