// CORS: pages of ALLOWED_ORIGINS may read responses of /graphql, with credentials. Without such
// origins no header is sent.
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { DEVELOPER_KEY_HEADER } from '../graphql/documents/developer-key.ts';
import { PREFLIGHT_HEADERS } from '../graphql/preflight.ts';

export async function registerCors(
  app: FastifyInstance,
  { allowedOrigins }: { allowedOrigins: readonly string[] },
): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...allowedOrigins],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', ...PREFLIGHT_HEADERS, DEVELOPER_KEY_HEADER],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
  });
}
