// Session cookies: which of the browser's cookies are sent upstream, and how upstream's are
// rewritten for the browser.
import { createHash } from 'node:crypto';

/** Our own (guess-limits/known-devices.ts): it never goes upstream. */
export const DEVICE_COOKIE = 'alokpath_device';

/** Further cookies are ignored. */
const MAX_COOKIES = 20;

/** Names and attributes of cookies in the browser. */
export type CookieRules = {
  /** The site is served over https. */
  secure: boolean;
  /**
   * Stands before upstream's name in the browser. With `__Host-` a browser takes a cookie from this
   * very host over https only, and no other host of the domain can plant one; cookies without it
   * are then not believed.
   */
  prefix: '' | '__Host-';
  /**
   * Upstream's names of the cookies that make a session (SESSION_COOKIES). No other cookie makes a
   * request anything but a visitor's.
   */
  sessionNames: readonly string[];
};

type SetCookieRules = Pick<CookieRules, 'secure' | 'prefix'>;

/** The rules for a site at this address. */
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

/** Whether the browser's Cookie header has a session in it. */
export function hasSession(header: string | undefined, rules: CookieRules): boolean {
  return header !== undefined && pairsOf(header).some((pair) => isSession(pair, rules));
}

function isSession(pair: string, { prefix, sessionNames }: CookieRules): boolean {
  return sessionNames.some((name) => pair.startsWith(`${prefix}${name}=`));
}

/**
 * The browser's Cookie header as upstream gets it: upstream's own names, and only cookies that came
 * from upstream. Undefined without a session: the requests of all visitors are alike.
 */
export function cookieForUpstream(
  header: string | undefined,
  rules: CookieRules,
): string | undefined {
  if (!hasSession(header, rules)) return undefined;
  const { prefix } = rules;
  const pairs = pairsOf(header).filter((pair) => pair.startsWith(prefix));
  const ofSessions = pairs.filter((pair) => isSession(pair, rules));
  const others = pairs.filter(
    (pair) => !isSession(pair, rules) && !pair.startsWith(`${prefix}${DEVICE_COOKIE}=`),
  );
  return [...ofSessions, ...others]
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(prefix.length))
    .join('; ');
}

/**
 * Rewrites one Set-Cookie header of upstream for the browser: its value and lifetime stay, and its
 * name after our prefix; HttpOnly, SameSite=Lax and Path=/ are ours, Secure where the site is
 * served over https, and a Domain never passes (the backend's host is not the site's). Answers
 * undefined for an invalid header.
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

/** The Set-Cookie headers of one upstream answer, rewritten for the browser. */
export function setCookiesOf(headers: string[] | undefined, rules: SetCookieRules): string[] {
  return (headers ?? [])
    .slice(0, MAX_COOKIES)
    .flatMap((header) => rewriteSetCookie(header, rules) ?? []);
}

/**
 * The Cookie header for upstream after an answer has set cookies, or ended them: later calls of the
 * same operation are made as the person just signed in.
 * @param setCookies as they go to the browser
 */
export function mergeCookies(
  cookie: string | undefined,
  setCookies: readonly string[],
  { prefix }: SetCookieRules,
): string | undefined {
  const jar = new Map<string, string>();
  const set = setCookies
    .map((header) => header.slice(prefix.length))
    .map((header) =>
      isDeletion(header) ? header.replace(/=.*/, '=') : (header.split(';', 1)[0] ?? ''),
    );
  for (const pair of [...pairsOf(cookie), ...set]) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const kept = [...jar]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`);
  return kept.length > 0 ? kept.join('; ') : undefined;
}

/** The `name=value` pairs of a Cookie header. */
export function pairsOf(header: string | undefined): string[] {
  return header?.split(/;\s*/).filter((pair) => pair !== '') ?? [];
}

/**
 * Eight hexadecimal digits that identify a session in logs without revealing it; undefined without
 * a cookie.
 */
export function sessionMark(cookie: string | undefined): string | undefined {
  const pairs = pairsOf(cookie);
  const session = pairs.find((pair) => /^[^=]*session/i.test(pair)) ?? pairs[0];
  return (
    session &&
    createHash('sha256')
      .update(session.slice(session.indexOf('=') + 1))
      .digest('hex')
      .slice(0, 8)
  );
}

/**
 * Whether a Set-Cookie header deletes the cookie: by a lifetime of zero or an expiry in the past.
 */
function isDeletion(header: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(header)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(header)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
