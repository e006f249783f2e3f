// `npm run images`: builds the images of the Dockerfile without a container engine
// (tests/images/build), starts gateway, backend and worker from them as their own user,
// with the image of nginx in front, and takes an exam through them. Exit code 1 if anything fails.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Browser } from '../drill/browser.ts';
import { waitUntilDecided } from '../drill/correction.ts';
import { createExamFixture, type ExamFixture } from '../drill/exam-fixture.ts';
import { trustedDocuments } from '../drill/operations.ts';
import { Postgres } from '../drill/postgres.ts';
import { takeExam } from '../drill/student.ts';
import { readKey, verify } from '../drill/verify.ts';
import { freePort } from '../gateway/free-port.ts';
import { gatewayConf, ROOT } from './nginx.ts';

const READY_MS = 60_000;
const THINK_MS = 200;

// IMAGES_BUILT=1 takes the images of an earlier run.
const isBuilt =
  process.env.IMAGES_BUILT === '1' ||
  spawnSync(join(ROOT, 'tests/images/build'), { stdio: 'inherit' }).status === 0;
if (!isBuilt) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'alokpath-images-'));
chmodSync(folder, 0o755);
const running: ChildProcess[] = [];
const containers: string[] = [];
let isEnding = false;
let postgres: Postgres | undefined;
let fixture: ExamFixture | undefined;
try {
  postgres = await Postgres.open();
  fixture = await createExamFixture(postgres.url, 2);
  await runExam(fixture);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  isEnding = true;
  for (const child of running) await stop(child);
  for (const name of containers) buildah('rm', name);
  await fixture?.remove();
  postgres?.close();
  rmSync(folder, { recursive: true, force: true });
}

async function runExam(fixture: ExamFixture): Promise<void> {
  const port = { nginx: 0, gateway: 0, backend: 0, worker: 0, redis: 0 };
  for (const name of Object.keys(port) as (keyof typeof port)[]) port[name] = await freePort();
  const url = (name: keyof typeof port) => `http://127.0.0.1:${port[name]}`;
  writeFileSync(join(folder, 'trusted.json'), trustedDocuments());
  writeFileSync(join(folder, 'gateway.conf'), gatewayConf(port.nginx, { url: url('gateway') }));
  const shared = {
    UPSTREAM_SERVICE_TOKEN: randomBytes(32).toString('base64url'),
    REDIS_URL: `redis://127.0.0.1:${port.redis}`,
    DATABASE_URL: fixture.env.DATABASE_URL ?? '',
    DATA_DIR: '/data',
  };
  const redis = ['--port', String(port.redis), '--bind', '127.0.0.1', '--save', ''];
  running.push(spawn('redis-server', redis, { stdio: 'ignore', detached: true }));

  run('backend', { ...shared, BACKEND_PORT: String(port.backend), WORKER: '0', DEMO: '0' });
  await waitUntilReady('backend', url('backend'));
  run('backend', { ...shared, BACKEND_PORT: String(port.worker) }, [
    'node',
    '--enable-source-maps',
    'backend/build/worker.main.js',
  ]);
  await waitUntilReady('worker', url('worker'));
  const gateway = {
    ...shared,
    TICKET_SECRET: randomBytes(32).toString('base64url'),
    HOST: '127.0.0.1',
    PORT: String(port.gateway),
    PUBLIC_URL: url('nginx'),
    UPSTREAM_URL: url('backend'),
    TRUSTED_PROXIES: '127.0.0.1',
    TRUSTED_DOCUMENTS: '/trusted.json',
  };
  run('gateway', gateway, [], [`${folder}/trusted.json:/trusted.json:ro`]);
  await waitUntilReady('gateway', url('gateway'));
  run('web', {}, [], [`${folder}/gateway.conf:/etc/nginx/gateway.conf:ro`]);
  await waitUntilReady('nginx', url('nginx'));

  const page = await (await fetch(`${url('nginx')}/`)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  const asset = await fetch(`${url('nginx')}${script}`);
  if (!asset.headers.get('cache-control')?.includes('immutable'))
    throw new Error('nginx does not serve the page with its script.');
  console.log('nginx serves the pages');

  const before = await readKey(fixture);
  const pace = { thinkMs: THINK_MS, onChoice: () => undefined, onSaved: () => undefined };
  const taken = await Promise.all(
    (['steady', 'gone'] as const).map((habit, index) => {
      const { cookie, userId } = fixture.accounts[index] ?? { cookie: '', userId: '' };
      return takeExam(new Browser(port.nginx, cookie), userId, habit, pace);
    }),
  );
  // The worker closes the attempt of the student who never came back.
  await waitUntilDecided(fixture);
  const { attempts, receipts, ...bad } = await verify(fixture, taken, before);
  console.log(
    `${attempts} attempts, ${receipts} submitted, ${attempts - receipts} closed by the worker`,
  );
  const problems = Object.entries(bad).filter(([, number]) => number > 0);
  if (receipts !== 1 || problems.length > 0)
    throw new Error(`The exam went wrong: ${JSON.stringify(bad)}`);
}

/** Starts the image's command, or another one, as the image's user. */
function run(
  image: string,
  env: Record<string, string>,
  command: string[] = [],
  volumes: string[] = [],
): void {
  const name = buildah('from', '--pull-never', `alokpath-${image}`).trim();
  containers.push(name);
  const { config } = (
    JSON.parse(buildah('inspect', name)) as {
      OCIv1: { config: { User?: string; Cmd?: string[] } };
    }
  ).OCIv1;
  const uid = buildah('run', '--isolation', 'chroot', name, 'id', '-u').trim();
  if (!config.User || uid === '0') throw new Error(`The image ${image} runs as root.`);
  const child = spawn(
    'buildah',
    [
      'run',
      '--isolation',
      'chroot',
      '--network',
      'host',
      ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...volumes.flatMap((volume) => ['--volume', volume]),
      ...[name, '--', ...(command.length > 0 ? command : (config.Cmd ?? []))],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  // buildah reports as an error that it was ended.
  child.stderr?.on('data', (text: Buffer) => isEnding || process.stderr.write(text));
  running.push(child);
  console.log(`started ${image} as user ${uid}`);
}

function buildah(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('buildah', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`buildah ${args[0]}: ${stderr}`);
  return stdout;
}

async function waitUntilReady(name: string, url: string): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await wait(100)) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return console.log(`${name} is ready`);
  }
  throw new Error(`${name} is not ready after ${READY_MS / 1000} s.`);
}

/** Ends it with the processes that it has started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  const isOver = await Promise.race([ended.then(() => true), wait(15_000, false)]);
  if (!isOver) process.kill(-child.pid, 'SIGKILL');
}
