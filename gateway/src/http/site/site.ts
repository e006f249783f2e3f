// Serves everything besides GraphQL: the web build with its deep links, GraphiQL, and the backend's
// pictures and files.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import proxy from '@fastify/http-proxy';
import serve from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Env, PACKAGE_FOLDER } from '../../config.ts';
import { DEVELOPER_KEY_HEADER, developerKeyRule } from '../../graphql/documents/developer-key.ts';
import { sendRefusal } from '../../graphql/send-refusal.ts';
import { cookieForUpstream, cookieRules, hasSession } from '../../upstream/cookies.ts';
import { refusal } from '../../upstream/errors/refusals.ts';
import { clientAddressHeaders } from '../../upstream/http/client-address-headers.ts';
import { type PagePreloads, type PrerenderedPage, PrerenderedPages } from './prerendered-pages.ts';

const builtWeb = fileURLToPath(new URL('../web/dist/', PACKAGE_FOLDER));
const graphiqlBuild = fileURLToPath(new URL('graphiql/dist/', PACKAGE_FOLDER));
const A_YEAR_S = 31_536_000;
const ENCODINGS = ['br', 'gzip'] as const;
const unreachableError = refusal('UPSTREAM_UNREACHABLE', {}, { http: { status: 502 } });
const timedOutError = refusal('UPSTREAM_TIMED_OUT', {}, { http: { status: 504 } });
/** Longer URLs are not prerendered. */
const MAX_PRERENDERED_URL_LENGTH = 200;

/**
 * Registers the site's routes. If the web has not been built (tests, a gateway of its own), there
 * is only the API.
 */
export async function registerSite(
  app: FastifyInstance,
  env: Env,
  webBuild = builtWeb,
): Promise<void> {
  const rules = cookieRules(env);
  await app.register(proxy, {
    upstream: env.upstreamUrl.origin,
    prefix: '/media',
    rewritePrefix: `${env.upstreamUrl.pathname.replace(/\/$/, '')}/media`,
    httpMethods: ['GET', 'HEAD'],
    disableRequestLogging: true,
    // By default a 503 is retried ten times, `Retry-After` being taken for milliseconds.
    retryMethods: [],
    replyOptions: {
      // Otherwise a refused connection would be an internal error of the gateway.
      onError: (reply, { error }: { error: Error & { statusCode?: number } }) =>
        void reply.send(error.statusCode === 504 ? timedOutError : unreachableError),
      // As for GraphQL: only upstream's own cookies are passed on, and no developer key.
      rewriteRequestHeaders: (
        { ip },
        { authorization: _, [DEVELOPER_KEY_HEADER]: __, cookie, ...headers },
      ) => {
        const upstreamCookie = cookieForUpstream(cookie, rules);
        return {
          // Browsers must not set the headers that gateways send to backends.
          ...Object.fromEntries(
            Object.entries(headers).filter(([name]) => !name.startsWith('x-alokpath-')),
          ),
          ...(upstreamCookie && { cookie: upstreamCookie }),
          ...clientAddressHeaders(ip, env.upstreamServiceToken),
        };
      },
      // Session cookies are rewritten by upstream/cookies.ts only. Connection headers of upstream
      // do not apply to the client's connection.
      rewriteHeaders: ({ 'set-cookie': _, connection: __, 'keep-alive': ___, ...headers }) =>
        headers,
    },
  });

  if (existsSync(graphiqlBuild) && (!env.isProduction || env.developerKey))
    await app.register(graphiql, env);

  const hasWeb = existsSync(webBuild);
  // A deep link gets the web's page; its router decides whether the URL exists.
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      request.headers.accept?.includes('text/html') &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (hasWeb && isPage) return sendPage(reply);
    return sendRefusal(request, reply, 404, {
      message: 'Not found.',
      extensions: { code: 'NOT_FOUND' },
    });
  });
  if (!hasWeb) return;
  await app.register(serve, {
    root: webBuild,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Otherwise the headers of the plugin would replace ours.
    cacheControl: false,
    setHeaders: (reply, path) => {
      // File names in assets/ contain a hash of their content; all other files are revalidated.
      const isHashed = path.startsWith(`${webBuild}assets/`);
      reply.setHeader(
        'cache-control',
        isHashed ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache',
      );
      // Visitors may receive a prerendered page.
      reply.setHeader(
        'vary',
        path.startsWith(`${webBuild}index.html`) ? 'accept-encoding, cookie' : 'accept-encoding',
      );
    },
  });
  const routes = Object.entries({ '/': NO_PRELOADS, ...readPreloads(webBuild) });
  const entryPages = routes.flatMap(([path]) => (path.includes(':') ? [] : path));
  const prerenderedPages = env.firstViews
    ? PrerenderedPages.register(
        app,
        `${webBuild}../dist-ssr/worker.js`,
        builtPage(webBuild),
        entryPages,
      )
    : null;
  for (const [path, preloads] of routes) {
    app.get(path, async ({ url, headers }, reply) => {
      // Pages of signed-in users are personal and searches are all different, so neither is
      // prerendered.
      const page =
        hasSession(headers.cookie, rules) ||
        url.includes('?') ||
        url.length > MAX_PRERENDERED_URL_LENGTH
          ? null
          : await prerenderedPages?.of(url, preloads);
      return page
        ? sendPrerendered(reply, page, headers['accept-encoding'])
        : sendPage(reply, preloads);
    });
  }
}

/** The index.html of the web build; empty without a build. */
export function builtPage(webBuild = builtWeb): string {
  const file = `${webBuild}index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Serves GraphiQL; in production only with the developer key, otherwise 404. */
async function graphiql(
  scope: FastifyInstance,
  { isProduction, developerKey }: Env,
): Promise<void> {
  const hasKey = developerKeyRule(developerKey);
  // Not an async function, which would go on with the request after it was answered.
  scope.addHook('onRequest', ({ headers }, reply, done) => {
    if (isProduction && !hasKey(headers)) reply.callNotFound();
    else done();
  });
  await scope.register(serve, { root: graphiqlBuild, prefix: '/graphiql/', decorateReply: false });
  scope.get('/graphiql', (_, reply) => reply.redirect('/graphiql/'));
}

const NO_PRELOADS: PagePreloads = { files: [], texts: { en: [], bn: [] } };

/**
 * Sends index.html with preload headers for the files that the URL needs, so that the browser
 * fetches them while it parses the page.
 */
function sendPage(reply: FastifyReply, { files } = NO_PRELOADS): FastifyReply {
  const links = files.map((file) => `<${file}>; rel=modulepreload`);
  if (links.length > 0) reply.header('link', links.join(', '));
  return reply.sendFile('index.html');
}

function sendPrerendered(
  reply: FastifyReply,
  page: PrerenderedPage,
  accepted: string | string[] | undefined,
): FastifyReply {
  const encoding = ENCODINGS.find((name) => accepts(String(accepted), name)) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
  return reply.send(Buffer.from(page[encoding]));
}

/** True if an Accept-Encoding header accepts the encoding; weight 0 rejects it. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Generated by the web's build (web/build/route-preloads.ts), by route path. */
function readPreloads(webBuild: string): Record<string, PagePreloads> {
  const file = `${webBuild}preloads.json`;
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PagePreloads>)
    : {};
}
