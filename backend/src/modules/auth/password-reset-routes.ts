// The extension `password-reset` (docs/rest-contract.md, "Extensions"): a code to the account's address, and with it a new password. Nothing
// that is answered here tells whether there is such an account.
import { setImmediate } from 'node:timers/promises';
import { Type } from 'typebox';
import type { App, Deps } from '../../deps.ts';
import { closed, Message } from '../../plugins/bodies.ts';
import { errorAnswers, forLog, refuse } from '../../plugins/errors.ts';
import { createLimiter, type Limiter, refuseTooMany } from '../../plugins/login-limiter.ts';
import { hashPassword } from '../../plugins/passwords.ts';
import { clearCookie, hashOf } from '../../plugins/sessions.ts';
import { Email, NewPassword, oneCredential, PhoneNumber, receiverOf } from './credentials.ts';
import { newOtp, OTP_LIFETIME_MS, OTP_TRIES } from './one-time-password.ts';
import { countResetTry, replaceReset, resetPassword } from './password-reset-queries.ts';
import { type Credential, findAccount } from './queries.ts';

const credentialFields = { email: Type.Optional(Email), phoneNumber: Type.Optional(PhoneNumber) };
const RequestBody = Type.Object(credentialFields, closed);
const ConfirmBody = Type.Object({ ...credentialFields, otp: Type.String({ minLength: 1, maxLength: 6 }), password: NewPassword }, closed);

const QUARTER_MS = 15 * 60_000;

/** @param loginFailures of login: somebody who has forgotten the password has failed there, and may log in with the new one */
export function passwordResetRoutes(app: App, { db, messages, now }: Deps, loginFailures: Limiter): void {
  const resetsSent = createLimiter(5, QUARTER_MS);
  const resetsFrom = createLimiter(300, QUARTER_MS);
  // Whatever address they come from: a code has only a million values, and each new one allows five tries more.
  const wrongCodes = createLimiter(10, QUARTER_MS);
  const wrongCodesFrom = createLimiter(300, QUARTER_MS);
  const afterwards = workAfterAnswers(app);

  const sendCode = async (credential: Credential, key: string) => {
    const account = await findAccount(db, credential);
    if (!account) return;
    const otp = newOtp();
    const expiresAt = new Date(now().getTime() + OTP_LIFETIME_MS);
    await replaceReset(db, { userId: account.id, otpHash: hashOf(`${account.id}.${otp}`), expiresAt });
    await messages.send({ ...receiverOf(key), text: `${otp} is your Alokpath code for a new password. It is valid for 10 minutes.`, otp });
  };

  app.post(
    '/ext/password-reset',
    { schema: { body: RequestBody, response: { 202: Message, ...errorAnswers } } },
    async (request, reply) => {
      const { credential, key } = oneCredential(request.body);
      refuseTooMany(reply, Math.max(resetsFrom.waitMs(request.ip, now()), resetsSent.waitMs(key, now())));
      resetsFrom.fail(request.ip, now());
      resetsSent.fail(key, now());
      afterwards(() => sendCode(credential, key));
      return reply.status(202).send({ message: 'If there is an account for this, a code is on its way.' });
    },
  );

  app.post(
    '/ext/password-reset/confirm',
    { schema: { body: ConfirmBody, response: { 200: Message, ...errorAnswers } } },
    async (request, reply) => {
      const { credential, key } = oneCredential(request.body);
      const { otp, password } = request.body;
      refuseTooMany(reply, Math.max(wrongCodesFrom.waitMs(request.ip, now()), wrongCodes.waitMs(key, now())));
      // Counted before the code is looked at, so that guesses sent side by side count too.
      wrongCodesFrom.fail(request.ip, now());
      wrongCodes.fail(key, now());
      const reset = await countResetTry(db, credential);
      const isRight = reset && reset.tries <= OTP_TRIES && reset.expiresAt > now() && reset.otpHash === hashOf(`${reset.userId}.${otp}`);
      // One answer to an unknown account, to a wrong code, and to one that is too old or was tried too often.
      const account = isRight ? await resetPassword(db, reset, await hashPassword(password)) : undefined;
      if (!reset || !account) return refuse(400, 'Invalid OTP', [{ path: 'otp', message: 'is not valid' }]);
      wrongCodesFrom.forgive(request.ip);
      wrongCodes.clear(key);
      loginFailures.clear(`${key} ${request.ip}`);
      if (request.viewer.user?.id === reset.userId) clearCookie(reply);
      // To all addresses of the account: whoever has lost one of them to somebody else learns of it by the other.
      for (const to of [account.email, account.phoneNumber]) {
        if (to !== null) afterwards(() => messages.send({ ...receiverOf(to), text: 'Your Alokpath password was changed.' }));
      }
      return { message: 'Your password was changed. Please login.' };
    },
  );
}

/** Runs work once the answer is on its way, so that the answer takes as long with it as without. A failure is logged; a stop waits for the end. */
function workAfterAnswers(app: App): (work: () => Promise<void>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (work) => {
    const run = setImmediate()
      .then(work)
      .catch((error: unknown) => app.log.error({ err: forLog(error) }, 'a password reset failed'))
      .finally(() => running.delete(run));
    running.add(run);
  };
}
