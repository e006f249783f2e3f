// The extension `search`: titles of the public outline, the same for every viewer.
import pLimit from 'p-limit';
import type { App, Deps } from '../../deps.ts';
import { refuseTooMany } from '../../http/counters.ts';
import { errorResponses } from '../../http/errors.ts';
import { refuseFor } from '../../refusals/refusals.ts';
import { SearchQuery, SearchResults } from './documents.ts';
import { findTitles } from './queries.ts';
import { groupByKind } from './ranking.ts';
import { termsOf } from './terms.ts';

/** Searches per network and minute: a class behind one address types at the same time. */
const SEARCHES = { max: 600, seconds: 60 };

/**
 * Concurrent searches in one process, which has ten database connections; further ones wait in a
 * short queue.
 */
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 20;

export function searchRoutes(app: App, { db, counters }: Deps): void {
  const searches = counters.counter('search', SEARCHES.max, SEARCHES.seconds);
  const concurrent = pLimit(MAX_CONCURRENT);
  app.get(
    '/ext/search',
    { schema: { querystring: SearchQuery, response: { 200: SearchResults, ...errorResponses } } },
    async (request, reply) => {
      const { q, kind, ...page } = request.query;
      const terms = termsOf(q);
      refuseTooMany(reply, await searches.consume(request.network));
      if (terms.length === 0) return { groups: [] };
      if (concurrent.pendingCount >= MAX_QUEUED) refuseFor(1, 'SERVER_BUSY');
      return groupByKind(await concurrent(() => findTitles(db, terms, kind)), terms, page);
    },
  );
}
