// Examples of the calls of the extensions `text-history` and `pictures`.
import { adminCall, type Examples } from './example.ts';

const version = { number: 2, title: 'Old', length: 10 };
const saved = { savedAt: '2026-03-01T04:32:00.000Z', savedBy: 'Nasrin' };
const values = { title: 'Draft', text: '<p>a', videoLink: 'htt', duration: 'ten', exams: ['e1'] };
const typed = {
  title: 'Draft',
  source: '<p>a',
  videoUrl: 'htt',
  durationMinutes: 'ten',
  examIds: ['e1'],
};
const { savedAt } = saved;
const draft = { kind: 'new-note', itemId: 'ch1', values, savedAt };

export const textHistoryCalls: Examples = {
  'GET /ext/text-versions/{kind}/{id}': {
    field: 'Query.textVersions',
    query:
      '{ textVersions(kind: LESSON, id: "l1") { number title length savedAt savedBy source examIds } }',
    before: [adminCall],
    path: '/ext/text-versions/lesson/l1',
    reply: [{ ...version, ...saved }],
    data: { textVersions: [{ ...version, ...saved, source: null, examIds: null }] },
    errorPath: ['textVersions'],
  },
  'GET /ext/text-versions/{kind}/{id}/{number}': {
    field: 'Query.textVersion',
    query: `{ textVersion(kind: NOTE, id: "n1", number: 2) {
      number title length savedAt savedBy source videoUrl durationMinutes examIds } }`,
    before: [adminCall],
    path: '/ext/text-versions/note/n1/2',
    reply: { ...version, text: '<p>old</p>', exams: [] },
    data: {
      textVersion: {
        ...version,
        savedAt: null,
        savedBy: null,
        source: '<p>old</p>',
        videoUrl: null,
        durationMinutes: null,
        examIds: [],
      },
    },
    errorPath: ['textVersion'],
  },
  'GET /ext/text-drafts/{kind}/{id}': {
    field: 'Query.textDraft',
    query: `{ textDraft(kind: NEW_NOTE, id: "ch1") {
      itemId baseRevision savedAt values { title source videoUrl durationMinutes examIds } } }`,
    before: [adminCall],
    path: '/ext/text-drafts/new-note/ch1',
    reply: draft,
    data: { textDraft: { itemId: 'ch1', baseRevision: null, savedAt, values: typed } },
    errorPath: ['textDraft'],
  },
  'PUT /ext/text-drafts/{kind}/{id}': {
    field: 'Mutation.saveTextDraft',
    query: `mutation ($input: SaveTextDraftInput!) {
      saveTextDraft(input: $input) { draft { itemId baseRevision savedAt } }
    }`,
    variables: { input: { kind: 'NOTE', itemId: 'n1', values: typed, baseRevision: '7' } },
    before: [adminCall],
    path: '/ext/text-drafts/note/n1',
    body: { values, baseRevision: '7' },
    reply: { ...draft, kind: 'note', itemId: 'n1', baseRevision: '7' },
    data: { saveTextDraft: { draft: { itemId: 'n1', baseRevision: '7', savedAt } } },
    errorPath: ['saveTextDraft'],
  },
  'DELETE /ext/text-drafts/{kind}/{id}': {
    field: 'Mutation.deleteTextDraft',
    query: 'mutation { deleteTextDraft(input: { kind: NEW_LESSON, itemId: "ch1" }) { itemId } }',
    before: [adminCall],
    path: '/ext/text-drafts/new-lesson/ch1',
    reply: { message: 'Draft deleted.' },
    data: { deleteTextDraft: { itemId: 'ch1' } },
    errorPath: ['deleteTextDraft'],
  },
  'POST /ext/pictures': {
    field: 'Mutation.uploadPicture',
    query:
      'mutation ($input: UploadPictureInput!) { uploadPicture(input: $input) { picture { url width height } } }',
    variables: { input: { image: null } },
    file: 'variables.input.image',
    before: [adminCall],
    path: '/ext/pictures',
    reply: { url: '/media/pictures/a.webp', width: 20, height: 10 },
    data: {
      uploadPicture: { picture: { url: '/media/pictures/a.webp', width: 20, height: 10 } },
    },
    errorPath: ['uploadPicture'],
  },
};
