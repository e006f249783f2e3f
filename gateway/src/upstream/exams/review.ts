// Compares a result with the exam's key: each question with the student's answer, the correct one,
// the marks and the reason.
import {
  type Scored,
  type ScoredQuestion,
  type ScoreReason,
  scoreMultiSubject,
  scoreSingle,
} from '@alokpath/exam-rules/score';
import { idOf, type RestDocument } from '../batching.ts';
import {
  keyedQuestion,
  keyedQuestions,
  type RestCorrection,
  type RestKeyedMcq,
  type RestKeyedWritten,
  requireKey,
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
  for (const { results } of result.subjects ?? []) {
    for (const { questionId, selectedOption } of results ?? []) {
      const selected = selectedOption ?? [];
      if (questionId)
        selections.set(questionId, typeof selected === 'string' ? [selected] : selected);
    }
  }
  const subjects = exam.subjects ?? [];
  // Throws if the host omitted the key.
  requireKey(subjects.map((subject) => subject.mcqs));
  const reviewedExam = result.examId
    ? ({ kind: 'multi-subject', examId: result.examId } as const)
    : undefined;
  return subjects.map((subject) => {
    const mcqs = subject.mcqs ?? [];
    const scored = scoreMultiSubject(
      mcqs.map(keyedQuestion),
      selections,
      exam.negativeMarkingPercentage ?? 0,
    );
    const count = (wanted: ScoreReason) =>
      scored.questions.reduce((sum, { reason }) => (reason === wanted ? sum + 1 : sum), 0);
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
      blankCount: count('BLANK') + count('BLANK_EMPTY_KEY'),
      questions: reviewQuestions(mcqs, selections, scored, reviewedExam),
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
  return mcqs.map(
    (mcq, index) =>
      new McqReview(mcq, selections.get(idOf(mcq)) ?? [], scored.questions[index], exam),
  );
}

/**
 * A class, because accessors of an object literal are created for each question. Texts and options
 * are computed when they are selected; the score page does not select them.
 */
class McqReview implements QuestionReview {
  readonly id: string;
  readonly points: number;
  readonly score: number;
  readonly reason: ScoreReason;
  readonly correction: RestCorrection | undefined;
  readonly exam: ReviewedExam | undefined;
  readonly #mcq: RestKeyedMcq;
  readonly #selected: readonly string[];

  constructor(
    mcq: RestKeyedMcq,
    selected: readonly string[],
    marks: ScoredQuestion | undefined,
    exam: ReviewedExam | undefined,
  ) {
    this.id = idOf(mcq);
    this.points = mcq.points ?? 0;
    this.score = marks?.score ?? 0;
    this.reason = marks?.reason ?? 'BLANK';
    this.correction = mcq.correction;
    this.exam = exam;
    this.#mcq = mcq;
    this.#selected = selected;
  }

  get text(): string {
    return this.#mcq.question ?? '';
  }

  get options(): QuestionReview['options'] {
    return (this.#mcq.options ?? []).map((option) => ({
      id: idOf(option),
      text: option.text ?? '',
      isCorrect: option.isCorrect === true,
      isSelected: this.#selected.includes(idOf(option)),
    }));
  }

  get explanation(): string | null {
    return this.#mcq.explanation || null;
  }
}
