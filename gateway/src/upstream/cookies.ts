// The session cookie on its way through: what of the browser's cookies goes upstream, and what of upstream's comes back to the browser.

/** More of them are nobody's session. */
const MAX_COOKIES = 20;

/** How cookies are named and guarded in the browser. */
export type CookieRules = {
  /** The site is served over https. */
  secure: boolean;
  /**
   * Stands before upstream's name in the browser. With `__Host-` a browser takes a cookie from this very host over https only, and no
   * other host of the domain can plant one; cookies without it are then not believed.
   */
  prefix: '' | '__Host-';
};

/** The rules for a site at this address. */
export function cookieRules({ isProduction, publicUrl }: { isProduction: boolean; publicUrl: URL }): CookieRules {
  const secure = publicUrl.protocol === 'https:';
  return { secure, prefix: isProduction && secure ? '__Host-' : '' };
}

/** The browser's Cookie header as upstream gets it: upstream's own names, and only cookies that came from upstream. */
export function cookieForUpstream(header: string | undefined, { prefix }: CookieRules): string | undefined {
  const pairs = pairsOf(header).filter((pair) => pair.startsWith(prefix));
  if (pairs.length === 0) return undefined;
  return pairs
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(prefix.length))
    .join('; ');
}

/**
 * Rewrites one Set-Cookie header of upstream for the browser: its value and lifetime stay, and its name after our prefix; HttpOnly,
 * SameSite=Lax and Path=/ are ours, Secure where the site is served over https, and a Domain never passes (the backend's host is not
 * the site's). Answers undefined for a header that is no cookie.
 */
export function rewriteSetCookie(header: string, { secure, prefix }: CookieRules): string | undefined {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+=[^\s,;\\]*$/.test(pair)) return undefined;
  const lifetime = attributes.filter((attribute) => /^(expires|max-age)=/i.test(attribute));
  return [prefix + pair, ...lifetime, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}

/** The Set-Cookie headers of one upstream answer, rewritten for the browser. */
export function setCookiesOf(headers: string[] | undefined, rules: CookieRules): string[] {
  return (headers ?? []).slice(0, MAX_COOKIES).flatMap((header) => rewriteSetCookie(header, rules) ?? []);
}

/**
 * The Cookie header for upstream after an answer has set cookies, or ended them: later calls of the same operation are made as the
 * person just signed in.
 * @param setCookies as they go to the browser
 */
export function mergeCookies(cookie: string | undefined, setCookies: readonly string[], { prefix }: CookieRules): string | undefined {
  const jar = new Map<string, string>();
  const set = setCookies
    .map((header) => header.slice(prefix.length))
    .map((header) => (isOver(header) ? header.replace(/=.*/, '=') : (header.split(';', 1)[0] ?? '')));
  for (const pair of [...pairsOf(cookie), ...set]) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const kept = [...jar].filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return kept.length > 0 ? kept.join('; ') : undefined;
}

/** The `name=value` pairs of a Cookie header. */
export function pairsOf(header: string | undefined): string[] {
  return header?.split(/;\s*/).filter((pair) => pair !== '') ?? [];
}

/** Whether a Set-Cookie header takes the cookie away: by a lifetime of nothing, or an end in the past. */
function isOver(header: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(header)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(header)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
