// Sign-up, verification, login and logout (specification, section 7: Auth).
import { Type } from 'typebox';
import type { SessionUser } from '../../access.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { App, Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { errorResponses } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import {
  clearCookie,
  endSession,
  openSession,
  sessionHash,
  setNewCookie,
} from '../../http/sessions/sessions.ts';
import { closed, Message } from '../../http/validation/bodies.ts';
import { Email } from '../../http/validation/texts.ts';
import { hasAccount, signupCode } from '../../messages/account-texts.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse } from '../../refusals/refusals.ts';
import { accountRoutes } from './account-routes.ts';
import { createAfterResponse } from './after-response.ts';
import {
  NewPassword,
  PhoneNumber,
  recipientOf,
  requireOneCredential,
  SecondFactorCode,
} from './credentials.ts';
import { toUser, User } from './documents.ts';
import { checkGuess, guessLimit } from './guess-limits.ts';
import { rememberNetwork } from './known-network-queries.ts';
import { loginPlaces } from './login-places.ts';
import { newOtp, OTP_LIFETIME_MS, OTP_TRIES } from './one-time-password.ts';
import { passwordResetRoutes } from './password-reset/routes.ts';
import { hashPassword, hashPool, verifyPassword } from './passwords.ts';
import { proofOfIdentity } from './proof-of-identity.ts';
import { countTry, findAccount, insertAccount, insertSignup } from './queries.ts';

/** At sign-up a password has 8 to 128 characters; at login a shorter one is just wrong. */
const SignupBody = Type.Object(
  { email: Type.Optional(Email), phoneNumber: Type.Optional(PhoneNumber), password: NewPassword },
  closed,
);
const LoginBody = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: 254 })),
    phoneNumber: Type.Optional(Type.String({ maxLength: 20 })),
    password: Type.String({ maxLength: 128 }),
    code: Type.Optional(SecondFactorCode),
    /**
     * The place of an earlier try that was refused with LOGINS_BUSY; ignored if it is not valid.
     */
    queueToken: Type.Optional(Type.String()),
  },
  closed,
);
const VerifyBody = Type.Object({ otp: Type.String({ minLength: 1, maxLength: 6 }) }, closed);

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 3600;
/** Limits of failures (docs/decisions/025). */
const LOGINS = {
  own: { max: 10, seconds: QUARTER_HOUR },
  network: { max: 300, seconds: QUARTER_HOUR },
  account: { max: 50, seconds: DAY / 4 },
};
/**
 * Limits of all sign-ups, because each costs a message. A carrier's whole network can be one
 * network.
 */
const SIGNUPS = {
  own: { max: 10, seconds: QUARTER_HOUR },
  network: { max: 1000, seconds: QUARTER_HOUR },
  account: { max: 50, seconds: DAY },
};

