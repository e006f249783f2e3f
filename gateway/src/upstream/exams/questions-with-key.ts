// Converts the key of a paper for the scoring rules.
import type { KeyedQuestion } from '@alokpath/exam-rules/score';
import { idOf, type RestDocument } from '../batching.ts';
import { refusal } from '../errors/refusals.ts';
import type { AnswerableQuestion } from './answers.ts';

/** The newest correction of a question. */
export type RestCorrection = {
  kind?: 'key' | 'bonus' | 'void';
  reason?: string;
  correctedAt?: string;
};

/** A multiple-choice question with its key. */
export type RestKeyedMcq = RestDocument & {
  question?: string;
  points?: number;
  options?: (RestDocument & { text?: string; isCorrect?: boolean })[];
  explanation?: string | null;
  correction?: RestCorrection;
};

/** A written question with its solution. */
export type RestKeyedWritten = RestDocument & {
  questionText?: string;
  answerGuidelines?: string | null;
  handwrittenPdf?: string | null;
};

type Parts<Mcq> = readonly (readonly Mcq[] | undefined)[];

/**
 * All questions of a paper, passed in parts. Error UPSTREAM_BAD_RESPONSE if the host omitted
 * questions or key (no service credential, or a session without permission): every answer would be
 * scored as wrong, and editors would save the questions without their key.
 */
export function requireKey<Mcq extends RestKeyedMcq>(parts: Parts<Mcq>): Mcq[] {
  const mcqs = parts.flatMap((part) => part ?? []);
  const hasKey =
    mcqs.length === 0 ||
    mcqs.some((mcq) => mcq.options?.some((option) => typeof option.isCorrect === 'boolean'));
  if (!hasKey || !parts.every(Boolean)) {
    throw refusal('ANSWER_KEY_UNREADABLE');
  }
  return mcqs;
}

/** All texts of questions that students can see. Some hosts send null for an empty list. */
export function textsOf({
  mcqs,
  written,
}: {
  mcqs?: Pick<RestKeyedMcq, 'question' | 'explanation' | 'options'>[] | null;
  written?: Pick<RestKeyedWritten, 'questionText' | 'answerGuidelines'>[] | null;
}) {
  return [
    ...(mcqs ?? []).flatMap(({ question, explanation, options }) => [
      question,
      explanation,
      ...(options ?? []).map(({ text }) => text),
    ]),
    ...(written ?? []).flatMap(({ questionText, answerGuidelines }) => [
      questionText,
      answerGuidelines,
    ]),
  ];
}

type AnswerableKeyedQuestion = KeyedQuestion & AnswerableQuestion;

/** Of questions of cached exam versions, which every result of the exam is reviewed with. */
const keyedByQuestion = new WeakMap<RestKeyedMcq, AnswerableKeyedQuestion>();

/**
 * The questions of a paper, passed in parts, with points, option ids and correct option ids. Errors
 * like `requireKey`.
 */
export function keyedQuestions(parts: Parts<RestKeyedMcq>): AnswerableKeyedQuestion[] {
  return requireKey(parts).map(keyedQuestion);
}

/** A question in the form of the scoring rules. Call `requireKey` for its paper first. */
export function keyedQuestion(mcq: RestKeyedMcq): AnswerableKeyedQuestion {
  const known = keyedByQuestion.get(mcq);
  if (known) return known;
  const keyed = toKeyed(mcq);
  keyedByQuestion.set(mcq, keyed);
  return keyed;
}

function toKeyed(mcq: RestKeyedMcq): AnswerableKeyedQuestion {
  const options = mcq.options ?? [];
  const kind = mcq.correction?.kind;
  return {
    id: idOf(mcq),
    points: mcq.points ?? 0,
    optionIds: options.map(idOf),
    correct: options.filter((option) => option.isCorrect === true).map(idOf),
    // The options already have the corrected key.
    adjustment: kind === 'bonus' || kind === 'void' ? kind : undefined,
  };
}
