// Builds the server of a worker process: health checks, and jobs while it listens.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import type { RunSql } from '../db/client.ts';
import type { App } from '../deps.ts';
import { healthRoutes } from '../http/health.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type DepsOptions, openDeps } from '../open-deps.ts';
import { allJobs } from './all-jobs.ts';
import { registerJobs } from './run-jobs.ts';

type WorkerOptions = DepsOptions & {
  logger?: FastifyServerOptions['logger'];
  runSql: RunSql;
  metrics?: Metrics | undefined;
};

export async function buildWorker({
  logger,
  runSql,
  metrics,
  ...options
}: WorkerOptions): Promise<App> {
  const app: App = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  const deps = await openDeps(app, options);
  healthRoutes(app, deps);
  registerJobs(app, { jobs: allJobs(deps, app.log), runSql, onEnded: metrics?.jobEnded });
  return app;
}
