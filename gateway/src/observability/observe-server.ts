// Puts together what watches over one gateway, as its configuration says.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { LoadShedding } from '../load-shedding.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import { type GroupState, Metrics } from './metrics.ts';
import { registerMetricsServer } from './metrics-server.ts';
import { Observer } from './observer.ts';
import type { Tracing } from './tracing.ts';

export type ObservedServer = {
  app: FastifyInstance;
  env: { host: string; metricsPort: number | undefined };
  /** Undefined: nothing is logged. */
  log: FastifyBaseLogger | undefined;
  tracing: Tracing | undefined;
  /** Names of operations that are known beforehand. */
  operationNames: ReadonlySet<string>;
  shedding: LoadShedding;
  client: UpstreamClient;
};

export function observeServer({ app, env, log, tracing, operationNames, shedding, client }: ObservedServer): Observer {
  const port = env.metricsPort;
  const metrics =
    port === undefined
      ? undefined
      : new Metrics({ operationNames, shedding: () => shedding.state, upstreamGroups: () => groupsOf(client) });
  if (metrics && port !== undefined) registerMetricsServer(app, metrics, { host: env.host, port });
  if (tracing) app.addHook('onClose', () => tracing.stop());
  return new Observer({ metrics, tracing, log: log && ((line) => log.info(line, 'operation')) });
}

function* groupsOf({ groups }: UpstreamClient): Iterable<readonly [string, GroupState]> {
  for (const [group, { breaker, limit }] of groups) {
    yield [group, { breaker: breaker?.state ?? 'closed', inFlight: limit.inFlight, queued: limit.queued }] as const;
  }
}
