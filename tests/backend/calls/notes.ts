// Examples of the extension `notes`.
import type { Examples, World } from './example.ts';

const note = { lessonId: 'free10-motion-lesson-1', text: 'Ask about this', videoSeconds: 95 };

async function aNote({ owner }: World): Promise<string> {
  return `/ext/notes/${(await owner.post('/ext/notes', note)).body._id}`;
}

export const noteCalls: Examples = {
  'GET /ext/notes': {
    ask: async (world) => {
      await aNote(world);
      return { url: `/ext/notes?lessonId=${note.lessonId}&limit=5` };
    },
    answers: { visitor: 401, owner: 200, other: 200, admin: 200 },
    refused: { by: 'owner', ask: () => ({ url: '/ext/notes?limit=101' }), status: 400 },
  },
  'POST /ext/notes': {
    ask: () => ({ url: '/ext/notes', body: note }),
    answers: { visitor: 401, owner: 201, other: 403, admin: 201 },
    refused: {
      by: 'owner',
      ask: () => ({ url: '/ext/notes', body: { ...note, text: '' } }),
      status: 400,
    },
  },
  'PUT /ext/notes/{id}': {
    ask: async (world) => ({ url: await aNote(world), body: { text: 'Clear now', version: 1 } }),
    answers: { visitor: 401, owner: 200, other: 404, admin: 404 },
    refused: {
      by: 'owner',
      ask: async (world) => ({ url: await aNote(world), body: { text: 'Clear now', version: 7 } }),
      status: 409,
    },
  },
  'DELETE /ext/notes/{id}': {
    ask: async (world) => ({ url: await aNote(world) }),
    answers: { visitor: 401, owner: 200, other: 404, admin: 404 },
    refused: { by: 'owner', ask: () => ({ url: '/ext/notes/unknown' }), status: 404 },
  },
};
