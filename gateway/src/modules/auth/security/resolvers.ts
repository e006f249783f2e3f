// Account security: password confirmation, new addresses, sessions, the second factor (extension
// `accounts`).

import type { Resolvers } from '../../../generated/resolver-types.ts';
import { idOf } from '../../../upstream/batching.ts';
import { refusal } from '../../../upstream/errors/refusals.ts';
import type { Context } from '../../context.ts';
import {
  optionalSecondFactorCode,
  requireCredential,
  requireNewPassword,
  requireOtp,
  requirePassword,
} from '../credentials.ts';

/**
 * For a signed-in user, if the backend has the extension. Errors UNAUTHENTICATED,
 * OPERATION_NOT_ALLOWED.
 */
async function requireAccounts({ requireSession, capabilities }: Context): Promise<void> {
  requireSession();
  await capabilities.require('accounts', 'NO_ACCOUNT_SECURITY');
}

/**
 * Read only if selected. The write has succeeded, so a failed read must not look like a failed one:
 * recovery codes are shown once.
 */
const viewerAgain: {
  viewer: (_: unknown, __: unknown, context: Context) => ReturnType<Context['viewer']>;
} = {
  viewer: (_, __, { viewer }) => viewer().catch(() => null),
};

export const securityResolvers: Resolvers = {
  Viewer: {
    hasAccountSecurity: (_, __, { capabilities }) => capabilities.has('accounts'),
    sessions: async (_, __, { api, capabilities }) =>
      (await capabilities.has('accounts')) ? api.auth.listSessions() : null,
    secondFactor: async (_, __, { api, capabilities }) =>
      (await capabilities.has('accounts')) ? api.auth.getSecondFactor() : null,
  },
  Session: {
    id: idOf,
    isCurrent: ({ current }) => current ?? false,
    device: ({ device }) => device || null,
    createdAt: ({ createdAt }) => createdAt ?? null,
    lastUsedAt: ({ lastUsedAt }) => lastUsedAt ?? null,
  },
  SecondFactor: {
    isEnabled: ({ enabled }) => enabled ?? false,
    recoveryCodesLeft: ({ recoveryCodesLeft }) => recoveryCodesLeft ?? 0,
  },
  EndSessionPayload: viewerAgain,
  EndOtherSessionsPayload: viewerAgain,
  EnableSecondFactorPayload: viewerAgain,
  DisableSecondFactorPayload: viewerAgain,
  NewRecoveryCodesPayload: viewerAgain,
  Mutation: {
    confirmPassword: async (_, { input }, context) => {
      const proof = {
        password: requirePassword(input.password),
        ...optionalSecondFactorCode(input),
      };
      await requireAccounts(context);
      const { confirmedUntil } = await context.api.auth.postConfirm(proof);
      if (!confirmedUntil) throw refusal('UPSTREAM_INVALID');
      return { confirmedUntil };
    },
    changePassword: async (_, { input }, context) => {
      const { currentPassword } = input;
      const body = {
        currentPassword: requirePassword(currentPassword, 'currentPassword'),
        password: requireNewPassword(input),
        ...optionalSecondFactorCode(input),
      };
      await requireAccounts(context);
      const { message } = await context.api.auth.postPassword(body);
      return { message: message ?? 'Your password was changed.' };
    },
    requestAddressChange: async (_, { input }, context) => {
      const credential = requireCredential(input);
      await requireAccounts(context);
      const { message } = await context.api.auth.postAddressChange(credential);
      return { message: message ?? 'A code was sent to the new address.' };
    },
    confirmAddressChange: async (_, { input }, context) => {
      const otp = requireOtp(input);
      await requireAccounts(context);
      const user = await context.api.auth.postAddressChangeConfirm(otp);
      context.clearViewer();
      return { user };
    },
    endSession: async (_, { input }, context) => {
      await requireAccounts(context);
      await context.api.auth.deleteSession(input.id);
      context.clearViewer();
      return { endedId: input.id, viewer: null };
    },
    endOtherSessions: async (_, __, context) => {
      await requireAccounts(context);
      await context.api.auth.deleteOtherSessions();
      return { viewer: null };
    },
    setUpSecondFactor: async (_, __, context) => {
      await requireAccounts(context);
      const { secret, uri } = await context.api.auth.postSecondFactor();
      if (!secret || !uri) throw refusal('UPSTREAM_INVALID');
      return { secret, uri };
    },
    enableSecondFactor: async (_, { input }, context) => {
      const { code = '' } = optionalSecondFactorCode(input);
      await requireAccounts(context);
      const { recoveryCodes } = await context.api.auth.postSecondFactorEnable(code);
      return { recoveryCodes: recoveryCodes ?? [], viewer: null };
    },
    disableSecondFactor: async (_, __, context) => {
      await requireAccounts(context);
      await context.api.auth.deleteSecondFactor();
      return { viewer: null };
    },
    newRecoveryCodes: async (_, __, context) => {
      await requireAccounts(context);
      const { recoveryCodes } = await context.api.auth.postRecoveryCodes();
      return { recoveryCodes: recoveryCodes ?? [], viewer: null };
    },
  },
};
