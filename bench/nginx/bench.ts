// A public response that nginx, with web/nginx.conf, has cached by the gateway's headers, beside a
// file of the same bytes from the same nginx, in turns.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nodeFlags } from '../../node-flags.ts';
import { prepareNginx } from '../../tests/images/nginx.ts';
import { WORKLOADS } from '../gateway/workloads.ts';
import { freePort, startServer, stopAll } from '../processes.ts';
import { printTable, spread } from '../table.ts';
import { type Figures, load } from '../wrk.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 2);
const HEADERS = { 'apollo-require-preflight': '1', 'content-type': 'application/json' };
const root = resolve(import.meta.dirname, '../..');
const several = cpus().length > 1;
const [nginxCore, loadCore] = several ? [1, 0] : [undefined, undefined];

const query = WORKLOADS.find(({ name }) => name === 'W4')?.query ?? '';
const folder = mkdtempSync(join(tmpdir(), 'alokpath-bench-'));
mkdirSync(join(folder, 'assets'));
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const urls = {
  'cached response': `${site}/graphql?query=${encodeURIComponent(query)}`,
  file: `${site}/assets/response.json`,
};

/** @returns the URL */
async function startGateway(): Promise<string> {
  execFileSync('npm', ['run', '--silent', 'build:server', '-w', 'gateway'], {
    cwd: root,
    stdio: 'inherit',
  });
  const upstreamPort = String(await freePort());
  const upstream = `http://127.0.0.1:${upstreamPort}`;
  const env = { WITH_BATCH: '0', DELAY_MS: '0', NODE_ENV: 'production' };
  await startServer(
    join(root, 'bench/gateway/upstream.ts'),
    { ...env, PORT: upstreamPort },
    { url: upstream, readyPath: '/stats' },
  );
  const documents = join(folder, 'documents.json');
  const hash = createHash('sha256').update(query).digest('hex');
  writeFileSync(documents, JSON.stringify({ [hash]: query }));
  const gatewayPort = String(await freePort());
  const url = `http://127.0.0.1:${gatewayPort}`;
  await startServer(
    join(root, 'gateway/build/main.js'),
    {
      ...env,
      PORT: gatewayPort,
      HOST: '127.0.0.1',
      PUBLIC_URL: site,
      UPSTREAM_URL: upstream,
      TICKET_SECRET: 'a secret of the bench that is long enough',
      TRUSTED_DOCUMENTS: documents,
      LOG_LEVEL: 'warn',
    },
    { url, readyPath: '/health/live', node: nodeFlags },
  );
  return url;
}

const nginx = prepareNginx(port, { url: await startGateway() }, folder);
const { command, args } = nginx.program;
const child =
  nginxCore === undefined
    ? spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawn('taskset', ['-c', String(nginxCore), command, ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
try {
  const response = await firstResponse();
  writeFileSync(join(folder, 'assets/response.json'), response);
  const figures = new Map<keyof typeof urls, Figures[]>();
  const names = Object.keys(urls) as (keyof typeof urls)[];
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figure = await load({
        url: urls[name],
        headers: HEADERS,
        connections: 32,
        seconds: SECONDS,
        ...(loadCore !== undefined && { core: loadCore }),
      });
      if (figure.refused + figure.broken > 0) throw new Error(`${name}: requests failed.`);
      // The first round is a warm-up.
      if (round > 0) figures.set(name, [...(figures.get(name) ?? []), figure]);
    }
  }
  const of = (name: keyof typeof urls) => figures.get(name) ?? [];
  printTable(`Through nginx, ${Buffer.byteLength(response)} bytes, 32 connections`, [
    ['', 'requests/s', 'of the file', 'p50 ms', 'p99 ms'],
    ...names.map((name) => [
      name,
      spread(
        of(name).map(({ perSecond }) => perSecond),
        0,
      ),
      spread(
        of(name).map(({ perSecond }, round) => perSecond / (of('file')[round]?.perSecond ?? 0)),
      ),
      spread(of(name).map(({ p50 }) => p50)),
      spread(of(name).map(({ p99 }) => p99)),
    ]),
  ]);
} finally {
  child.kill('SIGKILL');
  stopAll();
  nginx.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Waits for nginx. */
async function firstResponse(): Promise<string> {
  for (const end = Date.now() + 30_000; ; ) {
    const response = await fetch(urls['cached response'], { headers: HEADERS }).catch(() => null);
    if (response?.ok) return response.text();
    if (child.exitCode !== null || Date.now() > end) throw new Error('nginx did not start.');
    await new Promise((done) => setTimeout(done, 50));
  }
}
