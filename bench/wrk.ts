// The load generator: wrk on one thread, with a Lua script that reports its figures. The caller warms
// up.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Load = {
  url: string;
  /** Lua that sets `request` (wrk's scripting); without it: GET of the url. */
  script?: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** The CPU core that wrk runs on, if the machine has several. */
  core?: number;
};

/**
 * Requests per second, latencies in milliseconds, the number of responses other than 2xx and 3xx,
 * and of connections that failed.
 */
export type Figures = {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
  broken: number;
};

const REPORT = `
done = function(summary, latency)
  io.write(string.format('{"requests":%d,"us":%d,"p50":%f,"p99":%f,"refused":%d,"broken":%d}',
    summary.requests, summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000, summary.errors.status,
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
`;

/** Runs wrk once. */
export async function load({
  url,
  script = '',
  headers = {},
  connections,
  seconds,
  core,
}: Load): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'alokpath-bench-'));
  const file = join(folder, 'load.lua');
  writeFileSync(file, script + REPORT);
  try {
    const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const wrk = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, ...flags, url];
    const [command, args] =
      core === undefined ? ['wrk', wrk] : ['taskset', ['-c', String(core), 'wrk', ...wrk]];
    const { stdout } = await run(command, args as string[]);
    const json = /\{"requests".*\}/.exec(stdout)?.[0];
    if (!json) throw new Error(`The output of wrk has no report: ${stdout.slice(0, 300)}`);
    const { requests, us, p50, p99, refused, broken } = JSON.parse(json);
    return { perSecond: requests / (us / 1e6), p50, p99, refused, broken };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('wrk is missing: apt-get install wrk');
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
