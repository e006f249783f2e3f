// Starts the gateway: reads the environment, listens, and shuts down gracefully. The only module
// with side effects.

import { readEnv } from './config.ts';
import { buildServer } from './http/server.ts';
import { NOTICE_MS, shutDown } from './http/shutdown.ts';
import { Tracing } from './observability/tracing.ts';

/** Requests that take longer after the signal are aborted. */
const DRAIN_MS = 10_000;

try {
  const isMock = process.argv.includes('--mock');
  const { env, problems } = readEnv(process.env, { isMock });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const stopping = new AbortController();
  const tracing = await Tracing.fromEnv(process.env);
  const app = await buildServer({
    env,
    logger: env.isProduction,
    mock: isMock,
    tracing,
    stopping: stopping.signal,
  });
  await app.listen({ host: env.host, port: env.port });
  console.log(`gateway ready on ${env.publicUrl.origin}`);

  const stop = (noticeMs: number) => {
    if (stopping.signal.aborted) return;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    shutDown(app, stopping, noticeMs).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop(NOTICE_MS));
  // Ctrl-C, and the end of the parent process: there is no load balancer to notify.
  process.on('SIGINT', () => stop(0));
  process.once('disconnect', () => stop(0));
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

function messageOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE')
    return `gateway: port ${process.env.PORT ?? 4000} is in use; set PORT to another one`;
  return `gateway: ${message ?? String(error)}`;
}
