// Which written exams wait for a mark; marking itself is with the lists (lists-resolvers.ts).
import { connectionOf, pageOf } from '../../connections.ts';
import type { Resolvers } from '../../generated/resolver-types.ts';
import { single } from './single-result.ts';

export const markingResolvers: Resolvers = {
  Query: {
    unmarkedExamResults: async (_, args, { api, capabilities, requireAdmin }) => {
      await requireAdmin();
      await capabilities.require('marking', 'This server does not tell what waits for a mark.');
      const page = pageOf(args);
      const { nodes, totalCount } = await api.results.listUnmarkedResults(page);
      return connectionOf({ nodes: nodes.map(single), totalCount }, page);
    },
  },
};
