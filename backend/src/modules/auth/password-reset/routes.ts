// The extension `password-reset` (docs/rest-contract.md, "Extensions"): sends a code to the
// account's address, which allows a new password. No response reveals whether there is such an
// account.
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App, Deps } from '../../../deps.ts';
import { hashOf } from '../../../hashes.ts';
import { errorResponses } from '../../../http/errors.ts';
import { clearCookie, sessionHash, setNewCookie } from '../../../http/sessions/sessions.ts';
import { closed, Message } from '../../../http/validation/bodies.ts';
import { Email } from '../../../http/validation/texts.ts';
import { passwordChanged, resetCode } from '../../../messages/account-texts.ts';
import type { MessageLog } from '../../../messages/transport.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse } from '../../../refusals/refusals.ts';
import { createAfterResponse } from '../after-response.ts';
import {
  addressesOf,
  NewPassword,
  PhoneNumber,
  recipientOf,
  requireOneCredential,
} from '../credentials.ts';
import { checkGuess, type GuessLimit, guessLimit } from '../guess-limits.ts';
import { newOtp, OTP_LIFETIME_MS, OTP_TRIES } from '../one-time-password.ts';
import { hashPassword, hashPool } from '../passwords.ts';
import { type Credential, findAccount } from '../queries.ts';
import { BY_ADMIN } from './code-by-admin.ts';
import { countResetTry, replaceReset, resetPassword } from './queries.ts';

const credentialFields = { email: Type.Optional(Email), phoneNumber: Type.Optional(PhoneNumber) };
const RequestBody = Type.Object(credentialFields, closed);
const ConfirmBody = Type.Object(
  { ...credentialFields, otp: Type.String({ minLength: 1, maxLength: 6 }), password: NewPassword },
  closed,
);

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 3600;
/** Each request costs a message, and each code allows five tries of a million. */
const REQUESTS = {
  own: { max: 5, seconds: QUARTER_HOUR },
  network: { max: 300, seconds: QUARTER_HOUR },
  account: { max: 50, seconds: DAY },
};
/** Wrong codes. */
const CODES = {
  own: { max: 10, seconds: QUARTER_HOUR },
  network: { max: 300, seconds: QUARTER_HOUR },
  account: { max: 50, seconds: DAY },
};

/**
 * The requesting browser, by its session or by a cookie that is set here. A code is only valid in
 * the browser that requested it, so that requests and wrong tries of others do not affect it.
 */
function requesterOf(request: FastifyRequest): string | undefined {
  return request.viewer.session?.id ?? sessionHash(request);
}

/**
 * @param logins the limit of logins: failed logins before a reset must not block the login after it
 */
export function passwordResetRoutes(app: App, deps: Deps, logins: GuessLimit): void {
  const { db, messages, now } = deps;
  const requests = guessLimit(deps, 'reset', REQUESTS);
  const codes = guessLimit(deps, 'reset-code', CODES);
  const afterResponse = createAfterResponse(app, 'a password reset failed');

  const sendCode = async (
    credential: Credential,
    key: string,
    requester: string,
    isFamiliar: () => Promise<boolean>,
    log: MessageLog,
  ) => {
    const account = await findAccount(db, credential);
    if (!account) return;
    const otp = newOtp();
    const expiresAt = new Date(now().getTime() + OTP_LIFETIME_MS);
    await replaceReset(db, {
      userId: account.id,
      requester,
      otpHash: hashOf(`${account.id}.${requester}.${otp}`),
      expiresAt,
    });
    const message = {
      ...recipientOf(key),
      ...resetCode(account.language, otp),
      otp,
      accountId: account.id,
      isFamiliar: await isFamiliar(),
    };
    await messages.send(message, log);
  };

  /** Counts the try. @returns the code's row if the code is right and still valid */
  const findRightCode = async (credential: Credential, requester: string, otp: string) => {
    const reset = await countResetTry(db, credential, requester);
    const isResetValid = reset && reset.tries <= OTP_TRIES && reset.expiresAt > now();
    return isResetValid && reset.otpHash === hashOf(`${reset.userId}.${requester}.${otp}`)
      ? reset
      : undefined;
  };

  app.post(
    '/ext/password-reset',
    { schema: { body: RequestBody, response: { 202: Message, ...errorResponses } } },
    async (request, reply) => {
      const { credential, key } = requireOneCredential(request.body);
      const guess = await requests.consume(request, reply, { key, credential });
      const requester = requesterOf(request) ?? setNewCookie(reply, deps.env);
      afterResponse(request.log, () =>
        sendCode(credential, key, requester, guess.isFamiliar, request.log),
      );
      return reply
        .status(202)
        .send({ message: 'If there is an account for this, a code is on its way.' });
    },
  );

  app.post(
    '/ext/password-reset/confirm',
    { schema: { body: ConfirmBody, response: { 200: Message, ...errorResponses } } },
    async (request, reply) => {
      const { credential, key } = requireOneCredential(request.body);
      const { otp, password } = request.body;
      hashPool.requireRoomForOther();
      const guess = await codes.consume(request, reply, { key, credential });
      const requester = requesterOf(request);
      const { userId, account } = await checkGuess(guess, async () => {
        // A code that an admin has sent is valid in every browser.
        const reset =
          (requester && (await findRightCode(credential, requester, otp))) ||
          (await findRightCode(credential, BY_ADMIN, otp));
        // The try of the code is counted now, so the password is set even if the caller gives up.
        const changed = reset && (await resetPassword(db, reset, await hashPassword(password)));
        // The same response for an unknown account, and for a wrong, expired or exhausted code.
        if (!reset || !changed) return refuse('INVALID_OTP', {}, [problem('otp', 'IS_INVALID')]);
        return { userId: reset.userId, account: changed };
      });
      await guess.accept(userId);
      await logins.clear(request, key);
      if (request.viewer.user?.id === userId) clearCookie(reply);
      // To all addresses of the account: an owner who has lost one of them to a stranger is
      // notified by the other.
      const notice = passwordChanged(account.language);
      for (const to of addressesOf(account))
        afterResponse(request.log, () =>
          messages.send({ ...recipientOf(to), ...notice, isNotice: true }, request.log),
        );
      return { message: 'Your password was changed. Please log in.' };
    },
  );
}
