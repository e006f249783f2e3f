// Measures the gateway under failures: too many requests, a part of upstream that hangs or fails, an
// outage, restarts. Each row shows the result beside the goal. `PARTS=goodput,bulkhead SECONDS=2
// RESTARTS=4` measures a part.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stopAll } from '../processes.ts';
import { printTable } from '../table.ts';
import { goodput } from './goodput.ts';
import { bulkhead, circuitOpen, outage } from './groups.ts';
import { restarts } from './restarts.ts';
import { Upstream } from './servers.ts';

const SECONDS = Number(process.env.SECONDS ?? 5);
const RESTARTS = Number(process.env.RESTARTS ?? 20);
const only = process.env.PARTS?.split(',');

const PARTS: Record<string, (upstream: Upstream) => Promise<string[][]>> = {
  goodput: (upstream) => goodput(upstream, SECONDS),
  circuit: circuitOpen,
  bulkhead: (upstream) => bulkhead(upstream, SECONDS),
  outage: (upstream) => outage(upstream, SECONDS),
  restarts: (upstream) => restarts(upstream, RESTARTS),
};

// The gateway is measured as in production: built.
const root = fileURLToPath(new URL('../../', import.meta.url));
execFileSync('npm', ['run', '--silent', 'build:server', '-w', 'gateway'], {
  cwd: root,
  stdio: 'inherit',
});
// Clients do not run on the gateway's core.
if (cpus().length > 1)
  execFileSync('taskset', ['-a', '-c', '-p', '0', String(process.pid)], { stdio: 'ignore' });
const rows = [['measurement', 'result', 'goal', 'reached']];
try {
  const upstream = await Upstream.start();
  for (const [name, measure] of Object.entries(PARTS)) {
    if (only && !only.includes(name)) continue;
    await upstream.setMode('healthy');
    rows.push(...(await measure(upstream)));
  }
} finally {
  stopAll();
}
printTable('Overload and failures', rows);
process.exit(0);
