// The calls of the extension `exclusions`, in upstream's spelling.
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

type Exam = { kind: RestExamKind; examId: string };

/** Backs `ResultExclusion`. */
export type RestExclusion = { reason?: string; excludedAt?: string };

/**
 * Backs `ExcludedMeritEntry`. `name` and other personal fields are missing for students who chose
 * to be anonymous.
 */
export type RestExcludedEntry = RestExclusion & {
  name?: string;
  institution?: string;
  district?: string;
  className?: string;
};

/** Backs `MeritListChange`. */
export type RestMeritListChange = {
  _id?: string;
  kind?: 'exclusion' | 'readmission' | 'late-answers' | 'mark' | 'key-correction' | 'window';
  reason?: string;
  changedAt?: string;
};

/** Backs `MeritListDecisions`. */
export type RestMeritListDecisions = {
  excluded?: RestExcludedEntry[];
  changes?: RestMeritListChange[];
};

type Body = { reason: string; attemptIds: string[] };

export const exclusionsApi = (upstream: Upstream) => ({
  /** POST /ext/exams/{kind}/{examId}/exclusions */
  postExclusions: ({ kind, examId }: Exam, body: Body) =>
    upstream.write<{ excludedCount?: number }>(
      'POST',
      path`/ext/exams/${kind}/${examId}/exclusions`,
      body,
    ),
  /** POST /ext/exams/{kind}/{examId}/readmissions */
  postReadmissions: ({ kind, examId }: Exam, body: Body) =>
    upstream.write<{ readmittedCount?: number }>(
      'POST',
      path`/ext/exams/${kind}/${examId}/readmissions`,
      body,
    ),
  /** GET /ext/results/{kind}/exclusions */
  getExclusions: (kind: Exam['kind'], ids: readonly string[]) =>
    upstream.get<Record<string, RestExclusion>>(
      withQuery(path`/ext/results/${kind}/exclusions`, { ids }),
    ),
  /** GET /ext/examcampaigns/{id}/merit-list/decisions; null if there is no merit list. */
  findMeritListDecisions: (campaignId: string) =>
    upstream.find<RestMeritListDecisions>(
      path`/ext/examcampaigns/${campaignId}/merit-list/decisions`,
    ),
});
