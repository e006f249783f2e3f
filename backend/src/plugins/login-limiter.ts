// Slows down guessing: so many failures per key in a time, then refusals. Kept in memory, so each process counts for itself.
import type { FastifyReply } from 'fastify';
import { refuse } from './errors.ts';

/** Counts failures by key (account and address). */
export type Limiter = {
  /** Milliseconds until the key may try again; 0 when it may now. */
  waitMs(key: string, now: Date): number;
  fail(key: string, now: Date): void;
  clear(key: string): void;
  /** Takes one failure back: what had been counted before it was judged turned out to be right. */
  forgive(key: string): void;
};

/** More keys than this are not remembered; the oldest go first. */
const MOST_KEYS = 10_000;

/** @param most failures allowed within `windowMs` of the first one */
export function createLimiter(most: number, windowMs: number): Limiter {
  const failures = new Map<string, { count: number; since: number }>();
  const current = (key: string, now: Date) => {
    const entry = failures.get(key);
    if (entry && now.getTime() - entry.since >= windowMs) failures.delete(key);
    return failures.get(key);
  };
  return {
    waitMs(key, now) {
      const entry = current(key, now);
      return entry && entry.count >= most ? entry.since + windowMs - now.getTime() : 0;
    },
    fail(key, now) {
      const entry = current(key, now);
      if (entry) entry.count += 1;
      else failures.set(key, { count: 1, since: now.getTime() });
      const oldest = failures.keys().next().value;
      if (failures.size > MOST_KEYS && oldest !== undefined) failures.delete(oldest);
    },
    clear: (key) => void failures.delete(key),
    forgive(key) {
      const entry = failures.get(key);
      if (entry) entry.count -= 1;
    },
  };
}

/** 429 with the time to wait, unless there is none. */
export function refuseTooMany(reply: FastifyReply, waitMs: number): void {
  if (waitMs <= 0) return;
  reply.header('retry-after', Math.ceil(waitMs / 1000));
  refuse(429, 'Too many attempts. Please try again later.');
}
