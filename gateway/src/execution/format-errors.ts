// Errors of an operation that did not go through Apollo Server, as Apollo Server would have put them.
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { formatError } from '../error-format.ts';

/** What errors have to say about the HTTP answer (`extensions.http`). */
export type ErrorHead = { status?: number; headers: [string, string][] };

/** The errors for the client, each with the request's id, and what they want of the answer's head. */
export function formatErrors(errors: readonly GraphQLError[], requestId: string): { formatted: GraphQLFormattedError[]; head: ErrorHead } {
  const head: ErrorHead = { headers: [] };
  const formatted = errors.map((error) => {
    const { http, ...extensions } = error.extensions;
    addToHead(head, http);
    const enriched = { ...error.toJSON(), extensions: { ...extensions, code: extensions.code ?? 'INTERNAL_SERVER_ERROR' } };
    const shown = formatError(enriched, error);
    return { ...shown, extensions: { ...shown.extensions, requestId } };
  });
  return { formatted, head };
}

function addToHead(head: ErrorHead, http: unknown): void {
  if (typeof http !== 'object' || http === null) return;
  const { status, headers } = http as { status?: unknown; headers?: unknown };
  if (typeof status === 'number') head.status = status;
  if (headers instanceof Map) head.headers.push(...(headers as Map<string, string>));
}
