// Rescores a stored submission with a corrected key.
import type { ExamKey } from '../results/exam-keys.ts';
import {
  type MultiSubjectKey,
  paperOf,
  type SingleKey,
  scoreAnswers,
  scorePaper,
} from '../results/scoring.ts';
import type { SingleAnswers, SubjectAnswers } from '../results/tables.ts';
import type { RescoredSubmission, Submission } from './submission-queries.ts';

/**
 * Scores a submission with the corrected key of its exam version. Answers are kept; those of a
 * paper get a new `isCorrect`.
 */
export function rescore(exam: ExamKey, submission: Submission): RescoredSubmission {
  const scored =
    exam.kind === 'multi-subject'
      ? rescorePaper(exam.key, submission)
      : rescoreSingle(exam.key, submission);
  // A blank submission with an attempt is stored in contests only, with the score 0
  // (docs/decisions/032). A correction does not change it.
  const isBlankContestAttempt = scored.isBlank && submission.attemptId !== null;
  const score = isBlankContestAttempt ? submission.score : scored.score;
  return { id: submission.id, ...scored, score };
}

function rescorePaper(key: MultiSubjectKey, { answers }: Submission) {
  const subjects = answers as SubjectAnswers;
  // Keyed by question, because a question may have moved to another subject since.
  const selections = subjects.flatMap(({ results }) => results);
  const { stored, wrongCount, isBlank } = scorePaper(
    key,
    paperOf(key, { selections, writtenAnswer: [] }),
  );
  const isCorrect = new Map(
    stored.subjects.flatMap(({ results }) =>
      results.map((result) => [result.questionId, result.isCorrect]),
    ),
  );
  // Answers to questions that the paper no longer has are kept.
  const updated = subjects.map((subject) => ({
    ...subject,
    results: subject.results.map((result) => ({
      ...result,
      isCorrect: isCorrect.get(result.questionId) ?? result.isCorrect,
    })),
  }));
  return { score: stored.totalScore, answers: updated, wrongCount, isBlank };
}

function rescoreSingle(key: SingleKey, submission: Submission) {
  const answers = submission.answers as SingleAnswers;
  const { stored, wrongCount, isBlank } = scoreAnswers(key, answers);
  return { score: stored.score ?? submission.score, answers, wrongCount, isBlank };
}

/** The question in the key, in any subject. */
export function findQuestion(exam: ExamKey, questionId: string) {
  return questionsOf(exam).find(({ id }) => id === questionId);
}

/** The key after a correction. */
export function withCorrection(
  exam: ExamKey,
  {
    questionId,
    kind,
    correctOptionIds,
  }: { questionId: string; kind: 'key' | 'bonus' | 'void'; correctOptionIds: readonly string[] },
): ExamKey {
  const applyCorrection = (question: MultiSubjectKey['subjects'][number]['questions'][number]) => {
    if (question.id !== questionId) return question;
    const { adjustment: _, ...withoutAdjustment } = question;
    return kind === 'key'
      ? { ...withoutAdjustment, correct: correctOptionIds }
      : { ...withoutAdjustment, adjustment: kind };
  };
  if (exam.kind === 'single')
    return { ...exam, key: { ...exam.key, questions: exam.key.questions.map(applyCorrection) } };
  const subjects = exam.key.subjects.map((subject) => ({
    ...subject,
    questions: subject.questions.map(applyCorrection),
  }));
  return { ...exam, key: { ...exam.key, subjects } };
}

const questionsOf = (exam: ExamKey) =>
  exam.kind === 'single'
    ? exam.key.questions
    : exam.key.subjects.flatMap(({ questions }) => questions);
