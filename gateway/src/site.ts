// Serves what is not GraphQL: the web build with its deep links, GraphiQL, and the backend's pictures and files.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import proxy from '@fastify/http-proxy';
import serve from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';

const webBuild = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const graphiqlBuild = fileURLToPath(new URL('../graphiql/dist/', import.meta.url));
const A_YEAR_S = 31_536_000;

/** Registers the site's routes. Where the web has not been built (tests, a gateway on its own) there is only the API. */
export async function registerSite(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(proxy, {
    upstream: env.upstreamUrl.origin,
    prefix: '/media',
    rewritePrefix: `${env.upstreamUrl.pathname.replace(/\/$/, '')}/media`,
    httpMethods: ['GET', 'HEAD'],
    disableRequestLogging: true,
    replyOptions: {
      // As for GraphQL: who asks is said by us, and nobody but the gateway has the service credential.
      rewriteRequestHeaders: ({ ip }, { authorization: _, ...headers }) => ({ ...headers, 'x-forwarded-for': ip }),
      // A session cookie goes to the browser by way of upstream/cookies.ts only.
      rewriteHeaders: ({ 'set-cookie': _, ...headers }) => headers,
    },
  });

  if (!env.isProduction && existsSync(graphiqlBuild)) {
    await app.register(serve, { root: graphiqlBuild, prefix: '/graphiql/', decorateReply: false });
    app.get('/graphiql', (_, reply) => reply.redirect('/graphiql/'));
  }

  const hasWeb = existsSync(webBuild);
  // A deep link is a page of the web: its router finds out whether there is one.
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && request.headers.accept?.includes('text/html') && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (hasWeb && isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send({ errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND', requestId: request.id } }] });
  });
  if (!hasWeb) return;
  await app.register(serve, {
    root: webBuild,
    wildcard: false,
    preCompressed: true,
    // File names in assets/ carry a hash of their content; everything else is asked for anew.
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.setHeader('cache-control', isHashed ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache');
    },
  });
}
