// Counts events per key in a time window: in Redis for all backends together, or in memory without
// Redis or while it is unavailable.
import { randomBytes } from 'node:crypto';
import { createClient } from '@redis/client';
import type { FastifyReply } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { digestOf } from '../hashes.ts';
import { refuse } from '../refusals/refusals.ts';

/**
 * A limit of events per key in a window that starts with the first one. Keys may be personal data:
 * only their digests are stored.
 */
export type Counter = {
  /** Milliseconds until the next event is allowed; 0: now. Counts nothing. */
  waitMs(key: string): Promise<number>;
  /**
   * Counts one event, but not a refused one: events that are refunded later must make room.
   * @returns 0, or the milliseconds until the next one is allowed
   */
  consume(key: string): Promise<number>;
  /** Reverts one `consume`. */
  refund(key: string): Promise<void>;
  /** Removes all events of the key. */
  clear(key: string): Promise<void>;
};

export type Counters = {
  /** @param name unique; part of the keys in Redis */
  counter(name: string, max: number, seconds: number): Counter;
  close(): void;
};

/** The longest time that a request waits for Redis. */
const REDIS_TIMEOUT_MS = 500;

/** @param redisUrl undefined: each process counts for itself */
export function openCounters(
  redisUrl: string | undefined,
  onError: (error: unknown) => void,
): Counters {
  const redis = redisUrl === undefined ? undefined : connect(redisUrl, onError);
  return {
    counter(name, points, duration) {
      const options = { keyPrefix: `alokpath-backend:${name}`, points, duration };
      const memory = new BoundedMemory(options);
      return counterOver(redis ? overRedis(redis, options, memory) : memory, points);
    },
    close: () => redis?.destroy(),
  };
}

type Redis = ReturnType<typeof connect>;

function connect(url: string, onError: (error: unknown) => void) {
  const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, 5000);
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: REDIS_TIMEOUT_MS, reconnectStrategy },
  });
  redis.on('error', onError);
  redis.connect().catch(onError);
  return redis;
}

type Options = { keyPrefix: string; points: number; duration: number };

function overRedis(
  storeClient: Redis,
  options: Options,
  insuranceLimiter: RateLimiterAbstract,
): RateLimiterAbstract {
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: REDIS_TIMEOUT_MS });
}

/** The number of keys in memory with a counter of their own; about 15 MB. */
const OWN_COUNTERS = 50_000;
/** Counters that all further keys share. */
const SHARED_COUNTERS = 16_384;

/**
 * Bounded memory: an attacker can neither exhaust it nor evict live counters, because further keys
 * share counters, chosen by a secret salt. Keys that share one are counted together, which errs on
 * the strict side.
 */
class BoundedMemory extends RateLimiterMemory {
  readonly #salt = randomBytes(16).toString('hex');
  /** Keys with a counter of their own, and the latest time when it expires. */
  readonly #own = new Map<string | number, number>();
  #sweptAt = 0;

  override getKey(key: string | number): string {
    const now = Date.now();
    if (!this.#own.has(key) && this.#own.size >= OWN_COUNTERS) this.#sweep(now);
    if (!this.#own.has(key) && this.#own.size >= OWN_COUNTERS)
      return super.getKey(`shared ${digestOf(this.#salt + key).readUInt32BE() % SHARED_COUNTERS}`);
    this.#own.set(key, now + this.duration * 1000);
    return super.getKey(key);
  }

  /** Removes keys with expired counters; at most once a second, because it iterates over all. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < 1000) return;
    this.#sweptAt = now;
    for (const [key, until] of this.#own) if (until <= now) this.#own.delete(key);
  }
}

function counterOver(limiter: RateLimiterAbstract, points: number): Counter {
  const keyOf = (key: string) => digestOf(key).toString('base64url').slice(0, 22);
  // If the window has ended since the event, the count is gone, or is that of a later window.
  const refund = async (key: string) => {
    const count = await limiter.get(keyOf(key));
    if (count && count.consumedPoints > 0) await limiter.reward(keyOf(key));
  };
  return {
    async waitMs(key) {
      const record = await limiter.get(keyOf(key));
      return record !== null && record.consumedPoints >= points
        ? Math.max(0, record.msBeforeNext)
        : 0;
    },
    async consume(key) {
      try {
        await limiter.consume(keyOf(key));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // The limiter counts before it compares.
        await refund(key);
        return Math.max(1, refusal.msBeforeNext);
      }
    },
    refund,
    clear: async (key) => void (await limiter.delete(keyOf(key))),
  };
}

/** 429 with the time to wait, unless there is none. @param waitMs as `consume` returned it */
export function refuseTooMany(reply: FastifyReply, waitMs: number): void {
  if (waitMs <= 0) return;
  reply.header('retry-after', Math.ceil(waitMs / 1000));
  refuse('TOO_MANY_ATTEMPTS');
}
