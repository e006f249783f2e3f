// The REST calls of multi-subject exams, in upstream's spelling.

import type { Shuffle } from '@alokpath/exam-rules/shuffle';
import type { StartedExam } from '../../upstream/exams/open-attempt.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/**
 * Backs `PaperOption`, `KeyOption` and `ReviewedOption`; `isCorrect` is only sent to readers who
 * may see the key.
 */
export type RestOption = { _id?: string; id?: string; text?: string; isCorrect?: boolean };

/** Backs `PaperQuestion` and `KeyQuestion`. */
export type RestMcq = {
  _id?: string;
  id?: string;
  question?: string;
  points?: number;
  options?: RestOption[];
  explanation?: string | null;
};

/**
 * Backs `ExamSubject`, `PaperSubject` and `KeySubject`; `mcqs` is missing for a reader who is not
 * enrolled.
 */
export type RestExamSubject = {
  _id?: string;
  id?: string;
  subjectName?: string;
  mandatory?: boolean;
  questionCount?: number;
  points?: number;
  mcqs?: RestMcq[];
};

/** Backs `MultiSubjectExam`. */
export type RestMultiSubjectExam = {
  _id?: string;
  id?: string;
  parentId?: string;
  title?: string;
  timeLimit?: number;
  negativeMarkingPercentage?: number;
  /** Extension `shuffled-exams`; missing: off. */
  shuffle?: Shuffle;
  questionCount?: number;
  subjects?: RestExamSubject[];
};

/** Backs `StartMultiSubjectExamPayload`. */
export type StartedMultiSubjectExam = StartedExam<RestMultiSubjectExam>;

/** False for an outline, and if upstream withholds the questions from the reader. */
export function hasQuestions(exam: RestMultiSubjectExam): boolean {
  return exam.subjects?.every((subject) => subject.mcqs) ?? false;
}

export const multiSubjectExamsApi = (upstream: Upstream) => ({
  /** GET /multisubjectexams/mcqs/{id} */
  findExam: (id: string, options?: CallOptions) =>
    upstream.find<RestMultiSubjectExam>(path`/multisubjectexams/mcqs/${id}`, options),
  /** GET /multisubjectexams/mcqs/parentid/{id} */
  findExamOfYear: (yearId: string) =>
    upstream.find<RestMultiSubjectExam>(path`/multisubjectexams/mcqs/parentid/${yearId}`),
  /** GET /multisubjectexams/ */
  listExams: (page: Page) =>
    upstream.page<RestMultiSubjectExam>(withQuery(path`/multisubjectexams/`, page)),
  /** POST /multisubjectexams/mcqs */
  postExam: (body: object) =>
    upstream.write<RestMultiSubjectExam>('POST', path`/multisubjectexams/mcqs`, body),
  /** PUT /multisubjectexams/mcqs/{examId} */
  putExam: (examId: string, body: object, options?: CallOptions) =>
    upstream.write<RestMultiSubjectExam>(
      'PUT',
      path`/multisubjectexams/mcqs/${examId}`,
      body,
      options,
    ),
});
