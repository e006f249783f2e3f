// `npm start`: builds what is stale, starts the backend and the gateway as two processes, and prints
// the URLs. Ctrl-C stops both. `npm run dev`: the same with watch and hot reload. With `-- --mock`
// there is no backend: the gateway returns mock data.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { readEnv as readBackendEnv } from './backend/src/config.ts';
import { makeFolder } from './backend/src/files/make-folder.ts';
import { readEnv as readGatewayEnv } from './gateway/src/config.ts';
import { nodeFlags } from './node-flags.ts';

const root = import.meta.dirname;
const isDev = process.argv.includes('--dev');
const isMock = process.argv.includes('--mock');
const isProduction = process.env.NODE_ENV === 'production';
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const port = process.env.PORT || '4000';
const upstreamUrl = process.env.UPSTREAM_URL;
/** Whether a backend of ours is started. */
const hasBackend = !upstreamUrl && !isMock;
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
const children: ChildProcess[] = [];
let isStopping = false;

try {
  await main();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function main(): Promise<void> {
  refuseOtherNode();
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));

  const env = {
    ...(isProduction || isMock ? {} : readSecrets()),
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: publicUrl,
  };
  const backendPort = process.env.BACKEND_PORT || '4001';
  const gatewayEnv = hasBackend ? { ...env, UPSTREAM_URL: `http://127.0.0.1:${backendPort}` } : env;
  refuseBadSettings(env, gatewayEnv);
  await refuseTakenPort('PORT', port, process.env.HOST || 'localhost');
  if (hasBackend)
    await refuseTakenPort('BACKEND_PORT', backendPort, process.env.BACKEND_HOST || '127.0.0.1');

  const webSources = [
    'web/src',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
    'web/build',
    'web/service-worker',
    'web/ssr',
    'web/budgets.json',
    'exam-rules/src',
    'package-lock.json',
  ];
  await Promise.all([
    hasBackend ? startBackend(env) : undefined,
    isDev ? undefined : build('web', 'build', 'web/dist-ssr/worker.js', webSources),
    isDev
      ? undefined
      : build('gateway', 'build:server', 'gateway/build/main.js', [
          'gateway/src',
          'exam-rules/src',
          'package-lock.json',
        ]),
    build('gateway', 'build:graphiql', 'gateway/graphiql/dist/index.html', [
      'gateway/graphiql/graphiql.tsx',
      'gateway/graphiql/examples-in-tour.ts',
      'docs/graphql.md',
      'gateway/graphiql/graphiql.css',
      'gateway/graphiql/index.html',
      'package-lock.json',
    ]),
  ]);
  await run('gateway', gatewayEnv, isMock ? ['--mock'] : []);
  if (isDev) {
    spawnChild(
      'codegen',
      ['node_modules/.bin/graphql-codegen', '--config', 'codegen.ts', '--watch'],
      env,
    );
    spawnChild('web', ['node_modules/.bin/vite', 'web'], { ...env, GATEWAY_URL: publicUrl });
  }
  announce();
}

/** Versions as in `engines` of package.json, of which npm only warns. */
function refuseOtherNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  if (!isSupported)
    throw new Error(
      `Node 20.19, 22.13 or 24 is needed, or a newer version of these; this is ${process.versions.node}.`,
    );
}

async function startBackend(env: NodeJS.ProcessEnv): Promise<void> {
  const sources = ['backend/src', 'exam-rules/src', 'package-lock.json'];
  if (!isDev) await build('backend', 'build', 'backend/build/main.js', sources);
  await run('backend', env);
}

/** Names every setting that cannot be used, before anything is built or started. */
function refuseBadSettings(backend: NodeJS.ProcessEnv, gateway: NodeJS.ProcessEnv): void {
  const gatewayProblems = readGatewayEnv(gateway, { isMock }).problems.filter(isAboutSetting);
  const backendProblems = hasBackend ? readBackendEnv(backend).problems : [];
  // Both read some settings, such as REDIS_URL.
  const problems = [...new Set([...backendProblems, ...gatewayProblems])];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * False for an address that is not set but made of a port: as wrong as the port, which has its own
 * line.
 */
function isAboutSetting(problem: string): boolean {
  if (problem.startsWith('UPSTREAM_URL')) return !hasBackend;
  return !problem.startsWith('PUBLIC_URL') || Boolean(process.env.PUBLIC_URL);
}

/**
 * Finds out at once what the servers would only find out after building and filling the database.
 */
async function refuseTakenPort(name: string, number: string, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((free, taken) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? 'is in use: stop what uses it, or set'
          : `cannot be used (${error.code}): set`;
      taken(new Error(`Port ${number} ${why} ${name} to another one.`));
    });
    probe.listen({ port: Number(number), host }, () => probe.close(() => free()));
  });
}

