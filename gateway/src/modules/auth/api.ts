// The REST calls of accounts and sessions, in upstream's spelling.
import { path } from '../../upstream/http/path.ts';
import type { RestMessage } from '../../upstream/rest-message.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `User`. */
export type RestUser = {
  _id?: string;
  id?: string;
  email?: string | null;
  phoneNumber?: string | null;
  role?: string;
  userName?: string | null;
  /** A new address that has not been confirmed by its code yet. */
  pending?: { email?: string | null; phoneNumber?: string | null } | null;
};

/** An e-mail address, or a phone number with the prefix 88. */
export type RestCredential = { email?: string; phoneNumber?: string };

export type RestCredentials = RestCredential & { password: string };

/** The password, and the code of the second factor if the account has one. */
export type RestProof = { password: string; code?: string };

/** Backs `Session`. */
export type RestSession = {
  _id?: string;
  id?: string;
  current?: boolean;
  device?: string | null;
  createdAt?: string;
  lastUsedAt?: string | null;
};

/** Backs `SecondFactor`. */
export type RestSecondFactor = { enabled?: boolean; recoveryCodesLeft?: number };

/** Changes of an account; null clears a field. */
export type RestUserChanges = {
  email?: string | null;
  phoneNumber?: string | null;
  role?: 'student' | 'admin' | null;
};

export const authApi = (upstream: Upstream) => ({
  /** POST /auth/signup */
  postSignup: (credentials: RestCredentials) =>
    upstream.write<RestMessage>('POST', path`/auth/signup`, credentials),
  /** POST /auth/verify */
  postVerify: (otp: string) => upstream.write<RestUser>('POST', path`/auth/verify`, { otp }),
  /** POST /auth/student/login */
  postLogin: (credentials: RestCredentials & { code?: string; queueToken?: string }) =>
    upstream.write<{ message?: string; user?: RestUser }>(
      'POST',
      path`/auth/student/login`,
      credentials,
    ),
  /** GET /auth/logout */
  getLogout: () => upstream.get<RestMessage>(path`/auth/logout`),
  /** PUT /user */
  putUser: () => upstream.write<RestUser>('PUT', path`/user`),
  /** DELETE /user */
  deleteUser: () => upstream.write<RestMessage>('DELETE', path`/user`),
  /** PATCH /users/{id} */
  patchUser: (id: string, changes: RestUserChanges) =>
    upstream.write<RestUser>('PATCH', path`/users/${id}`, changes),
  /** POST /ext/confirm */
  postConfirm: (proof: RestProof) =>
    upstream.write<{ confirmedUntil?: string }>('POST', path`/ext/confirm`, proof),
  /** POST /ext/password */
  postPassword: (body: { currentPassword: string; password: string; code?: string }) =>
    upstream.write<RestMessage>('POST', path`/ext/password`, body),
  /** POST /ext/address-change */
  postAddressChange: (credential: RestCredential) =>
    upstream.write<RestMessage>('POST', path`/ext/address-change`, credential),
  /** POST /ext/address-change/confirm */
  postAddressChangeConfirm: (otp: string) =>
    upstream.write<RestUser>('POST', path`/ext/address-change/confirm`, { otp }),
  /** GET /ext/sessions */
  listSessions: () => upstream.list<RestSession>(path`/ext/sessions`),
  /** DELETE /ext/sessions/{id} */
  deleteSession: (id: string) => upstream.write<RestMessage>('DELETE', path`/ext/sessions/${id}`),
  /** DELETE /ext/sessions */
  deleteOtherSessions: () => upstream.write<RestMessage>('DELETE', path`/ext/sessions`),
  /** GET /ext/second-factor */
  getSecondFactor: () => upstream.get<RestSecondFactor>(path`/ext/second-factor`),
  /** POST /ext/second-factor */
  postSecondFactor: () =>
    upstream.write<{ secret?: string; uri?: string }>('POST', path`/ext/second-factor`),
  /** POST /ext/second-factor/enable */
  postSecondFactorEnable: (code: string) =>
    upstream.write<{ recoveryCodes?: string[] }>('POST', path`/ext/second-factor/enable`, { code }),
  /** POST /ext/second-factor/recovery-codes */
  postRecoveryCodes: () =>
    upstream.write<{ recoveryCodes?: string[] }>('POST', path`/ext/second-factor/recovery-codes`),
  /** DELETE /ext/second-factor */
  deleteSecondFactor: () => upstream.write<RestMessage>('DELETE', path`/ext/second-factor`),
  /** POST /ext/password-reset */
  postPasswordReset: (credential: RestCredential) =>
    upstream.write<RestMessage>('POST', path`/ext/password-reset`, credential),
  /** POST /ext/password-reset/confirm */
  postPasswordResetConfirm: (body: RestCredentials & { otp: string }) =>
    upstream.write<RestMessage>('POST', path`/ext/password-reset/confirm`, body),
});
