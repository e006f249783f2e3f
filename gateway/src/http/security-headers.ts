// Security headers: the Content-Security-Policy of the site's pages, and the headers of the API.
import { createHash } from 'node:crypto';
import type { Env } from '../config.ts';

/**
 * Only our own origin is allowed, except the frame of the video player.
 * @param page index.html, whose inline scripts may run
 */
export function sitePolicy({ publicUrl }: Pick<Env, 'publicUrl'>, page = '') {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...hashesOf(page)],
    // Emotion and KaTeX add inline styles.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    // The marking page shows answer PDFs in a frame.
    frameSrc: ["'self'", 'https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl.protocol === 'https:' ? [] : null,
  };
}

/**
 * Headers of GraphQL responses, which are JSON: they must not be executed, framed or loaded by
 * other sites. The other headers of helmet apply to pages only and would add half a kilobyte per
 * response.
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
