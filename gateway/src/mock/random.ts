// A pseudorandom number generator: the same seed gives the same numbers.

export class Random {
  #state: number;

  /** @param seed hashed by FNV-1a to the initial state */
  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (const character of seed)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    this.#state = hash >>> 0;
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer between both values, inclusive. */
  integer(min: number, max: number, step = 1): number {
    return min + step * Math.floor(this.next() * (Math.floor((max - min) / step) + 1));
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.integer(0, choices.length - 1)] ?? choices[0];
  }

  /** An id in the format of MongoDB: 24 hexadecimal digits. */
  id(): string {
    return Array.from({ length: 24 }, () => this.integer(0, 15).toString(16)).join('');
  }
}
