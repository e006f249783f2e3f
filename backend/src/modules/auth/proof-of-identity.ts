// Proof that the sender is the account's owner: the password, and the second factor if there is
// one.
import type { FastifyReply } from 'fastify';
import { requireSession, requireUser, type Viewer } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import { refuseTooMany } from '../../http/counters.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import { checkGuess } from './guess-limits.ts';
import { hashPool, verifyPassword } from './passwords.ts';
import { findPasswordHash } from './queries.ts';
import { consumeSecondFactorCode, hasSecondFactor } from './second-factor/queries.ts';

const QUARTER_HOUR = 15 * 60;

export type Proof = ReturnType<typeof proofOfIdentity>;

export function proofOfIdentity({ db, now, counters }: Deps) {
  // Per session: a stolen session cannot keep the owner's other ones from confirming.
  const wrongPasswords = counters.counter('confirm', 10, QUARTER_HOUR);
  // Reached only with the right password, so that strangers cannot use up the owner's tries.
  const wrongCodes = counters.counter('second-factor', 5, QUARTER_HOUR);

  /**
   * True if the account has a second factor, and the code is missing or wrong. Error 429 after too
   * many tries.
   */
  const checkCode = async (
    reply: FastifyReply,
    userId: string,
    code: string | undefined,
  ): Promise<'right' | 'missing' | 'wrong'> => {
    if (!(await hasSecondFactor(db, userId))) return 'right';
    if (!code) return 'missing';
    refuseTooMany(reply, await wrongCodes.consume(userId));
    const isRight = await checkGuess({ refund: () => wrongCodes.refund(userId) }, () =>
      consumeSecondFactorCode(db, userId, code, now()),
    );
    if (!isRight) return 'wrong';
    await wrongCodes.clear(userId);
    return 'right';
  };

  return {
    /**
     * At login, after the right password.
     * @throws 401 SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, 429
     */
    async requireLoginCode(
      reply: FastifyReply,
      userId: string,
      code: string | undefined,
    ): Promise<void> {
      const outcome = await checkCode(reply, userId, code);
      if (outcome === 'missing')
        refuse('SECOND_FACTOR_REQUIRED', {}, [problem('code', 'IS_MISSING')]);
      if (outcome === 'wrong') refuse('SECOND_FACTOR_WRONG', {}, [problem('code', 'IS_INVALID')]);
    },

    /**
     * Within a session. @returns the hash of the checked password
     * @throws 400 WRONG_PASSWORD, CONFIRMATION_CODE_REQUIRED, CONFIRMATION_CODE_WRONG, 429, also
     *   LOGINS_BUSY
     */
    async require(
      reply: FastifyReply,
      viewer: Viewer,
      password: string,
      code: string | undefined,
    ): Promise<string> {
      const { id } = requireUser(viewer);
      const session = requireSession(viewer).id;
      hashPool.requireRoomForOther();
      // Counted before the slow check, so that concurrent guesses count too.
      refuseTooMany(reply, await wrongPasswords.consume(session));
      const refund = () => wrongPasswords.refund(session);
      const checkedHash = await checkGuess({ refund }, async () => {
        const passwordHash = await findPasswordHash(db, id);
        const isRight = await verifyPassword(passwordHash, password, reply.request);
        if (!passwordHash || !isRight)
          return refuse('WRONG_PASSWORD', {}, [problem('password', 'IS_INVALID')]);
        const outcome = await checkCode(reply, id, code);
        if (outcome === 'missing')
          refuse('CONFIRMATION_CODE_REQUIRED', {}, [problem('code', 'IS_MISSING')]);
        if (outcome === 'wrong')
          refuse('CONFIRMATION_CODE_WRONG', {}, [problem('code', 'IS_INVALID')]);
        return passwordHash;
      });
      await wrongPasswords.clear(session);
      return checkedHash;
    },
  };
}
