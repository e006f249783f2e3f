// The processor time of one thread, from the kernel of Linux: Node measures that of the whole
// process only (`worker.cpuUsage()` is missing in Node 20).
import { readFileSync, readlinkSync } from 'node:fs';

/** A thread whose processor time is counted from a moment on. */
export type ThreadTime = {
  /** `<process>/task/<thread>` */
  thread: string;
  /** Processor time until that moment, in milliseconds. */
  startedAtMs: number;
};

/** Starts counting in the thread that calls it; undefined on other systems than Linux. */
export function startThreadTime(): ThreadTime | undefined {
  try {
    const thread = readlinkSync('/proc/thread-self');
    return { thread, startedAtMs: processorMs(thread) };
  } catch {
    return undefined;
  }
}

/** Processor time since then, in milliseconds; undefined if the thread has ended. */
export function elapsedThreadMs({ thread, startedAtMs }: ThreadTime): number | undefined {
  try {
    return processorMs(thread) - startedAtMs;
  } catch {
    return undefined;
  }
}

/** The first number in the file is in nanoseconds. */
function processorMs(thread: string): number {
  const [nanoseconds] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
