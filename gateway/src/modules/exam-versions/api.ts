// The calls of the extension `exam-versions`. Content and corrections are read with the service
// credential.
import type { RestAppliedCorrection, RestExamVersion } from '../../upstream/exams/exam-versions.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/**
 * The version of the newest submission of a result, with its corrections. `totalMarks` and
 * `passingScore` (percent) are those of a single exam.
 */
export type RestVersionOfResult = {
  examVersionId?: string;
  corrections?: RestAppliedCorrection[];
  /** `score`: only the score is released, so there is no version (extension `release-rules`). */
  visibility?: 'score';
  /** Seed of the submitted attempt (extension `shuffled-exams`). */
  orderSeed?: string;
  totalMarks?: number;
  passingScore?: number;
};

const service = { as: 'service' } as const;

export const examVersionsApi = (upstream: Upstream) => ({
  /** GET /ext/exam-versions/{id} */
  findVersion: (id: string) =>
    upstream.find<RestExamVersion>(path`/ext/exam-versions/${id}`, service),
  /** GET /ext/exam-versions/{id}/corrections */
  listCorrections: (id: string) =>
    upstream.list<RestAppliedCorrection>(path`/ext/exam-versions/${id}/corrections`, service),
  /** GET /ext/results/{kind}/exam-versions */
  getVersionsOfResults: (kind: 'multi-subject' | 'single', ids: readonly string[]) =>
    upstream.get<Record<string, RestVersionOfResult>>(
      withQuery(path`/ext/results/${kind}/exam-versions`, { ids }),
    ),
});
