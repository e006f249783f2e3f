// One group of upstream calls, or all of upstream, hangs or fails: the effect on other groups, the
// time until clients receive the error, and the number of upstream calls that are still made.
import { setTimeout as wait } from 'node:timers/promises';
import { campaignsBody, listBody, startGateway, trivialBody, type Upstream } from './servers.ts';
import { type Outcome, percentile, send, steadyLoad } from './steady-load.ts';

const HANGING_CALLS = 200;
/** Odd, so that the median is a measured value. */
const ROUNDS = 9;
const PER_SECOND = 200;
/** The retry budget of a gateway that has just started. */
const SAVED_RETRIES = 10;
/** Sent one after the other to the failing group. */
const FAILING_REQUESTS = 3000;

/** 200 calls to one group hang; another group is called as before. */
export async function bulkhead(upstream: Upstream, seconds: number): Promise<string[][]> {
  // All of them are in flight at the same time, and none times out.
  const withoutTimeouts = {
    UPSTREAM_MAX_IN_FLIGHT: String(HANGING_CALLS),
    UPSTREAM_TIMEOUT_MS: '120000',
    OPERATION_TIMEOUT_MS: '120000',
  };
  const gateway = await startGateway(upstream, withoutTimeouts);
  const others = () =>
    steadyLoad({ url: gateway.url, perSecond: PER_SECOND, seconds, body: listBody });
  const callHangingGroup = () =>
    Promise.all(Array.from({ length: HANGING_CALLS }, () => send(gateway.url, campaignsBody())));
  await others();
  await callHangingGroup();
  const p99s: { before: number; during: number; failed: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = percentile(await others(), 0.99);
    await upstream.setMode('campaigns-hang');
    const hanging = callHangingGroup();
    await wait(500);
    const outcomes = await others();
    // Upstream responds to the calls that hang.
    await upstream.setMode('healthy');
    await hanging;
    p99s.push({
      before,
      during: percentile(outcomes, 0.99),
      failed: outcomes.filter(({ status, code }) => status !== 200 || code).length,
    });
  }
  process.kill(gateway.pid, 'SIGKILL');
  const middle =
    p99s.map(({ before, during }) => during / before).sort((a, b) => a - b)[(ROUNDS - 1) / 2] ?? 0;
  const failed = p99s.reduce((sum, round) => sum + round.failed, 0);
  const figures = p99s
    .map(({ before, during }) => `${before.toFixed(1)} -> ${during.toFixed(1)}`)
    .join(', ');
  return [
    [
      `p99 of others while ${HANGING_CALLS} calls hang`,
      `x ${middle.toFixed(2)} (${figures} ms)`,
      '<= x 1.20',
      middle <= 1.2 ? 'yes' : 'no',
    ],
    ['others that failed', String(failed), '0', failed === 0 ? 'yes' : 'no'],
  ];
}

/** An open circuit: errors are returned at once, without upstream calls. */
export async function circuitOpen(upstream: Upstream): Promise<string[][]> {
  const gateway = await startGateway(upstream);
  await upstream.setMode('campaigns-fail');
  const [outcomes, trivial]: [Outcome[], Outcome[]] = [[], []];
  for (let n = 0; n < FAILING_REQUESTS; n += 1) {
    outcomes.push(await send(gateway.url, campaignsBody()));
    trivial.push(await send(gateway.url, trivialBody()));
  }
  await upstream.setMode('healthy');
  process.kill(gateway.pid, 'SIGKILL');
  const refused = outcomes.filter(({ code }) => code === 'CIRCUIT_OPEN');
  const [p50, p99] = [percentile(refused, 0.5), percentile(refused, 0.99)];
  const before = outcomes.findIndex(({ code }) => code === 'CIRCUIT_OPEN');
  return [
    [
      'CIRCUIT_OPEN, p50 / p99',
      `${p50.toFixed(2)} / ${p99.toFixed(2)} ms (${refused.length} of ${FAILING_REQUESTS})`,
      '< 5 ms',
      refused.length > 0 && p99 < 5 ? 'yes' : 'no',
    ],
    [
      'a concurrent field without upstream calls, p50 / p99',
      `${percentile(trivial, 0.5).toFixed(2)} / ${percentile(trivial, 0.99).toFixed(2)} ms`,
      '',
      '',
    ],
    [
      'operations until it opens',
      String(before),
      '<= 20',
      before > 0 && before <= 20 ? 'yes' : 'no',
    ],
  ];
}

/** All upstream calls fail: the number of upstream calls per operation. */
export async function outage(upstream: Upstream, seconds: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const breaker of ['1', '0']) {
    const gateway = await startGateway(upstream, { UPSTREAM_BREAKER: breaker });
    await steadyLoad({ url: gateway.url, perSecond: PER_SECOND, seconds: 1, body: listBody });
    await upstream.setMode('all-fail');
    await upstream.calls();
    const outcomes = await steadyLoad({
      url: gateway.url,
      perSecond: PER_SECOND,
      seconds: 3 * seconds,
      body: listBody,
    });
    const calls = await upstream.calls();
    // Without the retries of the budget that was filled before the outage.
    const share = (calls - SAVED_RETRIES) / outcomes.length;
    await upstream.setMode('healthy');
    process.kill(gateway.pid, 'SIGKILL');
    const name = `upstream calls per operation in an outage${breaker === '1' ? '' : ', without breakers'}`;
    rows.push([name, share.toFixed(2), '<= 1.10', share <= 1.1 ? 'yes' : 'no']);
  }
  return rows;
}
