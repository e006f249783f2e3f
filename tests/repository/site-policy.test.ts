// nginx sends the same policy with its pages as the gateway with its own: the gateway computes it,
// nginx.conf contains it, with the hashes of the scripts in index.html.
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
  // Independent of a build: the scripts in the source are those that nginx will serve.
  const scripts = sitePolicy(env, read('index.html')).scriptSrc.join(' ');
  expect(scripts.match(/'sha256-/g)?.length).toBeGreaterThan(0);
  const policy = String(headers['content-security-policy']).replace(
    /script-src [^;]*/,
    `script-src ${scripts}`,
  );
  const written = /add_header Content-Security-Policy "([^"]*)"/.exec(nginx)?.[1]?.split('; ');
  expect(written).toEqual(policy.split(';'));
});
