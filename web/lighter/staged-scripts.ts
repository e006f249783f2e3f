/**
 * Part of the build: each library that every page loads runs when it has come. In a row behind the page they would run in one long task,
 * during which a cheap phone answers no finger. The app itself comes last: it needs the page.
 */
import type { Plugin } from 'vite';

const LIBRARY = /<script type="module" crossorigin (?=src="\/assets\/(?:react|router|apollo|chakra)-)/g;

export function stagedScripts(): Plugin {
  return {
    name: 'staged-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(LIBRARY, '<script type="module" async crossorigin ') },
  };
}
