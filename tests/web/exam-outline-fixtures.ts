/**
 * Responses for the start page of a single exam: the public outline and the viewer's own result.
 */
import {
  ExamBeforeDocument,
  ExamOutlineDocument,
} from '../../web/src/features/exams/generated/exam.route.ts';
import type { Mock } from './render.tsx';

export function aSingleOutline({
  type = 'MCQ',
  score = undefined,
  startingDate = null,
  percent = 25,
  release = null,
}: Outline = {}): Mock[] {
  const exam = {
    __typename: 'Exam',
    id: 'e2',
    title: 'Motion',
    type,
    totalMarks: 2,
    timeLimitMinutes: 10,
    passingScorePercent: 40,
    negativeMarkingPercentage: percent,
    startingDate,
    questionCount: 2,
    paperUrl: null,
    release,
  };
  const myResult =
    score === undefined
      ? null
      : {
          __typename: 'SingleExamResult',
          id: 'r2',
          score,
          visibility: score === null && type === 'MCQ' ? 'RECEIPT' : 'ANSWERS',
        };
  return [
    {
      request: { query: ExamOutlineDocument, variables: { examId: 'e2' } },
      result: { data: { exam } },
    },
    {
      request: { query: ExamBeforeDocument, variables: { examId: 'e2' } },
      result: { data: { exam: { __typename: 'Exam', id: 'e2', myResult } } },
    },
  ];
}
interface Outline {
  readonly type?: 'MCQ' | 'WRITTEN';
  readonly score?: number | null;
  readonly startingDate?: string | null;
  readonly percent?: number;
  readonly release?: unknown;
}
