// Converts the questions of a request body to rows. A question, option or subject with an id keeps
// it, so that stored results stay valid; an id that is not of this exam is refused, because it
// could take over another exam's question.
import { randomUUID } from 'node:crypto';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { McqInput, WrittenInput } from './bodies.ts';
import type { McqDocument } from './documents.ts';

/** Ids of an exam's options by the id of their question. */
type OptionIdsByMcq = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns an item's id: the one in the body, or a new one. */
type AssignId = (sentId: string | undefined, path: string) => string;

export function optionIdsByMcq(mcqs: readonly McqDocument[]): OptionIdsByMcq {
  return new Map(
    mcqs.map(({ _id, options }) => [_id, new Set(options.map((option) => option._id))]),
  );
}

/** Accepts each of these ids once; assigns a new id to an item without one. */
export function createIdAssigner(acceptedIds: ReadonlySet<string>): AssignId {
  const usedIds = new Set<string>();
  return (sentId, path) => {
    if (sentId === undefined) return randomUUID();
    if (!acceptedIds.has(sentId))
      refuse('QUESTION_OF_OTHER_EXAM', {}, [problem(path, 'IS_NOT_OF_EXAM')]);
    if (usedIds.has(sentId)) refuse('QUESTION_ID_TWICE', {}, [problem(path, 'IS_THERE_TWICE')]);
    usedIds.add(sentId);
    return sentId;
  };
}

/**
 * Rows of questions and their options, in order.
 * @param assignId for the ids of questions; one for a whole exam, so that no id is used twice
 * @param path path of the list in the body
 */
export function mcqRows(
  mcqs: readonly McqInput[],
  assignId: AssignId,
  storedOptionIds: OptionIdsByMcq,
  path: string,
) {
  const mcqsWithIds = mcqs.map((mcq, position) => ({
    ...mcq,
    id: assignId(mcq._id, `${path}.${position}._id`),
  }));
  const questions = mcqsWithIds.map(({ id, question, points, explanation }, position) => ({
    id,
    position,
    question,
    points,
    explanation: explanation ?? null,
  }));
  const options = mcqsWithIds.flatMap(({ id: mcqId, options: ownOptions }, mcqIndex) => {
    const assignOptionId = createIdAssigner(storedOptionIds.get(mcqId) ?? new Set());
    return ownOptions.map(({ _id, text, isCorrect }, position) => ({
      id: assignOptionId(_id, `${path}.${mcqIndex}.options.${position}._id`),
      mcqId,
      position,
      text,
      isCorrect,
    }));
  });
  return { questions, options };
}

export function writtenRows(written: readonly WrittenInput[], assignId: AssignId) {
  return written.map(({ _id, questionText, answerGuidelines, handwrittenPdf }, position) => ({
    id: assignId(_id, `written.${position}._id`),
    position,
    questionText,
    answerGuidelines: answerGuidelines ?? null,
    handwrittenPdf: handwrittenPdf ?? null,
  }));
}

/** Each question of a single exam needs exactly one correct option. */
export function requireOneCorrect(mcqs: readonly McqInput[]): void {
  const wrong = mcqs.findIndex(
    (mcq) => mcq.options.filter((option) => option.isCorrect).length !== 1,
  );
  if (wrong < 0) return;
  refuse('ONE_CORRECT_OPTION', {}, [problem(`mcqs.${wrong}.options`, 'NEEDS_ONE_CORRECT')]);
}

/**
 * The index of the first question whose correct options the body changes; -1 if there is none.
 */
export function findChangedKey(
  mcqs: readonly McqInput[],
  storedMcqs: readonly McqDocument[],
): number {
  const correctIds = new Map(
    storedMcqs.map(({ _id, options }) => [
      _id,
      options.filter((option) => option.isCorrect).map((option) => option._id),
    ]),
  );
  return mcqs.findIndex((mcq) => {
    const before = mcq._id === undefined ? undefined : correctIds.get(mcq._id);
    const after = mcq.options.filter((option) => option.isCorrect).map((option) => option._id);
    return (
      before !== undefined &&
      (before.length !== after.length || !before.every((id) => after.includes(id)))
    );
  });
}
