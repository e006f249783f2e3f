// Limits guesses: sign-ins, one-time passwords, sign-ups and password resets are limited per
// account and network, per network, and per account over all networks (docs/decisions/025).
// Upstream calls are counted, so aliases and multiple operations have no advantage; with Redis
// neither have multiple gateways.
import { createHash, randomBytes } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
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
 * Tries in 15 minutes: of one account from one address or from a device that it has signed in on,
 * and of all accounts from one address (a school has one address).
 */
export const AUTH_LIMITS = { perAccount: 10, perAddress: 300, seconds: 15 * 60 };

/**
 * Tries of one account from all addresses in six hours. Does not apply to networks that it has
 * signed in from, so that strangers cannot lock it out.
 */
export const ACCOUNT_LIMIT = { tries: 50, seconds: 6 * 3600 };

/** Time that a network is remembered after a sign-in; timers run for at most 24 days. */
const KNOWN_SECONDS = 20 * 86_400;

/** A call before it is sent upstream. */
export type AuthCall = {
  path: string;
  body: unknown;
  /** The Cookie header for upstream. */
  cookie: string | undefined;
  /** The Cookie header of the browser. */
  browserCookie: string | undefined;
  address: string;
  /** Sets a cookie in the browser; takes a Set-Cookie header as upstream would send it. */
  setCookie: (header: string) => void;
};

/** Options that the limiter adds to a call. */
export type AuthTry = {
  /** Id of the device, if the account has signed in on it. */
  device?: string | undefined;
};

type Rule = {
  /** The accounts of a call. */
  accountsOf: (call: AuthCall) => string[];
  /** The error that makes a try count; without it every try counts, except `isNotTried`. */
  failure?: ErrorCode;
  /** Has its own limit per network: a mobile carrier has thousands of users behind one address. */
  isSignup?: boolean;
  /** A successful account is remembered on the device. */
  signsIn?: boolean;
};

const credential = ({ body }: AuthCall): string[] => {
  const { email, phoneNumber } = body as { email?: unknown; phoneNumber?: unknown };
  return [String(email || phoneNumber).toLowerCase()];
};
/** Each cookie is counted, because only upstream can tell which one is the session. */
const session = ({ cookie }: AuthCall): string[] => pairsOf(cookie);

