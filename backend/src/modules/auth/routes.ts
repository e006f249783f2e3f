// Sign-up, verification, login and logout (specification, section 7: Auth).
import { Type } from 'typebox';
import type { SessionUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { closed, Message } from '../../plugins/bodies.ts';
import { errorAnswers, isDuplicate, refuse } from '../../plugins/errors.ts';
import { createLimiter, refuseTooMany } from '../../plugins/login-limiter.ts';
import { hashPassword, verifyPassword } from '../../plugins/passwords.ts';
import { clearCookie, endSession, hashOf, openSession, sessionHash, setNewCookie } from '../../plugins/sessions.ts';
import { accountRoutes } from './account-routes.ts';
import { Email, NewPassword, oneCredential, PhoneNumber, receiverOf } from './credentials.ts';
import { toUser, User } from './documents.ts';
import { newOtp, OTP_LIFETIME_MS, OTP_TRIES } from './one-time-password.ts';
import { passwordResetRoutes } from './password-reset-routes.ts';
import { countTry, findAccount, insertAccount, replaceSignup } from './queries.ts';

/** At sign-up a password has 8 to 128 characters; at login any length up to that is merely wrong. */
const SignupBody = Type.Object({ email: Type.Optional(Email), phoneNumber: Type.Optional(PhoneNumber), password: NewPassword }, closed);
const LoginBody = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: 254 })),
    phoneNumber: Type.Optional(Type.String({ maxLength: 20 })),
    password: Type.String({ maxLength: 128 }),
  },
  closed,
);
const VerifyBody = Type.Object({ otp: Type.String({ minLength: 1, maxLength: 6 }) }, closed);

export function authRoutes(app: App, deps: Deps): void {
  const { db, messages, now } = deps;
  const loginFailures = createLimiter(10, 15 * 60_000);
  // A message costs money and annoys its receiver, so that sign-ups for one credential are few.
  const signupsSent = createLimiter(10, 15 * 60_000);
  // Whole mobile networks and schools share an address, so these only slow down machines.
  const signupsFrom = createLimiter(300, 15 * 60_000);
  const loginFailuresFrom = createLimiter(300, 15 * 60_000);

  app.post('/auth/signup', { schema: { body: SignupBody, response: { 201: Message, ...errorAnswers } } }, async (request, reply) => {
    const { credential, key } = oneCredential(request.body);
    // Also a brake on asking which addresses have an account.
    refuseTooMany(reply, signupsFrom.waitMs(request.ip, now()));
    signupsFrom.fail(request.ip, now());
    if (await findAccount(db, credential)) refuse(409, 'There is already an account for this. Please login.');
    refuseTooMany(reply, signupsSent.waitMs(key, now()));
    signupsSent.fail(key, now());

    const otp = newOtp();
    const passwordHash = await hashPassword(request.body.password);
    // First the message: where it cannot be sent, an earlier sign-up with its code stays as it is.
    await messages.send({
      ...receiverOf(key),
      text: `${otp} is your Alokpath code. It is valid for 10 minutes.`,
      otp,
    });
    await endSession(request, db);
    const pendingHash = setNewCookie(reply);
    await replaceSignup(db, {
      sessionHash: pendingHash,
      credential: key,
      passwordHash,
      otpHash: hashOf(`${pendingHash}.${otp}`),
      expiresAt: new Date(now().getTime() + OTP_LIFETIME_MS),
    });
    return reply.status(201).send({ message: 'OTP sent. Please verify your account.' });
  });

  app.post('/auth/verify', { schema: { body: VerifyBody, response: { 200: User, ...errorAnswers } } }, async (request, reply) => {
    const pendingHash = sessionHash(request);
    const signup = pendingHash && (await countTry(db, pendingHash));
    if (!pendingHash || !signup) return refuse(401, 'Please sign up first.');
    if (signup.tries > OTP_TRIES) refuse(429, 'Too many attempts. Please sign up again.');
    if (signup.expiresAt <= now()) refuse(400, 'OTP expired');
    if (signup.otpHash !== hashOf(`${pendingHash}.${request.body.otp}`)) refuse(400, 'Invalid OTP');

    const credential = signup.credential.includes('@') ? { email: signup.credential } : { phoneNumber: signup.credential };
    const user = await insertAccount(db, pendingHash, credential).catch((error: unknown) => {
      if (isDuplicate(error)) return refuse(409, 'There is already an account for this. Please login.');
      throw error;
    });
    if (!user) return refuse(401, 'Please sign up first.');
    await openSession(request, reply, deps, user.id);
    return toUser(user);
  });

  const LoginAnswer = Type.Object({ message: Type.String(), user: User });
  app.post(
    '/auth/student/login',
    { schema: { body: LoginBody, response: { 200: LoginAnswer, ...errorAnswers } } },
    async (request, reply) => {
      const { credential, key } = oneCredential(request.body);
      const from = `${key} ${request.ip}`;
      refuseTooMany(reply, Math.max(loginFailures.waitMs(from, now()), loginFailuresFrom.waitMs(request.ip, now())));
      // Counted before the slow check, so that guesses sent side by side count too.
      loginFailures.fail(from, now());
      loginFailuresFrom.fail(request.ip, now());
      const account = await findAccount(db, credential);
      const isRight = await verifyPassword(account?.passwordHash, request.body.password);
      if (!account || !isRight) return refuse(401, 'Invalid credentials');
      loginFailures.clear(from);
      loginFailuresFrom.forgive(request.ip);
      await openSession(request, reply, deps, account.id, account.passwordHash);
      return { message: 'Logged in successfully', user: toUser(account satisfies SessionUser) };
    },
  );

  app.get('/auth/logout', { schema: { response: { 200: Message, ...errorAnswers } } }, async (request, reply) => {
    await endSession(request, db);
    clearCookie(reply);
    return { message: 'Logged out successfully' };
  });

  accountRoutes(app, deps);
  passwordResetRoutes(app, deps, loginFailures);
}
