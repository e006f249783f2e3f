// Examples of the calls of uploads.
import { aPdf, aPng, multipart, octets } from '../multipart.ts';
import type { Examples, TestContext } from './example.ts';

const WRITTEN = 'free10-motion-exam-2';
const UPLOADS = '/ext/files/uploads';

const attemptId = async ({ owner }: TestContext): Promise<string> =>
  (await owner.post('/ext/attempts', { kind: 'single', examId: WRITTEN })).body._id;
const anUpload = async (context: TestContext): Promise<string> =>
  (await context.owner.post(UPLOADS, { attemptId: await attemptId(context), size: aPdf().length }))
    .body._id;

const aList = { questionId: 'q', pages: [{ sha256: '0'.repeat(64), size: 20_000 }] };
const aPage = async (context: TestContext): Promise<string> =>
  (await context.owner.post(`/ext/attempts/${await attemptId(context)}/pages`, aList)).body.pages[0]
    ._id;

const photoUrl = ({ owner }: TestContext) =>
  `/students/student/${owner.studentId}/upload-profile-picture`;

export const uploadCalls: Examples = {
  'POST /students/student/{studentId}/upload-profile-picture': {
    request: (context) => ({
      url: photoUrl(context),
      ...multipart('image', 'me.png', aPng(), 'image/png'),
    }),
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: (context) => ({
        url: photoUrl(context),
        ...multipart('image', 'me.png', aPdf(), 'image/png'),
      }),
      status: 400,
    },
  },
  'POST /ext/files': {
    request: () => ({
      url: '/ext/files',
      ...multipart('file', 'answer.pdf', aPdf(), 'application/pdf'),
    }),
    expectedStatus: { visitor: 401, owner: 201, other: 201, admin: 201 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({
        url: '/ext/files',
        ...multipart('file', 'a.pdf', Buffer.from('%PDF-1.7\n')),
      }),
      status: 422,
    },
  },
  'POST /ext/attempts/{id}/pages': {
    request: async (context) => ({
      url: `/ext/attempts/${await attemptId(context)}/pages`,
      body: aList,
    }),
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/attempts/${await attemptId(context)}/pages`,
        body: { ...aList, pages: [] },
      }),
      status: 400,
    },
  },
  'PUT /ext/pages/{id}/parts/{offset}': {
    request: async (context) => ({
      url: `/ext/pages/${await aPage(context)}/parts/0`,
      ...octets(Buffer.alloc(8192)),
    }),
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `/ext/pages/${await aPage(context)}/parts/9`,
        ...octets(Buffer.alloc(8192)),
      }),
      status: 409,
    },
  },
  'GET /ext/pages': {
    request: () => ({ url: '/ext/pages?names=a,b' }),
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: { by: 'owner', request: () => ({ url: '/ext/pages' }), status: 400 },
  },
  'POST /ext/files/uploads': {
    request: async (context) => ({
      url: UPLOADS,
      body: { attemptId: await attemptId(context), size: 1000 },
    }),
    expectedStatus: { visitor: 401, owner: 201, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: UPLOADS,
        body: { attemptId: await attemptId(context), size: 0 },
      }),
      status: 400,
    },
  },
  'GET /ext/files/uploads/{id}': {
    request: async (context) => ({ url: `${UPLOADS}/${await anUpload(context)}` }),
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 403 },
    rejectedRequest: { by: 'owner', request: () => ({ url: `${UPLOADS}/unknown` }), status: 404 },
  },
  'PUT /ext/files/uploads/{id}/parts/{offset}': {
    request: async (context) => ({
      url: `${UPLOADS}/${await anUpload(context)}/parts/0`,
      ...octets(aPdf()),
    }),
    expectedStatus: { visitor: 401, owner: 200, other: 403, admin: 403 },
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: `${UPLOADS}/${await anUpload(context)}/parts/7`,
        ...octets(aPdf()),
      }),
      status: 409,
    },
  },
};
