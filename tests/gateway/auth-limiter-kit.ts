// Limiters without a gateway, and the calls that they count.
import { AUTH_LIMITS, AuthLimiter } from '../../gateway/src/upstream/guess-limits/auth-limiter.ts';
import { KnownDevices } from '../../gateway/src/upstream/guess-limits/known-devices.ts';

export const { perAccount } = AUTH_LIMITS;
export const SIGNUPS_PER_NETWORK = 400;
/** @param redisUrl undefined: counts in memory */
export const limiterOver = (
  redisUrl: URL | undefined,
  onError: (error: unknown) => void = () => {},
) =>
  new AuthLimiter({
    redisUrl,
    signupsPerNetwork: SIGNUPS_PER_NETWORK,
    devices: new KnownDevices('a secret', { prefix: '' }),
    onError,
  });
/** A call without cookies. */
export const callOf = (email: string, address: string) => ({
  path: '/auth/student/login',
  body: { email },
  address,
  cookie: undefined,
  browserCookie: undefined,
  setCookie: () => undefined,
});
