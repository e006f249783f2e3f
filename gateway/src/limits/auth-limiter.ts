// Slows down guessing: sign-ins, one-time passwords, sign-ups and password resets are limited per account and per address. Counted where
// the call leaves for upstream, so that aliases, several operations and several gateways (over Redis) do not help.
import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { pairsOf } from '../upstream/cookies.ts';
import { codedError, type ErrorCode, hasCode } from '../upstream/errors.ts';
import { networkOf } from './network.ts';

/** Tries in 15 minutes: of one account from one address, and of all accounts from one address (a school is one address). */
export const AUTH_LIMITS = { perAccount: 10, perAddress: 300, seconds: 15 * 60 };

/** Nobody waits longer for Redis. */
const REDIS_TIMEOUT_MS = 500;

/** A call as it leaves for upstream. */
export type AuthCall = { path: string; body: unknown; cookie: string | undefined; address: string };

/** Who is tried, and which failure makes a try count; without one every try does. */
type Rule = { of: (call: AuthCall) => string[]; failure?: ErrorCode };

const credential = ({ body }: AuthCall): string[] => {
  const { email, phoneNumber } = body as { email?: unknown; phoneNumber?: unknown };
  return [String(email || phoneNumber).toLowerCase()];
};
/** Which of the cookies is the session that waits for its code is upstream's affair: each of them is counted. */
const pendingSession = ({ cookie }: AuthCall): string[] => pairsOf(cookie);

const RULES = new Map<string, Rule>([
  ['/auth/student/login', { of: credential, failure: 'UNAUTHENTICATED' }],
  ['/auth/verify', { of: pendingSession, failure: 'BAD_USER_INPUT' }],
  ['/auth/signup', { of: credential }],
  ['/ext/password-reset', { of: credential }],
  ['/ext/password-reset/confirm', { of: credential, failure: 'BAD_USER_INPUT' }],
]);

export class AuthLimiter {
  readonly #perAccount: RateLimiterAbstract;
  readonly #perAddress: RateLimiterAbstract;
  readonly #redis: ReturnType<typeof createClient> | undefined;

  /** @param redisUrl while Redis is away, and without it, each gateway counts for itself */
  constructor(redisUrl: URL | undefined, onError: (error: unknown) => void) {
    if (redisUrl) {
      const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, 5000);
      this.#redis = createClient({
        url: redisUrl.href,
        disableOfflineQueue: true,
        socket: { connectTimeout: REDIS_TIMEOUT_MS, reconnectStrategy },
      });
      this.#redis.on('error', onError);
      this.#redis.connect().catch(onError);
    }
    this.#perAccount = this.#limiter('account', AUTH_LIMITS.perAccount);
    this.#perAddress = this.#limiter('address', AUTH_LIMITS.perAddress);
  }

  /** Makes a call if there are tries left; error RATE_LIMITED with `retryAfter` in seconds if not. Other calls are just made. */
  async run<T>(call: AuthCall, make: () => Promise<T>): Promise<T> {
    const rule = RULES.get(call.path);
    if (!rule) return make();
    const network = networkOf(call.address);
    const tries = [
      { limiter: this.#perAddress, key: `${call.path}:${network}` },
      // What is counted may be read in Redis: no credential, no session.
      ...rule.of(call).map((who) => ({ limiter: this.#perAccount, key: `${call.path}:${network}:${digest(who)}` })),
    ];
    await consume(tries);
    try {
      const answer = await make();
      if (rule.failure) await giveBack(tries);
      return answer;
    } catch (error) {
      if (rule.failure && !hasCode(error, rule.failure)) await giveBack(tries);
      throw error;
    }
  }

  close(): void {
    this.#redis?.destroy();
  }

  #limiter(name: string, points: number): RateLimiterAbstract {
    const options = { keyPrefix: `alokpath-gateway:auth:${name}`, points, duration: AUTH_LIMITS.seconds };
    const memory = new RateLimiterMemory(options);
    if (!this.#redis) return memory;
    const redis = new RateLimiterRedis({
      ...options,
      storeClient: this.#redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    });
    return new RLWrapperTimeouts({ limiter: redis, timeoutMs: REDIS_TIMEOUT_MS });
  }
}

type Try = { limiter: RateLimiterAbstract; key: string };

/** Counted before the call is made: of many at the same time no more get through than of one after the other. */
async function consume(tries: Try[]): Promise<void> {
  const counted: Try[] = [];
  for (const each of tries) {
    try {
      await each.limiter.consume(each.key);
      counted.push(each);
    } catch (refusal) {
      // A try that is not made does not use up the tries of others at the same address.
      await giveBack(counted);
      throw tooMany(refusal as RateLimiterRes);
    }
  }
}

async function giveBack(tries: Try[]): Promise<void> {
  await Promise.all(tries.map(({ limiter, key }) => limiter.reward(key)));
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  return codedError('RATE_LIMITED', 'Too many attempts. Please try again later.', { retryAfter: Math.ceil(msBeforeNext / 1000) });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
