// Compares late answers with the stored answers of the attempt, question by question.
import type { RestAnswerSheet } from '../../../upstream/exams/answer-sheet.ts';
import {
  type QuestionReview,
  reviewMultiSubject,
  reviewSingle,
  reviewWritten,
} from '../../../upstream/exams/review.ts';
import { twoDecimals } from '../../../upstream/exams/two-decimals.ts';
import type { RestLateAnswers } from '../api.ts';

type Option = { id: string; text: string; isCorrect: boolean; isStored: boolean; isLate: boolean };

/** Backs `LateQuestion`. */
type LateQuestion = {
  id: string;
  subjectName: string | null;
  text: string;
  isChanged: boolean;
  options: Option[];
  storedScore: number | null;
  lateScore: number | null;
  storedPdfUrl: string | null;
  latePdfUrl: string | null;
};

/** Backs `LateComparison`. */
export type Comparison = {
  storedScore: number | null;
  lateScore: number | null;
  hasStored: boolean;
  questions: LateQuestion[];
};

const EMPTY: RestAnswerSheet = {};
const paperOf = ({ selections = [] }: RestAnswerSheet) => ({ subjects: [{ results: selections }] });
const singleOf = ({ selections = [], writtenAnswer = [] }: RestAnswerSheet) => ({
  mcqAnswers: selections.map(({ questionId, selectedOption }) => ({
    questionId,
    selectedOption: selectedOption?.[0],
  })),
  writtenAnswer,
});
const sumOf = (questions: readonly QuestionReview[]) =>
  twoDecimals(questions.reduce((sum, { score }) => sum + score, 0));

export function compareMultiSubject(
  late: RestLateAnswers,
  exam: Parameters<typeof reviewMultiSubject>[1],
): Comparison {
  const before = reviewMultiSubject(paperOf(late.stored ?? EMPTY), exam);
  const after = reviewMultiSubject(paperOf(late), exam);
  const hasStoredAnswers = Boolean(late.stored);
  return {
    storedScore: hasStoredAnswers ? sumOf(before.flatMap(({ questions }) => questions)) : null,
    hasStored: hasStoredAnswers,
    lateScore: sumOf(after.flatMap(({ questions }) => questions)),
    questions: after.flatMap(({ name, questions }, index) =>
      compareQuestions(questions, before[index]?.questions ?? [], hasStoredAnswers, name),
    ),
  };
}

export function compareSingle(
  late: RestLateAnswers,
  exam: Parameters<typeof reviewSingle>[1] & Parameters<typeof reviewWritten>[1],
) {
  const [before, after] = [singleOf(late.stored ?? EMPTY), singleOf(late)];
  const hasStoredAnswers = Boolean(late.stored);
  if (exam.type === 'Written') {
    const storedPdfUrls = new Map(
      reviewWritten(before, exam).map((question) => [question.id, question.answerPdfUrl]),
    );
    const questions = reviewWritten(after, exam).map(({ id, text, answerPdfUrl }): LateQuestion => {
      const storedPdfUrl = storedPdfUrls.get(id) ?? null;
      const files = {
        storedPdfUrl,
        latePdfUrl: answerPdfUrl,
        isChanged: storedPdfUrl !== answerPdfUrl,
      };
      return {
        id,
        text,
        ...files,
        subjectName: null,
        options: [],
        storedScore: null,
        lateScore: null,
      };
    });
    return { storedScore: null, lateScore: null, hasStored: hasStoredAnswers, questions };
  }
  const [storedQuestions, lateQuestions] = [reviewSingle(before, exam), reviewSingle(after, exam)];
  return {
    storedScore: hasStoredAnswers ? sumOf(storedQuestions) : null,
    lateScore: sumOf(lateQuestions),
    hasStored: hasStoredAnswers,
    questions: compareQuestions(lateQuestions, storedQuestions, hasStoredAnswers, null),
  };
}

function compareQuestions(
  after: readonly QuestionReview[],
  before: readonly QuestionReview[],
  hasStoredAnswers: boolean,
  subjectName: string | null,
): LateQuestion[] {
  return after.map(({ id, text, score, options }, index) => {
    const storedQuestion = before[index];
    const comparedOptions = options.map(({ isSelected, ...option }, optionIndex) => ({
      ...option,
      isLate: isSelected,
      isStored: storedQuestion?.options[optionIndex]?.isSelected ?? false,
    }));
    return {
      id,
      subjectName,
      text,
      options: comparedOptions,
      isChanged: comparedOptions.some(({ isLate, isStored }) => isLate !== isStored),
      storedScore: hasStoredAnswers && storedQuestion ? twoDecimals(storedQuestion.score) : null,
      lateScore: twoDecimals(score),
      storedPdfUrl: null,
      latePdfUrl: null,
    };
  });
}
