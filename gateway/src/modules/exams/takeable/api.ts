// The call of the extension `takeable`, in upstream's spelling.
import { path, withQuery } from '../../../upstream/http/path.ts';
import type { Page } from '../../../upstream/paging.ts';
import type { Upstream } from '../../../upstream/upstream.ts';

/** Backs `TakeableExam`. */
export type RestTakeableExam = {
  kind?: string;
  examId?: string;
  title?: string;
  /** Minutes. */
  timeLimit?: number;
  questionCount?: number;
  courseId?: string;
  courseName?: string;
  subjects?: string[];
  startingDate?: string | null;
};

/** Backs `ExamCourse`. */
export type RestExamCourse = { _id?: string; id?: string; name?: string };

/** A page of exams; `courses` and `subjects` are those of all pages. */
export type RestTakeablePage = {
  exams?: RestTakeableExam[];
  total?: number;
  courses?: RestExamCourse[];
  subjects?: string[];
};

type TakeableFilter = Page & {
  opens: string;
  kind?: string | undefined;
  courseId?: string | undefined;
  subject?: string | undefined;
};

export const takeableExamsApi = (upstream: Upstream) => ({
  /** GET /ext/exams/takeable */
  getTakeableExams: (filter: TakeableFilter) =>
    upstream.get<RestTakeablePage>(withQuery(path`/ext/exams/takeable`, filter)),
});
