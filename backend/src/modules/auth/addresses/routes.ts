// The extension `accounts`: a new e-mail address or phone number, which is stored after its code is
// confirmed.
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  requireConfirmed,
  requireSession,
  requireUser,
  type SessionUser,
  type Viewer,
} from '../../../access.ts';
import { isUniqueViolation } from '../../../db/database-errors.ts';
import type { App, Deps } from '../../../deps.ts';
import { hashOf } from '../../../hashes.ts';
import { refuseTooMany } from '../../../http/counters.ts';
import { errorResponses } from '../../../http/errors.ts';
import { closed, Message } from '../../../http/validation/bodies.ts';
import { Email } from '../../../http/validation/texts.ts';
import { addressCode, hasAccount } from '../../../messages/account-texts.ts';
import { problem } from '../../../refusals/field-problems.ts';
import { refuse } from '../../../refusals/refusals.ts';
import { addressesOf, PhoneNumber, recipientOf, requireOneCredential } from '../credentials.ts';
import { toUser, User } from '../documents.ts';
import { checkGuess } from '../guess-limits.ts';
import { newOtp, OTP_LIFETIME_MS, OTP_TRIES } from '../one-time-password.ts';
import { type Credential, findAccount } from '../queries.ts';
import { consumeAddressChange, countAddressTry, replaceAddressChange } from './queries.ts';

const ChangeBody = Type.Object(
  { email: Type.Optional(Email), phoneNumber: Type.Optional(PhoneNumber) },
  closed,
);
const ConfirmBody = Type.Object({ otp: Type.String({ minLength: 1, maxLength: 6 }) }, closed);

/** Sends the code for a new address of the viewer's own account. */
export type RequestAddressChange = (
  reply: FastifyReply,
  viewer: Viewer,
  body: Credential,
) => Promise<void>;

/**
 * @param changeAddress stores the new address, ends the other sessions and notifies the old
 *   addresses
 */
export function addressChangeRoutes(
  app: App,
  { db, messages, now, counters }: Deps,
  changeAddress: (
    user: SessionUser,
    credential: Credential,
    sessionId: string,
    log: FastifyBaseLogger,
  ) => Promise<SessionUser>,
): RequestAddressChange {
  const codesSent = counters.counter('address-change', 10, 15 * 60);

  const requestChange: RequestAddressChange = async (reply, viewer, body) => {
    const user = requireUser(viewer);
    const { id: sessionId } = requireSession(viewer);
    requireConfirmed(viewer, now());
    const { credential, key } = requireOneCredential(body);
    if (addressesOf(user).includes(key)) {
      refuse('ADDRESS_UNCHANGED', {}, [
        problem('email' in credential ? 'email' : 'phoneNumber', 'IS_THERE_ALREADY'),
      ]);
    }
    refuseTooMany(reply, await codesSent.consume(user.id));
    const otp = newOtp();
    // Only the owner may learn whether the address has an account: otherwise no code is sent, and
    // every code is wrong.
    const refund = () => codesSent.refund(user.id);
    const owner = await checkGuess({ refund }, () => findAccount(db, credential));
    const message = owner
      ? hasAccount(owner.language)
      : { ...addressCode(user.language, otp), otp };
    await messages.send({ ...recipientOf(key), ...message, accountId: user.id }, reply.log);
    const otpHash = owner ? `taken.${hashOf(newOtp())}` : codeHash(sessionId, key, otp);
    await replaceAddressChange(db, {
      sessionId,
      credential: key,
      otpHash,
      expiresAt: new Date(now().getTime() + OTP_LIFETIME_MS),
    });
  };

  app.post(
    '/ext/address-change',
    { schema: { body: ChangeBody, response: { 202: Message, ...errorResponses } } },
    async (request, reply) => {
      await requestChange(reply, request.viewer, request.body);
      return reply.status(202).send({ message: 'A code was sent to the new address.' });
    },
  );

  app.post(
    '/ext/address-change/confirm',
    { schema: { body: ConfirmBody, response: { 200: User, ...errorResponses } } },
    async (request) => {
      const user = requireUser(request.viewer);
      const { id: sessionId } = requireSession(request.viewer);
      const change = await countAddressTry(db, sessionId);
      if (!change) return refuse('ADDRESS_CODE_MISSING');
      if (change.tries > OTP_TRIES) refuse('TOO_MANY_ADDRESS_OTPS');
      if (change.expiresAt <= now()) refuse('OTP_EXPIRED', {}, [problem('otp', 'IS_INVALID')]);
      const isCodeCorrect =
        change.otpHash === codeHash(sessionId, change.credential, request.body.otp);
      if (!isCodeCorrect || !(await consumeAddressChange(db, sessionId, change.otpHash))) {
        refuse('INVALID_OTP', {}, [problem('otp', 'IS_INVALID')]);
      }
      const credential = change.credential.includes('@')
        ? { email: change.credential }
        : { phoneNumber: change.credential };
      const account = await changeAddress(user, credential, sessionId, request.log).catch(
        (error: unknown) => {
          // Another account has signed up with it since the code was sent.
          if (isUniqueViolation(error)) return refuse('CONTACT_TAKEN');
          throw error;
        },
      );
      return toUser(account);
    },
  );

  return requestChange;
}

function codeHash(sessionId: string, address: string, otp: string): string {
  return hashOf(`${sessionId}.${address}.${otp}`);
}
