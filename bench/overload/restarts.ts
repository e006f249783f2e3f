// Two gateways behind a balancer, restarted in turns by SIGTERM under load: no client
// request may fail.
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../processes.ts';
import { Balancer } from './balancer.ts';
import { type Came, percentile, steadyLoad } from './steady-load.ts';
import { listBody, startGateway, type Upstream } from './world.ts';

const PER_SECOND = 100;

export async function restarts(upstream: Upstream, times: number): Promise<string[][]> {
  const gateways: (Server & { port: number })[] = [
    await startGateway(upstream),
    await startGateway(upstream),
  ];
  const balancer = new Balancer(gateways.map(({ port }) => port));
  const url = await balancer.listen();
  const came: Came[] = [];
  let goOn = true;
  const asking = (async () => {
    while (goOn)
      came.push(...(await steadyLoad({ url, perSecond: PER_SECOND, seconds: 1, body: listBody })));
  })();
  for (let time = 0; time < times; time += 1) {
    const which = time % 2;
    const { pid = 0, port = 0 } = gateways[which] ?? {};
    process.kill(pid, 'SIGTERM');
    while (isRunning(pid)) await wait(50);
    gateways[which] = await startGateway(upstream, {}, port);
    // As a rolling deployment does: the next one when this one takes its share again.
    while (balancer.ready < 2) await wait(50);
  }
  goOn = false;
  await asking;
  balancer.close();
  for (const { pid } of gateways) process.kill(pid, 'SIGKILL');
  const failed = came.filter(({ status, code }) => status !== 200 || code !== undefined);
  const kinds = [...new Set(failed.map(({ status, code }) => `${status} ${code ?? ''}`))].join(
    ', ',
  );
  return [
    [
      `${times} restarts under ${PER_SECOND}/s`,
      `${failed.length} of ${came.length} failed ${kinds}`,
      '0',
      failed.length === 0 ? 'yes' : 'no',
    ],
    [
      'latency meanwhile, p50 / p99',
      `${percentile(came, 0.5).toFixed(1)} / ${percentile(came, 0.99).toFixed(1)} ms`,
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
