// The REST calls of single exams and of the files submitted with them.

import type { Shuffle } from '@alokpath/exam-rules/shuffle';
import type { StartedExam } from '../../upstream/exams/open-attempt.ts';
import { path, withQuery } from '../../upstream/http/path.ts';
import type { Page } from '../../upstream/paging.ts';
import type { CallOptions } from '../../upstream/request-calls.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** A multiple-choice question of a single exam; the key is only sent to readers who may see it. */
export type RestExamMcq = {
  _id?: string;
  id?: string;
  question?: string;
  points?: number;
  options?: { _id?: string; id?: string; text?: string; isCorrect?: boolean }[];
  explanation?: string | null;
};

/** Backs `WrittenPaperQuestion` and `KeyWrittenQuestion`. */
export type RestWrittenQuestion = {
  _id?: string;
  id?: string;
  questionText?: string;
  answerGuidelines?: string | null;
  handwrittenPdf?: string | null;
};

/** The parent of an exam. */
export type RestParentType = 'chapter' | 'course' | 'lesson' | 'subject' | 'unit';

/** Backs `Exam`, `ExamPaper` and `ExamKey`. `negetiveMarkingPercentage` is upstream's spelling. */
export type RestExam = {
  _id?: string;
  id?: string;
  parentType?: string;
  parentId?: string;
  title?: string;
  type?: string;
  totalMarks?: number;
  timeLimit?: number;
  passingScore?: number;
  negetiveMarkingPercentage?: number;
  startingDate?: string | null;
  /** Extension `shuffled-exams`; missing: off. */
  shuffle?: Shuffle;
  questionCount?: number;
  mcqs?: RestExamMcq[];
  written?: RestWrittenQuestion[];
};

/** Backs `StartExamPayload`. */
export type StartedSingleExam = StartedExam<RestExam>;

/**
 * Ids in the path of a deletion; `subjectId` is the course or unit if the exam belongs to it
 * directly.
 */
export type RestExamPlace = { courseId: string; subjectId: string; examId: string };

/** False for an outline, and if upstream withholds the questions from the reader. */
export function hasQuestions(exam: RestExam): boolean {
  return exam.mcqs !== undefined || exam.written !== undefined;
}

export const examsApi = (upstream: Upstream) => ({
  /** GET /examcreation/examid/{id} */
  findExam: (id: string, options?: CallOptions) =>
    upstream.find<RestExam>(path`/examcreation/examid/${id}`, options),
  /** GET /examcreation/ */
  listExams: (page: Page) => upstream.page<RestExam>(withQuery(path`/examcreation/`, page)),
  /** GET /examcreation/{parenttype}/{parentid} */
  listExamsOf: (parentType: RestParentType) => (parentId: string) =>
    upstream.list<RestExam>(path`/examcreation/${parentType}/${parentId}`),
  /** POST /examcreation/{parenttype}/createexam */
  postExam: (parentType: RestParentType, body: object) =>
    upstream.write<RestExam>('POST', path`/examcreation/${parentType}/createexam`, body),
  /** PUT /examcreation/{id} */
  putExam: (id: string, body: object, options?: CallOptions) =>
    upstream.write<RestExam>('PUT', path`/examcreation/${id}`, body, options),
  /** DELETE /examcreation/{courseId}/{subjectId}/{examId} */
  deleteExam: ({ courseId, subjectId, examId }: RestExamPlace, force: boolean) =>
    upstream.write<{ message?: string }>(
      'DELETE',
      withQuery(path`/examcreation/${courseId}/${subjectId}/${examId}`, {
        force: force ? 'true' : undefined,
      }),
    ),
  /** POST /ext/files. @param attemptId if upstream records attempts */
  postFile: (file: Blob, filename: string, attemptId: string | undefined) => {
    const form = new FormData();
    form.set('file', file, filename);
    return upstream.upload<{ url?: string }>(withQuery(path`/ext/files`, { attemptId }), form);
  },
});
