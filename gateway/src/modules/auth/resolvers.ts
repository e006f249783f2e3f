// Accounts and sessions: who the viewer is, and the way in and out.
import type { Resolvers } from '../../generated/resolver-types.ts';
import { idOf } from '../../upstream/batching.ts';
import { badInput, codedError } from '../../upstream/errors.ts';
import type { RestCredentials } from './api.ts';

const MAX_PASSWORD = 128;

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
      const { message } = await api.auth.postSignup(credentialsOf(input));
      return { message: message ?? 'OTP sent. Please verify your account.' };
    },
    verifyOtp: async (_, { input }, { api, forgetViewer, requireViewer }) => {
      if (input.otp === '' || input.otp.length > 6) throw badInput('Invalid OTP', [{ path: 'otp', message: 'Invalid OTP' }]);
      await api.auth.postVerify(input.otp);
      forgetViewer();
      return { viewer: await requireViewer() };
    },
    login: async (_, { input }, { api, forgetViewer, requireViewer }) => {
      const { message } = await api.auth.postLogin(credentialsOf(input));
      forgetViewer();
      return { message: message ?? 'Logged in successfully', viewer: await requireViewer() };
    },
    logout: async (_, __, { api, upstream, forgetViewer }) => {
      if (!upstream.hasCookie) throw codedError('UNAUTHENTICATED', 'Please login first');
      const { message } = await api.auth.getLogout();
      forgetViewer();
      return { message: message ?? 'Logged out successfully' };
    },
  },
};

/** Exactly one identifier, and a password of sensible length. */
function credentialsOf(input: { email?: string | null; phoneNumber?: string | null; password: string }): RestCredentials {
  const { email, phoneNumber, password } = input;
  if (!email === !phoneNumber) throw badInput('Give either an e-mail address or a phone number.');
  if (password === '' || password.length > MAX_PASSWORD) {
    throw badInput('The password has 1 to 128 characters.', [{ path: 'password', message: 'The password has 1 to 128 characters.' }]);
  }
  return email ? { email, password } : { phoneNumber: phoneNumber ?? '', password };
}
