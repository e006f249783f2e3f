// Examples of the calls of the extensions `content-tree` and `content-moves`.
import { adminOnly, type Examples, type TestContext } from './example.ts';

/** A separate chapter, so that nothing else is archived. */
async function newChapter({ admin }: TestContext): Promise<string> {
  const { body } = await admin.post('/course/free10-physics/createchapter', {
    chapterTitle: 'Branch',
  });
  return body._id;
}

const refusedBy = (name: string) => ({
  by: 'admin' as const,
  request: () => ({ url: `/ext/content/chapter/unknown/${name}`, body: {} }),
  status: 404,
});

export const contentTreeCalls: Examples = {
  'POST /ext/content/{kind}/{id}/archive': {
    request: async (context) => ({
      url: `/ext/content/chapter/${await newChapter(context)}/archive`,
      body: {},
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: refusedBy('archive'),
  },
  'POST /ext/content/{kind}/{id}/restore': {
    request: async (context) => {
      const id = await newChapter(context);
      await context.admin.post(`/ext/content/chapter/${id}/archive`, {});
      return { url: `/ext/content/chapter/${id}/restore`, body: {} };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: refusedBy('restore'),
  },
  'POST /ext/content/{kind}/{id}/duplicate': {
    request: async (context) => ({
      url: `/ext/content/chapter/${await newChapter(context)}/duplicate`,
      body: { title: 'Branch (copy)' },
    }),
    expectedStatus: adminOnly(201),
    rejectedRequest: refusedBy('duplicate'),
  },
  'POST /ext/content/{kind}/{id}/move': {
    request: async (context) => ({
      url: `/ext/content/chapter/${await newChapter(context)}/move`,
      body: { parentId: 'free10-physics', position: 0 },
    }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: async (context) => ({
        url: `/ext/content/chapter/${await newChapter(context)}/move`,
        body: { parentId: 'paid10-physics' },
      }),
      status: 422,
    },
  },
  'GET /ext/courses/{id}/archived-content': {
    request: () => ({ url: '/ext/courses/free10/archived-content?limit=5' }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/courses/free10/archived-content?limit=500' }),
      status: 400,
    },
  },
};
