// Accounts after signup: reading, changing and deleting them, and resetting the password.
import type { Resolvers, Role } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import type { RestUserChanges } from '../api.ts';
import { requireCredential, requireNewPassword, requireOtp } from '../credentials.ts';

const restRole = { ADMIN: 'admin', STUDENT: 'student' } as const satisfies Record<Role, string>;

export const accountResolvers: Resolvers = {
  RefreshViewerPayload: {
    // Read only if selected. The write has succeeded, so a failed read must not look like a failed
    // one.
    viewer: (_, __, { viewer }) => viewer().catch(() => null),
  },
  Mutation: {
    refreshViewer: async (_, __, { api, requireSession, clearViewer }) => {
      requireSession();
      const user = await api.auth.putUser();
      clearViewer();
      return { user, viewer: null };
    },
    deleteAccount: async (_, __, { api, requireSession, clearViewer }) => {
      requireSession();
      const { message } = await api.auth.deleteUser();
      clearViewer();
      return { message: message ?? 'Account deleted.' };
    },
    updateUser: async (_, { input }, { api, requireViewer, clearViewer }) => {
      const viewer = await requireViewer();
      if (viewer.role !== 'admin') {
        if (idOf(viewer) !== input.id) throw refusal('NOT_YOUR_ACCOUNT');
        if (input.role && input.role !== 'STUDENT') throw refusal('ROLE_NEEDS_ADMIN');
      }
      const { id, role, ...credential } = input;
      const changes: RestUserChanges = {
        ...credential,
        role: role && restRole[role],
      };
      const user = await api.auth.patchUser(id, changes);
      clearViewer();
      return { user, codeSentTo: user.pending?.email ?? user.pending?.phoneNumber ?? null };
    },
    requestPasswordReset: async (_, { input }, { api, capabilities }) => {
      const credential = requireCredential(input);
      await capabilities.require('password-reset', 'NO_PASSWORD_RESET');
      const { message } = await api.auth.postPasswordReset(credential);
      return { message: message ?? 'If there is an account for this, a code is on its way.' };
    },
    resetPassword: async (_, { input }, { api, capabilities, clearViewer }) => {
      const body = {
        ...requireCredential(input),
        otp: requireOtp(input),
        password: requireNewPassword(input),
      };
      await capabilities.require('password-reset', 'NO_PASSWORD_RESET');
      const { message } = await api.auth.postPasswordResetConfirm(body);
      clearViewer();
      return { message: message ?? 'Your password was changed. Please log in.' };
    },
  },
};
