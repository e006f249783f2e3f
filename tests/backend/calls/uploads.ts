// Examples of the calls of uploads.
import { aPdf, aPng, multipart, octets } from '../multipart.ts';
import type { Examples, World } from './example.ts';

const SINGLE = 'free10-motion-exam-1';
const UPLOADS = '/ext/files/uploads';

const attemptId = async ({ owner }: World): Promise<string> =>
  (await owner.post('/ext/attempts', { kind: 'single', examId: SINGLE })).body._id;
const anUpload = async (world: World): Promise<string> =>
  (await world.owner.post(UPLOADS, { attemptId: await attemptId(world), size: aPdf().length })).body
    ._id;

const aList = { questionId: 'q', pages: [{ sha256: '0'.repeat(64), size: 20_000 }] };
const aPage = async (world: World): Promise<string> =>
  (await world.owner.post(`/ext/attempts/${await attemptId(world)}/pages`, aList)).body.pages[0]
    ._id;

const photoUrl = ({ owner }: World) =>
  `/students/student/${owner.studentId}/upload-profile-picture`;

export const uploadCalls: Examples = {
  'POST /students/student/{studentId}/upload-profile-picture': {
    ask: (world) => ({
      url: photoUrl(world),
      ...multipart('image', 'me.png', aPng(), 'image/png'),
    }),
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: (world) => ({
        url: photoUrl(world),
        ...multipart('image', 'me.png', aPdf(), 'image/png'),
      }),
      status: 400,
    },
  },
  'POST /ext/files': {
    ask: () => ({
      url: '/ext/files',
      ...multipart('file', 'answer.pdf', aPdf(), 'application/pdf'),
    }),
    answers: { visitor: 401, owner: 201, other: 201, admin: 201 },
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/files', ...multipart('file', 'a.pdf', Buffer.from('%PDF-1.7\n')) }),
      status: 422,
    },
  },
  'POST /ext/attempts/{id}/pages': {
    ask: async (world) => ({ url: `/ext/attempts/${await attemptId(world)}/pages`, body: aList }),
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/attempts/${await attemptId(world)}/pages`,
        body: { ...aList, pages: [] },
      }),
      status: 400,
    },
  },
  'PUT /ext/pages/{id}/parts/{offset}': {
    ask: async (world) => ({
      url: `/ext/pages/${await aPage(world)}/parts/0`,
      ...octets(Buffer.alloc(8192)),
    }),
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `/ext/pages/${await aPage(world)}/parts/9`,
        ...octets(Buffer.alloc(8192)),
      }),
      status: 409,
    },
  },
  'GET /ext/pages': {
    ask: () => ({ url: '/ext/pages?names=a,b' }),
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: { by: 'owner', ask: () => ({ url: '/ext/pages' }), status: 400 },
  },
  'POST /ext/files/uploads': {
    ask: async (world) => ({
      url: UPLOADS,
      body: { attemptId: await attemptId(world), size: 1000 },
    }),
    answers: { visitor: 401, owner: 201, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: UPLOADS,
        body: { attemptId: await attemptId(world), size: 0 },
      }),
      status: 400,
    },
  },
  'GET /ext/files/uploads/{id}': {
    ask: async (world) => ({ url: `${UPLOADS}/${await anUpload(world)}` }),
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: { by: 'owner', ask: () => ({ url: `${UPLOADS}/unknown` }), status: 404 },
  },
  'PUT /ext/files/uploads/{id}/parts/{offset}': {
    ask: async (world) => ({
      url: `${UPLOADS}/${await anUpload(world)}/parts/0`,
      ...octets(aPdf()),
    }),
    answers: { visitor: 401, owner: 200, other: 403, admin: 403 },
    refused: {
      by: 'owner',
      ask: async (world) => ({
        url: `${UPLOADS}/${await anUpload(world)}/parts/7`,
        ...octets(aPdf()),
      }),
      status: 409,
    },
  },
};
