// Limits guesses: sign-ins, one-time passwords, sign-ups and password resets are limited per
// account and network, per network, and per account over all networks (docs/decisions/025). Calls
// to upstream are counted, so that aliases and several operations do not help, nor, over Redis,
// several gateways.
import { createHash, randomBytes } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { pairsOf } from '../cookies.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { hasCode } from '../errors/errors.ts';
import { refusal } from '../errors/refusals.ts';
import { connectRedis, REDIS_TIMEOUT_MS, type RedisClient } from '../redis.ts';
import type { KnownDevices } from './known-devices.ts';
import { networkOf } from './network.ts';

/**
 * Tries in 15 minutes: of one account from one address or a device that it has signed in on, and of
 * all accounts from one address (a school is one address).
 */
export const AUTH_LIMITS = { perAccount: 10, perAddress: 300, seconds: 15 * 60 };

/**
 * Tries of one account from all addresses in six hours. Networks that it has signed in from go on
 * when strangers have used them up.
 */
export const ACCOUNT_LIMIT = { tries: 50, seconds: 6 * 3600 };

/**
 * How long a network is remembered after a sign-in; the longest that a timer can run is 24 days.
 */
const KNOWN_SECONDS = 20 * 86_400;

/** A call as it leaves for upstream. */
export type AuthCall = {
  path: string;
  body: unknown;
  /** The session, as it goes upstream. */
  cookie: string | undefined;
  /** All cookies of the browser. */
  browserCookie: string | undefined;
  address: string;
  /** Gets a cookie for the browser, as upstream would set it. */
  setCookie: (header: string) => void;
};

/** What a call is made with. */
export type AuthTry = {
  /** The device, if the account whose secret is tried has signed in on it. */
  device?: string | undefined;
};

/**
 * `of`: the accounts of a call. `failure`: the error that makes a try count; without it every try
 * counts. `isSignup`: has a limit of its own per network, since a mobile carrier has thousands of
 * users behind one address. `signsIn`: an account that succeeds is remembered on the device.
 */
type Rule = {
  of: (call: AuthCall) => string[];
  failure?: ErrorCode;
  isSignup?: boolean;
  signsIn?: boolean;
};

const credential = ({ body }: AuthCall): string[] => {
  const { email, phoneNumber } = body as { email?: unknown; phoneNumber?: unknown };
  return [String(email || phoneNumber).toLowerCase()];
};
/** Each cookie is counted: upstream decides which one is the session. */
const session = ({ cookie }: AuthCall): string[] => pairsOf(cookie);