/**
 * Secrets of the demonstration, made at the first start and kept: sessions and running exams
 * survive a restart.
 */
function readSecrets(): Record<string, string> {
  const file = join(dataDir, 'secrets.json');
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new Error(`DATA_DIR: cannot use ${dataDir} (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOENT')
      throw new Error(`DATA_DIR: cannot use ${dataDir} (${code ?? 'secrets.json is not JSON'})`);
  }
  const secrets = {
    TICKET_SECRET: randomBytes(32).toString('base64url'),
    UPSTREAM_SERVICE_TOKEN: randomBytes(32).toString('base64url'),
  };
  try {
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new Error(
      `DATA_DIR: cannot write to ${dataDir} (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  return secrets;
}

/**
 * Runs a workspace's script when one of its sources is newer than what it wrote last. What is built
 * must be outside of the sources' folders.
 */
async function build(
  workspace: string,
  script: string,
  output: string,
  sources: string[],
): Promise<void> {
  if (newest(sources) <= newest([output])) return;
  console.log(`building ${workspace} (${script}) …`);
  const child = spawn('npm', ['run', '--silent', script, '-w', workspace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0 && !isStopping) throw new Error(`building ${workspace} failed:\n${printed}`);
}

function newest(paths: string[]): number {
  return Math.max(0, ...paths.map((path) => newestBelow(join(root, path))));
}

function newestBelow(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestBelow(join(path, name))));
}

/** Starts a server and waits until it prints that it is ready. */
function run(
  workspace: 'backend' | 'gateway',
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<void> {
  const watched = [
    'node_modules/.bin/tsx',
    'watch',
    '--clear-screen=false',
    `${workspace}/src/main.ts`,
  ];
  // Compiled first: code that is translated while it loads costs a fifth more per request
  // (docs/decisions/010).
  const started = [...nodeFlags, `${workspace}/build/main.js`];
  return new Promise((ready) => {
    const child = spawnChild(workspace, [...(isDev ? watched : started), ...args], env);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(`${workspace} ready`)) ready();
    });
  });
}

/**
 * Starts a child process, and stops everything when it exits. Gateway and backend also stop when
 * the IPC channel closes.
 */
function spawnChild(name: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    // Printed once for both processes, below.
    const text = chunk.toString().replace(/^(backend|gateway) ready.*\n/gm, '');
    if (text.trim()) process.stdout.write(text);
  });
  child.on('exit', (code, signal) => {
    if (isStopping) return;
    if (signal) console.error(`${name} was ended by ${signal}`);
    stop(code || 1);
  });
  children.push(child);
  return child;
}

function announce(): void {
  const lines = [`Alokpath is ready: ${isDev ? 'http://localhost:5173 (hot reload)' : publicUrl}`];
  if (!isProduction)
    lines.push(`GraphQL:           ${publicUrl}/graphql (works offline: ${publicUrl}/graphiql)`);
  if (isMock) lines.push('Mock:              every answer is made up, and nothing is stored');
  if (!isProduction && hasBackend) {
    lines.push('Student:           student@alokpath.test / alokpath-student');
    lines.push('Admin:             admin@alokpath.test / alokpath-admin');
    lines.push(
      `Outbox:            ${join(dataDir, 'outbox')} (one-time passwords arrive there as files)`,
    );
  }
  console.log(`\n${lines.join('\n')}\n\nCtrl-C stops it.`);
}

/** Asks the children to end, waits for them, ends. */
function stop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const ended = running.map((child) => new Promise((done) => child.once('exit', done)));
  for (const child of running) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 12_000).unref();
  Promise.all(ended).then(() => process.exit(code));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
  stop(1);
}