export function authRoutes(app: App, deps: Deps): void {
  const { db, messages, now } = deps;
  const proof = proofOfIdentity(deps);
  const afterResponse = createAfterResponse(app, 'a message about an account was not sent');
  const logins = guessLimit(deps, 'login', LOGINS);
  const places = loginPlaces(deps, hashPool);
  const signups = guessLimit(deps, 'signup', SIGNUPS);

  app.post(
    '/auth/signup',
    { schema: { body: SignupBody, response: { 201: Message, ...errorResponses } } },
    async (request, reply) => {
      const { credential, key } = requireOneCredential(request.body);
      hashPool.requireRoomForOther();
      const guess = await signups.consume(request, reply, { key, credential });

      // Only the owner may learn whether there is an account: the rest of the response, and its
      // time, are the same (decisions/023).
      const { owner, passwordHash } = await checkGuess(guess, async () => ({
        owner: await findAccount(db, credential),
        passwordHash: await hashPassword(request.body.password, request),
      }));
      // The owner of an invitation has not confirmed the address yet; the code does.
      const isAddressTaken = owner !== undefined && owner.invitedAt === null;
      const otp = newOtp();
      const message = isAddressTaken
        ? hasAccount(owner.language)
        : { ...signupCode(languageOf(request), otp), otp };
      // The message is sent first: if that fails, an earlier sign-up keeps its code.
      await messages.send({ ...recipientOf(key), ...message }, request.log);
      await endSession(request, db);
      const pendingHash = setNewCookie(reply, deps.env);
      await insertSignup(db, {
        sessionHash: pendingHash,
        credential: key,
        passwordHash,
        // No code matches the sign-up of an address that has an account.
        otpHash: isAddressTaken ? `taken.${hashOf(otp)}` : hashOf(`${pendingHash}.${otp}`),
        expiresAt: new Date(now().getTime() + OTP_LIFETIME_MS),
      });
      return reply.status(201).send({ message: 'OTP sent. Please verify your account.' });
    },
  );

  app.post(
    '/auth/verify',
    { schema: { body: VerifyBody, response: { 200: User, ...errorResponses } } },
    async (request, reply) => {
      const pendingHash = sessionHash(request);
      const signup = pendingHash && (await countTry(db, pendingHash));
      if (!pendingHash || !signup) return refuse('SIGNUP_REQUIRED');
      if (signup.tries > OTP_TRIES) refuse('TOO_MANY_OTPS');
      if (signup.expiresAt <= now()) refuse('OTP_EXPIRED', {}, [problem('otp', 'IS_INVALID')]);
      if (signup.otpHash !== hashOf(`${pendingHash}.${request.body.otp}`))
        refuse('INVALID_OTP', {}, [problem('otp', 'IS_INVALID')]);

      const credential = signup.credential.includes('@')
        ? { email: signup.credential }
        : { phoneNumber: signup.credential };
      const user = await insertAccount(db, pendingHash, credential, languageOf(request)).catch(
        (error: unknown) => {
          if (isUniqueViolation(error)) return refuse('ACCOUNT_EXISTS');
          throw error;
        },
      );
      if (!user) return refuse('SIGNUP_REQUIRED');
      await rememberNetwork(db, user.id, request.network, now());
      await openSession(request, reply, deps, user.id);
      return toUser(user);
    },
  );

  const LoginAnswer = Type.Object({ message: Type.String(), user: User });
  app.post(
    '/auth/student/login',
    { schema: { body: LoginBody, response: { 200: LoginAnswer, ...errorResponses } } },
    async (request, reply) => {
      const { credential, key } = requireOneCredential(request.body);
      const place = places.placeOf(request.body.queueToken, key);
      // Before anything is read or counted: in a rush most tries end here.
      places.requireRoom(place);
      const guess = await logins.consume(request, reply, { key, credential });
      const { password, code } = request.body;
      const account = await checkGuess(guess, async () => {
        const accountRow = await findAccount(db, credential);
        const isCorrectPassword = await verifyPassword(
          accountRow?.passwordHash,
          password,
          request,
          place,
        );
        if (!accountRow || !isCorrectPassword) return refuse('INVALID_CREDENTIALS');
        await proof.requireLoginCode(reply, accountRow.id, code);
        return accountRow;
      }).catch((error: unknown) => {
        throw places.withPlace(error, place);
      });
      await guess.accept(account.id);
      // Only with the right password, because the response reveals that the account exists.
      if (account.blockedAt) refuse('ACCOUNT_BLOCKED');
      await openSession(request, reply, deps, account.id, account.passwordHash);
      return { message: 'Logged in successfully', user: toUser(account satisfies SessionUser) };
    },
  );

  app.get(
    '/auth/logout',
    { config: { endsSession: true }, schema: { response: { 200: Message, ...errorResponses } } },
    async (request, reply) => {
      await endSession(request, db);
      clearCookie(reply);
      return { message: 'Logged out successfully' };
    },
  );

  accountRoutes(app, deps, proof, afterResponse);
  passwordResetRoutes(app, deps, logins);
}
