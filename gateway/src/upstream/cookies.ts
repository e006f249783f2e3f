// Session cookies: which cookies of the browser are sent upstream, and how cookies of upstream are
// rewritten for the browser.
import { createHash } from 'node:crypto';

/** The gateway's own cookie (guess-limits/known-devices.ts); never sent upstream. */
export const DEVICE_COOKIE = 'alokpath_device';

/** Further cookies are ignored. */
const MAX_COOKIES = 20;

/** Names and attributes of cookies in the browser. */
export type CookieRules = {
  /** The site uses https. */
  secure: boolean;
  /**
   * Prefix of upstream's names in the browser. Browsers accept `__Host-` cookies only from this
   * host over https, so no other host of the domain can set one; cookies without it are then
   * ignored.
   */
  prefix: '' | '__Host-';
  /**
   * Upstream's names of session cookies (SESSION_COOKIES). A request with other cookies only is a
   * visitor's.
   */
  sessionNames: readonly string[];
};

type SetCookieRules = Pick<CookieRules, 'secure' | 'prefix'>;

/** The rules for a site at this URL. */
export function cookieRules(env: {
  isProduction: boolean;
  publicUrl: URL;
  sessionCookies: readonly string[];
}): CookieRules {
  const secure = env.publicUrl.protocol === 'https:';
  return {
    secure,
    prefix: env.isProduction && secure ? '__Host-' : '',
    sessionNames: env.sessionCookies,
  };
}

/** True if the Cookie header of the browser contains a session. */
export function hasSession(header: string | undefined, rules: CookieRules): boolean {
  return header !== undefined && pairsOf(header).some((pair) => isSession(pair, rules));
}

function isSession(pair: string, { prefix, sessionNames }: CookieRules): boolean {
  return sessionNames.some((name) => pair.startsWith(`${prefix}${name}=`));
}

/**
 * The Cookie header for upstream: upstream's names, and only cookies that were set by upstream.
 * Undefined without a session, so that the requests of all visitors are identical.
 */
export function cookieForUpstream(
  header: string | undefined,
  rules: CookieRules,
): string | undefined {
  if (!hasSession(header, rules)) return undefined;
  const { prefix } = rules;
  const pairs = pairsOf(header).filter((pair) => pair.startsWith(prefix));
  const sessionCookies = pairs.filter((pair) => isSession(pair, rules));
  const others = pairs.filter(
    (pair) => !isSession(pair, rules) && !pair.startsWith(`${prefix}${DEVICE_COOKIE}=`),
  );
  return [...sessionCookies, ...others]
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(prefix.length))
    .join('; ');
}

/**
 * Rewrites one Set-Cookie header of upstream for the browser. Value and lifetime are kept; the name
 * gets our prefix; HttpOnly, SameSite=Lax and Path=/ are set, and Secure if the site uses https;
 * Domain is removed, because the backend's host is not the site's. Undefined for an invalid header.
 */
export function rewriteSetCookie(
  header: string,
  { secure, prefix }: SetCookieRules,
): string | undefined {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+=[^\s,;\\]*$/.test(pair)) return undefined;
  const lifetime = attributes.filter((attribute) => /^(expires|max-age)=/i.test(attribute));
  return [
    prefix + pair,
    ...lifetime,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** The Set-Cookie headers of one upstream response, rewritten for the browser. */
export function setCookiesOf(headers: string[] | undefined, rules: SetCookieRules): string[] {
  return (headers ?? [])
    .slice(0, MAX_COOKIES)
    .flatMap((header) => rewriteSetCookie(header, rules) ?? []);
}

/**
 * The Cookie header for upstream after a response has set or deleted cookies: later calls of the
 * same operation use the new session.
 * @param setCookies as sent to the browser
 */
export function mergeCookies(
  cookie: string | undefined,
  setCookies: readonly string[],
  { prefix }: SetCookieRules,
): string | undefined {
  const jar = new Map<string, string>();
  const newPairs = setCookies
    .map((header) => header.slice(prefix.length))
    .map((header) =>
      isDeletion(header) ? header.replace(/=.*/, '=') : (header.split(';', 1)[0] ?? ''),
    );
  for (const pair of [...pairsOf(cookie), ...newPairs]) {
    const separator = pair.indexOf('=');
    if (separator > 0) jar.set(pair.slice(0, separator), pair.slice(separator + 1));
  }
  const pairs = [...jar]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.join('; ') : undefined;
}

/** The `name=value` pairs of a Cookie header. */
export function pairsOf(header: string | undefined): string[] {
  return header?.split(/;\s*/).filter((pair) => pair !== '') ?? [];
}

/**
 * Identifies a session in logs by eight hexadecimal digits of a hash; undefined without a session.
 * @param header the Cookie header of the browser
 */
export function sessionMark(header: string | undefined, rules: CookieRules): string | undefined {
  const session = pairsOf(header).find((pair) => isSession(pair, rules));
  return (
    session &&
    createHash('sha256')
      .update(session.slice(session.indexOf('=') + 1))
      .digest('hex')
      .slice(0, 8)
  );
}

/** True if a Set-Cookie header deletes the cookie: lifetime zero, or an expiry in the past. */
function isDeletion(header: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(header)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(header)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
