// `npm run start -w gateway -- --mock`: a gateway that works without any setting, secret or
// backend.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { freePort } from '../gateway/free-port.ts';

const root = new URL('../../', import.meta.url).pathname;
const PORT = String(await freePort());

it('starts with only --mock, and responds', async () => {
  const { PATH = '' } = process.env;
  // UPSTREAM_URL is unreachable: any call to it would fail.
  const env = { PATH, PORT, UPSTREAM_URL: 'http://127.0.0.1:9' };
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'gateway/src/main.ts', '--mock'], {
    cwd: root,
    env,
  });
  try {
    const [first] = await once(gateway.stdout, 'data');
    expect(String(first)).toContain(`gateway ready on http://localhost:${PORT}`);
    const response = await fetch(`http://localhost:${PORT}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ viewer { user { email } } course(id: "c7") { id title } }',
      }),
    });
    expect(await response.json()).toMatchObject({
      data: {
        viewer: { user: { email: expect.stringContaining('@') } },
        course: { id: 'c7', title: expect.any(String) },
      },
    });
    expect((await fetch(`http://localhost:${PORT}/health/ready`)).status).toBe(200);
  } finally {
    gateway.kill('SIGINT');
    await once(gateway, 'exit');
  }
});
