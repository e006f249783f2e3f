// The calls of the extension `study-plan`, in upstream's spelling.
import { path } from '../../../upstream/http/path.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `StudyPlan`. Unanswered questions are missing. */
export type RestStudyPlan = {
  schoolClass?: string | null;
  goal?: string | null;
  answeredAt?: string | null;
};

export const studyPlanApi = (upstream: Upstream) => ({
  /** GET /ext/study-plan */
  getStudyPlan: () => upstream.get<RestStudyPlan>(path`/ext/study-plan`),
  /** PUT /ext/study-plan */
  putStudyPlan: (answers: { name?: string; schoolClass: string | null; goal: string | null }) =>
    upstream.write<RestStudyPlan>('PUT', path`/ext/study-plan`, answers),
});
