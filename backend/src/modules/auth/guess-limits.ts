// Limits guesses of passwords and codes, and requests that send a message (docs/decisions/025). A
// guess is counted before it is checked, so that concurrent guesses count too.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuseTooMany } from '../../http/counters.ts';
import { Refusal } from '../../refusals/refusals.ts';
import { isKnownNetwork, rememberNetwork } from './known-network-queries.ts';
import type { Credential } from './queries.ts';

type Budget = { max: number; seconds: number };

/**
 * Budgets of guesses: of one account from one network, or on a device that it has signed in on; of
 * all accounts from one network; of one account from all networks.
 */
export type GuessBudgets = { own: Budget; network: Budget; account: Budget };

/** A counted guess. */
export type Guess = {
  /**
   * For a correct guess: clears the failures of the account from this network, and stores the
   * network.
   */
  accept(userId: string): Promise<void>;
  /** Reverts the count of a guess that was not checked; see `checkGuess`. */
  refund(): Promise<void>;
  /**
   * Whether the request comes from a session of the account, or from a device or network that the
   * account has signed in from.
   */
  isFamiliar(): Promise<boolean>;
};

export type GuessLimit = {
  /**
   * Counts one guess. @param account the account whose secret is guessed: the credential that was
   * sent
   * @throws 429 with Retry-After
   */
  consume(
    request: FastifyRequest,
    reply: FastifyReply,
    account: { key: string; credential: Credential },
  ): Promise<Guess>;
  /** Clears the failures of the account from this network. */
  clear(request: FastifyRequest, key: string): Promise<void>;
};

/**
 * Runs the check of a counted guess. Without a verdict, because of a failure (a lost database
 * connection) or LOGINS_BUSY, the guess is refunded.
 * @param check throws a Refusal as its verdict
 */
export async function checkGuess<T>(
  guess: Pick<Guess, 'refund'>,
  check: () => Promise<T>,
): Promise<T> {
  try {
    return await check();
  } catch (error) {
    const isVerdict = error instanceof Refusal && error.body.code !== 'LOGINS_BUSY';
    if (!isVerdict) await guess.refund();
    throw error;
  }
}

/** @param name unique; part of the keys in Redis */
export function guessLimit(
  { db, now, counters }: Deps,
  name: string,
  budgets: GuessBudgets,
): GuessLimit {
  const counterOf = (part: keyof GuessBudgets) =>
    counters.counter(`${name}:${part}`, budgets[part].max, budgets[part].seconds);
  const [own, network, account] = [counterOf('own'), counterOf('network'), counterOf('account')];
  const ownKey = ({ knownDevice, network: from }: FastifyRequest, key: string) =>
    `${key} ${knownDevice ?? from}`;

  return {
    async consume(request, reply, { key, credential }) {
      refuseTooMany(reply, await own.consume(ownKey(request, key)));
      const shared = [
        { counter: network, key: request.network, waitMs: await network.consume(request.network) },
        { counter: account, key, waitMs: await account.consume(key) },
      ];
      const waitMs = Math.max(...shared.map((limit) => limit.waitMs));
      const refundShared = async () => {
        for (const limit of shared) if (limit.waitMs === 0) await limit.counter.refund(limit.key);
      };
      const refund = async () => {
        await own.refund(ownKey(request, key));
        await refundShared();
      };
      // A shared budget is used up. It does not apply to sessions and known networks of the
      // account, which only `own` limits.
      if (waitMs > 0) {
        const isExempt = await checkGuess({ refund }, () => isFamiliar(request, credential));
        if (!isExempt) {
          await refund();
          refuseTooMany(reply, waitMs);
        }
      }
      return {
        async accept(userId) {
          await own.clear(ownKey(request, key));
          await refundShared();
          await rememberNetwork(db, userId, request.network, now());
        },
        refund,
        isFamiliar: () => isFamiliar(request, credential),
      };
    },
    clear: (request, key) => own.clear(ownKey(request, key)),
  };

  /** A session of the account, or a device or network it has signed in from. */
  async function isFamiliar(
    { viewer, network: from, knownDevice }: FastifyRequest,
    credential: Credential,
  ): Promise<boolean> {
    if (knownDevice !== undefined) return true;
    const { email, phoneNumber } = viewer.user ?? {};
    const isOwner =
      credential.email !== undefined
        ? credential.email === email
        : credential.phoneNumber === phoneNumber;
    return (viewer.user !== undefined && isOwner) || isKnownNetwork(db, credential, from);
  }
}
