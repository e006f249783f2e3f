// The processor time of a thread, which a busy server does not change.
import { describe, expect, it } from 'vitest';
import { elapsedThreadMs, startThreadTime } from '../../backend/src/files/pdfs/processor-time.ts';

const isLinux = process.platform === 'linux';

describe.runIf(isLinux)('the processor time of a thread', () => {
  const start = () => {
    const time = startThreadTime();
    if (!time) throw new Error('Linux counts it.');
    return time;
  };

  it('grows while it works, and not while it waits', () => {
    const time = start();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    expect(elapsedThreadMs(time)).toBeLessThan(100);
    while ((elapsedThreadMs(time) ?? 0) < 100);
    expect(elapsedThreadMs(time)).toBeGreaterThanOrEqual(100);
  });

  it('is unknown when the thread has ended', () => {
    expect(elapsedThreadMs({ ...start(), thread: `${process.pid}/task/0` })).toBeUndefined();
  });
});
