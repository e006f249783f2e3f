// What a command tells the person who runs it: a line per step, a count that runs on the same line
// of a terminal, and how long all of it took.
import type { WriteStream } from 'node:tty';

export type Progress = {
  /** A line of its own. */
  say(text: string): void;
  /** How far a step is; on anything but a terminal only its end is told. */
  count(what: string, done: number, all: number): void;
};

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

export function openProgress(output: Output): Progress {
  let isOnLine = false;
  let told = 0;
  const endLine = () => {
    if (isOnLine) output.write('\n');
    isOnLine = false;
  };
  return {
    say(text) {
      endLine();
      output.write(`${text}\n`);
    },
    count(what, done, all) {
      const isEnd = done >= all;
      const line = `${what}: ${number(done)} of ${number(all)}`;
      if (output.isTTY) {
        // More often than this nobody can read.
        if (!isEnd && Date.now() - told < 100) return;
        told = Date.now();
        output.write(`\r\u001b[K${line}`);
        isOnLine = true;
        if (isEnd) endLine();
      } else if (isEnd) {
        output.write(`${line}\n`);
      }
    },
  };
}

export const number = (value: number) => value.toLocaleString('en');

/** `1 course`, `2 courses`; the plural of most words ends in s. */
export const amount = (value: number, word: string, plural = `${word}s`) =>
  `${number(value)} ${value === 1 ? word : plural}`;
