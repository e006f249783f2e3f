// Submissions and standings by result id: one call for many results of one kind. Upstream
// authorizes by the session.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL } from '../../upstream/batching.ts';
import { isSegment } from '../../upstream/http/path.ts';
import { type RestResultKind, ranksApi } from './api.ts';

export const ranksLoaders = (context: BatchingContext) => {
  const api = ranksApi(context.upstream);

  /** Null for a result that upstream omits, and for all results if upstream has no ranks. */
  function byResultId<T>(
    kind: RestResultKind,
    read: (kind: RestResultKind, ids: readonly string[]) => Promise<Record<string, T>>,
  ) {
    return new DataLoader<string, T | null>(
      async (ids) => {
        const validIds = ids.filter(isSegment);
        if (validIds.length === 0 || !(await context.capabilities.has('ranks')))
          return ids.map(() => null);
        const valuesById = await read(kind, validIds);
        return ids.map((id) => (Object.hasOwn(valuesById, id) ? (valuesById[id] ?? null) : null));
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );
  }

  return {
    resultVersions: {
      multiSubjectById: byResultId('multi-subject', api.getVersions),
      singleById: byResultId('single', api.getVersions),
    },
    standings: {
      multiSubjectById: byResultId('multi-subject', api.getStandings),
      singleById: byResultId('single', api.getStandings),
    },
  };
};
