// The server log: JSON lines in production; outside production only warnings and errors, as
// readable lines.
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyServerOptions } from 'fastify';
import { databaseCode } from './db/database-errors.ts';

type LogEntry = Record<string, unknown> & {
  level?: number;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string };
};

/** Options of Fastify's logger. @param print writes the readable lines */
export function loggerFor(
  isProduction: boolean,
  print: (line: string) => void = console.error,
): FastifyServerOptions['logger'] {
  if (isProduction) return { level: 'info' };
  return {
    level: 'warn',
    base: null,
    timestamp: false,
    stream: { write: (line) => print(formatLine(JSON.parse(line))) },
  };
}

/** One line: level, message, the error with its first stack frame, and the other properties. */
function formatLine({ level = 0, msg, err, ...details }: LogEntry): string {
  const where = err?.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const parts = [
    `backend ${level >= 50 ? 'error' : 'warning'}: ${msg ?? 'unknown'}`,
    ...(err
      ? [`${err.type ?? 'Error'}: ${err.message ?? ''}${where ? ` ${where.trim()}` : ''}`]
      : []),
    ...Object.entries(details).map(
      ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
  ];
  return parts.join(' | ').replace(/\s+/g, ' ');
}

/**
 * An error for the log. A failed query is logged without its parameters, which are personal data
 * and hashes.
 */
export function forLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error' };
  if (!(error instanceof DrizzleQueryError)) return error;
  const { query, cause, stack } = error;
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: cause?.message,
    code: databaseCode(error),
    query,
    stack: frames?.join('\n'),
  };
}
