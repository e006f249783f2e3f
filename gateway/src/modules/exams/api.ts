// The REST calls of single exams and of files handed in with them, in upstream's spelling.
import { path } from '../../upstream/path.ts';
import type { CallOptions, Upstream } from '../../upstream/upstream.ts';

/** One multiple-choice question of a single exam; the key only reaches readers with the right to it. */
export type RestExamMcq = {
  _id?: string;
  id?: string;
  question?: string;
  points?: number;
  options?: { _id?: string; id?: string; text?: string; isCorrect?: boolean }[];
  explanation?: string | null;
};

/** Backs `WrittenPaperQuestion`. */
export type RestWrittenQuestion = { _id?: string; id?: string; questionText?: string; answerGuidelines?: string | null };

/** Backs `Exam` and `ExamPaper`. `negetiveMarkingPercentage` is upstream's spelling. */
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
  questionCount?: number;
  mcqs?: RestExamMcq[];
  written?: RestWrittenQuestion[];
};

export const examsApi = (upstream: Upstream) => ({
  /** GET /examcreation/examid/{id} */
  findExam: (id: string, options?: CallOptions) => upstream.find<RestExam>(path`/examcreation/examid/${id}`, options),
  /** GET /examcreation/{parenttype}/{parentid} */
  listExamsOfChapter: (chapterId: string) => upstream.list<RestExam>(path`/examcreation/chapter/${chapterId}`),
  /** POST /ext/files */
  postFile: (file: Blob, filename: string) => {
    const form = new FormData();
    form.set('file', file, filename);
    return upstream.upload<{ url?: string }>(path`/ext/files`, form);
  },
});
