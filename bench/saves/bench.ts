// How long an answer takes to be safe: on the server through gateway and backend, and on the device before it shows as chosen.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { House } from '../../tests/drill/house.ts';
import { makeWorld } from '../../tests/drill/world.ts';
import { printTable } from '../table.ts';
import { timeChoices } from './device.ts';
import { type Latencies, timeSaves } from './server.ts';

const SECONDS = Number(process.env.SECONDS ?? 20);
const CROWDS = (process.env.STUDENTS ?? '1,50,200').split(',').map(Number);
/** So many students sit the exam in a browser, one after the other, for each slowdown of its CPU: none, and a cheap phone's. */
const IN_BROWSER = 3;
const SLOWDOWNS = [1, 4];

const row = (name: string, { count, p50, p95, p99 }: Latencies) => [name, ...[p50, p95, p99].map((ms) => ms.toFixed(1)), String(count)];
const HEADING = ['', 'p50 ms', 'p95 ms', 'p99 ms', 'measured'];

// In production a gateway answers the operations of the web that was built with it, and no others.
const root = fileURLToPath(new URL('../../', import.meta.url));
execFileSync('npm', ['run', '--silent', 'build', '-w', 'web'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** Each crowd has students of its own: an attempt of a crowd before would go on. */
const world = await makeWorld(
  process.env.DATABASE_URL || undefined,
  CROWDS.reduce((sum, size) => sum + size, IN_BROWSER * SLOWDOWNS.length),
);
let house: House | undefined;
try {
  house = await House.open(world.env);
  const rows = [];
  let first = 0;
  for (const size of CROWDS) {
    const { latencies, failures } = await timeSaves(house.gatewayPort, world.accounts.slice(first, first + size), SECONDS);
    rows.push([...row(`${size} students, a save every two seconds each`, latencies), String(failures)]);
    first += size;
  }
  printTable(`A save, from sending to durable, on ${world.name}`, [[...HEADING, 'failed'], ...rows]);
  const inBrowser = [];
  for (const slowdown of SLOWDOWNS) {
    const device = await timeChoices(house.gatewayPort, world.accounts.slice(first, first + IN_BROWSER), slowdown);
    first += IN_BROWSER;
    inBrowser.push(device ? row(`CPU slowed down ${slowdown} x`, device) : ['No Chromium was found: set CHROMIUM_PATH.', '', '', '', '']);
  }
  printTable('A choice, from click to kept in IndexedDB and shown, Chromium', [HEADING, ...inBrowser]);
} finally {
  await house?.close();
  await world.remove();
}
