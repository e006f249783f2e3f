// Examples of the calls of the extensions `content-tree` and `content-moves`.
import { adminCall, type Examples } from './example.ts';

const archivedAt = '2026-03-01T04:32:00.000Z';

export const contentTreeCalls: Examples = {
  'POST /ext/content/{kind}/{id}/archive': {
    field: 'Mutation.archiveContent',
    query: `mutation { archiveContent(input: { kind: CHAPTER, id: "h1" }) { archivedId archivedAt } }`,
    before: [adminCall],
    path: '/ext/content/chapter/h1/archive',
    body: {},
    reply: { _id: 'h1', kind: 'chapter', archivedAt },
    data: { archiveContent: { archivedId: 'h1', archivedAt } },
    errorPath: ['archiveContent'],
  },
  'POST /ext/content/{kind}/{id}/restore': {
    field: 'Mutation.restoreContent',
    query: `mutation { restoreContent(input: { kind: MULTI_SUBJECT_EXAM, id: "p1" }) { restoredId } }`,
    before: [adminCall],
    path: '/ext/content/paper/p1/restore',
    body: {},
    reply: { _id: 'p1', kind: 'paper' },
    data: { restoreContent: { restoredId: 'p1' } },
    errorPath: ['restoreContent'],
  },
  'POST /ext/content/{kind}/{id}/duplicate': {
    field: 'Mutation.duplicateContent',
    query: `mutation { duplicateContent(input: {
      kind: SUBJECT, id: "s1", parentId: "c2", title: "Optics" }) { copyId itemCount } }`,
    before: [adminCall],
    path: '/ext/content/subject/s1/duplicate',
    body: { parentId: 'c2', title: 'Optics' },
    reply: { _id: 's2', kind: 'subject', parentId: 'c2', itemCount: 12 },
    data: { duplicateContent: { copyId: 's2', itemCount: 12 } },
    errorPath: ['duplicateContent'],
  },
  'POST /ext/content/{kind}/{id}/move': {
    field: 'Mutation.moveContent',
    query: `mutation { moveContent(input: { kind: CHAPTER, id: "h1", parentId: "s2", position: 3, revision: "77" }) {
      movedId parentId position previousParentId previousPosition } }`,
    before: [adminCall],
    path: '/ext/content/chapter/h1/move',
    body: { parentId: 's2', position: 3 },
    reply: {
      _id: 'h1',
      kind: 'chapter',
      parentId: 's2',
      position: 3,
      from: { parentId: 's1', position: 0 },
    },
    data: {
      moveContent: {
        movedId: 'h1',
        parentId: 's2',
        position: 3,
        previousParentId: 's1',
        previousPosition: 0,
      },
    },
    errorPath: ['moveContent'],
  },
  'GET /ext/courses/{id}/archived-content': {
    field: 'Query.archivedContent',
    query: `{ viewer { hasContentMoves } archivedContent(courseId: "c1", first: 5) { totalCount endCursor
      nodes { id kind title parentTitle archivedAt } } }`,
    before: [adminCall],
    path: '/ext/courses/c1/archived-content?offset=0&limit=5',
    reply: [{ _id: 'y1', kind: 'exam-year', title: '2020', parentTitle: 'A Unit', archivedAt }],
    data: {
      viewer: { hasContentMoves: true },
      archivedContent: {
        totalCount: 1,
        endCursor: null,
        nodes: [{ id: 'y1', kind: 'EXAM_YEAR', title: '2020', parentTitle: 'A Unit', archivedAt }],
      },
    },
    errorPath: ['archivedContent'],
  },
};
