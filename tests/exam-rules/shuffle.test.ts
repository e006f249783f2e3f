import { shuffleBySeed } from '@alokpath/exam-rules/shuffle';
import { describe, expect, test } from 'vitest';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `q${index + 1}`);
const order = (items: readonly string[], seed: string) => shuffleBySeed(items, seed);

describe('shuffled', () => {
  test('gives the same order in every release: a running attempt must not be reordered', () => {
    expect(order(ids(8), 'a seed')).toEqual(['q7', 'q8', 'q4', 'q2', 'q6', 'q1', 'q5', 'q3']);
    expect(order(ids(4), 'another seed')).toEqual(['q1', 'q2', 'q4', 'q3']);
  });

  test('keeps each item once, in lists of any length', () => {
    for (const length of [0, 1, 2, 30, 200])
      expect(order(ids(length), 's').sort()).toEqual(ids(length).sort());
  });

  test('does not change its input list', () => {
    const list = ids(10);
    order(list, 's');
    expect(list).toEqual(ids(10));
  });

  test('puts each item in each place about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      for (const [place, id] of order(ids(6), `seed ${seed}`).entries())
        counts.set(`${id}@${place}`, (counts.get(`${id}@${place}`) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('produces all orders of four options', () => {
    const orders = new Set(
      Array.from({ length: 1000 }, (_, seed) => order(ids(4), `${seed}`).join()),
    );
    expect(orders.size).toBe(24);
  });
});
