// The Content-Security-Policy of the site's pages.
import type { Env } from './env.ts';

/** Everything from our own host; the video player is the one frame of another. */
export function sitePolicy({ publicUrl }: Pick<Env, 'publicUrl'>) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Emotion and KaTeX set styles in the page.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: ['https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: publicUrl.protocol === 'https:' ? [] : null,
  };
}
