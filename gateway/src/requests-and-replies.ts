// An Apollo plugin for what stands between an operation and its HTTP request: cookies that upstream has set go to the browser, errors carry
// the request's id and the unforeseen ones are logged with it, writes are seen through.
import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { isUnforeseen } from './error-format.ts';
import { upstreamExtension } from './execution/upstream-extension.ts';
import { cacheControlOf, NO_STORE, VARY_OF_PUBLIC } from './public-reads/cache-control.ts';
import { audienceOf } from './public-reads/public-fields.ts';

/** The HTTP answer of each operation, found by its context's `upstream`, because Apollo Server clones the context. */
export type Replies = WeakMap<Context['upstream'], FastifyReply>;

export type RequestsAndRepliesOptions = {
  replies: Replies;
  schema: GraphQLSchema;
  isProduction: boolean;
  /** How long caches between us and the browser may keep what is public. */
  publicSeconds: number;
};

export function requestsAndReplies(options: RequestsAndRepliesOptions): ApolloServerPlugin<Context> {
  const { replies, schema, isProduction, publicSeconds } = options;
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operation }) {
          if (operation?.operation === 'mutation') contextValue.upstream().seeThrough();
        },
        async didEncounterErrors({ contextValue, errors }) {
          const log = replies.get(contextValue.upstream)?.request.log;
          for (const error of errors.filter(isUnforeseen)) log?.error(unwrapResolverError(error));
        },
        async willSendResponse({ contextValue, request, document, operation, response }) {
          const reply = replies.get(contextValue.upstream);
          if (!reply) return;
          const setCookies = contextValue.usedUpstream()?.setCookies ?? [];
          if (setCookies.length > 0) reply.header('set-cookie', setCookies);
          response.http.headers.set('cache-control', NO_STORE);
          if (request.http?.method === 'GET' && document && operation) {
            const isClean = setCookies.length === 0 && response.body.kind === 'single' && !response.body.singleResult.errors;
            const audience = audienceOf(schema, document, operation);
            const cacheControl = cacheControlOf({ method: 'GET', audience, isClean, seconds: publicSeconds });
            response.http.headers.set('cache-control', cacheControl);
            if (cacheControl !== NO_STORE) response.http.headers.set('vary', VARY_OF_PUBLIC);
          }
          if (response.body.kind !== 'single') return;
          if (!isProduction && response.body.singleResult.data !== undefined) {
            response.body.singleResult.extensions = upstreamExtension(contextValue.upstream(), 'run');
          }
          if (!response.body.singleResult.errors) return;
          response.body.singleResult.errors = response.body.singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: reply.request.id },
          }));
        },
      };
    },
  };
}
