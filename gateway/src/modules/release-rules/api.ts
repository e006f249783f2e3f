// The calls of the extension `release-rules`, in upstream's spelling.
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

export type RestReleaseRuleBody = {
  visibility: 'receipt' | 'score' | 'answers';
  moment: 'immediately' | 'after-window' | 'on-date';
  date?: string;
};

/** Backs `ExamRelease`. */
export type RestReleaseRule = Partial<RestReleaseRuleBody> & { releasedAt?: string };

export const releaseRulesApi = (upstream: Upstream) => ({
  /** GET /ext/exams/{kind}/release-rules; public */
  getRules: (kind: RestExamKind, examIds: readonly string[]) =>
    upstream.get<Record<string, RestReleaseRule>>(
      withQuery(path`/ext/exams/${kind}/release-rules`, { ids: examIds.join(',') }),
    ),
  /** PUT /ext/exams/{kind}/{examId}/release-rule */
  putRule: (kind: RestExamKind, examId: string, body: RestReleaseRuleBody) =>
    upstream.write<RestReleaseRule>('PUT', path`/ext/exams/${kind}/${examId}/release-rule`, body),
});
