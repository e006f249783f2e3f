// Sign-up, login and logout.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { hasCode } from '../../upstream/errors/errors.ts';
import type { RestUser } from './api.ts';
import {
  optionalSecondFactorCode,
  requireCredential,
  requireNewPassword,
  requireOtp,
  requirePassword,
} from './credentials.ts';

export const authResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { viewer }) => viewer(),
  },
  Viewer: {
    id: idOf,
    user: (viewer) => viewer,
  },
  User: {
    id: idOf,
    userName: (user) => user.userName || null,
    role: (user) => (user.role === 'admin' ? 'ADMIN' : 'STUDENT'),
  },
  Mutation: {
    signup: async (_, { input }, { api }) => {
      const { message } = await api.auth.postSignup({
        ...requireCredential(input),
        password: requireNewPassword(input),
      });
      return { message: message ?? 'OTP sent. Please verify your account.' };
    },
    verifyOtp: async (_, { input }, { api, clearViewer, requireViewer }) => {
      const user = await api.auth.postVerify(requireOtp(input));
      clearViewer();
      return { viewer: await requireViewer().catch(accountOf(user)) };
    },
    login: async (_, { input }, { api, clearViewer, requireViewer }) => {
      const body = {
        ...requireCredential(input),
        password: requirePassword(input.password),
        ...optionalSecondFactorCode(input),
        ...(input.queueToken && { queueToken: input.queueToken }),
      };
      const { message, user } = await api.auth.postLogin(body);
      clearViewer();
      return {
        message: message ?? 'Logged in successfully',
        viewer: await requireViewer().catch(accountOf(user)),
      };
    },
    logout: async (_, __, { api, requireSession, clearViewer }) => {
      requireSession();
      const { message } = await api.auth.getLogout();
      clearViewer();
      return { message: message ?? 'Logged out successfully' };
    },
  },
};

/**
 * For a failed read of the viewer after a sign-in: the account in the response of the sign-in. The
 * session exists, and a one-time password cannot be used again. Throws UNAUTHENTICATED, and every
 * error if the response has no account.
 */
const accountOf =
  (user: RestUser | undefined) =>
  (error: unknown): RestUser => {
    if (!user || !(user._id ?? user.id) || hasCode(error, 'UNAUTHENTICATED')) throw error;
    return user;
  };
