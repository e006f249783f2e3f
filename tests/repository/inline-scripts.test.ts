// The scripts inside index.html run only if the policy names their hashes: the gateway reckons them, nginx.conf has them written down.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8');

it('nginx.conf names the hashes of the scripts in index.html, and no other', () => {
  const scripts = [...read('index.html').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes.length).toBeGreaterThan(0);
  expect(read('nginx.conf').match(/'sha256-[^']+'/g)).toEqual(hashes);
});
