// Exclusions by result id: one call for many results of one kind. Upstream authorizes by the
// session.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL } from '../../upstream/batching.ts';
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import { isSegment } from '../../upstream/http/path.ts';
import { exclusionsApi, type RestExclusion } from './api.ts';

export const exclusionsLoaders = (context: BatchingContext) => {
  const api = exclusionsApi(context.upstream);

  /** Null for a result that is not excluded, and for all results if upstream has no exclusions. */
  const byResultId = (kind: RestExamKind) =>
    new DataLoader<string, RestExclusion | null>(
      async (ids) => {
        const validIds = ids.filter(isSegment);
        if (validIds.length === 0 || !(await context.capabilities.has('exclusions')))
          return ids.map(() => null);
        const exclusionsById = await api.getExclusions(kind, validIds);
        return ids.map((id) =>
          Object.hasOwn(exclusionsById, id) ? (exclusionsById[id] ?? null) : null,
        );
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );

  return {
    exclusions: { multiSubjectById: byResultId('multi-subject'), singleById: byResultId('single') },
  };
};
