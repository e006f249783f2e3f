// An Apollo plugin that tells the observer what came of each operation that went the whole way.
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Observer } from './observer.ts';

/** @param replies the HTTP answer of each operation, found by its `Upstream`, because Apollo Server clones the context */
export function observeOperations(observer: Observer, replies: WeakMap<Upstream, FastifyReply>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ contextValue: { upstream }, operation, response: { http, body } }) {
          const reply = replies.get(upstream);
          if (!reply) return;
          const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
          observer.of(reply.request).end({
            name: operation?.name?.value ?? null,
            kind: operation?.operation ?? 'invalid',
            way: 'whole',
            status: http.status ?? 200,
            codes: errors.map(({ extensions }) => String(extensions?.code)),
            upstream: upstream.use,
          });
        },
      };
    },
  };
}
