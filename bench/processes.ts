// Starts the measured servers, each in its own process, and stops them all at the end.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus } from 'node:os';

const started: ChildProcess[] = [];
process.once('exit', () => stopAll());
process.once('SIGINT', () => process.exit(130));

export type Server = { url: string; pid: number };

/**
 * Runs a file and waits until `url + readyPath` responds with 2xx.
 * @param core the CPU core to run it on
 * @param node flags; tsx unless it is built
 */
export async function startServer(
  file: string,
  env: Record<string, string>,
  {
    url,
    readyPath,
    core,
    node: flags = ['--import', 'tsx'],
  }: { url: string; readyPath: string; core?: number; node?: readonly string[] | undefined },
): Promise<Server> {
  const node = ['node', ...flags, file];
  const [command = '', ...args] =
    core === undefined || cpus().length < 2 ? node : ['taskset', '-c', String(core), ...node];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started.push(child);
  for (let turn = 0; turn < 600; turn += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`);
    const response = await fetch(url + readyPath).catch(() => undefined);
    if (response?.ok) return { url, pid: child.pid ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${file} was not ready after a minute`);
}

export function stopAll(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** Processor time that a process has used so far, in microseconds (Linux). */
export function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime, in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
