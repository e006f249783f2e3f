// Score changes by result id, one call for many results of one kind; and the viewer's own
// challenges by exam.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL, settleEach } from '../../upstream/batching.ts';
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import { isSegment } from '../../upstream/http/path.ts';
import { keyCorrectionsApi, type RestKeyChallenge, type RestScoreChange } from './api.ts';

export const keyCorrectionsLoaders = ({ upstream, capabilities }: BatchingContext) => {
  const api = keyCorrectionsApi(upstream);

  /** Null if the host has no corrections; empty if the score was never changed. */
  const byResultId = (kind: RestExamKind) =>
    new DataLoader<string, RestScoreChange[] | null>(
      async (ids) => {
        const validIds = ids.filter(isSegment);
        if (validIds.length === 0 || !(await capabilities.has('key-corrections')))
          return ids.map(() => null);
        const changes = await api.getScoreChanges(kind, validIds);
        return ids.map((id) => (Object.hasOwn(changes, id) ? (changes[id] ?? []) : []));
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );

  return {
    scoreChanges: {
      multiSubjectById: byResultId('multi-subject'),
      singleById: byResultId('single'),
    },
    /** Null for a visitor, and if the host has no corrections. */
    myChallenges: {
      byExam: new DataLoader<
        { kind: RestExamKind; examId: string },
        RestKeyChallenge[] | null,
        string
      >(
        async (exams) => {
          if (!upstream.hasSession() || !(await capabilities.has('key-corrections')))
            return exams.map(() => null);
          return settleEach(exams, (exam) => api.listMyChallenges(exam));
        },
        { cacheKeyFn: ({ kind, examId }) => `${kind} ${examId}` },
      ),
    },
  };
};
