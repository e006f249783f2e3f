// The extension `accounts`: confirms the password again, and changes it.
import { Type } from 'typebox';
import { requireSession, requireUser } from '../../../access.ts';
import type { App, Deps } from '../../../deps.ts';
import { errorResponses } from '../../../http/errors.ts';
import { openSession } from '../../../http/sessions/sessions.ts';
import { closed, Message } from '../../../http/validation/bodies.ts';
import { passwordChanged } from '../../../messages/account-texts.ts';
import { refuse } from '../../../refusals/refusals.ts';
import { changePassword } from '../account-commands.ts';
import type { AfterResponse } from '../after-response.ts';
import { addressesOf, NewPassword, recipientOf, SecondFactorCode } from '../credentials.ts';
import { hashPassword } from '../passwords.ts';
import type { Proof } from '../proof-of-identity.ts';
import { updateConfirmedUntil } from './queries.ts';

/** How long a session counts as confirmed. */
const CONFIRMED_MS = 5 * 60_000;

const Password = Type.String({ minLength: 1, maxLength: 128 });
const ConfirmBody = Type.Object(
  { password: Password, code: Type.Optional(SecondFactorCode) },
  closed,
);
const PasswordBody = Type.Object(
  { currentPassword: Password, password: NewPassword, code: Type.Optional(SecondFactorCode) },
  closed,
);
const Confirmed = Type.Object({ confirmedUntil: Type.String() });

export function confirmRoutes(
  app: App,
  deps: Deps,
  proof: Proof,
  afterResponse: AfterResponse,
): void {
  const { db, messages, now } = deps;
  app.post(
    '/ext/confirm',
    { schema: { body: ConfirmBody, response: { 200: Confirmed, ...errorResponses } } },
    async (request, reply) => {
      const { password, code } = request.body;
      await proof.require(reply, request.viewer, password, code);
      const confirmedUntil = new Date(now().getTime() + CONFIRMED_MS);
      await updateConfirmedUntil(db, requireSession(request.viewer).id, confirmedUntil);
      return { confirmedUntil: confirmedUntil.toISOString() };
    },
  );

  app.post(
    '/ext/password',
    { schema: { body: PasswordBody, response: { 200: Message, ...errorResponses } } },
    async (request, reply) => {
      const { currentPassword, password, code } = request.body;
      const user = requireUser(request.viewer);
      // The code is used up now, so the change is made even if its caller gives up.
      const before = await proof.require(reply, request.viewer, currentPassword, code);
      const passwordHash = await hashPassword(password);
      if (!(await changePassword(db, user.id, before, passwordHash)))
        refuse('PASSWORD_CHANGED_MEANWHILE');
      await openSession(request, reply, deps, user.id, passwordHash);
      const notice = passwordChanged(user.language);
      for (const to of addressesOf(user))
        afterResponse(request.log, () =>
          messages.send({ ...recipientOf(to), ...notice, isNotice: true }, request.log),
        );
      return { message: 'Your password was changed.' };
    },
  );
}
