// Examples of the extension `notes`.
import type { Examples, TestContext } from './example.ts';

const note = {
  lessonId: 'free10-motion-lesson-1',
  text: 'CallRequest about this',
  videoSeconds: 95,
};

async function aNote({ owner }: TestContext): Promise<string> {
  return `/ext/notes/${(await owner.post('/ext/notes', note)).body._id}`;
}

export const noteCalls: Examples = {
  'GET /ext/notes': {
    request: async (context) => {
      await aNote(context);
      return { url: `/ext/notes?lessonId=${note.lessonId}&limit=5` };
    },
    expectedStatus: { visitor: 401, owner: 200, other: 200, admin: 200 },
    rejectedRequest: { by: 'owner', request: () => ({ url: '/ext/notes?limit=101' }), status: 400 },
  },
  'POST /ext/notes': {
    request: () => ({ url: '/ext/notes', body: note }),
    expectedStatus: { visitor: 401, owner: 201, other: 403, admin: 201 },
    rejectedRequest: {
      by: 'owner',
      request: () => ({ url: '/ext/notes', body: { ...note, text: '' } }),
      status: 400,
    },
  },
  'PUT /ext/notes/{id}': {
    request: async (context) => ({
      url: await aNote(context),
      body: { text: 'Clear now', version: 1 },
    }),
    expectedStatus: { visitor: 401, owner: 200, other: 404, admin: 404 },
    rejectedRequest: {
      by: 'owner',
      request: async (context) => ({
        url: await aNote(context),
        body: { text: 'Clear now', version: 7 },
      }),
      status: 409,
    },
  },
  'DELETE /ext/notes/{id}': {
    request: async (context) => ({ url: await aNote(context) }),
    expectedStatus: { visitor: 401, owner: 200, other: 404, admin: 404 },
    rejectedRequest: { by: 'owner', request: () => ({ url: '/ext/notes/unknown' }), status: 404 },
  },
};
