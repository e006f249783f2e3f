// Compares the gateway with its peers: one upstream, one load generator, each engine in its own
// process, rounds in turns. Ratios are computed within a round.
import { deepStrictEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuMicroseconds, freePort, type Server, startServer, stopAll } from '../processes.ts';
import { printTable, spread } from '../table.ts';
import { type Figures, load } from '../wrk.ts';
import { ENGINES, type Engine } from './engines.ts';
import { WORKLOADS, type Workload } from './workloads.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 2);
/** Names of workloads and engines, separated by commas; default: all. */
const [onlyLoads, onlyEngines] = [
  process.env.WORKLOADS?.split(','),
  process.env.ENGINES?.split(','),
];
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'alokpath-bench-'));
const several = cpus().length > 1;
const [engineCore, loadCore] = [several ? { core: 1 } : {}, several ? { core: 0 } : {}];

type Taken = Figures & { cpuPerRequest: number; callsPerRequest: number };

/**
 * What wrk sends: one request, or the variable's values in turn. Without these headers our gateway
 * refuses a GET, because it could come from a link (CSRF).
 */
function script({ query, variable, get }: Workload, path: string): string {
  if (get) {
    const url = `${path}?query=${encodeURIComponent(query)}`;
    return `request = function() return wrk.format("GET", [==[${url}]==], { ["apollo-require-preflight"] = "1", ["content-type"] = "application/json" }) end\n`;
  }
  const bodies = (variable?.values ?? ['']).map((value) =>
    JSON.stringify({ query, ...(variable && { variables: { [variable.name]: value } }) }),
  );
  return `
local requests, n = {}, 0
init = function()
  for _, body in ipairs({ ${bodies.map((body) => `[==[${body}]==]`).join(', ')} }) do
    requests[#requests + 1] = wrk.format("POST", "${path}", { ["content-type"] = "application/json" }, body)
  end
end
request = function()
  n = n % #requests + 1
  return requests[n]
end
`;
}

/** An engine's response to the workload's first request. */
async function firstResponse(
  { query, variable, get }: Workload,
  url: string,
): Promise<{ data: unknown }> {
  const headers = { 'content-type': 'application/json', 'apollo-require-preflight': '1' };
  const variables = variable ? { [variable.name]: variable.values[0] } : {};
  const response = get
    ? await fetch(`${url}?query=${encodeURIComponent(query)}`, { headers })
    : await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return (await response.json()) as { data: unknown };
}

async function measure(workload: Workload): Promise<void> {
  const upstreamPort = await freePort();
  const upstream = `http://127.0.0.1:${upstreamPort}`;
  const common = {
    UPSTREAM_URL: upstream,
    WITH_BATCH: workload.batch ? '1' : '0',
    NODE_ENV: 'production',
  };
  const delay = { DELAY_MS: String(workload.delayMs ?? 0) };
  await startServer(
    here('upstream.ts'),
    { ...common, ...delay, PORT: String(upstreamPort) },
    { url: upstream, readyPath: '/stats', ...loadCore },
  );

  const running = new Map<Engine, Server>();
  let expected: unknown;
  for (const engine of ENGINES) {
    if (onlyEngines && !onlyEngines.includes(engine.name) && engine.name !== 'plain') continue;
    const env = engine.env(workload);
    if (!env) continue;
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const responseFile = join(folder, 'response.json');
    writeFileSync(responseFile, JSON.stringify({ data: expected }));
    const own = {
      ...common,
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      RESPONSE: responseFile,
      ...env,
    };
    const server = await startServer(engine.file, own, {
      url,
      readyPath: '/health/live',
      node: engine.node,
      ...engineCore,
    });
    const { data } = await firstResponse(workload, url + engine.path);
    // Prototypes differ between engines; only the data is compared.
    if (expected === undefined) expected = data;
    else
      deepStrictEqual(
        data,
        expected,
        `${engine.name} returns other data than plain Apollo Server: it is not measured.`,
      );
    running.set(engine, server);
  }

  const figures = new Map<Engine, Taken[]>([...running.keys()].map((engine) => [engine, []]));
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const order = round % 2 === 0 ? [...running] : [...running].reverse();
    for (const [engine, server] of order) {
      await fetch(`${upstream}/stats`);
      const before = cpuMicroseconds(server.pid);
      const seconds = round === 0 ? 1 : SECONDS;
      const taken = await load({
        url: server.url,
        script: script(workload, engine.path),
        connections: workload.connections,
        seconds,
        ...loadCore,
      });
      const calls = Number(await (await fetch(`${upstream}/stats`)).text());
      const requests = taken.perSecond * seconds;
      if (taken.refused + taken.broken > 0)
        throw new Error(`${engine.name}: ${taken.refused} refused, ${taken.broken} broken`);
      const cpu = (cpuMicroseconds(server.pid) - before) / requests;
      // The first round is a warm-up.
      if (round > 0)
        figures
          .get(engine)
          ?.push({ ...taken, cpuPerRequest: cpu, callsPerRequest: calls / requests });
    }
  }
  stopAll();
  report(workload, figures);
}

function report({ name, what, connections }: Workload, figures: Map<Engine, Taken[]>): void {
  const of = (engine: string) => [...figures].find(([one]) => one.name === engine)?.[1] ?? [];
  const ratio = (taken: Taken[], base: Taken[], figure: 'perSecond' | 'p50' = 'perSecond') =>
    base.length === 0
      ? ''
      : spread(taken.map((one, round) => one[figure] / (base[round]?.[figure] ?? 1)));
  printTable(`${name}: ${what} (${connections} connections)`, [
    [
      'engine',
      'requests/s',
      'x plain',
      'of bare',
      'of precomputed',
      'CPU us/request',
      'upstream calls',
      'p50 ms',
      'p50 of bare',
      'p99 ms',
    ],
    ...[...figures].map(([engine, taken]) => [
      engine.name,
      spread(
        taken.map((one) => one.perSecond),
        0,
      ),
      ratio(taken, of('plain')),
      ratio(taken, of('bare node:http')),
      ratio(taken, of('precomputed')),
      spread(
        taken.map((one) => one.cpuPerRequest),
        0,
      ),
      spread(
        taken.map((one) => one.callsPerRequest),
        3,
      ),
      spread(taken.map((one) => one.p50)),
      ratio(taken, of('bare node:http'), 'p50'),
      spread(taken.map((one) => one.p99)),
    ]),
  ]);
}

// Our gateway is measured as in production: built.
execFileSync('npm', ['run', '--silent', 'build:server', '-w', 'gateway'], {
  cwd: here('../../'),
  stdio: 'inherit',
});
// Our gateway runs in production mode, which allows only trusted documents.
const documents = Object.fromEntries(
  WORKLOADS.map(({ query }) => [createHash('sha256').update(query).digest('hex'), query]),
);
writeFileSync(here('documents.json'), JSON.stringify(documents));
try {
  for (const workload of WORKLOADS) {
    if (!onlyLoads || onlyLoads.includes(workload.name)) await measure(workload);
  }
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
  rmSync(here('documents.json'), { force: true });
}
