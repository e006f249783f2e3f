// Starts the gateway: reads the environment, listens, and shuts down gracefully. The only file here with side effects.
import { readEnv } from './env.ts';
import { buildServer } from './server.ts';

const DRAIN_MS = 10_000;

try {
  const { env, problems } = readEnv(process.env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const app = await buildServer({ env, logger: env.isProduction });
  await app.listen({ host: env.host, port: env.port });
  console.log(`gateway ready on ${env.publicUrl.origin}`);

  const stop = () => {
    // What hangs longer than the drain time is cut off.
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by another process: its end is ours too.
  process.once('disconnect', stop);
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}

function wordsOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `gateway: port ${process.env.PORT ?? 4000} is in use; set PORT to another one`;
  return `gateway: ${message ?? String(error)}`;
}
