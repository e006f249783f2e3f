// Sends three times the load that one gateway can handle: how many requests still get a response in
// time, and how fast the others are refused.
import { load } from '../wrk.ts';
import { QUERIES, startGateway, treeBody, type Upstream } from './servers.ts';
import { type Outcome, percentile, steadyLoad } from './steady-load.ts';

const CONNECTIONS = 32;
/** A later response does not count as goodput: users have given up by then. */
const IN_TIME_MS = 2000;

export async function goodput(upstream: Upstream, seconds: number): Promise<string[][]> {
  // The capacity, measured without load shedding.
  const unlimited = await startGateway(upstream, { MAX_OPERATIONS: '0' });
  const script = `
local n = 0
request = function()
  n = (n + 1) % 251
  return wrk.format("POST", "/graphql", { ["content-type"] = "application/json" }, [==[{"query":"${QUERIES.tree}","variables":{"id":"c]==] .. n .. [==["}}]==])
end
`;
  const measureCapacity = () =>
    load({ url: unlimited.url, script, connections: CONNECTIONS, seconds, core: 0 });
  await measureCapacity();
  const { perSecond: peak } = await measureCapacity();
  process.kill(unlimited.pid, 'SIGKILL');

  const gateway = await startGateway(upstream);
  await steadyLoad({ url: gateway.url, perSecond: peak / 2, seconds, body: treeBody });
  const all = await steadyLoad({
    url: gateway.url,
    perSecond: 3 * peak,
    seconds: 1 + 2 * seconds,
    body: treeBody,
  });
  // The first second has a row of its own: it shows how fast overload is detected.
  const [first, outcomes] = [all.slice(0, 3 * peak), all.slice(3 * peak)];
  process.kill(gateway.pid, 'SIGKILL');
  const good = outcomes.filter(
    ({ status, milliseconds, code }) =>
      status === 200 && code === undefined && milliseconds <= IN_TIME_MS,
  );
  const shed = outcomes.filter(isShed);
  const share = good.length / (2 * seconds) / peak;
  return [
    [
      'goodput at 3 x capacity',
      `${(100 * share).toFixed(0)} % of ${peak.toFixed(0)}/s`,
      '>= 80 %',
      share >= 0.8 ? 'yes' : 'no',
    ],
    [
      'responses in time, p50 / p99',
      `${percentile(good, 0.5).toFixed(0)} / ${percentile(good, 0.99).toFixed(0)} ms`,
      '',
      '',
    ],
    shedRow(shed),
    [
      '503 in the first second, p99',
      `${percentile(first.filter(isShed), 0.99).toFixed(0)} ms`,
      '',
      '',
    ],
    [
      'neither in time nor refused',
      `${outcomes.length - good.length - shed.length} of ${outcomes.length}`,
      '',
      '',
    ],
  ];
}

const isShed = ({ status }: Outcome): boolean => status === 503;

function shedRow(shed: Outcome[]): string[] {
  const p50 = percentile(shed, 0.5);
  const withRetryAfter = shed.filter(({ retryAfter }) => retryAfter !== undefined).length;
  const what = `${p50.toFixed(1)} / ${percentile(shed, 0.99).toFixed(1)} ms, ${withRetryAfter} of ${shed.length} with Retry-After`;
  return [
    '503, p50 / p99',
    what,
    '< 20 ms',
    shed.length > 0 && p50 < 20 && withRetryAfter === shed.length ? 'yes' : 'no',
  ];
}