const RULES = new Map<string, Rule>([
  ['/auth/student/login', { accountsOf: credential, failure: 'UNAUTHENTICATED', signsIn: true }],
  ['/auth/verify', { accountsOf: session, failure: 'BAD_USER_INPUT' }],
  ['/auth/signup', { accountsOf: credential, isSignup: true }],
  ['/ext/confirm', { accountsOf: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/password', { accountsOf: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/address-change', { accountsOf: session }],
  ['/ext/address-change/confirm', { accountsOf: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/second-factor/enable', { accountsOf: session, failure: 'BAD_USER_INPUT' }],
  ['/ext/password-reset', { accountsOf: credential }],
  [
    '/ext/password-reset/confirm',
    { accountsOf: credential, failure: 'BAD_USER_INPUT', signsIn: true },
  ],
]);

export type AuthLimiterOptions = {
  /** Without Redis, and while it is unavailable, each gateway counts on its own. */
  redisUrl: URL | undefined;
  /** SIGNUPS_PER_NETWORK, per 15 minutes. */
  signupsPerNetwork: number;
  devices: KnownDevices;
  onError: (error: unknown) => void;
};

export class AuthLimiter {
  readonly #perAccount: RateLimiterAbstract;
  readonly #perAddress: RateLimiterAbstract;
  readonly #signupsPerNetwork: RateLimiterAbstract;
  readonly #perAccountEverywhere: RateLimiterAbstract;
  /** Contains each account and network with a successful try. */
  readonly #knownNetworks: RateLimiterAbstract;
  readonly #redis: RedisClient | undefined;
  readonly #devices: KnownDevices;

  constructor({ redisUrl, signupsPerNetwork, devices, onError }: AuthLimiterOptions) {
    this.#devices = devices;
    this.#redis = redisUrl && connectRedis(redisUrl, onError);
    this.#perAccount = this.#limiter('account', AUTH_LIMITS.perAccount, AUTH_LIMITS.seconds);
    this.#perAddress = this.#limiter('address', AUTH_LIMITS.perAddress, AUTH_LIMITS.seconds);
    this.#signupsPerNetwork = this.#limiter('signups', signupsPerNetwork, AUTH_LIMITS.seconds);
    this.#perAccountEverywhere = this.#limiter(
      'everywhere',
      ACCOUNT_LIMIT.tries,
      ACCOUNT_LIMIT.seconds,
    );
    this.#knownNetworks = this.#limiter('known', 1, KNOWN_SECONDS, BoundedMarks);
  }

  /**
   * Runs a call if tries are left; otherwise error RATE_LIMITED with `retryAfter` in seconds. Calls
   * without a rule are not limited.
   */
  async run<T>(call: AuthCall, sendCall: (tried: AuthTry) => Promise<T>): Promise<T> {
    const rule = RULES.get(call.path);
    if (!rule) return sendCall({});
    const network = networkOf(call.address);
    // Digests, because keys are visible in Redis: no credentials, no sessions.
    const accounts = rule.accountsOf(call).map(digest);
    const [account = ''] = accounts;
    const device =
      rule.accountsOf === credential
        ? this.#devices.deviceOf(call.browserCookie, account)
        : undefined;
    const accountTries = accounts.map((accountDigest) => ({
      limiter: this.#perAccount,
      key: `${call.path}:${device ?? network}:${accountDigest}`,
    }));
    const sharedTries = [
      {
        limiter: rule.isSignup ? this.#signupsPerNetwork : this.#perAddress,
        key: `${call.path}:${network}`,
      },
    ];
    // A code only works in the browser that requested it, so it needs no limit over all networks.
    if (rule.accountsOf === credential)
      sharedTries.push(
        ...accounts.map((accountDigest) => ({
          limiter: this.#perAccountEverywhere,
          key: `${call.path}:${accountDigest}`,
        })),
      );
    const countedTries = await consume(accountTries);
    try {
      countedTries.push(...(await consume(sharedTries)));
    } catch (error) {
      if (device === undefined && !(await this.#isKnownNetwork(network, accounts))) {
        await refund(countedTries);
        throw error;
      }
    }
    try {
      const result = await sendCall({ device });
      if (rule.failure) {
        await refund(countedTries);
        await Promise.all(
          accounts.map((accountDigest) =>
            this.#knownNetworks.set(`${network}:${accountDigest}`, 1, KNOWN_SECONDS),
          ),
        );
      }
      if (rule.signsIn) call.setCookie(this.#devices.remember(call.browserCookie, account));
      return result;
    } catch (error) {
      const isUncounted = rule.failure ? !hasCode(error, rule.failure) : isNotTried(error);
      if (isUncounted) await refund(countedTries);
      throw error;
    }
  }

  async #isKnownNetwork(network: string, accounts: string[]): Promise<boolean> {
    const records = await Promise.all(
      accounts.map((accountDigest) => this.#knownNetworks.get(`${network}:${accountDigest}`)),
    );
    return records.some((record) => record !== null);
  }

  close(): void {
    this.#redis?.destroy();
  }

  /** @param Memory counts without Redis, and while it is unavailable */
  #limiter(
    name: string,
    points: number,
    duration: number,
    Memory: typeof RateLimiterMemory = BoundedMemory,
  ): RateLimiterAbstract {
    const options = { keyPrefix: `alokpath-gateway:auth:${name}`, points, duration };
    const memory = new Memory(options);
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
 * Counts tries before the call is made, so that concurrent tries count too. Error RATE_LIMITED;
 * then none of them is counted. A limiter counts a try before it refuses it, so the refused one is
 * refunded too.
 */
async function consume(tries: Try[]): Promise<Try[]> {
  const countedTries: Try[] = [];
  for (const countedTry of tries) {
    countedTries.push(countedTry);
    try {
      await countedTry.limiter.consume(countedTry.key);
    } catch (refused) {
      // A refused try does not use up the tries of others at the same address.
      await refund(countedTries);
      throw tooMany(refused as RateLimiterRes);
    }
  }
  return countedTries;
}

/**
 * Reverts counted tries. If the window of a counter has ended since, the count is gone, or is that
 * of a later window.
 */
async function refund(tries: Try[]): Promise<void> {
  await Promise.all(
    tries.map(async ({ limiter, key }) => {
      const count = await limiter.get(key);
      if (count && count.consumedPoints > 0) await limiter.reward(key);
    }),
  );
}

function tooMany({ msBeforeNext }: RateLimiterRes) {
  return refusal('TOO_MANY_ATTEMPTS', {}, { retryAfter: Math.ceil(msBeforeNext / 1000) });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/**
 * Reasons of calls that upstream refused before any work, or that never left this process.
 * UPSTREAM_UNAVAILABLE has no reason.
 */
const NOT_TRIED: ReadonlySet<unknown> = new Set([
  'LOGINS_BUSY',
  'TOO_BUSY',
  'UPSTREAM_CIRCUIT_OPEN',
]);

/**
 * True if upstream has not processed the call, as far as the gateway can tell. A connection may
 * also break after upstream has processed it: upstream counts such calls itself.
 */
function isNotTried(error: unknown): boolean {
  return (
    hasCode(error, 'UPSTREAM_UNAVAILABLE') ||
    (error instanceof GraphQLError && NOT_TRIED.has(error.extensions.reason))
  );
}

/** Maximum number of keys with their own counter, and of marks; about 15 MB each. */
const OWN_COUNTERS = 50_000;
/** Number of counters shared by all further keys. */
const SHARED_COUNTERS = 16_384;

/**
 * Memory store that an attacker can neither exhaust nor use to evict live counters: above a number
 * of keys, further keys share counters, assigned by a hash with a secret salt. Keys with a shared
 * counter are counted together, so limits only become stricter.
 */
class BoundedMemory extends RateLimiterMemory {
  readonly #salt = randomBytes(16).toString('hex');
  /** Keys with their own counter, and its expiry. */
  readonly #ownCounters = new Map<string | number, number>();
  #sweptAt = 0;

  override getKey(key: string | number): string {
    const now = Date.now();
    if (!this.#ownCounters.has(key) && this.#ownCounters.size >= OWN_COUNTERS) this.#sweep(now);
    if (!this.#ownCounters.has(key) && this.#ownCounters.size >= OWN_COUNTERS)
      return super.getKey(
        `shared ${createHash('sha256').update(`${this.#salt}${key}`).digest().readUInt32BE() % SHARED_COUNTERS}`,
      );
    this.#ownCounters.set(key, now + this.duration * 1000);
    return super.getKey(key);
  }

  /** Removes keys with an expired counter. At most once a second, because it scans all keys. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < 1000) return;
    this.#sweptAt = now;
    for (const [key, until] of this.#ownCounters) if (until <= now) this.#ownCounters.delete(key);
  }
}

/**
 * Memory store for marks. Unlike a count, a mark must not be shared by several keys: strangers
 * would be taken for owners. Above the maximum the oldest mark is forgotten.
 */
class BoundedMarks extends RateLimiterMemory {
  readonly #marked = new LRUCache<string | number, true>({
    max: OWN_COUNTERS,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void this.delete(key);
    },
  });

  override set(key: string | number, points: number, seconds: number): Promise<RateLimiterRes> {
    this.#marked.set(key, true);
    return super.set(key, points, seconds);
  }
}
