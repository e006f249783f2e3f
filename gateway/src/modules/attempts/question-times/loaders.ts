// Times per question by result id: one call for many results of one kind. Upstream authorizes by
// the session.
import DataLoader from 'dataloader';
import { type BatchingContext, MAX_KEYS_PER_CALL } from '../../../upstream/batching.ts';
import type { RestExamKind } from '../../../upstream/exams/exam-kind.ts';
import type { RestQuestionTime } from '../../../upstream/exams/open-attempt.ts';
import { isSegment } from '../../../upstream/http/path.ts';
import { questionTimesApi } from './api.ts';

export const questionTimesLoaders = (context: BatchingContext) => {
  const api = questionTimesApi(context.upstream);

  /** Null for a result that upstream omits, and for all results if upstream keeps no times. */
  const byResultId = (kind: RestExamKind) =>
    new DataLoader<string, RestQuestionTime[] | null>(
      async (ids) => {
        const validIds = ids.filter(isSegment);
        if (validIds.length === 0 || !(await context.capabilities.has('question-times')))
          return ids.map(() => null);
        const timesByResult = await api.getQuestionTimes(kind, validIds);
        return ids.map((id) =>
          Object.hasOwn(timesByResult, id) ? (timesByResult[id] ?? null) : null,
        );
      },
      { maxBatchSize: MAX_KEYS_PER_CALL },
    );

  return {
    questionTimes: {
      multiSubjectById: byResultId('multi-subject'),
      singleById: byResultId('single'),
    },
  };
};
