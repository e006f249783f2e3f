// Compares a result with the exam's key: each question with the student's answer, the correct one,
// the marks and the reason.
import {
  type Scored,
  type ScoreReason,
  scoreMultiSubject,
  scoreSingle,
} from '@alokpath/exam-rules/score';
import { idOf, type RestDocument } from '../batching.ts';
import {
  keyedQuestions,
  type RestCorrection,
  type RestKeyedMcq,
  type RestKeyedWritten,
} from './questions-with-key.ts';
import type { RestMultiSubjectResult, RestSingleResult } from './result.ts';

/** Backs `ReviewedQuestion`. */
export type QuestionReview = {
  id: string;
  text: string;
  points: number;
  score: number;
  reason: ScoreReason;
  options: { id: string; text: string; isCorrect: boolean; isSelected: boolean }[];
  explanation: string | null;
  correction: RestCorrection | undefined;
  /** Undefined if the result does not contain it. */
  exam: ReviewedExam | undefined;
};

type ReviewedExam = { kind: 'multi-subject' | 'single'; examId: string };

/** Backs `ReviewedSubject`. */
export type SubjectReview = {
  id: string;
  name: string;
  score: number;
  totalPoints: number;
  correctCount: number;
  wrongCount: number;
  blankCount: number;
  questions: QuestionReview[];
};

type Exam = {
  negativeMarkingPercentage?: number;
  subjects?: (RestDocument & { subjectName?: string; mcqs?: RestKeyedMcq[] })[];
};
type SingleExam = { type?: string; negetiveMarkingPercentage?: number; mcqs?: RestKeyedMcq[] };

/** The review of a multi-subject result, by subject in the order of the paper. */
export function reviewMultiSubject(result: RestMultiSubjectResult, exam: Exam): SubjectReview[] {
  const selections = new Map<string, string[]>();
  for (const { questionId, selectedOption } of (result.subjects ?? []).flatMap(
    (subject) => subject.results ?? [],
  )) {
    if (questionId) selections.set(questionId, [selectedOption ?? []].flat());
  }
  const subjects = exam.subjects ?? [];
  const keyed = new Map(
    keyedQuestions(subjects.map((subject) => subject.mcqs)).map((question) => [
      question.id,
      question,
    ]),
  );
  return subjects.map((subject) => {
    const mcqs = subject.mcqs ?? [];
    const questions = mcqs.flatMap((mcq) => keyed.get(idOf(mcq)) ?? []);
    const scored = scoreMultiSubject(questions, selections, exam.negativeMarkingPercentage ?? 0);
    const count = (...reasons: ScoreReason[]) =>
      scored.questions.filter((question) => reasons.includes(question.reason)).length;
    return {
      id: idOf(subject),
      name: subject.subjectName ?? '',
      score: scored.total,
      totalPoints: mcqs.reduce(
        (points, mcq) => points + (mcq.correction?.kind === 'void' ? 0 : (mcq.points ?? 0)),
        0,
      ),
      correctCount: count('CORRECT'),
      wrongCount: count('WRONG'),
      blankCount: count('BLANK', 'BLANK_EMPTY_KEY'),
      questions: reviewQuestions(
        mcqs,
        selections,
        scored,
        result.examId ? { kind: 'multi-subject', examId: result.examId } : undefined,
      ),
    };
  });
}

/** The review of the multiple-choice questions of a single result. */
export function reviewSingle(result: RestSingleResult, exam: SingleExam): QuestionReview[] {
  const selections = new Map<string, string[]>();
  for (const { questionId, selectedOption } of result.mcqAnswers ?? []) {
    if (questionId && selectedOption) selections.set(questionId, [selectedOption]);
  }
  const questions = exam.type === 'Written' ? [] : keyedQuestions([exam.mcqs]);
  const scored = scoreSingle(questions, selections, exam.negetiveMarkingPercentage ?? 0);
  return reviewQuestions(
    exam.mcqs ?? [],
    selections,
    scored,
    result.examId ? { kind: 'single', examId: result.examId } : undefined,
  );
}

/** Backs `ReviewedWrittenQuestion`. */
export type WrittenReview = {
  id: string;
  text: string;
  answerGuidelines: string | null;
  answerPdfUrl: string | null;
  solutionPdfUrl: string | null;
  marks: number | null;
  comment: string | null;
};

/** The written questions of an exam with the submitted answers and their marks. */
export function reviewWritten(
  result: RestSingleResult,
  exam: { written?: readonly RestKeyedWritten[] },
): WrittenReview[] {
  const pdfs = new Map(
    (result.writtenAnswer ?? []).map((answer) => [answer.questionId, answer.answerPdf]),
  );
  const marks = new Map((result.marks ?? []).map((mark) => [mark.questionId, mark]));
  const isMarked = typeof result.score === 'number';
  return (exam.written ?? []).map((question) => ({
    id: idOf(question),
    text: question.questionText ?? '',
    answerGuidelines: question.answerGuidelines || null,
    answerPdfUrl: pdfs.get(idOf(question)) ?? null,
    // The student may retake the exam until it is marked.
    solutionPdfUrl: (isMarked && question.handwrittenPdf) || null,
    marks: marks.get(idOf(question))?.marks ?? null,
    comment: marks.get(idOf(question))?.comment || null,
  }));
}

function reviewQuestions(
  mcqs: readonly RestKeyedMcq[],
  selections: ReadonlyMap<string, readonly string[]>,
  scored: Scored,
  exam: ReviewedExam | undefined,
): QuestionReview[] {
  return mcqs.map((mcq, index) => {
    const selected = selections.get(idOf(mcq)) ?? [];
    const marks = scored.questions[index];
    return {
      id: idOf(mcq),
      text: mcq.question ?? '',
      points: mcq.points ?? 0,
      score: marks?.score ?? 0,
      reason: marks?.reason ?? 'BLANK',
      // Computed on demand: the score page does not select them.
      get options() {
        return (mcq.options ?? []).map((option) => ({
          id: idOf(option),
          text: option.text ?? '',
          isCorrect: option.isCorrect === true,
          isSelected: selected.includes(idOf(option)),
        }));
      },
      explanation: mcq.explanation || null,
      correction: mcq.correction,
      exam,
    };
  });
}
