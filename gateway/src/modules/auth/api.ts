// The REST calls of accounts and sessions, in upstream's spelling.
import { path } from '../../upstream/path.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Backs `User`. */
export type RestUser = {
  _id?: string;
  id?: string;
  email?: string | null;
  phoneNumber?: string | null;
  role?: string;
  userName?: string | null;
};

/** What names an account: an e-mail address or a phone number with its prefix 88. */
export type RestCredential = { email?: string; phoneNumber?: string };

/** Who wants in. */
export type RestCredentials = RestCredential & { password: string };

/** What may change of an account; null empties. */
export type RestUserChanges = { email?: string | null; phoneNumber?: string | null; role?: 'student' | 'admin' | null };

/** What calls answer that have nothing but words. */
type RestMessage = { message?: string };

export const authApi = (upstream: Upstream) => ({
  /** POST /auth/signup */
  postSignup: (credentials: RestCredentials) => upstream.write<RestMessage>('POST', path`/auth/signup`, credentials),
  /** POST /auth/verify */
  postVerify: (otp: string) => upstream.write<RestUser>('POST', path`/auth/verify`, { otp }),
  /** POST /auth/student/login */
  postLogin: (credentials: RestCredentials) =>
    upstream.write<{ message?: string; user?: RestUser }>('POST', path`/auth/student/login`, credentials),
  /** GET /auth/logout */
  getLogout: () => upstream.get<RestMessage>(path`/auth/logout`),
  /** PUT /user */
  putUser: () => upstream.write<RestUser>('PUT', path`/user`),
  /** DELETE /user */
  deleteUser: () => upstream.write<RestMessage>('DELETE', path`/user`),
  /** PATCH /users/{id} */
  patchUser: (id: string, changes: RestUserChanges) => upstream.write<RestUser>('PATCH', path`/users/${id}`, changes),
  /** POST /ext/password-reset */
  postPasswordReset: (credential: RestCredential) => upstream.write<RestMessage>('POST', path`/ext/password-reset`, credential),
  /** POST /ext/password-reset/confirm */
  postPasswordResetConfirm: (body: RestCredentials & { otp: string }) =>
    upstream.write<RestMessage>('POST', path`/ext/password-reset/confirm`, body),
});
