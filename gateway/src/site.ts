// Serves what is not GraphQL: the web build with its deep links, GraphiQL, and the backend's pictures and files.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import proxy from '@fastify/http-proxy';
import serve from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from './env.ts';
import { type FirstView, FirstViews } from './first-views.ts';
import { DEVELOPER_KEY_HEADER, developerKeyRule } from './limits/developer-key.ts';
import { cookieForUpstream, cookieRules } from './upstream/cookies.ts';

const builtWeb = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const graphiqlBuild = fileURLToPath(new URL('../graphiql/dist/', import.meta.url));
const A_YEAR_S = 31_536_000;
const ENCODINGS = ['br', 'gzip'] as const;
/** Longer ones are no page that many ask for. */
const MAX_ADDRESS = 200;

/** Registers the site's routes. Where the web has not been built (tests, a gateway on its own) there is only the API. */
export async function registerSite(app: FastifyInstance, env: Env, webBuild = builtWeb): Promise<void> {
  const rules = cookieRules(env);
  await app.register(proxy, {
    upstream: env.upstreamUrl.origin,
    prefix: '/media',
    rewritePrefix: `${env.upstreamUrl.pathname.replace(/\/$/, '')}/media`,
    httpMethods: ['GET', 'HEAD'],
    disableRequestLogging: true,
    replyOptions: {
      // As for GraphQL: who asks is said by us, by upstream's own cookies, and keys to the gateway are none of upstream's business.
      rewriteRequestHeaders: ({ ip }, { authorization: _, [DEVELOPER_KEY_HEADER]: __, cookie, ...headers }) => {
        const known = cookieForUpstream(cookie, rules);
        return { ...headers, ...(known && { cookie: known }), 'x-forwarded-for': ip };
      },
      // A session cookie goes to the browser by way of upstream/cookies.ts only.
      rewriteHeaders: ({ 'set-cookie': _, ...headers }) => headers,
    },
  });

  if (existsSync(graphiqlBuild) && (!env.isProduction || env.developerKey)) await app.register(graphiql, env);

  const hasWeb = existsSync(webBuild);
  // A deep link is a page of the web: its router finds out whether there is one.
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      request.headers.accept?.includes('text/html') &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (hasWeb && isPage) return sendPage(reply);
    return reply.code(404).send({ errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND', requestId: request.id } }] });
  });
  if (!hasWeb) return;
  await app.register(serve, {
    root: webBuild,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The plugin's own would come after ours and win.
    cacheControl: false,
    setHeaders: (reply, path) => {
      // File names in assets/ carry a hash of their content; everything else is asked for anew.
      const isHashed = path.startsWith(`${webBuild}assets/`);
      reply.setHeader('cache-control', isHashed ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache');
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  const views = env.firstViews ? FirstViews.of(app, `${webBuild}../first-view/dist/worker.js`, builtPage(webBuild)) : null;
  for (const [address, files] of Object.entries({ '/': [], ...readPreloads(webBuild) })) {
    app.get(address, async ({ url, headers }, reply) => {
      // Who has a cookie may be signed in, and sees another page than visitors do; what is searched for differs with each search.
      const view = headers.cookie || url.includes('?') || url.length > MAX_ADDRESS ? null : await views?.of(url);
      return view ? sendView(reply, view, headers['accept-encoding'], files) : sendPage(reply, files);
    });
  }
}

/** The web's one page as it was built; empty where it was not. */
export function builtPage(webBuild = builtWeb): string {
  const file = `${webBuild}index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** GraphiQL: for everybody, in production for those who send the developer key. To others there is no such page. */
async function graphiql(scope: FastifyInstance, { isProduction, developerKey }: Env): Promise<void> {
  const hasKey = developerKeyRule(developerKey);
  scope.addHook('onRequest', async ({ headers }, reply) => {
    if (isProduction && !hasKey(headers)) reply.callNotFound();
  });
  await scope.register(serve, { root: graphiqlBuild, prefix: '/graphiql/', decorateReply: false });
  scope.get('/graphiql', (_, reply) => reply.redirect('/graphiql/'));
}

/** The web's one page. The files that its address will need are named with it: the browser fetches them while it reads the rest. */
function sendPage(reply: FastifyReply, files: readonly string[] = []): FastifyReply {
  nameFiles(reply, files);
  return reply.sendFile('index.html');
}

/** The page with what a visitor sees first drawn into it. */
function sendView(reply: FastifyReply, view: FirstView, accepted: string | string[] | undefined, files: readonly string[]): FastifyReply {
  const encoding = ENCODINGS.find((name) => String(accepted).includes(name)) ?? 'identity';
  nameFiles(reply, files);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
  return reply.send(Buffer.from(view[encoding]));
}

function nameFiles(reply: FastifyReply, files: readonly string[]): void {
  const links = files.map((file) => `<${file}>; rel=modulepreload`);
  if (links.length > 0) reply.header('link', links.join(', '));
}

/** Written by the web's build (web/lighter/route-preloads.ts): address as in its routes -> files. */
function readPreloads(webBuild: string): Record<string, string[]> {
  const file = `${webBuild}preloads.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}
