// Security headers: the Content-Security-Policy of the site's pages, and the headers of the API.
import { createHash } from 'node:crypto';
import type { Env } from '../config.ts';

/**
 * Everything from our own host; the video player is the one frame of another.
 * @param page index.html, whose own scripts may run
 */
export function sitePolicy({ publicUrl }: Pick<Env, 'publicUrl'>, page = '') {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...hashesOf(page)],
    // Emotion and KaTeX set styles in the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    // Answers in PDF are read in a frame of the page that marks them.
    frameSrc: ["'self'", 'https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl.protocol === 'https:' ? [] : null,
  };
}

/**
 * Headers of GraphQL responses, which are JSON: nothing in them may be executed or framed, and no
 * other site may load them. helmet's further headers (openers, plugins, prefetching, old browsers)
 * only apply to pages and would cost half a kilobyte per response.
 */
export function apiHeaders({ publicUrl }: Pick<Env, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(publicUrl.protocol === 'https:' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** CSP hashes of the page's own inline scripts; injected scripts do not match any. */
function hashesOf(page: string): string[] {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
