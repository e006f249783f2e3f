// The calls of the extension `key-corrections`: corrections of answer keys, and challenges of
// questions.
import type { RestExamKind } from '../../upstream/exams/exam-kind.ts';
import type { RestCorrection } from '../../upstream/exams/questions-with-key.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { Upstream } from '../../upstream/upstream.ts';

type Exam = { kind: RestExamKind; examId: string };

/** Backs `KeyCorrection`. */
export type RestKeyCorrection = RestCorrection & {
  _id?: string;
  id?: string;
  questionId?: string;
  correctOptionIds?: string[];
  previousOptionIds?: string[];
  correctedBy?: string;
};

/** Backs `ExamKeyCorrections`. */
export type RestExamCorrections = {
  corrections?: RestKeyCorrection[];
  submissionCount?: number;
  pendingCount?: number;
  changedCount?: number;
};

/** Backs `ChangedScore`. */
export type RestChangedScore = {
  submissionId?: string;
  resultId?: string;
  studentName?: string;
  oldScore?: number;
  newScore?: number;
  countsForRank?: boolean;
};

/** Backs `KeyCorrectionPreview`. */
export type RestPreview = {
  examinedCount?: number;
  submissionCount?: number;
  changes?: RestChangedScore[];
  nextCursor?: string;
};

/** Backs `ScoreChange`. */
export type RestScoreChange = {
  _id?: string;
  id?: string;
  oldScore?: number;
  newScore?: number;
  changedAt?: string;
  reasons?: string[];
};

export type RestChallengeState = 'open' | 'accepted' | 'refused';

/** Backs `KeyChallenge`. The last three fields are in the list for admins only. */
export type RestKeyChallenge = {
  _id?: string;
  id?: string;
  examKind?: RestExamKind;
  examId?: string;
  questionId?: string;
  reason?: string;
  createdAt?: string;
  state?: RestChallengeState;
  answer?: string;
  decidedAt?: string;
  examTitle?: string;
  questionText?: string;
  studentName?: string;
};

type Correction = {
  questionId: string;
  kind: 'key' | 'bonus' | 'void';
  correctOptionIds?: string[];
};

export const keyCorrectionsApi = (upstream: Upstream) => ({
  /** GET /ext/exams/{kind}/{examId}/key-corrections */
  getExamCorrections: ({ kind, examId }: Exam) =>
    upstream.get<RestExamCorrections>(path`/ext/exams/${kind}/${examId}/key-corrections`),
  /** POST /ext/exams/{kind}/{examId}/key-corrections */
  postCorrection: ({ kind, examId }: Exam, body: Correction & { reason: string }) =>
    upstream.write<RestExamCorrections>(
      'POST',
      path`/ext/exams/${kind}/${examId}/key-corrections`,
      body,
    ),
  /** POST /ext/exams/{kind}/{examId}/key-corrections/preview; it changes nothing */
  postPreview: ({ kind, examId }: Exam, body: Correction & { after?: string }) =>
    upstream.write<RestPreview>(
      'POST',
      path`/ext/exams/${kind}/${examId}/key-corrections/preview`,
      body,
    ),
  /** GET /ext/results/{kind}/score-changes */
  getScoreChanges: (kind: RestExamKind, ids: readonly string[]) =>
    upstream.get<Record<string, RestScoreChange[]>>(
      withQuery(path`/ext/results/${kind}/score-changes`, { ids }),
    ),
  /** POST /ext/key-challenges */
  postChallenge: (body: {
    examKind: RestExamKind;
    examId: string;
    questionId: string;
    reason: string;
  }) => upstream.write<RestKeyChallenge>('POST', path`/ext/key-challenges`, body),
  /** GET /ext/key-challenges/mine */
  listMyChallenges: ({ kind, examId }: Exam) =>
    upstream.list<RestKeyChallenge>(
      withQuery(path`/ext/key-challenges/mine`, { examKind: kind, examId }),
    ),
  /** GET /ext/key-challenges */
  listChallenges: (state: RestChallengeState, page: Page) =>
    upstream.page<RestKeyChallenge>(withQuery(path`/ext/key-challenges`, { state, ...page })),
  /** POST /ext/key-challenges/{id}/refuse */
  postRefuseChallenge: (id: string, answer: string) =>
    upstream.write<RestKeyChallenge>('POST', path`/ext/key-challenges/${id}/refuse`, { answer }),
});
