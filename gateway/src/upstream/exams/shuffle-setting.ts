// The shuffle setting of an exam, in GraphQL's and in upstream's spelling.
import type { Shuffle } from '@alokpath/exam-rules/shuffle';
import type { Capabilities } from '../capabilities.ts';
import { refusal } from '../errors/refusals.ts';

/** GraphQL's `ExamShuffle`. */
type ExamShuffle = 'OFF' | 'QUESTIONS' | 'OPTIONS' | 'BOTH';

const SETTINGS: Readonly<Record<Shuffle, ExamShuffle>> = {
  off: 'OFF',
  questions: 'QUESTIONS',
  options: 'OPTIONS',
  both: 'BOTH',
};
const NAMES: Readonly<Record<ExamShuffle, Shuffle>> = {
  OFF: 'off',
  QUESTIONS: 'questions',
  OPTIONS: 'options',
  BOTH: 'both',
};

/** Upstream omits the field if nothing is shuffled. */
export function shuffleSetting(shuffle: Shuffle | undefined): ExamShuffle {
  return SETTINGS[shuffle ?? 'off'];
}

/**
 * The field of a body; empty without a setting, and if the host does not offer shuffling. Error
 * OPERATION_NOT_ALLOWED if something is to be shuffled then.
 */
export async function toRestShuffle(
  capabilities: Capabilities,
  setting: ExamShuffle | null | undefined,
): Promise<{ shuffle?: Shuffle }> {
  if (!setting) return {};
  if (await capabilities.hasOrThrow('shuffled-exams')) return { shuffle: NAMES[setting] };
  if (setting !== 'OFF') throw refusal('NO_SHUFFLED_EXAMS');
  return {};
}
