// Examples of the calls of the extensions `content-tree` and `content-moves`.
import { adminOnly, type Examples, type World } from './example.ts';

/** A chapter of its own, so that nothing else is archived. */
async function newChapter({ admin }: World): Promise<string> {
  const { body } = await admin.post('/course/free10-physics/createchapter', {
    chapterTitle: 'Branch',
  });
  return body._id;
}

const refusedBy = (name: string) => ({
  by: 'admin' as const,
  ask: () => ({ url: `/ext/content/chapter/unknown/${name}`, body: {} }),
  status: 404,
});

export const contentTreeCalls: Examples = {
  'POST /ext/content/{kind}/{id}/archive': {
    ask: async (world) => ({
      url: `/ext/content/chapter/${await newChapter(world)}/archive`,
      body: {},
    }),
    answers: adminOnly(200),
    refused: refusedBy('archive'),
  },
  'POST /ext/content/{kind}/{id}/restore': {
    ask: async (world) => {
      const id = await newChapter(world);
      await world.admin.post(`/ext/content/chapter/${id}/archive`, {});
      return { url: `/ext/content/chapter/${id}/restore`, body: {} };
    },
    answers: adminOnly(200),
    refused: refusedBy('restore'),
  },
  'POST /ext/content/{kind}/{id}/duplicate': {
    ask: async (world) => ({
      url: `/ext/content/chapter/${await newChapter(world)}/duplicate`,
      body: { title: 'Branch (copy)' },
    }),
    answers: adminOnly(201),
    refused: refusedBy('duplicate'),
  },
  'POST /ext/content/{kind}/{id}/move': {
    ask: async (world) => ({
      url: `/ext/content/chapter/${await newChapter(world)}/move`,
      body: { parentId: 'free10-physics', position: 0 },
    }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: async (world) => ({
        url: `/ext/content/chapter/${await newChapter(world)}/move`,
        body: { parentId: 'paid10-physics' },
      }),
      status: 422,
    },
  },
  'GET /ext/courses/{id}/archived-content': {
    ask: () => ({ url: '/ext/courses/free10/archived-content?limit=5' }),
    answers: adminOnly(200),
    refused: {
      by: 'admin',
      ask: () => ({ url: '/ext/courses/free10/archived-content?limit=500' }),
      status: 400,
    },
  },
};
