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
/** So many students sit the exam in a browser, one after the other. */
const IN_BROWSER = 3;

const row = (name: string, { count, p50, p95, p99 }: Latencies) => [name, ...[p50, p95, p99].map((ms) => ms.toFixed(1)), String(count)];
const HEADING = ['', 'p50 ms', 'p95 ms', 'p99 ms', 'measured'];

// In production a gateway answers the operations of the web that was built with it, and no others.
const root = fileURLToPath(new URL('../../', import.meta.url));
execFileSync('npm', ['run', '--silent', 'build', '-w', 'web'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** Each crowd has students of its own: an attempt of a crowd before would go on. */
const world = await makeWorld(
  process.env.DATABASE_URL || undefined,
  CROWDS.reduce((sum, size) => sum + size, IN_BROWSER),
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
  const device = await timeChoices(house.gatewayPort, world.accounts.slice(first));
  printTable('A choice, from click to kept in IndexedDB and shown, Chromium with its CPU slowed down four times', [
    HEADING,
    device ? row('on the device', device) : ['No Chromium was found: set CHROMIUM_PATH.', '', '', '', ''],
  ]);
} finally {
  await house?.close();
  await world.remove();
}
