// Release rules by exam id: one call for many exams of one kind.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL } from '../../upstream/batching.ts';
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import { isSegment } from '../../upstream/http/path.ts';
import { type RestReleaseRule, releaseRulesApi } from './api.ts';

export const releaseRulesLoaders = ({ upstream, capabilities }: BatchingContext) => {
  const api = releaseRulesApi(upstream);

  /** Null if the host has no release rules. */
  const byExamId = (kind: RestExamKind) =>
    new DataLoader<string, RestReleaseRule | null>(
      async (ids) => {
        const validIds = ids.filter(isSegment);
        if (validIds.length === 0 || !(await capabilities.has('release-rules')))
          return ids.map(() => null);
        const rules = await api.getRules(kind, validIds);
        return ids.map((id) => (Object.hasOwn(rules, id) ? (rules[id] ?? null) : null));
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );

  return {
    releaseRules: {
      multiSubjectByExamId: byExamId('multi-subject'),
      singleByExamId: byExamId('single'),
    },
  };
};
