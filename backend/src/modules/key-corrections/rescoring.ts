// Scores a stored submission again by a corrected key.
import type { ExamKey } from '../results/exam-keys.ts';
import {
  type PaperKey,
  paperOf,
  type SingleKey,
  scoreAnswers,
  scorePaper,
} from '../results/scoring.ts';
import type { SingleAnswers, SubjectAnswers } from '../results/tables.ts';
import type { Rescored, Submission } from './submission-queries.ts';

/**
 * The submission with its score by this key, which is that of its own version of the exam. The
 * answers stay; those of a paper get their new `isCorrect`.
 */
export function rescore(exam: ExamKey, submission: Submission): Rescored {
  const scored =
    exam.kind === 'multi-subject'
      ? rescorePaper(exam.key, submission)
      : rescoreSingle(exam.key, submission);
  // A contest counts an attempt without any answer as zero (docs/decisions/032), whatever its
  // questions bring.
  const isZeroOfContest = scored.isBlank && submission.attemptId !== null;
  return { id: submission.id, ...scored, score: isZeroOfContest ? submission.score : scored.score };
}

function rescorePaper(key: PaperKey, { answers }: Submission) {
  const subjects = answers as SubjectAnswers;
  // By question: a question may have moved to another subject since.
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

/** The question in the key, of whichever subject. */
export function questionIn(exam: ExamKey, questionId: string) {
  return questionsOf(exam).find(({ id }) => id === questionId);
}

/** The key as a correction would make it. */
export function withCorrection(
  exam: ExamKey,
  {
    questionId,
    kind,
    correctOptionIds,
  }: { questionId: string; kind: 'key' | 'bonus' | 'void'; correctOptionIds: readonly string[] },
): ExamKey {
  const correct = (question: PaperKey['subjects'][number]['questions'][number]) => {
    if (question.id !== questionId) return question;
    const { adjustment: _, ...plain } = question;
    return kind === 'key'
      ? { ...plain, correct: correctOptionIds }
      : { ...plain, adjustment: kind };
  };
  if (exam.kind === 'single')
    return { ...exam, key: { ...exam.key, questions: exam.key.questions.map(correct) } };
  const subjects = exam.key.subjects.map((subject) => ({
    ...subject,
    questions: subject.questions.map(correct),
  }));
  return { ...exam, key: { ...exam.key, subjects } };
}

const questionsOf = (exam: ExamKey) =>
  exam.kind === 'single'
    ? exam.key.questions
    : exam.key.subjects.flatMap(({ questions }) => questions);
