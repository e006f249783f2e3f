// The images and scripts that start servers cannot import the flags of Node (node-flags.ts): they
// repeat them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeFlags } from '../../node-flags.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it.each(['backend', 'gateway'])('the image of the %s runs with the flags', (part) => {
  const command = JSON.stringify(['node', ...nodeFlags, `${part}/build/main.js`]);
  expect(read('Dockerfile').replaceAll('", "', '","')).toContain(`CMD ${command}\n`);
});

it.each(['backend', 'gateway'])('npm start in %s runs with the flags', (part) => {
  const { scripts } = JSON.parse(read(`${part}/package.json`)) as { scripts: { start: string } };
  expect(scripts.start).toContain(`&& node ${nodeFlags.join(' ')} build/main.js`);
});
