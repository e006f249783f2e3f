// Two gateways behind a balancer, restarted in turns by SIGTERM under load: no client
// request may fail.
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../processes.ts';
import { Balancer } from './balancer.ts';
import { listBody, startGateway, type Upstream } from './servers.ts';
import { type Outcome, percentile, steadyLoad } from './steady-load.ts';

const PER_SECOND = 100;

export async function restarts(upstream: Upstream, times: number): Promise<string[][]> {
  const gateways: (Server & { port: number })[] = [
    await startGateway(upstream),
    await startGateway(upstream),
  ];
  const balancer = new Balancer(gateways.map(({ port }) => port));
  const url = await balancer.listen();
  const outcomes: Outcome[] = [];
  let isLoaded = true;
  const loading = (async () => {
    while (isLoaded)
      outcomes.push(
        ...(await steadyLoad({ url, perSecond: PER_SECOND, seconds: 1, body: listBody })),
      );
  })();
  for (let time = 0; time < times; time += 1) {
    const which = time % 2;
    const { pid = 0, port = 0 } = gateways[which] ?? {};
    process.kill(pid, 'SIGTERM');
    while (isRunning(pid)) await wait(50);
    gateways[which] = await startGateway(upstream, {}, port);
    // As in a rolling deployment: the next restart begins when both gateways receive requests.
    while (balancer.readyCount < 2) await wait(50);
  }
  isLoaded = false;
  await loading;
  balancer.close();
  for (const { pid } of gateways) process.kill(pid, 'SIGKILL');
  const failed = outcomes.filter(({ status, code }) => status !== 200 || code !== undefined);
  const kinds = [...new Set(failed.map(({ status, code }) => `${status} ${code ?? ''}`))].join(
    ', ',
  );
  return [
    [
      `${times} restarts under ${PER_SECOND}/s`,
      `${failed.length} of ${outcomes.length} failed ${kinds}`,
      '0',
      failed.length === 0 ? 'yes' : 'no',
    ],
    [
      'latency meanwhile, p50 / p99',
      `${percentile(outcomes, 0.5).toFixed(1)} / ${percentile(outcomes, 0.99).toFixed(1)} ms`,
      '',
      '',
    ],
  ];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
