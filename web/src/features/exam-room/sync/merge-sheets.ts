/**
 * Merges the server's sheet into the sheet of this device, after a resume on another device or when
 * another device has saved.
 *
 * - Multi-subject: choices are final (specification, section 5), so the merged selection is the
 *   union of both.
 * - Single: three-way merge per question. An answer changed on this device since its last save
 *   wins, otherwise the server's.
 * - Files and unsure marks: as in single exams. Crossed-out options never leave the device.
 */
import type { AnswerSheet, ExamKind } from '../storage/attempt-store.ts';

/** The part of a sheet that the server stores. */
export type SavedAnswers = Pick<AnswerSheet, 'chosen' | 'files' | 'unsure'>;

type ByQuestion<Value> = Readonly<Record<string, Value>>;

/** @param base the last save of this device: the common ancestor of both */
export function mergeSheets(
  kind: ExamKind,
  mine: AnswerSheet,
  base: SavedAnswers,
  theirs: SavedAnswers,
): AnswerSheet {
  return {
    ...mine,
    chosen:
      kind === 'multi-subject'
        ? union(mine.chosen, theirs.chosen)
        : newest(mine.chosen, base.chosen, theirs.chosen),
    files: newest(mine.files, base.files, theirs.files),
    unsure: Object.keys(newest(marksOf(mine), marksOf(base), marksOf(theirs))),
  };
}

/** Two sheets with the same fingerprint are equal for the server. */
export function fingerprintOf({ chosen, files, unsure }: SavedAnswers): string {
  // The device keeps options in the order of the clicks, the server keeps them sorted.
  const answers = Object.entries(chosen)
    .filter(([, ids]) => ids.length > 0)
    .map(([id, optionIds]) => [id, [...new Set(optionIds)].sort()]);
  const urls = Object.entries(files).map(([id, { url }]) => [id, url]);
  return JSON.stringify([answers.sort(byQuestion), urls.sort(byQuestion), [...unsure].sort()]);
}

const byQuestion = ([left = '']: readonly unknown[], [right = '']: readonly unknown[]) =>
  String(left) < String(right) ? -1 : 1;

const marksOf = ({ unsure }: SavedAnswers): ByQuestion<true> =>
  Object.fromEntries(unsure.map((id) => [id, true]));

function union(mine: AnswerSheet['chosen'], theirs: AnswerSheet['chosen']): AnswerSheet['chosen'] {
  const all = { ...mine };
  for (const [id, options] of Object.entries(theirs))
    all[id] = [...new Set([...(mine[id] ?? []), ...options])];
  return all;
}

function newest<Value>(
  mine: ByQuestion<Value>,
  base: ByQuestion<Value>,
  theirs: ByQuestion<Value>,
): ByQuestion<Value> {
  const entries = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap(
    (id): [string, Value][] => {
      const isMine = isSameValue(mine[id], theirs[id]) || !isSameValue(mine[id], base[id]);
      const value = isMine ? mine[id] : theirs[id];
      return value === undefined ? [] : [[id, value]];
    },
  );
  return Object.fromEntries(entries);
}

/** File names are known to the device only, so files are compared by URL. */
function isSameValue(left: unknown, right: unknown): boolean {
  return comparisonKey(left) === comparisonKey(right);
}

function comparisonKey(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  if (typeof value === 'object' && value !== null && 'url' in value) return String(value.url);
  return value === undefined ? '[]' : String(value);
}
