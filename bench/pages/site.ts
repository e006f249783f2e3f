// The site in production mode, with a backend that has the demo content, in a temporary folder and
// on free ports.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeFlags } from '../../node-flags.ts';
import { findBrowser } from '../../tests/journeys/browser.ts';
import { freePort, startServer, stopAll } from '../processes.ts';

const root = resolve(import.meta.dirname, '../..');
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Runs `measure` against the site, or against the running site of `SITE`. */
export async function withSite(measure: (url: string) => Promise<void>): Promise<void> {
  if (!findBrowser({ isFull: true }))
    throw new Error(
      'No full Chromium or Chrome was found (the headless shell is not one): set CHROMIUM_PATH.',
    );
  if (process.env.SITE) return measure(process.env.SITE);
  for (const built of ['web/dist/index.html', 'gateway/build/main.js']) {
    if (!existsSync(join(root, built))) throw new Error(`${built} is missing: npm run build`);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'alokpath-pages-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const [url, backendUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${backendPort}`];
  const secrets = {
    TICKET_SECRET: 'ticket-secret-of-the-benchmark-0123',
    UPSTREAM_SERVICE_TOKEN: 'service-token-of-the-benchmark-0123',
  };
  try {
    const backend = { ...secrets, BACKEND_PORT: String(backendPort), DATA_DIR: dataDir };
    await startServer(join(root, 'backend/src/main.ts'), backend, {
      url: backendUrl,
      readyPath: '/health/ready',
    });
    const gateway = {
      ...secrets,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      UPSTREAM_URL: backendUrl,
    };
    await startServer(join(root, 'gateway/build/main.js'), gateway, {
      url,
      readyPath: '/health/ready',
      node: nodeFlags,
    });
    await measure(url);
  } finally {
    stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
