// An Apollo plugin for what stands between an operation and its HTTP request: cookies that upstream has set go to the browser, errors carry
// the request's id and the unforeseen ones are logged with it, writes are seen through.
import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyReply } from 'fastify';
import type { Context } from './context.ts';
import { isUnforeseen } from './error-format.ts';
import type { Upstream } from './upstream/upstream.ts';

/** @param replies the HTTP answer of each operation, found by its `Upstream`, because Apollo Server clones the context */
export function requestsAndReplies(replies: WeakMap<Upstream, FastifyReply>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, operation }) {
          if (operation?.operation === 'mutation') contextValue.upstream.seeThrough();
        },
        async didEncounterErrors({ contextValue, errors }) {
          const log = replies.get(contextValue.upstream)?.request.log;
          for (const error of errors.filter(isUnforeseen)) log?.error(unwrapResolverError(error));
        },
        async willSendResponse({ contextValue, response }) {
          const reply = replies.get(contextValue.upstream);
          if (!reply) return;
          if (contextValue.upstream.setCookies.length > 0) reply.header('set-cookie', contextValue.upstream.setCookies);
          response.http.headers.set('cache-control', 'no-store');
          if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
          response.body.singleResult.errors = response.body.singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: reply.request.id },
          }));
        },
      };
    },
  };
}
