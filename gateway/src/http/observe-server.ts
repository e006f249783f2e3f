// Sets up logs, metrics and traces of one gateway.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { LoadShedding } from '../graphql/load-shedding.ts';
import type { ExamPace } from '../modules/attempts/exam-pace.ts';
import { type GroupState, Metrics } from '../observability/metrics.ts';
import { registerMetricsServer } from '../observability/metrics-server.ts';
import { Observer } from '../observability/observer.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import { sessionMark } from '../upstream/cookies.ts';
import { routeOf } from '../upstream/http/routes.ts';

export type ObservedServer = {
  app: FastifyInstance;
  env: { host: string; metricsPort: number | undefined };
  /** Undefined: nothing is logged. */
  log: FastifyBaseLogger | undefined;
  tracing: Tracing | undefined;
  /** Names of operations in trusted documents. */
  operationNames: ReadonlySet<string>;
  shedding: LoadShedding;
  examPace: ExamPace;
  client: UpstreamClient;
};

export function observeServer({
  app,
  env,
  log,
  tracing,
  operationNames,
  shedding,
  examPace,
  client,
}: ObservedServer): Observer {
  const port = env.metricsPort;
  const metrics =
    port === undefined
      ? undefined
      : new Metrics({
          operationNames,
          shedding: () => shedding.state,
          examPace: () => examPace.current,
          upstreamGroups: () => groupsOf(client),
        });
  if (metrics && port !== undefined) registerMetricsServer(app, metrics, { host: env.host, port });
  if (tracing) app.addHook('onClose', () => tracing.stop());
  return new Observer({
    metrics,
    tracing,
    routeOf,
    sessionMark,
    log: log && ((line) => log.info(line, 'operation')),
  });
}

function* groupsOf({ groups }: UpstreamClient): Iterable<readonly [string, GroupState]> {
  for (const [group, { breaker, limit }] of groups) {
    yield [
      group,
      { breaker: breaker?.state ?? 'closed', inFlight: limit.inFlight, queued: limit.queued },
    ] as const;
  }
}
