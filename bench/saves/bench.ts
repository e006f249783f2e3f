// Measures how long it takes until an answer is stored: on the server through gateway and backend,
// and on the device before it is shown.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createExamFixture } from '../../tests/drill/exam-fixture.ts';
import { Servers } from '../../tests/drill/servers.ts';
import { printTable } from '../table.ts';
import { timeChoices } from './device.ts';
import { type Latencies, timeSaves } from './server.ts';

const SECONDS = Number(process.env.SECONDS ?? 20);
const CROWDS = (process.env.STUDENTS ?? '1,50,200').split(',').map(Number);
/**
 * Students who take the exam in a browser, one after the other, for each CPU slowdown: none, and
 * that of a cheap phone.
 */
const IN_BROWSER = 3;
const SLOWDOWNS = [1, 4];

const row = (name: string, { count, p50, p95, p99 }: Latencies) => [
  name,
  ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
  String(count),
];
const HEADING = ['', 'p50 ms', 'p95 ms', 'p99 ms', 'measured'];

// In production the gateway runs only the operations of the web build.
const root = fileURLToPath(new URL('../../', import.meta.url));
execFileSync('npm', ['run', '--silent', 'build', '-w', 'web'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

/** Each group has its own students, since an attempt of an earlier group would be continued. */
const fixture = await createExamFixture(
  process.env.DATABASE_URL || undefined,
  CROWDS.reduce((sum, size) => sum + size, IN_BROWSER * SLOWDOWNS.length),
);
let servers: Servers | undefined;
try {
  servers = await Servers.open(fixture.env);
  const rows = [];
  let first = 0;
  for (const size of CROWDS) {
    const { latencies, failures } = await timeSaves(
      servers.gatewayPort,
      fixture.accounts.slice(first, first + size),
      SECONDS,
    );
    rows.push([
      ...row(`${size} students, a save every two seconds each`, latencies),
      String(failures),
    ]);
    first += size;
  }
  printTable(`A save, from sending to durable, on ${fixture.name}`, [
    [...HEADING, 'failed'],
    ...rows,
  ]);
  const inBrowser = [];
  for (const slowdown of SLOWDOWNS) {
    const device = await timeChoices(
      servers.gatewayPort,
      fixture.accounts.slice(first, first + IN_BROWSER),
      slowdown,
    );
    first += IN_BROWSER;
    inBrowser.push(
      device
        ? row(`CPU slowed down ${slowdown} x`, device)
        : ['No Chromium was found: set CHROMIUM_PATH.', '', '', '', ''],
    );
  }
  printTable('A choice, from click to kept in IndexedDB and shown, Chromium', [
    HEADING,
    ...inBrowser,
  ]);
} finally {
  await servers?.close();
  await fixture.remove();
}
