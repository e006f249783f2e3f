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

/** Who wants in: an e-mail address or a phone number with its prefix 88, and the password. */
export type RestCredentials = { email?: string; phoneNumber?: string; password: string };

export const authApi = (upstream: Upstream) => ({
  /** POST /auth/signup */
  postSignup: (credentials: RestCredentials) => upstream.write<{ message?: string }>('POST', path`/auth/signup`, credentials),
  /** POST /auth/verify */
  postVerify: (otp: string) => upstream.write<RestUser>('POST', path`/auth/verify`, { otp }),
  /** POST /auth/student/login */
  postLogin: (credentials: RestCredentials) =>
    upstream.write<{ message?: string; user?: RestUser }>('POST', path`/auth/student/login`, credentials),
  /** GET /auth/logout */
  getLogout: () => upstream.get<{ message?: string }>(path`/auth/logout`),
});
