// nginx and oversized requests: it leaves the refusal to the gateway, whose response a page can
// read.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from '../../gateway/src/config.ts';
import { buildServer } from '../../gateway/src/http/server.ts';

const nginx = readFileSync(new URL('../../web/nginx.conf', import.meta.url), 'utf8');
/** The location for file uploads. */
const uploads = /location = \/graphql-upload \{([^}]*)\}/.exec(nginx)?.[1] ?? '';
const megabytesIn = (text: string) => Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]);

it('allows more requests than the gateway', async () => {
  const megabytes = megabytesIn(uploads);
  const { env } = readEnv({ NODE_ENV: 'test', TICKET_SECRET: 'x'.repeat(32), FIRST_VIEWS: '0' });
  const app = await buildServer({ env, mock: true });
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(megabytes * 1024 * 1024),
    'apollo-require-preflight': '1',
  };
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: '--b--\r\n',
  });
  await app.close();
  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({
    errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
  });
});

it('does not send connection: close to the gateway, which would lose a rejection before the end of an upload', () => {
  expect(nginx).toContain('proxy_set_header Connection "";');
});

it('does not buffer files, which could fill its memory, and buffers little of other requests', () => {
  expect(nginx).toContain(
    'if ($http_content_type ~* ^multipart/) {\n    rewrite ^/graphql$ /graphql-upload;',
  );
  expect(uploads).toContain('internal;');
  expect(uploads).toContain('proxy_request_buffering off;');
  expect(megabytesIn(nginx.replace(uploads, ''))).toBe(1);
  expect(nginx.match(/client_max_body_size/g)).toHaveLength(2);
});
