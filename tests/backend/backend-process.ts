// Backends as processes, and a browser that sends requests to one.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { freePort } from '../gateway/free-port.ts';

/**
 * Starts the backend of a folder; resolves when it is ready.
 * @param flags of Node.js
 */
export async function startIn(
  folder: string,
  variables: Record<string, string>,
  flags: readonly string[] = [],
) {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, '--import', 'tsx', 'backend/src/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables, BACKEND_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  await vi.waitFor(() => expect(output).toContain('backend ready on'), {
    timeout: 120_000,
    interval: 100,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * A browser: sends its cookies to one backend, and retries while that is busy. A response other
 * than 2xx fails the test.
 */
export function browserAt(url: string) {
  let cookie = '';
  return async (method: string, path: string, body?: object, headers = {}) => {
    const send = () =>
      fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
    let response = await send();
    // On a busy machine the event loop of backends lags.
    for (let again = 0; response.status === 503 && again < 30; again += 1) {
      await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
      response = await send();
    }
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
}
