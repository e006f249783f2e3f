// Results of both types, in the format of the responses of the gateway.
import { ExamResultRouteDocument } from '../../web/src/features/results/result/generated/exam-result.route.ts';
import { ReviewTextsDocument } from '../../web/src/features/results/review/generated/review-texts.ts';
import type { Mock, MockResult } from './render.tsx';

const text = (source: string) => ({ __typename: 'RichText', html: source });

/** Three options, of which the second is correct; `reason` determines the chosen one. */
export function aReviewed(
  id: string,
  reason: string,
  score: number,
  explanation: string | null = null,
) {
  const selected = { CORRECT: 'b', WRONG: 'c' }[reason];
  return {
    __typename: 'ReviewedQuestion',
    id,
    points: 1,
    score,
    reason,
    text: text(`Question ${id}`),
    options: ['a', 'b', 'c'].map((letter) => ({
      __typename: 'ReviewedOption',
      id: `${id}-${letter}`,
      text: text(`${id} option ${letter}`),
      isCorrect: letter === 'b' && reason !== 'BLANK_EMPTY_KEY',
      isSelected: letter === selected,
    })),
    explanation: explanation === null ? null : text(explanation),
    correction: null as unknown,
    challenge: null as unknown,
  };
}

function aSubject(id: string, name: string, questions: ReturnType<typeof aReviewed>[]) {
  const count = (test: (reason: string) => boolean) =>
    questions.filter(({ reason }) => test(reason)).length;
  return {
    __typename: 'ReviewedSubject',
    id,
    name,
    score: questions.reduce((sum, { score }) => sum + score, 0),
    totalPoints: questions.length,
    correctCount: count((reason) => reason === 'CORRECT'),
    wrongCount: count((reason) => reason === 'WRONG'),
    blankCount: count((reason) => reason.startsWith('BLANK')),
    questions,
  };
}

export function aVersion(number: number, score: number | null, submittedAt: string) {
  return {
    __typename: 'ResultVersion',
    id: `v${number}`,
    number,
    submittedAt,
    score,
    timeTakenMinutes: 10 + number,
    countsForRank: number === 1,
  };
}

export const aStanding = {
  __typename: 'ExamStanding',
  rank: 5,
  sharedBy: 3,
  count: 212,
  percentile: 98.11,
  score: 2,
};

/** 1 right, 2 wrong, 1 blank. */
export const multi = {
  __typename: 'MultiSubjectExamResult',
  id: 'r1',
  userId: 'u1',
  dateTaken: '2026-03-01T18:30:00.000Z',
  totalScore: 0.5 as number | null,
  visibility: 'ANSWERS',
  releasedAt: null as string | null,
  timeTakenMinutes: 12.5,
  versions: [aVersion(1, 0.5, '2026-03-01T18:30:00.000Z')],
  standing: null as unknown,
  exclusion: null as unknown,
  questionTimes: null as unknown,
  scoreChanges: null as unknown,
  exam: {
    __typename: 'MultiSubjectExam',
    id: 'e1',
    title: 'Unit A 2024',
    totalPoints: 4,
    release: null as unknown,
    negativeMarkingPercentage: 25,
    year: { __typename: 'ExamYear', id: 'y1', unit: { __typename: 'AdmissionUnit', id: 'unit-a' } },
  },
  subjects: [
    aSubject('s1', 'Physics', [
      aReviewed('p1', 'CORRECT', 1, 'Because of Newton.'),
      aReviewed('p2', 'WRONG', -0.25, 'Because of mass.'),
    ]),
    aSubject('s2', 'Biology', [aReviewed('b1', 'BLANK', 0), aReviewed('b2', 'WRONG', -0.25)]),
  ],
};

const chapter = {
  __typename: 'Chapter',
  id: 'ch1',
  title: 'Motion',
  subject: {
    __typename: 'Subject',
    id: 'su1',
    course: { __typename: 'Course', id: 'c1', courseCode: 'class10' },
  },
};

/** One blank that cost, one blank where no option is right. */
export const single = {
  __typename: 'SingleExamResult',
  id: 'r2',
  userId: 'u1',
  takenAt: null,
  score: 0.5,
  visibility: 'ANSWERS',
  releasedAt: null as string | null,
  passed: false,
  timeTaken: 3.25,
  comment: null as string | null,
  versions: null as unknown,
  standing: null as unknown,
  exclusion: null as unknown,
  questionTimes: null as unknown,
  scoreChanges: null as unknown,
  exam: {
    __typename: 'Exam',
    id: 'e2',
    title: 'Motion test',
    type: 'MCQ',
    totalMarks: 2,
    passingScorePercent: 40,
    release: null as unknown,
    negativeMarkingPercentage: 50,
    chapter,
  },
  questions: [aReviewed('m1', 'BLANK_DEDUCTED', -0.5), aReviewed('m2', 'BLANK_EMPTY_KEY', 1)],
  writtenQuestions: [],
};

/** The responses to both queries of the page. */
export function aResultAnswer(examResult: unknown, examId = 'e1'): Mock[] {
  return [ExamResultRouteDocument, ReviewTextsDocument].map((query) => ({
    request: { query, variables: { userId: 'u1', examId } },
    result: { data: { examResult } } as MockResult,
  }));
}
