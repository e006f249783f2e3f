// Scores submissions by the shared rules (exam-rules) with the key in the database; a client's own
// score is never stored.
import { createHash } from 'node:crypto';
import {
  distinct,
  type KeyedQuestion,
  type ScoredQuestion,
  type ScoreReason,
  scoreMultiSubject,
  scoreSingle,
} from '@alokpath/exam-rules/score';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { AnswerSheet } from '../attempts/tables.ts';
import type { SubmittedAnswers, SubmittedPaper } from './documents.ts';
import type { SubjectAnswers } from './tables.ts';

/** A question with its key, and the ids of all its options. */
export type QuestionKey = KeyedQuestion & { options: readonly string[] };

/** The key of a multi-subject exam. `revision` counts its corrections (key-corrections). */
export type MultiSubjectKey = {
  revision: number;
  negativePercentage: number;
  subjects: { id: string; questions: QuestionKey[] }[];
};

/** The key of a single exam; `writtenIds` are its written questions. */
export type SingleKey = {
  revision: number;
  type: 'MCQ' | 'Written';
  negativePercentage: number;
  questions: QuestionKey[];
  writtenIds: string[];
};

/** A submitted answer of a paper. */
type SubmittedAnswer = SubmittedPaper['subjects'][number]['results'][number];

/** Reasons that gain a question's points. */
const FULL_MARK_REASONS: ReadonlySet<ScoreReason> = new Set([
  'CORRECT',
  'BLANK_EMPTY_KEY',
  'BONUS',
]);

/** Converts a sheet of saved answers to a paper without the client's scores. */
export function paperOf(
  key: MultiSubjectKey,
  { selections }: AnswerSheet,
): Pick<SubmittedPaper, 'subjects'> {
  const options = new Map(
    selections.map(({ questionId, selectedOption }) => [questionId, selectedOption]),
  );
  return {
    subjects: key.subjects.map((subject) => ({
      subjectId: subject.id,
      results: subject.questions.flatMap(({ id: questionId }) => {
        const selectedOption = options.get(questionId);
        return selectedOption ? [{ questionId, selectedOption }] : [];
      }),
    })),
  };
}

/** The same for a single exam, where each question has one selected option. */
export function answersOf({
  selections,
  writtenAnswer,
}: AnswerSheet): Pick<SubmittedAnswers, 'mcqAnswers' | 'writtenAnswer'> {
  const mcqAnswers = selections.flatMap(({ questionId, selectedOption: [option] }) =>
    option === undefined ? [] : [{ questionId, selectedOption: option }],
  );
  return { mcqAnswers, writtenAnswer };
}

/** A submitted paper in the form of saved answers. */
export function sheetOfPaper({ subjects }: Pick<SubmittedPaper, 'subjects'>): AnswerSheet {
  return { selections: subjects.flatMap(({ results }) => results), writtenAnswer: [] };
}

/** The same for a single exam. */
export function sheetOfAnswers({
  mcqAnswers,
  writtenAnswer,
}: Pick<SubmittedAnswers, 'mcqAnswers' | 'writtenAnswer'>): AnswerSheet {
  const selections = mcqAnswers.map(({ questionId, selectedOption }) => ({
    questionId,
    selectedOption: [selectedOption],
  }));
  return { selections, writtenAnswer };
}

/**
 * A scored paper for storing. Answers to unknown questions are dropped, not refused: the author may
 * have removed a question during the exam. `overriddenClaims` counts differences from the client's
 * own scores. A paper with `isBlank` has no answers and must not be stored.
 */
