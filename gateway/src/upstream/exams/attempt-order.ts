// The content of a version in the order of one attempt (docs/decisions/053). Answers refer to
// questions and options by id, so scoring needs no reverse mapping.
import { type Shuffle, shuffled } from '@alokpath/exam-rules/shuffle';
import { idOf, type RestDocument } from '../batching.ts';
import type { RestExamVersion, RestVersionedMcq } from './exam-versions.ts';

/**
 * A copy shuffled by the seed: questions within their subject, options within their question.
 * Written questions keep their order, because students write the numbers on paper.
 * @param seed of the attempt; without one the version itself is returned
 */
export function inAttemptOrder(
  version: RestExamVersion,
  seed: string | undefined,
): RestExamVersion {
  const { exam, paper } = version;
  const shuffle = exam?.shuffle ?? paper?.shuffle ?? 'off';
  if (!seed || shuffle === 'off') return version;
  const order = (mcqs: RestVersionedMcq[] | undefined, name: string) =>
    mcqs && inOrder(mcqs, shuffle, `${seed} ${name}`);
  const subjects = (paper?.subjects ?? []).map((subject) =>
    withMcqs(subject, order(subject.mcqs, idOf(subject))),
  );
  return {
    ...version,
    exam: exam && withMcqs(exam, order(exam.mcqs, '')),
    paper: paper && { ...paper, subjects },
  };
}

function inOrder(
  mcqs: readonly RestVersionedMcq[],
  shuffle: Shuffle,
  seed: string,
): RestVersionedMcq[] {
  const withOptions =
    shuffle === 'questions'
      ? mcqs
      : mcqs.map((mcq) => ({
          ...mcq,
          options: shuffled(mcq.options ?? [], `${seed} ${idOf(mcq)}`),
        }));
  return shuffle === 'options' ? [...withOptions] : shuffled(withOptions, seed);
}

function withMcqs<T extends { mcqs?: RestVersionedMcq[] }>(
  part: T,
  mcqs: RestVersionedMcq[] | undefined,
): T {
  return mcqs ? { ...part, mcqs } : part;
}

/** Positions in another order of the same version: of each question, and of its options. */
export type Positions = { questions: number[]; options: number[][] };

/** The positions that the questions and options of `ordered` have in `version`. */
export function positionsIn(version: RestExamVersion, ordered: RestExamVersion): Positions {
  const sources = questionsOf(version);
  const questions = positionsOf(questionsOf(ordered), sources);
  return {
    questions,
    options: questionsOf(ordered).map(({ options = [] }, index) =>
      positionsOf(options, sources[questions[index] ?? -1]?.options ?? []),
    ),
  };
}

function positionsOf(ordered: readonly RestDocument[], items: readonly RestDocument[]): number[] {
  const positions = new Map(items.map((item, position) => [idOf(item), position]));
  return ordered.map((item) => positions.get(idOf(item)) ?? -1);
}

/** All multiple-choice questions of a version, in its order. */
function questionsOf({ exam, paper }: RestExamVersion): RestVersionedMcq[] {
  return paper ? (paper.subjects ?? []).flatMap(({ mcqs }) => mcqs ?? []) : (exam?.mcqs ?? []);
}
