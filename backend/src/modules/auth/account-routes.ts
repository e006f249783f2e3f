// Accounts: the session's own one, and any account for admins (specification, section 7: PUT and
// DELETE /user, PATCH /users/{id}).
import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import {
  requireConfirmed,
  requireOwnerOrAdmin,
  requireUser,
  type SessionUser,
} from '../../access.ts';
import { isUniqueViolation, violatedConstraint } from '../../db/database-errors.ts';
import type { App, Deps } from '../../deps.ts';
import { removeFile } from '../../files/stored-files.ts';
import { errorResponses } from '../../http/errors.ts';
import { clearCookie } from '../../http/sessions/sessions.ts';
import { changesOf, clearable, Id, Message } from '../../http/validation/bodies.ts';
import { Email } from '../../http/validation/texts.ts';
import { addressChanged } from '../../messages/account-texts.ts';
import { problem } from '../../refusals/field-problems.ts';
import { refuse, requireFound } from '../../refusals/refusals.ts';
import { type AccountChanges, changeAccount, deleteAccount } from './account-commands.ts';
import { addressChangeRoutes } from './addresses/routes.ts';
import type { AfterResponse } from './after-response.ts';
import { addressesOf, PhoneNumber, recipientOf } from './credentials.ts';
import { Role, toUser, User } from './documents.ts';
import type { Proof } from './proof-of-identity.ts';
import { findUser } from './queries.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { confirmRoutes } from './sessions/confirm-routes.ts';
import { sessionRoutes } from './sessions/routes.ts';

const AccountBody = changesOf(
  Type.Object({ role: Role, email: clearable(Email), phoneNumber: clearable(PhoneNumber) }),
  ['_id', 'userName', 'pending'],
);

export function accountRoutes(
  app: App,
  deps: Deps,
  proof: Proof,
  afterResponse: AfterResponse,
): void {
  const { db, files, messages, now } = deps;

  /** Stores the changes, and notifies every old address of the account about a new one. */
  const change = async (
    before: SessionUser,
    changes: AccountChanges,
    sessionId: string | undefined,
    log: FastifyBaseLogger,
  ): Promise<SessionUser> => {
    const after = await changeAccount(deps, before.id, changes, sessionId);
    if (after.email !== before.email || after.phoneNumber !== before.phoneNumber) {
      const notice = addressChanged(after.language);
      for (const to of addressesOf(before))
        afterResponse(log, () =>
          messages.send({ ...recipientOf(to), ...notice, isNotice: true }, log),
        );
    }
    return after;
  };
  const requestAddressChange = addressChangeRoutes(app, deps, change);
  confirmRoutes(app, deps, proof, afterResponse);
  sessionRoutes(app, deps);
  secondFactorRoutes(app, deps, afterResponse);

  app.put('/user', { schema: { response: { 200: User, ...errorResponses } } }, async (request) =>
    toUser(requireUser(request.viewer)),
  );

  app.delete(
    '/user',
    { schema: { response: { 200: Message, ...errorResponses } } },
    async (request, reply) => {
      requireConfirmed(request.viewer, now());
      const removable = await deleteAccount(db, requireUser(request.viewer).id, 'owner');
      clearCookie(reply);
      await Promise.all(removable.map((url) => removeFile(files, url)));
      return { message: 'Account deleted.' };
    },
  );

  app.patch(
    '/users/:id',
    {
      schema: {
        params: Type.Object({ id: Id }),
        body: AccountBody,
        response: { 200: User, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const user = requireOwnerOrAdmin(request.viewer, id);
      const { role, phoneNumber } = request.body;
      const email = request.body.email?.toLowerCase() ?? request.body.email;
      if (user.role !== 'admin' && role !== undefined && role !== user.role) {
        refuse('ROLE_NEEDS_ADMIN', {}, [problem('role', 'IS_FIXED')]);
      }
      const account = user.id === id ? user : requireFound(await findUser(db, id), 'account');
      const newEmail = email === account.email ? undefined : email;
      const newPhone = phoneNumber === account.phoneNumber ? undefined : phoneNumber;
      const newRole = role === account.role ? undefined : role;
      if (newEmail === undefined && newPhone === undefined && newRole === undefined)
        return toUser(account);
      requireConfirmed(request.viewer, now());

      if (user.id !== id) {
        // The admin vouches for the address, because an owner who has lost both addresses can
        // receive no code.
        const changedAccount = await change(
          account,
          { role, email, phoneNumber },
          undefined,
          request.log,
        ).catch((error: unknown) => {
          if (isUniqueViolation(error)) return refuseTaken(error);
          throw error;
        });
        return toUser(changedAccount);
      }
      // A new address of the own account waits for its code; removals and the role change at once.
      if (newEmail && newPhone) {
        refuse('ONE_ADDRESS_AT_A_TIME', {}, [
          problem('phoneNumber', 'EITHER_THIS_OR', { name: 'email' }),
        ]);
      }
      if (newEmail) await requestAddressChange(reply, request.viewer, { email: newEmail });
      if (newPhone) await requestAddressChange(reply, request.viewer, { phoneNumber: newPhone });
      const removed = {
        ...(newEmail === null && { email: null }),
        ...(newPhone === null && { phoneNumber: null }),
      };
      const changedAccount = await change(
        account,
        { role, ...removed },
        request.viewer.session?.id,
        request.log,
      );
      const pending = {
        ...(newEmail && { email: newEmail }),
        ...(newPhone && { phoneNumber: newPhone }),
      };
      return { ...toUser(changedAccount), ...((newEmail || newPhone) && { pending }) };
    },
  );
}

/** 409 for an address of another account. */
function refuseTaken(error: unknown): never {
  const field = violatedConstraint(error)?.includes('phone') ? 'phoneNumber' : 'email';
  return refuse('CONTACT_TAKEN', {}, [problem(field, 'IS_TAKEN')]);
}
