// What nginx does with what is too large: it leaves the refusal to the gateway, whose answer a page can read.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from '../../gateway/src/env.ts';
import { buildServer } from '../../gateway/src/server.ts';

const nginx = readFileSync(new URL('../../web/nginx.conf', import.meta.url), 'utf8');

it('lets through more than the gateway takes', async () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  const { env } = readEnv({ NODE_ENV: 'test', TICKET_SECRET: 'x'.repeat(32), FIRST_VIEWS: '0' });
  const app = await buildServer({ env, mock: true });
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(megabytes * 1024 * 1024),
    'apollo-require-preflight': '1',
  };
  const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: '--b--\r\n' });
  await app.close();
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] });
});

it('does not ask the gateway to hang up, which would lose a refusal before the end of an upload', () => {
  expect(nginx).toContain('proxy_set_header Connection "";');
});
