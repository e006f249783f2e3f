/**
 * Repeats a login until it is the user's turn, while more people log in than the server can check
 * (docs/decisions/099-waiting-room-for-logins.md).
 */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../apollo/errors.ts';
import { pause } from '../../../uploads/pause.ts';

export interface LoginWait {
  /** Why the last try failed. */
  readonly cause: 'crowd' | 'no-connection' | 'no-response';
  /** The expected login, by the device's clock in milliseconds; null without a place. */
  readonly turnAt: number | null;
}

/** Consecutive failures other than "not your turn" before the user is told. */
const MAX_FAILURES = 5;
/** Spreads logins that were refused in the same second. */
const JITTER_MS = 1_000;

/** The password was not checked, because too many requests came. */
const BUSY = new Set(['OVERLOADED', 'CIRCUIT_OPEN']);
/** Failures that do not end a wait: who has waited for minutes keeps the place. */
const PASSING = new Set([
  'OFFLINE',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'DEADLINE_EXCEEDED',
]);

export function useLoginQueue() {
  const [wait, setWait] = useState<LoginWait | null>(null);
  const stop = useRef<AbortController>(undefined);
  /** The place of an account; kept for another try after a mistyped password. */
  const place = useRef<{ account: string; token: string }>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /**
   * @param account the place is valid for this one only
   * @param login aborted by the signal when the wait is cancelled
   * @returns undefined if the wait was cancelled
   */
  async function run<T>(
    account: string,
    login: (queueToken: string | undefined, signal: AbortSignal | undefined) => Promise<T>,
  ): Promise<T | undefined> {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const token = () => (place.current?.account === account ? place.current.token : undefined);
    try {
      for (let failures = 0, tries = 1; ; tries += 1) {
        try {
          // Cancelling is for the wait, which begins after the first try.
          const loggedIn = await login(token(), tries > 1 ? signal : undefined);
          place.current = undefined;
          return loggedIn;
        } catch (error) {
          if (signal.aborted && tries > 1) return undefined;
          const queue = queueOf(error);
          // A backend of an older release, which knows no places.
          if (errorCode(error) === 'BAD_USER_INPUT' && token() !== undefined) {
            place.current = undefined;
            continue;
          }
          if (queue) place.current = { account, token: queue.token };
          failures = queue ? 0 : failures + 1;
          const hasPlace = token() !== undefined;
          if (!queue && (failures > MAX_FAILURES || !isRepeated(errorCode(error), hasPlace)))
            throw error;
          if (signal.aborted) return undefined;
          const cause = queue ? 'crowd' : causeOf(errorCode(error));
          const turnAt = queue && Date.now() + queue.seconds * 1000;
          setWait((shown) => ({ cause, turnAt: turnAt ?? shown?.turnAt ?? null }));
          const seconds = Math.max(retryAfterOf(error), failures > 0 ? 2 ** failures : 0);
          await pause(seconds * 1000 + Math.random() * JITTER_MS, signal);
          if (signal.aborted) return undefined;
        }
      }
    } finally {
      setWait(null);
    }
  }

  const cancel = () => stop.current?.abort();
  return { wait, run, cancel };
}

const isRepeated = (code: string, hasPlace: boolean) =>
  BUSY.has(code) || (hasPlace && PASSING.has(code));

function causeOf(code: string): LoginWait['cause'] {
  if (code === 'OFFLINE') return 'no-connection';
  return code === 'OVERLOADED' ? 'crowd' : 'no-response';
}

function extensionsOf(error: unknown): Readonly<Record<string, unknown>> {
  return (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
}

/** The place that the server has given to a login, and the seconds until its turn. */
function queueOf(error: unknown): { token: string; seconds: number } | null {
  const { token, seconds } = (extensionsOf(error).queue ?? {}) as {
    token?: unknown;
    seconds?: unknown;
  };
  return typeof token === 'string' && typeof seconds === 'number' ? { token, seconds } : null;
}

/** The server's pause before the next try, in seconds. */
function retryAfterOf(error: unknown): number {
  const { retryAfter } = extensionsOf(error);
  return typeof retryAfter === 'number' ? retryAfter : 1;
}
