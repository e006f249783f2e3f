/** Both kinds of result in one shape, as the review shows them. */
import type { ExamResultRouteQuery } from './generated/exam-result.route.ts';
import type { ReviewedQuestion_QuestionFragment } from './generated/reviewed-question.ts';

type ExamResult = NonNullable<ExamResultRouteQuery['examResult']>;
export type SingleExamResult = Extract<ExamResult, { __typename: 'SingleExamResult' }>;
type WrittenQuestions = NonNullable<SingleExamResult['writtenQuestions']>;

export type Outcome = 'correct' | 'wrong' | 'blank';

export interface ReviewSubject {
  readonly id: string;
  /** Null for a single exam, which has no subjects. */
  readonly name: string | null;
  readonly score: number;
  readonly totalPoints: number;
  readonly correctCount: number;
  readonly wrongCount: number;
  readonly blankCount: number;
  readonly questions: readonly ReviewedQuestion_QuestionFragment[];
}

export interface Review {
  readonly examId: string | undefined;
  readonly resultId: string;
  readonly kind: 'multi-subject' | 'single';
  readonly title: string | undefined;
  /** Null for a written exam that has not been marked. */
  readonly score: number | null;
  readonly total: number | undefined;
  readonly passed: boolean | null;
  readonly passingPercent: number | null;
  readonly minutes: number | null;
  readonly date: string | null;
  readonly negativePercent: number;
  readonly subjects: readonly ReviewSubject[];
  readonly written: WrittenQuestions;
  /** The exam could not be read any more: only the numbers are known. */
  readonly isPartial: boolean;
}

export function outcomeOf({ reason }: { readonly reason: ReviewedQuestion_QuestionFragment['reason'] }): Outcome {
  if (reason === 'CORRECT') return 'correct';
  return reason === 'WRONG' ? 'wrong' : 'blank';
}

const count = (questions: readonly ReviewedQuestion_QuestionFragment[], outcome: Outcome) =>
  questions.filter((question) => outcomeOf(question) === outcome).length;

function singleSubject({ id, score, exam, questions }: SingleExamResult): ReviewSubject[] {
  if (!questions || questions.length === 0) return [];
  return [
    {
      id,
      name: null,
      score: score ?? 0,
      totalPoints: exam?.totalMarks ?? 0,
      correctCount: count(questions, 'correct'),
      wrongCount: count(questions, 'wrong'),
      blankCount: count(questions, 'blank'),
      questions,
    },
  ];
}

export function reviewOf(result: ExamResult): Review {
  const shared = {
    examId: result.exam?.id,
    resultId: result.id,
    title: result.exam?.title,
    negativePercent: result.exam?.negativeMarkingPercentage ?? 0,
  };
  if (result.__typename === 'SingleExamResult') {
    return {
      ...shared,
      kind: 'single',
      score: result.score,
      total: result.exam?.totalMarks,
      passed: result.passed,
      passingPercent: result.exam?.passingScorePercent ?? null,
      minutes: null,
      date: result.takenAt,
      subjects: singleSubject(result),
      written: result.writtenQuestions ?? [],
      isPartial: !result.questions || !result.writtenQuestions,
    };
  }
  return {
    ...shared,
    kind: 'multi-subject',
    score: result.totalScore,
    total: result.exam?.totalPoints,
    passed: null,
    passingPercent: null,
    minutes: result.timeTakenMinutes,
    date: result.dateTaken,
    subjects: result.subjects ?? [],
    written: [],
    isPartial: !result.subjects,
  };
}

/** Marks lost to deductions, as a number of zero or more. Added in hundred-thousandths, so that 0.1 + 0.2 is 0.3. */
export function lostMarks(subjects: readonly ReviewSubject[]): number {
  const questions = subjects.flatMap((subject) => subject.questions);
  return questions.reduce((sum, { score }) => sum + Math.round(Math.max(0, -score) * 100_000), 0) / 100_000;
}
