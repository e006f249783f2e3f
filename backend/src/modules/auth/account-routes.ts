// Accounts: the session's own one, and for admins any (specification, section 7: PUT and DELETE /user, PATCH /users/{id}).
import { Type } from 'typebox';
import { requireOwnerOrAdmin, requireUser } from '../../access.ts';
import type { App, Deps } from '../../deps.ts';
import { changesOf, clearable, Id, Message } from '../../plugins/bodies.ts';
import { errorAnswers, isDuplicate, refuse } from '../../plugins/errors.ts';
import { createLimiter, refuseTooMany } from '../../plugins/login-limiter.ts';
import { clearCookie, sessionHash } from '../../plugins/sessions.ts';
import { removeFile } from '../../plugins/uploads.ts';
import { deleteAccount, updateAccount } from './account-queries.ts';
import { Email, PhoneNumber } from './credentials.ts';
import { Role, toUser, User } from './documents.ts';

const AccountChanges = changesOf(Type.Object({ role: Role, email: clearable(Email), phoneNumber: clearable(PhoneNumber) }), [
  '_id',
  'userName',
]);

export function accountRoutes(app: App, { db, files, now }: Deps): void {
  // The 409 below tells which addresses have an account: as at sign-up, not to a machine that asks for thousands.
  const credentialsTried = createLimiter(10, 15 * 60_000);

  app.put('/user', { schema: { response: { 200: User, ...errorAnswers } } }, async (request) => toUser(requireUser(request.viewer)));

  app.delete('/user', { schema: { response: { 200: Message, ...errorAnswers } } }, async (request, reply) => {
    const removable = await deleteAccount(db, requireUser(request.viewer).id);
    clearCookie(reply);
    await Promise.all(removable.map((url) => removeFile(files, url)));
    return { message: 'Account deleted.' };
  });

  app.patch(
    '/users/:id',
    { schema: { params: Type.Object({ id: Id }), body: AccountChanges, response: { 200: User, ...errorAnswers } } },
    async (request, reply) => {
      const { id } = request.params;
      const user = requireOwnerOrAdmin(request.viewer, id);
      const { role, email, phoneNumber } = request.body;
      if (user.role !== 'admin' && role !== undefined && role !== user.role) refuse(403, 'Only an admin may change a role.');
      const isOther = (email && email.toLowerCase() !== user.email) || (phoneNumber && phoneNumber !== user.phoneNumber);
      if (user.role !== 'admin' && isOther) {
        refuseTooMany(reply, credentialsTried.waitMs(user.id, now()));
        credentialsTried.fail(user.id, now());
      }
      const changes = { role, email: email?.toLowerCase() ?? email, phoneNumber };
      const keptSession = user.id === id ? sessionHash(request) : undefined;
      const account = await updateAccount(db, id, changes, keptSession).catch((error: unknown) => {
        if (isDuplicate(error)) return refuse(409, 'Another account has this e-mail address or phone number.');
        throw error;
      });
      return toUser(account);
    },
  );
}
