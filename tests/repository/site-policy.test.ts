// What nginx says of the pages it serves itself is what the gateway says of those it sends: the
// gateway reckons its policy, nginx.conf has it written down, with the hashes of the scripts in
// index.html.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { sitePolicy } from '../../gateway/src/http/security-headers.ts';
import { buildServer } from '../../gateway/src/http/server.ts';

const read = (file: string) => readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8');
const nginx = read('nginx.conf');

it('nginx.conf has the policy of the gateway, and names the scripts in index.html', async () => {
  const { env } = readEnv({ NODE_ENV: 'test', TICKET_SECRET: 'x'.repeat(32), FIRST_VIEWS: '0' });
  const app = await buildServer({ env, mock: true });
  const { headers } = await app.inject('/nothing');
  await app.close();
  // Whether a build lies here or not: the scripts of the source are those that nginx will serve.
  const scripts = sitePolicy(env, read('index.html')).scriptSrc.join(' ');
  expect(scripts.match(/'sha256-/g)?.length).toBeGreaterThan(0);
  const policy = String(headers['content-security-policy']).replace(
    /script-src [^;]*/,
    `script-src ${scripts}`,
  );
  const written = /add_header Content-Security-Policy "([^"]*)"/.exec(nginx)?.[1]?.split('; ');
  expect(written).toEqual(policy.split(';'));
});
