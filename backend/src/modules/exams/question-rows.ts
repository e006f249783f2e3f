// Converts the questions of a request body to rows. A question, option or subject with an id keeps
// it, so that stored results stay valid; an id that is not of this exam is refused, because it
// could take over another exam's question.
import { randomUUID } from 'node:crypto';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import type { McqInput, WrittenInput } from './bodies.ts';
import type { McqDocument } from './documents.ts';

/** Ids of an exam's options by the id of their question. */
type KnownMcqs = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns an item's id: the one in the body, or a new one. */
type IdKeeper = (sentId: string | undefined, path: string) => string;

export function knownMcqs(mcqs: readonly McqDocument[]): KnownMcqs {
  return new Map(
    mcqs.map(({ _id, options }) => [_id, new Set(options.map((option) => option._id))]),
  );
}

/** @param acceptedIds accepted ids, each at most once */
export function idKeeper(acceptedIds: ReadonlySet<string>): IdKeeper {
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
 * @param keep ids of questions; one keeper for a whole exam
 * @param path path of the list in the body
 */
export function mcqRows(
  mcqs: readonly McqInput[],
  keep: IdKeeper,
  storedMcqs: KnownMcqs,
  path: string,
) {
  const questions = mcqs.map(({ _id, question, points, explanation }, position) => ({
    id: keep(_id, `${path}.${position}._id`),
    position,
    question,
    points,
    explanation: explanation ?? null,
  }));
  const options = mcqs.flatMap((mcq, at) => {
    const mcqId = questions[at]?.id ?? '';
    const keepOption = idKeeper(storedMcqs.get(mcqId) ?? new Set());
    return mcq.options.map(({ _id, text, isCorrect }, position) => ({
      id: keepOption(_id, `${path}.${at}.options.${position}._id`),
      mcqId,
      position,
      text,
      isCorrect,
    }));
  });
  return { questions, options };
}

export function writtenRows(written: readonly WrittenInput[], keep: IdKeeper) {
  return written.map(({ _id, questionText, answerGuidelines, handwrittenPdf }, position) => ({
    id: keep(_id, `written.${position}._id`),
    position,
    questionText,
    answerGuidelines: answerGuidelines ?? null,
    handwrittenPdf: handwrittenPdf ?? null,
  }));
}

/** In a single exam exactly one option is chosen and correct. */
export function requireOneCorrect(mcqs: readonly McqInput[]): void {
  const wrong = mcqs.findIndex(
    (mcq) => mcq.options.filter((option) => option.isCorrect).length !== 1,
  );
  if (wrong < 0) return;
  refuse('ONE_CORRECT_OPTION', {}, [problem(`mcqs.${wrong}.options`, 'NEEDS_ONE_CORRECT')]);
}

/**
 * Whether the body changes which options of a stored question are correct.
 * @returns the index of the first such question, -1 without one
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
