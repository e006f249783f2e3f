// Sends requests of up to 100 kB that are designed to be slow, one after the other, and prints for
// gateway and backend which ones blocked the event loop for the longest time.
import { printTable } from '../table.ts';
import { backendAttacks } from './backend-attacks.ts';
import { gatewayAttacks } from './gateway-attacks.ts';
import {
  type Attack,
  type Blocked,
  type ProbedServer,
  startProbedServers,
} from './probed-servers.ts';

/** No request may block for longer. */
const LIMIT_MS = 100;
const SHOWN = Number(process.env.SHOWN ?? 15);
const ONLY = new RegExp(process.env.ONLY ?? '');

const servers = await startProbedServers();
await run('backend', servers.backend, await backendAttacks(servers.backend.url));
await run('gateway', servers.gateway, await gatewayAttacks(servers.gateway.url));
process.exit();

async function run(name: string, server: ProbedServer, attacks: Attack[]): Promise<void> {
  const chosen = attacks.filter((attack) => ONLY.test(titleOf(attack)));
  const measured: (Blocked & { title: string })[] = [];
  for (const attack of chosen) {
    let blocked = await server.measure(attack, servers.admin);
    // A single slow run may come from a garbage collection or from code that was not compiled yet.
    for (let again = 0; again < 3 && blocked.cpuMs > LIMIT_MS / 2; again += 1)
      blocked = least(blocked, await server.measure(attack, servers.admin));
    measured.push({ ...blocked, title: titleOf(attack) });
  }
  const slowest = measured.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, SHOWN);
  const statuses = new Map<number, number>();
  for (const { status } of measured) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const rows = slowest.map(({ title, status, delayMs, cpuMs }) => [
    title,
    String(status),
    delayMs.toFixed(0),
    cpuMs.toFixed(0),
  ]);
  const over = measured.filter(({ cpuMs }) => cpuMs > LIMIT_MS).length;
  printTable(`${name}: ${measured.length} requests, ${over} took more than ${LIMIT_MS} ms`, [
    ['', 'status', 'longest delay ms', 'CPU ms'],
    ...rows,
  ]);
  console.log([...statuses].map(([status, of]) => `${of} x ${status}`).join(', '));
}

function titleOf({ method, path, name }: Attack): string {
  return `${method} ${path.slice(0, 60)} ${name}`;
}

function least(one: Blocked, other: Blocked): Blocked {
  return one.cpuMs < other.cpuMs ? one : other;
}
