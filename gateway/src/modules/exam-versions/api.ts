// The calls of the extension `exam-versions`, in upstream's spelling. Content and corrections are
// read by the service credential alone.
import type { RestAppliedCorrection, RestExamVersion } from '../../upstream/exams/exam-versions.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/**
 * The version that the newest submission of a result belongs to, with the corrections that apply to
 * it. `totalMarks` and `passingScore` (in percent) are those of a single exam's version.
 */
export type RestVersionOfResult = {
  examVersionId?: string;
  corrections?: RestAppliedCorrection[];
  /** Only the score is released, so there is no version (extension `release-rules`). */
  visibility?: 'score';
  /** Of the attempt that was submitted (extension `shuffled-exams`). */
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
