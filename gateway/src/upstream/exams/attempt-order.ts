// The content of a version in the order of one attempt (docs/decisions/053). Answers refer to
// questions and options by id, so scoring needs no reverse mapping.
import { type Shuffle, shuffleBySeed } from '@alokpath/exam-rules/shuffle';
import { idOf, type RestDocument } from '../batching.ts';
import type { RestExamVersion } from './exam-versions.ts';
import type { RestKeyedMcq } from './questions-with-key.ts';

/** Returns the items in another order. @param listName different for each list of a version */
type Reorder = <T extends RestDocument>(items: readonly T[], listName: string) => T[];

/**
 * A copy shuffled by the seed.
 * @param seed of the attempt; without one the version itself is returned
 */
export function inAttemptOrder(
  version: RestExamVersion,
  seed: string | undefined,
): RestExamVersion {
  return seed
    ? reorderLists(version, (items, listName) => shuffleBySeed(items, `${seed} ${listName}`))
    : version;
}

/**
 * A copy with the lists reordered that the version shuffles for each attempt: questions within
 * their subject, options within their question. Written questions keep their order, because
 * students write the numbers on paper. A version that shuffles nothing is returned itself.
 */
export function reorderLists(version: RestExamVersion, reorder: Reorder): RestExamVersion {
  const { exam, paper } = version;
  const shuffle = exam?.shuffle ?? paper?.shuffle ?? 'off';
  if (shuffle === 'off') return version;
  const order = (mcqs: RestKeyedMcq[] | undefined, listName: string) =>
    mcqs && inOrder(mcqs, shuffle, reorder, listName);
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
  mcqs: readonly RestKeyedMcq[],
  shuffle: Shuffle,
  reorder: Reorder,
  listName: string,
): RestKeyedMcq[] {
  const withOptions =
    shuffle === 'questions'
      ? mcqs
      : mcqs.map((mcq) => ({
          ...mcq,
          options: reorder(mcq.options ?? [], `${listName} ${idOf(mcq)}`),
        }));
  return shuffle === 'options' ? [...withOptions] : reorder(withOptions, listName);
}

function withMcqs<T extends { mcqs?: RestKeyedMcq[] }>(
  part: T,
  mcqs: RestKeyedMcq[] | undefined,
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
function questionsOf({ exam, paper }: RestExamVersion): RestKeyedMcq[] {
  return paper ? (paper.subjects ?? []).flatMap(({ mcqs }) => mcqs ?? []) : (exam?.mcqs ?? []);
}
