/**
 * Part of the build: the scripts that every page loads are named in its head for the last script of
 * index.html, which has them fetched when the prerendered page can be seen, and runs one after the
 * other, each in a task of its own. As module scripts they would be fetched before what is seen,
 * and run in one task, during which a cheap phone responds to no touch.
 */
import type { Plugin } from 'vite';

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

export function deferredScripts(): Plugin {
  return {
    name: 'deferred-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: deferScripts },
  };
}

/**
 * @param html as Vite writes it: the entry as a script, and what it imports, in the order in which
 *   that runs, as preloads
 */
export function deferScripts(html: string): string {
  const files = [PRELOAD, SCRIPT].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, file]) => file),
  );
  const links = files.map(
    (file) => `    <link data-deferred crossorigin href="${file}" fetchpriority="low">\n`,
  );
  return html
    .replace(PRELOAD, '')
    .replace(SCRIPT, '')
    .replace('  </head>', () => `${links.join('')}  </head>`);
}
