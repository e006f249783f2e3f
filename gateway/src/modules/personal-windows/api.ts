// The calls of the extension `personal-windows`, in upstream's spelling.
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import type { RestPersonalWindow } from '../../upstream/exams/personal-window.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

type Exam = { kind: RestExamKind; examId: string };

/** Backs `ExpectedStudent`. */
export type RestExpectedStudent = {
  campaignId?: string;
  title?: string;
  startDate?: string;
  endDate?: string;
  studentId?: string;
  name?: string;
  email?: string;
  phoneNumber?: string;
  started?: boolean;
  window?: RestPersonalWindow;
};

type WindowBody = {
  startDate: string;
  endDate: string;
  reason: string;
  studentIds?: string[];
  candidates?: string[];
};

export const personalWindowsApi = (upstream: Upstream) => ({
  /** GET /ext/exams/{kind}/{examId}/expected */
  listExpectedStudents: (
    { kind, examId }: Exam,
    filter: { q?: string; personal?: 'true' },
    page: Page,
  ) =>
    upstream.page<RestExpectedStudent>(
      withQuery(path`/ext/exams/${kind}/${examId}/expected`, { ...filter, ...page }),
    ),
  /** POST /ext/exams/{kind}/{examId}/personal-windows */
  postPersonalWindows: ({ kind, examId }: Exam, body: WindowBody) =>
    upstream.write<{
      givenCount?: number;
      startedCount?: number;
      unknown?: string[];
      studentIds?: string[];
    }>('POST', path`/ext/exams/${kind}/${examId}/personal-windows`, body),
  /** POST /ext/exams/{kind}/{examId}/personal-windows/withdrawals */
  postWithdrawals: ({ kind, examId }: Exam, body: { studentIds: string[] }) =>
    upstream.write<{ withdrawnCount?: number }>(
      'POST',
      path`/ext/exams/${kind}/${examId}/personal-windows/withdrawals`,
      body,
    ),
});
