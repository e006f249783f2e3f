// Signed places of logins that were refused because too many came at once. A login returns with its
// place to any backend; the servers store nothing
// (docs/decisions/099-waiting-room-for-logins.md).
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { serverKey } from '../../server-keys.ts';
import type { HashPool, Place } from './hash-pool.ts';

/** A place is kept this long after its turn: for a lost connection, or a mistyped password. */
const KEPT_MS = 5 * 60_000;
/** A login returns this long before its turn, so that the pool never waits for it. */
const EARLY_MS = 1_000;
/**
 * A login that waits for long asks again after this time: it may be its turn earlier than expected.
 */
const MAX_PAUSE_MS = 30_000;
/**
 * Pause of a login whose turn has passed: a tenth of its wait so far, within these limits. A crowd
 * that waits for long must not ask every two seconds.
 */
const LATE_PAUSE_MS = { min: 2_000, max: 15_000 };
const SIGNATURE_BYTES = 16;

/** `account`: the normalized credential. */
export type LoginPlace = Place & { readonly account: string };

export type LoginPlaces = {
  /**
   * The place that the token proves; a new one if the token is missing, expired, forged or of
   * another account.
   */
  placeOf(token: string | undefined, account: string): LoginPlace;
  /** 429 with the place if the login would have to leave the line at once. */
  requireRoom(place: LoginPlace): void;
  /** For `catch`: LOGINS_BUSY with the place; any other error as it is. */
  withPlace(error: unknown, place: LoginPlace): unknown;
};

export function loginPlaces({ env, now }: Pick<Deps, 'env' | 'now'>, pool: HashPool): LoginPlaces {
  const key = serverKey(env, 'alokpath login places');
  const signatureOf = (times: string, account: string) =>
    createHmac('sha256', key)
      .update(`${times} ${account}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url');

  const read = (token: string, account: string): Place | undefined => {
    const match = /^(([0-9a-z]{1,10})\.([0-9a-z]{1,10}))\.([\w-]{22})$/.exec(token);
    if (!match) return undefined;
    const [, times = '', arrivedAt = '', turnAt = '', signature = ''] = match;
    const expected = Buffer.from(signatureOf(times, account));
    if (!timingSafeEqual(Buffer.from(signature), expected)) return undefined;
    const place = {
      arrivedAt: Number.parseInt(arrivedAt, 36),
      turnAt: Number.parseInt(turnAt, 36),
    };
    return now().getTime() <= place.turnAt + KEPT_MS ? place : undefined;
  };

  const refusal = ({ arrivedAt, turnAt, account }: LoginPlace): Refusal => {
    const at = now().getTime();
    const pauseMs = pauseBefore(arrivedAt, turnAt, at);
    // The turn has passed: the estimate was too early.
    const nextTurnAt = Math.round(Math.max(turnAt, at + pauseMs));
    const times = `${arrivedAt.toString(36)}.${nextTurnAt.toString(36)}`;
    const refused = new Refusal('LOGINS_BUSY');
    refused.retryAfter = Math.max(1, Math.round(pauseMs / 1000));
    refused.body.queue = {
      token: `${times}.${signatureOf(times, account)}`,
      seconds: Math.ceil((nextTurnAt - at) / 1000),
    };
    return refused;
  };

  return {
    placeOf(token, account) {
      const place = token === undefined ? undefined : read(token, account);
      return { ...(place ?? pool.newPlace(now().getTime())), account };
    },
    requireRoom(place) {
      if (pool.isFullFor(place)) throw refusal(place);
    },
    withPlace(error, place) {
      const isBusy = error instanceof Refusal && error.body.code === 'LOGINS_BUSY';
      return isBusy ? refusal(place) : error;
    },
  };
}

/** Milliseconds until a refused login returns. @param now all three by the servers' clock */
function pauseBefore(arrivedAt: number, turnAt: number, now: number): number {
  const early = turnAt - EARLY_MS - now;
  if (early > 0) return Math.min(early, MAX_PAUSE_MS);
  const { min, max } = LATE_PAUSE_MS;
  return Math.min(Math.max(min, (now - arrivedAt) / 10), max);
}
