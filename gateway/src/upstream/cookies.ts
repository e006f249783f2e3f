// The session cookie on its way through: what of the browser's cookies goes upstream, and what of upstream's comes back to the browser.

const MAX_COOKIES = 20;

/**
 * Rewrites one Set-Cookie header of upstream for the browser: its name, value and lifetime stay; HttpOnly, SameSite=Lax and Path=/ are
 * ours, Secure where the site is served over https, and a Domain never passes (the backend's host is not the site's).
 * Answers undefined for a header that is no cookie.
 */
export function rewriteSetCookie(header: string, secure: boolean): string | undefined {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+=[^\s,;\\]*$/.test(pair)) return undefined;
  const lifetime = attributes.filter((attribute) => /^(expires|max-age)=/i.test(attribute));
  return [pair, ...lifetime, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}

/** The Set-Cookie headers of one upstream answer, rewritten for the browser. */
export function setCookiesOf(headers: string[] | undefined, secure: boolean): string[] {
  return (headers ?? []).slice(0, MAX_COOKIES).flatMap((header) => rewriteSetCookie(header, secure) ?? []);
}

/**
 * The Cookie header after an answer has set cookies, or ended them: later calls of the same operation are made as the person just
 * signed in.
 */
export function mergeCookies(cookie: string | undefined, setCookies: readonly string[]): string | undefined {
  const jar = new Map<string, string>();
  const set = setCookies.map((header) => (isOver(header) ? header.replace(/=.*/, '=') : (header.split(';', 1)[0] ?? '')));
  for (const pair of [...(cookie?.split(/;\s*/) ?? []), ...set]) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  const kept = [...jar].filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  return kept.length > 0 ? kept.join('; ') : undefined;
}

/** Whether a Set-Cookie header takes the cookie away: by a lifetime of nothing, or an end in the past. */
function isOver(header: string): boolean {
  const maxAge = /;\s*max-age=(-?\d+)/i.exec(header)?.[1];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = /;\s*expires=([^;]+)/i.exec(header)?.[1];
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
