// Keeps one failing task from stopping the others.
import type { FastifyBaseLogger } from 'fastify';
import { forLog } from '../../log.ts';

/**
 * Runs one piece of work. A failure is logged, and the work is skipped until its pause is over.
 * @returns the result of `work`: whether there is more to do; false if it failed or is skipped
 */
export type FailureGuard = (name: string, work: () => Promise<boolean>) => Promise<boolean>;

/** @param pauseMs how long failed work is skipped, in milliseconds */
export function createFailureGuard(
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => Date,
  pauseMs: number,
): FailureGuard {
  const retryAt = new Map<string, number>();
  return async (name, work) => {
    if ((retryAt.get(name) ?? 0) > now().getTime()) return false;
    retryAt.delete(name);
    try {
      return await work();
    } catch (error) {
      retryAt.set(name, now().getTime() + pauseMs);
      log.error({ err: forLog(error), event: name }, 'an event could not be processed');
      return false;
    }
  };
}
