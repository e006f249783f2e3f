/** Both types of result in one shape, for the review. */
import type { ScoreChanges_ChangeFragment } from '../key-corrections/generated/score-changes.ts';
import type { ExamResultRouteQuery } from '../result/generated/exam-result.route.ts';
import type { Standing_StandingFragment } from '../result/generated/standing.ts';
import type { QuestionMarks_QuestionFragment } from './generated/question-marks.ts';
import type { ReviewedQuestion_QuestionFragment } from './generated/reviewed-question.ts';

type ExamResult = NonNullable<ExamResultRouteQuery['examResult']>;
export type SingleExamResult = Extract<ExamResult, { __typename: 'SingleExamResult' }>;
type WrittenQuestions = NonNullable<SingleExamResult['writtenQuestions']>;

/** The part of a question that score, map and filters use. */
export type Question = QuestionMarks_QuestionFragment;
/** The question with its text and options, which are loaded later. */
export type ReviewedQuestion = ReviewedQuestion_QuestionFragment;
/**
 * `adjusted`: a correction gives the marks to all students or takes the question out of the
 * scoring, whatever the answer.
 */
export type Outcome = 'correct' | 'wrong' | 'blank' | 'adjusted';

export const outcomeNames = {
  correct: 'results.mapCorrect',
  wrong: 'results.mapWrong',
  blank: 'results.mapBlank',
  adjusted: 'results.mapAdjusted',
} as const satisfies Record<Outcome, string>;

export interface ReviewSubject {
  readonly id: string;
  /** Null for a single exam, which has no subjects. */
  readonly name: string | null;
  readonly score: number;
  readonly totalPoints: number;
  readonly correctCount: number;
  readonly wrongCount: number;
  readonly blankCount: number;
  readonly questions: readonly Question[];
}

/** A question with its number in the paper, which filters and practice do not change. */
export interface NumberedQuestion<Of extends Question = Question> {
  readonly question: Of;
  readonly number: number;
  readonly subjectId: string;
  readonly subjectName: string | null;
}

export interface Review {
  readonly userId: string;
  readonly examId: string | undefined;
  readonly resultId: string;
  readonly kind: 'multi-subject' | 'single';
  readonly title: string | undefined;
  /** Null for a written exam that is not marked yet, and while it is withheld. */
  readonly score: number | null;
  /** How much of the result is shown. */
  readonly visibility: ExamResult['visibility'];
  /** When more of it is shown; null if never. */
  readonly releasedAt: string | null;
  /** Whether the answers will be shown as well then. */
  readonly showsAnswersLater: boolean;
  readonly total: number | undefined;
  readonly passed: boolean | null;
  readonly passingPercent: number | null;
  readonly minutes: number | null;
  readonly date: string | null;
  readonly negativePercent: number;
  readonly subjects: readonly ReviewSubject[];
  readonly written: WrittenQuestions;
  /** The admin's comment on a written exam as a whole. */
  readonly comment: string | null;
  /** The chapter whose lessons the exam is about; null if it belongs to no chapter. */
  readonly chapter: {
    readonly id: string;
    readonly title: string;
    readonly courseId: string;
    readonly courseCode: string;
  } | null;
  /** The unit of the exam year whose paper it is; null for others. */
  readonly unitId: string | null;
  /** All submissions, newest first; null if the host stores none. */
  readonly versions: ExamResult['versions'];
  readonly standing: Standing_StandingFragment | null;
  /** The exclusion of the attempt from its contest; null if there is none. */
  readonly exclusion: ExamResult['exclusion'];
  /** Seconds spent on each question, by question id; null if none were measured. */
  readonly times: ReadonlyMap<string, number> | null;
  /** How corrections have changed the score, newest first. */
  readonly scoreChanges: readonly ScoreChanges_ChangeFragment[] | null;
  /** True if the exam could not be read any more; only the scores are known. */
  readonly isPartial: boolean;
}

export function outcomeOf({ reason }: Pick<Question, 'reason'>): Outcome {
  if (reason === 'CORRECT') return 'correct';
  if (reason === 'BONUS' || reason === 'VOID') return 'adjusted';
  return reason === 'WRONG' ? 'wrong' : 'blank';
}

/** The questions of the whole paper in order. */
export function numbered(subjects: readonly ReviewSubject[]): NumberedQuestion[] {
  return subjects
    .flatMap(({ id, name, questions }) =>
      questions.map((question) => ({ question, subjectId: id, subjectName: name })),
    )
    .map((item, index) => ({ ...item, number: index + 1 }));
}

/** The same questions with their texts, by number. @param texts of the whole paper in order */
export function withTexts(
  items: readonly NumberedQuestion[],
  texts: readonly ReviewedQuestion[],
): ReadonlyMap<number, NumberedQuestion<ReviewedQuestion>> {
  return new Map(
    items.flatMap((item) => {
      const question = texts[item.number - 1];
      return question ? [[item.number, { ...item, question }]] : [];
    }),
  );
}

const count = (questions: readonly Question[], outcome: Outcome) =>
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

function chapterOf({ exam }: SingleExamResult): Review['chapter'] {
  const chapter = exam?.chapter;
  const course = chapter?.subject?.course;
  return chapter && course
    ? { id: chapter.id, title: chapter.title, courseId: course.id, courseCode: course.courseCode }
    : null;
}

export function reviewOf(result: ExamResult): Review {
  const shared = {
    userId: result.userId,
    examId: result.exam?.id,
    resultId: result.id,
    title: result.exam?.title,
    visibility: result.visibility,
    releasedAt: result.releasedAt,
    showsAnswersLater: result.exam?.release?.visibility !== 'SCORE',
    negativePercent: result.exam?.negativeMarkingPercentage ?? 0,
    versions: result.versions,
    standing: result.standing,
    exclusion: result.exclusion,
    times:
      result.questionTimes &&
      new Map(result.questionTimes.map(({ questionId, seconds }) => [questionId, seconds])),
    scoreChanges: result.scoreChanges,
  };
  if (result.__typename === 'SingleExamResult') {
    return {
      ...shared,
      kind: 'single',
      score: result.score,
      total: result.exam?.totalMarks,
      passed: result.passed,
      passingPercent: result.exam?.passingScorePercent ?? null,
      minutes: result.timeTaken,
      date: result.takenAt,
      subjects: singleSubject(result),
      written: result.writtenQuestions ?? [],
      comment: result.comment,
      chapter: chapterOf(result),
      unitId: null,
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
    comment: null,
    chapter: null,
    unitId: result.exam?.year?.unit?.id ?? null,
    isPartial: !result.subjects,
  };
}
