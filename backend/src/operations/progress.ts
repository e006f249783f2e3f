// The output of a command: a line per step, a count that is updated in place on a terminal, and the
// total time.
import type { WriteStream } from 'node:tty';

export type Progress = {
  /** Prints a line. */
  print(text: string): void;
  /** Shows the progress of a step; without a terminal only its end. */
  count(subject: string, doneCount: number, totalCount: number): void;
};

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

export function openProgress(output: Output): Progress {
  let isLineOpen = false;
  let updatedAt = 0;
  const endLine = () => {
    if (isLineOpen) output.write('\n');
    isLineOpen = false;
  };
  return {
    print(text) {
      endLine();
      output.write(`${text}\n`);
    },
    count(subject, doneCount, totalCount) {
      const isEnd = doneCount >= totalCount;
      const line = `${subject}: ${number(doneCount)} of ${number(totalCount)}`;
      if (output.isTTY) {
        // At most ten updates per second.
        if (!isEnd && Date.now() - updatedAt < 100) return;
        updatedAt = Date.now();
        output.write(`\r\u001b[K${line}`);
        isLineOpen = true;
        if (isEnd) endLine();
      } else if (isEnd) {
        output.write(`${line}\n`);
      }
    },
  };
}

export const number = (value: number) => value.toLocaleString('en');

/** `1 course`, `2 courses`; adds an s for most plurals. */
export const amount = (value: number, word: string, plural = `${word}s`) =>
  `${number(value)} ${value === 1 ? word : plural}`;
