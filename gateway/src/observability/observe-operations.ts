// An Apollo plugin that tells the observer what came of each operation that went the whole way.
import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import type { Replies } from '../requests-and-replies.ts';
import type { Observer } from './observer.ts';

export function observeOperations(observer: Observer, replies: Replies): ApolloServerPlugin<Context> {
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
            upstream: upstream().use,
          });
        },
      };
    },
  };
}
