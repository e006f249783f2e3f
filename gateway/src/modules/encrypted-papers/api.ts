// The call of the extension `current-versions`.
import { path } from '../../upstream/http/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

export const encryptedPapersApi = (upstream: Upstream) => ({
  /** GET /ext/exams/{kind}/{examId}/current-version; public */
  findCurrentVersion: (kind: 'multi-subject' | 'single', examId: string) =>
    upstream.find<{ examVersionId?: string }>(path`/ext/exams/${kind}/${examId}/current-version`),
});