export function scorePaper(
  key: MultiSubjectKey,
  sent: Pick<SubmittedPaper, 'subjects'> & { totalScore?: number },
) {
  const selections = new Map<string, string[]>();
  const claimed = new Map<string, boolean>();
  const optionsById = optionsOf(key.subjects.flatMap(({ questions }) => questions));
  const readAnswer = ({ questionId, selectedOption, isCorrect }: SubmittedAnswer) => {
    const options = optionsById.get(questionId);
    if (!options) return;
    if (selections.has(questionId)) refuseSecondAnswer(questionId);
    selections.set(
      questionId,
      distinct(selectedOption).filter((option) => options.includes(option)),
    );
    if (isCorrect !== undefined) claimed.set(questionId, isCorrect);
  };
  const questionsOfSubject = new Map(
    key.subjects.map(({ id, questions }) => [
      id,
      new Set(questions.map((question) => question.id)),
    ]),
  );
  const misplaced: SubmittedAnswer[] = [];
  for (const { subjectId, results } of sent.subjects) {
    const own = questionsOfSubject.get(subjectId);
    for (const answer of results) {
      if (own?.has(answer.questionId)) readAnswer(answer);
      else misplaced.push(answer);
    }
  }
  // The author may have moved questions, or replaced subjects, since the client read the paper.
  for (const answer of misplaced) if (!selections.has(answer.questionId)) readAnswer(answer);
  const { total, questions } = scoreMultiSubject(
    key.subjects.flatMap((subject) => subject.questions),
    selections,
    key.negativePercentage,
  );
  const isCorrect = new Map(questions.map(({ id, reason }) => [id, FULL_MARK_REASONS.has(reason)]));
  const subjects: SubjectAnswers = key.subjects.map((subject) => ({
    subjectId: subject.id,
    results: subject.questions
      .filter(({ id }) => selections.has(id))
      .map(({ id }) => ({
        questionId: id,
        selectedOption: selections.get(id) ?? [],
        isCorrect: isCorrect.get(id) ?? false,
      })),
  }));
  const wrongClaims = [...claimed].filter(([id, claim]) => claim !== isCorrect.get(id)).length;
  return {
    stored: { totalScore: total, subjects, answersHash: hashAnswers(selections) },
    overriddenClaims:
      wrongClaims + (sent.totalScore === undefined || isSame(sent.totalScore, total) ? 0 : 1),
    wrongCount: countWrong(questions),
    isBlank: [...selections.values()].every((chosen) => chosen.length === 0),
  };
}

/**
 * A scored single exam for storing; a written one has no score until it is marked. `isBlank`: as in
 * `scorePaper`.
 */
export function scoreAnswers(key: SingleKey, sent: Omit<SubmittedAnswers, 'timeTaken'>) {
  const options = optionsOf(key.questions);
  const mcqAnswers = sent.mcqAnswers.filter((answer) =>
    options.get(answer.questionId)?.includes(answer.selectedOption),
  );
  const writtenAnswer = sent.writtenAnswer.filter((answer) =>
    key.writtenIds.includes(answer.questionId),
  );
  const answered = new Set<string>();
  for (const { questionId } of [...mcqAnswers, ...writtenAnswer]) {
    if (answered.has(questionId)) refuseSecondAnswer(questionId);
    answered.add(questionId);
  }
  const answers = { mcqAnswers, writtenAnswer };
  const isBlank = answered.size === 0;
  if (key.type === 'Written') {
    return {
      stored: { score: null, answers },
      overriddenClaims: typeof sent.score === 'number' ? 1 : 0,
      wrongCount: 0,
      isBlank,
    };
  }
  const selections = new Map(
    mcqAnswers.map((answer) => [answer.questionId, [answer.selectedOption]]),
  );
  const { total, questions } = scoreSingle(key.questions, selections, key.negativePercentage);
  const agrees = typeof sent.score !== 'number' || isSame(sent.score, total);
  return {
    stored: { score: total, answers },
    overriddenClaims: agrees ? 0 : 1,
    wrongCount: countWrong(questions),
    isBlank,
  };
}

/**
 * The valid options of each question. Others are ignored: the author may have removed one during
 * the exam.
 */
function optionsOf(questions: readonly QuestionKey[]): ReadonlyMap<string, readonly string[]> {
  return new Map(questions.map(({ id, options }) => [id, options]));
}

/** Counts wrong answers. A blank question is not a wrong answer, even if it costs marks. */
function countWrong(questions: readonly ScoredQuestion[]): number {
  return questions.filter(({ reason }) => reason === 'WRONG').length;
}

/** Equal except for rounding errors of floating-point sums. */
function isSame(sent: number, total: number): boolean {
  return Math.abs(sent - total) < 1e-6;
}

function refuseSecondAnswer(questionId: string): never {
  return refuse('ANSWERED_TWICE', {}, [problem(questionId, 'IS_ANSWERED_TWICE')]);
}

function hashAnswers(selections: ReadonlyMap<string, readonly string[]>): string {
  const answers = toSorted([...selections.keys()]).map((id) => [
    id,
    toSorted(selections.get(id) ?? []),
  ]);
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex');
}

/** A list of one, as of nearly all questions, is not copied. */
function toSorted(ids: readonly string[]): readonly string[] {
  return ids.length < 2 ? ids : [...ids].sort();
}