const RULES = new Map<string, Rule>([
  ['/auth/student/login', { of: credential, failure: 'UNAUTHENTICATED', signsIn: true }],
  ['/auth/verify', { of: session, failure: 'BAD_USER_INPUT' }],
  ['/auth/signup', { of: credential, isSignup: true }],
  ['/ext/confirm', { of: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/password', { of: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/address-change', { of: session }],
  ['/ext/address-change/confirm', { of: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/second-factor/enable', { of: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/password-reset', { of: credential }],
  ['/ext/password-reset/confirm', { of: credential, failure: 'BAD_USER_INPUT', signsIn: true }],
]);

export type AuthLimiterOptions = {
  /** While Redis is away, and without it, each gateway counts for itself. */
  redisUrl: URL | undefined;
  /** SIGNUPS_PER_NETWORK: in 15 minutes. */
  signupsPerNetwork: number;
  devices: KnownDevices;
  onError: (error: unknown) => void;
};

export class AuthLimiter {
  readonly #perAccount: RateLimiterAbstract;
  readonly #perAddress: RateLimiterAbstract;
  readonly #signupsPerNetwork: RateLimiterAbstract;
  readonly #everywhere: RateLimiterAbstract;
  /** Has a point for each account and network that a try succeeded from. */
  readonly #known: RateLimiterAbstract;
  readonly #redis: RedisClient | undefined;
  readonly #devices: KnownDevices;

  constructor({ redisUrl, signupsPerNetwork, devices, onError }: AuthLimiterOptions) {
    this.#devices = devices;
    this.#redis = redisUrl && connectRedis(redisUrl, onError);
    this.#perAccount = this.#limiter('account', AUTH_LIMITS.perAccount, AUTH_LIMITS.seconds);
    this.#perAddress = this.#limiter('address', AUTH_LIMITS.perAddress, AUTH_LIMITS.seconds);
    this.#signupsPerNetwork = this.#limiter('signups', signupsPerNetwork, AUTH_LIMITS.seconds);
    this.#everywhere = this.#limiter('everywhere', ACCOUNT_LIMIT.tries, ACCOUNT_LIMIT.seconds);
    this.#known = this.#limiter('known', 1, KNOWN_SECONDS);
  }

  /**
   * Makes a call if there are tries left; error RATE_LIMITED with `retryAfter` in seconds if not.
   * Other calls are just made.
   */
  async run<T>(call: AuthCall, make: (tried: AuthTry) => Promise<T>): Promise<T> {
    const rule = RULES.get(call.path);
    if (!rule) return make({});
    const network = networkOf(call.address);
    // Keys can be read in Redis, so they contain no credential and no session.
    const accounts = rule.of(call).map(digest);
    const [account = ''] = accounts;
    const device =
      rule.of === credential ? this.#devices.deviceOf(call.browserCookie, account) : undefined;
    const own = accounts.map((who) => ({
      limiter: this.#perAccount,
      key: `${call.path}:${device ?? network}:${who}`,
    }));
    const shared = [
      {
        limiter: rule.isSignup ? this.#signupsPerNetwork : this.#perAddress,
        key: `${call.path}:${network}`,
      },
    ];
    // A code works only in the browser that requested it, so it needs no limit over all networks.
    if (rule.of === credential)
      shared.push(
        ...accounts.map((who) => ({ limiter: this.#everywhere, key: `${call.path}:${who}` })),
      );
    const counted = await consume(own);
    try {
      counted.push(...(await consume(shared)));
    } catch (error) {
      if (device === undefined && !(await this.#isKnown(network, accounts))) {
        await giveBack(counted);
        throw error;
      }
    }
    try {
      const answer = await make({ device });
      if (rule.failure) {
        await giveBack(counted);
        await Promise.all(
          accounts.map((who) => this.#known.set(`${network}:${who}`, 1, KNOWN_SECONDS)),
        );
      }
      if (rule.signsIn) call.setCookie(this.#devices.remember(call.browserCookie, account));
      return answer;
    } catch (error) {
      if (rule.failure && !hasCode(error, rule.failure)) await giveBack(counted);
      throw error;
    }
  }

  async #isKnown(network: string, accounts: string[]): Promise<boolean> {
    const found = await Promise.all(accounts.map((who) => this.#known.get(`${network}:${who}`)));
    return found.some((point) => point !== null);
  }

  close(): void {
    this.#redis?.destroy();
  }

  #limiter(name: string, points: number, duration: number): RateLimiterAbstract {
    const options = { keyPrefix: `alokpath-gateway:auth:${name}`, points, duration };
    const memory = new BoundedMemory(options);
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

/**
 * Counts tries; error RATE_LIMITED with none of them counted. They are counted before the call is
 * made, so that concurrent tries count too.
 */
async function consume(tries: Try[]): Promise<Try[]> {
  const counted: Try[] = [];
  for (const each of tries) {
    try {
      await each.limiter.consume(each.key);
      counted.push(each);
    } catch (refused) {
      // A try that is not made does not use up the tries of others at the same address.
      await giveBack(counted);
      throw tooMany(refused as RateLimiterRes);
    }
  }
  return counted;
}

async function giveBack(tries: Try[]): Promise<void> {
  await Promise.all(tries.map(({ limiter, key }) => limiter.reward(key)));
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  return refusal('TOO_MANY_ATTEMPTS', {}, { retryAfter: Math.ceil(msBeforeNext / 1000) });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Keys in memory that have a counter of their own; about 15 MB. */
const OWN_COUNTERS = 50_000;
/** Counters that all further keys share. */
const SHARED_COUNTERS = 16_384;

/**
 * Memory that an attacker can neither exhaust nor use to push live counters out: keys beyond a
 * number share counters, chosen by a secret salt. Two keys that share one are counted together,
 * which errs on the strict side.
 */
class BoundedMemory extends RateLimiterMemory {
  readonly #salt = randomBytes(16).toString('hex');
  /** Keys with a counter of their own, and until when it may live. */
  readonly #own = new Map<string | number, number>();
  #sweptAt = 0;

  override getKey(key: string | number): string {
    const now = Date.now();
    if (!this.#own.has(key) && this.#own.size >= OWN_COUNTERS) this.#sweep(now);
    if (!this.#own.has(key) && this.#own.size >= OWN_COUNTERS)
      return super.getKey(
        `shared ${createHash('sha256').update(`${this.#salt}${key}`).digest().readUInt32BE() % SHARED_COUNTERS}`,
      );
    this.#own.set(key, now + this.duration * 1000);
    return super.getKey(key);
  }

  /** Forgets keys whose counter is over; at most once a second, since it looks at all of them. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < 1000) return;
    this.#sweptAt = now;
    for (const [key, until] of this.#own) if (until <= now) this.#own.delete(key);
  }
}
