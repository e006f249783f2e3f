// Examples of the calls of the extension `text-history`.
import { adminOnly, type Examples, type World } from './example.ts';

const values = { title: 'Draft', text: '', videoLink: '', duration: '', exams: [] };
const draft = '/ext/text-drafts/new-note/free10-motion';
const aNote = async ({ admin }: World): Promise<string> =>
  (await admin.post('/course/free10-motion/createcontent', { title: 'Note' })).body._id;
const save = ({ admin }: World) => admin.put(draft, { values });

export const textHistoryCalls: Examples = {
  'GET /ext/text-versions/{kind}/{id}': {
    ask: async (world) => ({ url: `/ext/text-versions/note/${await aNote(world)}` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/text-versions/exam/e1' }), status: 400 },
  },
  'GET /ext/text-versions/{kind}/{id}/{number}': {
    ask: async (world) => ({ url: `/ext/text-versions/note/${await aNote(world)}/1` }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/text-versions/note/n/1' }), status: 404 },
  },
  'GET /ext/text-drafts/{kind}/{id}': {
    ask: async (world) => {
      await save(world);
      return { url: draft };
    },
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: '/ext/text-drafts/note/unknown' }), status: 404 },
  },
  'PUT /ext/text-drafts/{kind}/{id}': {
    ask: () => ({ url: draft, body: { values } }),
    answers: adminOnly(200),
    refused: { by: 'admin', ask: () => ({ url: draft, body: {} }), status: 400 },
  },
  'DELETE /ext/text-drafts/{kind}/{id}': {
    ask: () => ({ url: draft }),
    answers: adminOnly(200),
    refused: { by: 'owner', ask: () => ({ url: draft }), status: 403 },
  },
};
