// The order of questions and options in an exam that is shuffled for each attempt
// (docs/decisions/053).
import { hash53 } from './hash53.ts';

/** The lists that are shuffled. */
export type Shuffle = 'off' | 'questions' | 'options' | 'both';

/**
 * A copy in the order of a seed (Fisher-Yates). The same list and seed must give the same order on
 * every machine and in every release: another generator would reorder running attempts.
 */
export function shuffleBySeed<T>(items: readonly T[], seed: string): T[] {
  const order = [...items];
  const random = mulberry32(hash53(seed));
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** mulberry32 PRNG: floats in [0, 1). Seeded with the low 32 bits. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
