// Examples of the calls of the extension `text-history`.
import { adminOnly, type Examples, type TestContext } from './example.ts';

const values = { title: 'Draft', text: '', videoLink: '', duration: '', exams: [] };
const draft = '/ext/text-drafts/new-note/free10-motion';
const aNote = async ({ admin }: TestContext): Promise<string> =>
  (await admin.post('/course/free10-motion/createcontent', { title: 'Note' })).body._id;
const save = ({ admin }: TestContext) => admin.put(draft, { values });

export const textHistoryCalls: Examples = {
  'GET /ext/text-versions/{kind}/{id}': {
    request: async (context) => ({ url: `/ext/text-versions/note/${await aNote(context)}` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/text-versions/exam/e1' }),
      status: 400,
    },
  },
  'GET /ext/text-versions/{kind}/{id}/{number}': {
    request: async (context) => ({ url: `/ext/text-versions/note/${await aNote(context)}/1` }),
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/text-versions/note/n/1' }),
      status: 404,
    },
  },
  'GET /ext/text-drafts/{kind}/{id}': {
    request: async (context) => {
      await save(context);
      return { url: draft };
    },
    expectedStatus: adminOnly(200),
    rejectedRequest: {
      by: 'admin',
      request: () => ({ url: '/ext/text-drafts/note/unknown' }),
      status: 404,
    },
  },
  'PUT /ext/text-drafts/{kind}/{id}': {
    request: () => ({ url: draft, body: { values } }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'admin', request: () => ({ url: draft, body: {} }), status: 400 },
  },
  'DELETE /ext/text-drafts/{kind}/{id}': {
    request: () => ({ url: draft }),
    expectedStatus: adminOnly(200),
    rejectedRequest: { by: 'owner', request: () => ({ url: draft }), status: 403 },
  },
};
